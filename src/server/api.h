#pragma once

#include <boost/asio/awaitable.hpp>
#include <string_view>

#include "server/admission.h"
#include "server/answer.h"
#include "server/hub.h"

namespace rookie {

struct ApiRequest {
  std::string_view method;
  std::string_view path;
  std::string_view body;
  Whence whence;
  bool own_page = true;  // is_own_page
};

// What is asked for over HTTP besides the page: docs/protocol.md, "Around the tables".
class Api {
 public:
  // All must outlive it.
  Api(Hub& hub, Admission& admission, Metrics& metrics) : hub_(hub), admission_(admission), metrics_(metrics) {}

  [[nodiscard]] static bool knows(std::string_view path);
  [[nodiscard]] boost::asio::awaitable<Answer> answer(ApiRequest request);

 private:
  [[nodiscard]] boost::asio::awaitable<Answer> create_table(ApiRequest request);
  [[nodiscard]] Answer find_table(const ApiRequest& request);
  [[nodiscard]] boost::asio::awaitable<Answer> find_game(ApiRequest request);
  [[nodiscard]] Answer too_often();
  [[nodiscard]] Answer health() const;

  Hub& hub_;
  Admission& admission_;
  Metrics& metrics_;
};

}  // namespace rookie
