#pragma once

#include <string_view>

#include "server/answer.h"
#include "server/hub.h"
#include "server/network.h"
#include "server/service.h"

namespace rookie {

struct ApiRequest {
  std::string_view method;
  std::string_view path;
  std::string_view body;
  Whence whence;
  Door door = Door::People;
  bool own_page = true;  // is_own_page
};

// The HTTP API: docs/protocol.md, "Around the tables".
class Api {
 public:
  // Both must outlive the Api.
  Api(Hub& hub, Service& service) : hub_(hub), service_(service) {}

  [[nodiscard]] static bool knows(std::string_view path);
  // Whether this is only about how the server is, for programs that watch it. Its figures are only told to Watchers.
  [[nodiscard]] static bool tells_of_server(std::string_view path);
  [[nodiscard]] Awaitable<Answer> answer(ApiRequest request);

 private:
  [[nodiscard]] Awaitable<Answer> create_table(ApiRequest request);
  [[nodiscard]] Awaitable<Answer> find_table(ApiRequest request);
  [[nodiscard]] Awaitable<Answer> find_game(ApiRequest request);
  [[nodiscard]] Answer addresses(const ApiRequest& request) const;
  [[nodiscard]] Answer too_often(Refused why);
  [[nodiscard]] Answer readiness() const;

  Hub& hub_;
  Service& service_;
};

}  // namespace rookie
