#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookie {

struct HttpAnswer {
  unsigned status = 0;
  std::string head;
  std::string body;
};

// One request on a connection of its own. Further headers are lines, each with its end.
[[nodiscard]] HttpAnswer http(std::uint16_t port, std::string_view method, std::string_view target,
                              std::string_view body = "", std::string_view headers = "");

// A WebSocket. Waits for everything, but not for ever.
class WebClient {
 public:
  WebClient(std::uint16_t port, std::string_view target,
            const std::vector<std::pair<std::string, std::string>>& headers = {});
  WebClient(WebClient&&) noexcept;
  WebClient& operator=(WebClient&&) noexcept;
  ~WebClient();

  // Of HTTP: 101 if it was accepted, 0 if there was no answer.
  [[nodiscard]] unsigned status() const;
  // Whether it could be sent.
  bool say(std::string_view text);
  bool say_in_pieces(std::string_view text);
  bool ping();
  // Reads, and does nothing but answer, until the server has asked so often; whether it has.
  [[nodiscard]] bool answer_pings(int count);
  // Without a word; nothing more can be said or heard.
  void hang_up();
  // Bytes that are no frame of ours.
  bool send_bytes(std::string_view bytes);
  // Nothing when the connection is closed; then why, if the server said it.
  [[nodiscard]] std::optional<std::string> hear();
  [[nodiscard]] unsigned close_code() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace rookie
