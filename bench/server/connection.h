#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace rookie::load {

// One connection of the load: HTTP requests one after the other, then a WebSocket. It does as little as it can, since
// it must not be slower than what it measures.
class Connection {
 public:
  // Whose connection it is.
  class Owner {
   public:
    Owner() = default;
    Owner(const Owner&) = delete;
    Owner& operator=(const Owner&) = delete;
    virtual ~Owner() = default;

    // The body of an answer to `post`.
    virtual void answered(std::string_view body) = 0;
    virtual void upgraded() = 0;
    // A message of the WebSocket.
    virtual void heard(std::string_view message) = 0;
  };

  enum class Frame : std::uint8_t { Text = 1, Binary = 2 };

  // To this computer. Whatever goes wrong with a connection ends the program: then nothing is measured.
  Connection(std::uint16_t port, Owner& owner);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection();

  [[nodiscard]] int file() const { return file_; }

  void post(std::string_view target, std::string_view json);
  void upgrade(std::string_view target);
  void say(std::string_view message, Frame frame = Frame::Text);

  // There is something to read.
  void read();

 private:
  void write(std::string_view bytes) const;
  // Each takes one whole answer or frame from the front, and says how long it was; 0 while it is not whole.
  [[nodiscard]] std::size_t take_answer(std::string_view bytes);
  [[nodiscard]] std::size_t take_frame(std::string_view bytes);
  void write_frame(unsigned opcode, std::string_view payload) const;

  int file_;
  Owner& owner_;
  bool upgraded_ = false;
  std::string unread_;  // the beginning of what has not come whole
};

}  // namespace rookie::load
