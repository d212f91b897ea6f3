#include "server/page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace rookie {
namespace {

using testing::Contains;
using testing::IsSupersetOf;

const PageFiles files{{"/index.html", "the start"},
                      {"/index.html.br", "small"},
                      {"/index.html.gz", "smaller"},
                      {"/sw.js", "worker"},
                      {"/sw.js.gz", "wrkr"},
                      {"/manifest.webmanifest", "{}"},
                      {"/icon.svg", "<svg/>"},
                      {"/icon-192.png", "PNG"},
                      {"/assets/index-1f2e.js", "code"},
                      {"/assets/index-3d4c.css", "style"},
                      {"/assets/rookie-5b6a.wasm", "engine"},
                      {"/assets/evaluation-7c8d.weights", "numbers"},
                      {"/archive.gz", "of its own"}};

const Page& page() {
  static const Page made = Page::of(files).value();
  return made;
}

Answer get(std::string_view target, std::string_view accept_encoding = "", std::string_view if_none_match = "") {
  return page().answer(
      {.method = "GET", .target = target, .accept_encoding = accept_encoding, .if_none_match = if_none_match});
}

std::string_view value(const Answer& answer, std::string_view name) {
  const auto found = std::ranges::find(answer.headers, name, &Header::name);
  return found == answer.headers.end() ? "" : found->value;
}

TEST(Page, NeedsAStart) {
  EXPECT_FALSE(Page::of({}));
  EXPECT_FALSE(Page::of({{"/other.html", ""}}));
}

TEST(Page, IsFoundByPath) {
  for (const std::string_view target : {"/", "/index.html", "/?game=1", "/index.html?a=/b"}) {
    EXPECT_EQ(get(target).status, 200U) << target;
    EXPECT_EQ(get(target).body, "the start") << target;
  }
  EXPECT_EQ(get("/assets/index-1f2e.js").body, "code");
  EXPECT_EQ(get("/archive.gz").body, "of its own");
}

TEST(Page, NothingElseIsFound) {
  for (const std::string_view target :
       {"", "index.html", "//index.html", "/assets", "/assets/", "/assets/../index.html", "/../../etc/passwd",
        "/%69ndex.html", "/INDEX.HTML", "/index.html.br", "/index.html/", "*", "http://elsewhere/"}) {
    EXPECT_EQ(get(target).status, 404U) << target;
  }
}

TEST(Page, IsOnlyRead) {
  for (const std::string_view method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", ""}) {
    const Answer answer = page().answer({.method = method, .target = "/"});
    EXPECT_EQ(answer.status, 405U) << method;
    EXPECT_EQ(value(answer, "Allow"), "GET, HEAD");
  }
}

TEST(Page, HeadSaysTheSame) {
  const Answer head = page().answer({.method = "HEAD", .target = "/sw.js"});
  EXPECT_EQ(head.status, 200U);
  EXPECT_EQ(head.headers, get("/sw.js").headers);
  EXPECT_EQ(head.body, get("/sw.js").body);
}

TEST(Page, TypesByName) {
  const auto type = [](std::string_view target) { return value(get(target), "Content-Type"); };
  EXPECT_EQ(type("/"), "text/html; charset=utf-8");
  EXPECT_EQ(type("/sw.js"), "text/javascript; charset=utf-8");
  EXPECT_EQ(type("/manifest.webmanifest"), "application/manifest+json");
  EXPECT_EQ(type("/icon.svg"), "image/svg+xml");
  EXPECT_EQ(type("/icon-192.png"), "image/png");
  EXPECT_EQ(type("/assets/index-3d4c.css"), "text/css; charset=utf-8");
  EXPECT_EQ(type("/assets/rookie-5b6a.wasm"), "application/wasm");
  EXPECT_EQ(type("/assets/evaluation-7c8d.weights"), "application/octet-stream");
}

TEST(Page, IsAsSmallAsTheBrowserTakesIt) {
  const auto body = [](std::string_view accepted) { return get("/", accepted).body; };
  for (const std::string_view brotli : {"br", "gzip, deflate, br", "gzip,br;q=0.1", " br ; q=1.0 "}) {
    EXPECT_EQ(body(brotli), "small") << brotli;
    EXPECT_EQ(value(get("/", brotli), "Content-Encoding"), "br");
  }
  for (const std::string_view gzip : {"gzip", "gzip, deflate", "br;q=0, gzip", "br; q=0.000,gzip;q=0.001"}) {
    EXPECT_EQ(body(gzip), "smaller") << gzip;
    EXPECT_EQ(value(get("/", gzip), "Content-Encoding"), "gzip");
  }
  for (const std::string_view plain : {"", "identity", "brotli", "gzip;q=0", "deflate, zstd", ",;,"}) {
    EXPECT_EQ(body(plain), "the start") << plain;
    EXPECT_EQ(value(get("/", plain), "Content-Encoding"), "");
  }
  EXPECT_EQ(get("/sw.js", "br, gzip").body, "wrkr");
  EXPECT_EQ(get("/icon.svg", "br, gzip").body, "<svg/>");
  EXPECT_EQ(value(get("/", "br"), "Content-Type"), "text/html; charset=utf-8");
  EXPECT_THAT(get("/").headers, Contains(Header{"Vary", "Accept-Encoding"}));
}

TEST(Page, HashedNamesAreKeptAndOthersAskedForAgain) {
  EXPECT_EQ(value(get("/assets/index-1f2e.js"), "Cache-Control"), "public, max-age=31536000, immutable");
  for (const std::string_view target : {"/", "/sw.js", "/manifest.webmanifest", "/icon.svg"}) {
    EXPECT_EQ(value(get(target), "Cache-Control"), "no-cache") << target;
  }
}

TEST(Page, WhatIsKnownIsNotSentAgain) {
  const std::string tag(value(get("/"), "ETag"));
  const std::string inner = tag.substr(2);  // without W/
  for (const std::string& known : {tag, inner, R"("other", )" + tag, std::string("*")}) {
    const Answer answer = get("/", "br", known);
    EXPECT_EQ(answer.status, 304U) << known;
    EXPECT_EQ(answer.body, "");
    EXPECT_THAT(answer.headers, IsSupersetOf({Header{"ETag", tag}, Header{"Cache-Control", "no-cache"}}));
  }
  EXPECT_EQ(get("/", "", R"("other")").status, 200U);
  EXPECT_EQ(get("/sw.js", "", tag).status, 200U);
}

TEST(Page, TagsAreOfTheContent) {
  PageFiles changed = files;
  changed["/index.html"] = "the stars";
  const Page other = Page::of(changed).value();
  const std::string_view tag = value(get("/"), "ETag");
  EXPECT_NE(value(other.answer({.method = "GET", .target = "/"}), "ETag"), tag);
  EXPECT_EQ(value(get("/", "br"), "ETag"), tag);
}

}  // namespace
}  // namespace rookie
