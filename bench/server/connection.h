#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace rookie::load {

// One client connection of the load: HTTP requests one after the other, then a WebSocket. It does as little as
// possible, so that it is not slower than the server it measures.
class Connection {
 public:
  // Receives what the server sends.
  class Owner {
   public:
    Owner() = default;
    Owner(const Owner&) = delete;
    Owner& operator=(const Owner&) = delete;
    virtual ~Owner() = default;

    // Receives the body of the answer to `post`.
    virtual void answered(std::string_view body) = 0;
    virtual void upgraded() = 0;
    // Receives a message of the WebSocket.
    virtual void heard(std::string_view message) = 0;
  };

  enum class Frame : std::uint8_t { Text = 1, Binary = 2 };

  // Connects to this computer. Any failure of a connection ends the program, since the measurement is then void.
  Connection(std::uint16_t port, Owner& owner);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection();

  [[nodiscard]] int file() const { return file_; }

  void post(std::string_view target, std::string_view json);
  void upgrade(std::string_view target);
  void say(std::string_view message, Frame frame = Frame::Text);

  // Must be called when there is something to read.
  void read();

 private:
  void write(std::string_view bytes) const;
  // Each takes one complete answer or frame from the front and returns its length, or 0 if it is incomplete.
  [[nodiscard]] std::size_t take_answer(std::string_view bytes);
  [[nodiscard]] std::size_t take_frame(std::string_view bytes);
  void write_frame(unsigned opcode, std::string_view payload) const;

  int file_;
  Owner& owner_;
  bool upgraded_ = false;
  std::string unread_;  // the beginning of an incomplete answer or frame
};

}  // namespace rookie::load
