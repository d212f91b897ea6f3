#include "server/page.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <ranges>
#include <utility>

#include "core/hash.h"

namespace rookie {
namespace {

constexpr std::string_view start_page = "/index.html";
constexpr std::string_view hashed_names = "/assets/";

// The compressed forms of a file, the smaller first.
struct Coding {
  std::string_view name;
  std::string_view suffix;
};
constexpr std::array codings{Coding{.name = "br", .suffix = ".br"}, Coding{.name = "gzip", .suffix = ".gz"}};

struct Type {
  std::string_view suffix;
  std::string_view name;
};
constexpr std::array types{Type{".html", "text/html; charset=utf-8"},
                           Type{".js", "text/javascript; charset=utf-8"},
                           Type{".css", "text/css; charset=utf-8"},
                           Type{".wasm", "application/wasm"},
                           Type{".svg", "image/svg+xml"},
                           Type{".png", "image/png"},
                           Type{".webmanifest", "application/manifest+json"},
                           Type{".json", "application/json"},
                           Type{".txt", "text/plain; charset=utf-8"}};

std::string_view type_of(std::string_view path) {
  const auto* const known = std::ranges::find_if(types, [&](const Type& type) { return path.ends_with(type.suffix); });
  return known == types.end() ? "application/octet-stream" : known->name;
}

std::string_view caching_of(std::string_view path) {
  return path.starts_with(hashed_names) ? "public, max-age=31536000, immutable" : "no-cache";
}

// A weak tag, because it stands for all forms of the file.
std::string tag_of(std::string_view content) {
  Hash hash;
  for (const char byte : content) hash.add(static_cast<unsigned char>(byte));
  return fmt::format("W/\"{:016x}\"", hash.value());
}

std::string_view trimmed(std::string_view words) {
  const auto first = words.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return words.substr(first, words.find_last_not_of(" \t") - first + 1);
}

// Whether a list such as "gzip;q=0.5, br" names the coding, and not with the weight 0 (RFC 9110, 12.5.3).
bool accepts(std::string_view list, std::string_view coding) {
  return std::ranges::any_of(std::views::split(list, ','), [&](const auto& part) {
    const std::string_view item = trimmed({part.begin(), part.end()});
    const std::size_t end = std::min(item.find(';'), item.size());
    const std::string_view weight = trimmed(item.substr(std::min(end + 1, item.size())));
    const bool refused = weight.starts_with("q=0") && weight.find_first_not_of("0.", 2) == std::string_view::npos;
    return trimmed(item.substr(0, end)) == coding && !refused;
  });
}

// Weak comparison (RFC 9110, 8.8.3.2): only the part in quotes counts.
bool names_tag(std::string_view list, std::string_view tag) {
  return list == "*" || list.find(tag.substr(tag.find('"'))) != std::string_view::npos;
}

}  // namespace

Result<PageFiles> read_page(const std::string& folder) {
  namespace fs = std::filesystem;
  PageFiles files;
  std::error_code error;
  auto entry = fs::recursive_directory_iterator(folder, error);
  for (; !error && entry != fs::end(entry); entry.increment(error)) {
    if (entry->path().filename().native().starts_with('.')) {
      entry.disable_recursion_pending();
    } else if (entry->is_regular_file(error)) {
      std::ifstream file(entry->path(), std::ios::binary);
      if (!file) return refuse("", "cannot read " + entry->path().native());
      files["/" + entry->path().lexically_relative(folder).generic_string()] = {std::istreambuf_iterator(file), {}};
    }
  }
  if (error) return refuse("", fmt::format("cannot read the page in {}: {}", folder, error.message()));
  return files;
}

Result<Page> Page::of(const PageFiles& files) {
  if (!files.contains(std::string(start_page))) return refuse("", "there is no index.html");
  Page page;
  for (const auto& [path, content] : files) {
    const auto is_form = [&](const Coding& coding) {
      return path.ends_with(coding.suffix) && files.contains(path.substr(0, path.size() - coding.suffix.size()));
    };
    if (std::ranges::any_of(codings, is_form)) continue;
    File file{.type = type_of(path), .caching = caching_of(path), .tag = tag_of(content)};
    for (const Coding& coding : codings) {
      if (const auto form = files.find(path + std::string(coding.suffix)); form != files.end()) {
        file.forms.push_back({.encoding = coding.name, .bytes = form->second});
      }
    }
    file.forms.push_back({.bytes = content});
    page.files_.emplace(path, std::move(file));
  }
  return page;
}

Answer Page::answer(const PageRequest& request) const {
  if (request.method != "GET" && request.method != "HEAD") {
    Answer answer = refusal(405, "This method is not allowed here.\n");
    answer.headers.push_back({"Allow", "GET, HEAD"});
    return answer;
  }
  const std::string_view path = request.target.substr(0, request.target.find('?'));
  const auto found = files_.find(path == "/" ? start_page : path);
  if (found == files_.end()) return refusal(404, "There is nothing here.\n");
  const File& file = found->second;
  Answer answer{.status = 304,
                .headers = {{"ETag", file.tag}, {"Cache-Control", file.caching}, {"Vary", "Accept-Encoding"}}};
  if (names_tag(request.if_none_match, file.tag)) return answer;
  const Form& form = best_form(file, request.accept_encoding);
  answer.status = 200;
  answer.headers.push_back({"Content-Type", file.type});
  if (!form.encoding.empty()) answer.headers.push_back({"Content-Encoding", form.encoding});
  answer.body = form.bytes;
  return answer;
}

const Page::Form& Page::best_form(const File& file, std::string_view accept_encoding) {
  return *std::ranges::find_if(
      file.forms, [&](const Form& form) { return form.encoding.empty() || accepts(accept_encoding, form.encoding); });
}

}  // namespace rookie
