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

// Makes one request on a new connection. `headers` are more lines, each with its line end.
[[nodiscard]] HttpAnswer http(std::uint16_t port, std::string_view method, std::string_view target,
                              std::string_view body = "", std::string_view headers = "");

// A WebSocket client. All waits have a limit.
class WebClient {
 public:
  WebClient(std::uint16_t port, std::string_view target,
            const std::vector<std::pair<std::string, std::string>>& headers = {});
  WebClient(WebClient&&) noexcept;
  WebClient& operator=(WebClient&&) noexcept;
  ~WebClient();

  // The HTTP status: 101 if the upgrade was accepted, 0 if there was no answer.
  [[nodiscard]] unsigned status() const;
  // Each returns whether it could be sent.
  bool say(std::string_view text);
  bool say_in_pieces(std::string_view text);
  bool ping();
  // Only answers pings until the server has sent `count` of them. Returns whether it did.
  [[nodiscard]] bool answer_pings(int count);
  // Drops the connection without closing it properly. It cannot be used any more.
  void hang_up();
  // Sends raw bytes, without a frame.
  bool send_bytes(std::string_view bytes);
  // Receives a message; nothing if the connection is closed. Then `close_code` is the reason, if the server gave one.
  [[nodiscard]] std::optional<std::string> hear();
  [[nodiscard]] unsigned close_code() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace rookie
