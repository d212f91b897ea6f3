#include "connection.h"

#include <arpa/inet.h>
#include <fmt/core.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <optional>
#include <utility>

#include "require.h"

namespace rookie::load {
namespace {

constexpr unsigned close_opcode = 8;
constexpr unsigned ping_opcode = 9;
constexpr unsigned pong_opcode = 10;

std::optional<std::string_view> header(std::string_view head, std::string_view name) {
  const std::size_t found = head.find(name);
  if (found == std::string_view::npos) return std::nullopt;
  const std::string_view value = head.substr(found + name.size());
  return value.substr(0, value.find('\r'));
}

}  // namespace

Connection::Connection(std::uint16_t port, Owner& owner)
    : file_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)), owner_(owner) {
  require(file_ >= 0, "no more connections: raise the number of open files (ulimit -n)");
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): as POSIX requires
  const auto* const general = reinterpret_cast<const sockaddr*>(&address);
  require(connect(file_, general, sizeof address) == 0, "cannot connect");
  const int yes = 1;
  setsockopt(file_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
}

Connection::~Connection() { close(file_); }

void Connection::post(std::string_view target, std::string_view json) {
  write(fmt::format(
      "POST {} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{}", target,
      json.size(), json));
}

void Connection::upgrade(std::string_view target) {
  write(
      fmt::format("GET {} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
                  target));
}

void Connection::say(std::string_view message, Frame frame) { write_frame(static_cast<unsigned>(frame), message); }

// Masks with zeros, which is allowed and leaves the payload unchanged.
void Connection::write_frame(unsigned opcode, std::string_view payload) const {
  constexpr std::size_t longest_short_payload = 125;
  std::string frame{static_cast<char>(0x80U | opcode)};
  if (payload.size() <= longest_short_payload) {
    frame += static_cast<char>(0x80U | payload.size());
  } else {
    frame += {static_cast<char>(0x80U | 126U), static_cast<char>(payload.size() >> 8U),
              static_cast<char>(payload.size() & 0xffU)};
  }
  frame.append(4, '\0');
  frame += payload;
  write(frame);
}

void Connection::write(std::string_view bytes) const {
  require(send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL) == std::ssize(bytes), "cannot send");
}

void Connection::read() {
  static std::array<char, 256 * std::size_t{1024}> buffer;
  const ssize_t size = recv(file_, buffer.data(), buffer.size(), MSG_DONTWAIT);
  if (size < 0 && errno == EAGAIN) return;
  require(size > 0, "the server has closed a connection");
  std::string_view bytes(buffer.data(), static_cast<std::size_t>(size));
  std::string whole;
  if (!unread_.empty()) {
    whole = std::exchange(unread_, {});
    whole += bytes;
    bytes = whole;
  }
  while (!bytes.empty()) {
    const std::size_t taken = upgraded_ ? take_frame(bytes) : take_answer(bytes);
    if (taken == 0) break;
    bytes.remove_prefix(taken);
  }
  unread_ = bytes;
}

std::size_t Connection::take_answer(std::string_view bytes) {
  const std::size_t end = bytes.find("\r\n\r\n");
  if (end == std::string_view::npos) return 0;
  const std::string_view head = bytes.substr(0, end + 2);
  std::string_view body = bytes.substr(end + 4);
  require(head.starts_with("HTTP/1.1 101") || head.starts_with("HTTP/1.1 20"), bytes);
  if (head.starts_with("HTTP/1.1 101")) {
    upgraded_ = true;
    owner_.upgraded();
    return end + 4;
  }
  auto length = header(head, "ontent-Length: ");
  if (!length) length = header(head, "ontent-length: ");
  require(length.has_value(), "an answer has no Content-Length");
  const auto size = std::strtoul(std::string(*length).c_str(), nullptr, 10);
  if (body.size() < size) return 0;
  owner_.answered(body.substr(0, size));
  return end + 4 + size;
}

std::size_t Connection::take_frame(std::string_view bytes) {
  const auto byte = [&](std::size_t index) {
    return static_cast<std::size_t>(static_cast<unsigned char>(bytes[index]));
  };
  if (bytes.size() < 2) return 0;
  const std::size_t opcode = byte(0) & 0xfU;
  std::size_t size = byte(1);
  std::size_t start = 2;
  if (size >= 126) {
    const std::size_t length_bytes = size == 126 ? 2 : 8;
    start += length_bytes;
    if (bytes.size() < start) return 0;
    size = 0;
    for (std::size_t index = 2; index < start; ++index) size = size << 8U | byte(index);
  }
  if (bytes.size() < start + size) return 0;
  const std::string_view payload = bytes.substr(start, size);
  require(opcode != close_opcode, "the server has closed a WebSocket");
  if (opcode == ping_opcode) {
    write_frame(pong_opcode, payload);
  } else if (opcode != pong_opcode) {
    owner_.heard(payload);
  }
  return start + size;
}

}  // namespace rookie::load
