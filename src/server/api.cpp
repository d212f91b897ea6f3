#include "server/api.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/json.h"
#include "online/settings.h"
#include "server/addresses.h"
#include "server/draw.h"

namespace rookie {
namespace {

namespace asio = boost::asio;

constexpr std::string_view tables_path = "/api/tables";
constexpr std::string_view table_path = "/api/tables/";
constexpr std::string_view games_path = "/api/games/";
constexpr std::string_view record_ending = ".rgn";
constexpr std::string_view json = "application/json";

Answer text(unsigned status, std::string_view type, std::string body) {
  auto kept = std::make_shared<const std::string>(std::move(body));
  return {.status = status,
          .headers = {{"Content-Type", type}, {"Cache-Control", "no-store"}},
          .body = *kept,
          .kept = std::move(kept)};
}

Answer names(unsigned status, const TableNames& table) {
  const auto names = [&](JsonObject& object) { object.add("id", table.id.text).add("code", table.code.text); };
  return text(status, json, to_json(names).text());
}

Answer only(std::string_view method) {
  Answer answer = refusal(405, "This method is not allowed here.\n");
  answer.headers.push_back({"Allow", method});
  return answer;
}

Answer nothing_here() { return refusal(404, "There is nothing here.\n"); }

Answer not_stored() { return refusal(503, "The server cannot do this now; try again.\n"); }

}  // namespace

bool Api::knows(std::string_view path) { return path.starts_with("/api/") || tells_of_server(path); }

bool Api::tells_of_server(std::string_view path) {
  return path == "/healthz" || path == "/readyz" || path == "/metrics";
}

Awaitable<Answer> Api::answer(ApiRequest request) {
  if (request.path == tables_path) co_return co_await create_table(request);
  if (request.method != "GET" && request.method != "HEAD") co_return only("GET, HEAD");
  if (request.path == "/healthz") co_return text(200, "text/plain; charset=utf-8", "ok\n");
  if (request.path == "/readyz") co_return readiness();
  if (request.path == "/metrics" && request.door == Door::Watchers) {
    co_return text(200, "text/plain; version=0.0.4", to_prometheus(hub_.metrics(), process_use()));
  }
  if (request.path == "/api/addresses") co_return addresses(request);
  if (request.path.starts_with(table_path)) co_return co_await find_table(request);
  if (request.path.starts_with(games_path) && request.path.ends_with(record_ending))
    co_return co_await find_game(request);
  co_return nothing_here();
}

Awaitable<Answer> Api::create_table(ApiRequest request) {
  if (request.method != "POST") co_return only("POST");
  if (!request.own_page) co_return refusal(403, "Another page may not open tables here.\n");
  const auto settings = parse_settings(request.body.empty() ? "{}" : request.body);
  if (!settings) co_return text(400, "text/plain; charset=utf-8", to_string(settings.error()) + "\n");
  if (!service_.admission.may_open_table(request.whence)) co_return too_often(Refused::NewTables);
  const auto created = co_await hub_.create(*settings);
  co_return created ? names(201, *created) : not_stored();
}

Awaitable<Answer> Api::find_table(ApiRequest request) {
  if (!service_.admission.may_visit(request.whence)) co_return too_often(Refused::Visits);
  const auto found = co_await hub_.find(read_table_code(request.path.substr(table_path.size())));
  if (!found) co_return not_stored();
  co_return *found ? names(200, **found) : nothing_here();
}

Awaitable<Answer> Api::find_game(ApiRequest request) {
  if (!service_.admission.may_visit(request.whence)) co_return too_often(Refused::Visits);
  std::string_view id = request.path.substr(games_path.size());
  id.remove_suffix(record_ending.size());
  auto record = co_await hub_.record(GameId{std::string(id)});
  if (!record) co_return not_stored();
  if (!*record) co_return nothing_here();
  Answer answer = text(200, "text/plain; charset=utf-8", **std::move(record));
  answer.headers.push_back({"Content-Disposition", "attachment; filename=\"rookie.rgn\""});
  co_return answer;
}

// Only a browser on this computer learns the addresses in the network: any other came by one of them already.
Answer Api::addresses(const ApiRequest& request) const {
  std::vector<std::string> found;
  if (!service_.public_url.empty()) {
    found.push_back(service_.public_url + "/");
  } else if (request.whence.is_loopback()) {
    found = addresses_of(service_.endpoint).nearby;
  }
  return text(200, json, to_json([&](JsonObject& object) { object.add("addresses", found); }).text());
}

Answer Api::too_often(Refused why) {
  service_.refuse(why);
  return refusal(429, "Too many requests; wait a minute.\n");
}

Answer Api::readiness() const {
  if (!service_.metrics.store_works) return refusal(503, "The store is not working.\n");
  if (!hub_.may_own()) return refusal(503, "This server has no lease.\n");
  return text(200, "text/plain; charset=utf-8", "ok\n");
}

}  // namespace rookie
