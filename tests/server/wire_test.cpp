#include "server/wire.h"

#include <gtest/gtest.h>

#include <array>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <optional>
#include <string>

namespace rookie {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

// A wire, with a peer that reads only when told to.
class WireTest : public testing::Test {
 protected:
  WireTest() {
    tcp::acceptor acceptor(context, tcp::endpoint(asio::ip::address_v4::loopback(), 0));
    TcpSocket socket(context);
    socket.connect(acceptor.local_endpoint());
    socket.set_option(tcp::socket::send_buffer_size(4096));
    other.emplace(acceptor.accept());
    wire.emplace(std::move(socket), all_unsent, Allowance{.burst = 3});
  }

  [[nodiscard]] std::string read_all(std::size_t size) {
    std::string read(size, ' ');
    std::optional<Wire::Error> done;
    asio::async_read(*other, asio::buffer(read), [&done](const Wire::Error& error, std::size_t) { done = error; });
    while (!done) context.run_one();
    EXPECT_FALSE(*done) << *done;
    return read;
  }

  asio::io_context context;
  std::array<char, 1> byte{};
  std::optional<tcp::socket> other;
  std::size_t all_unsent = 0;
  std::optional<Wire> wire;
};

// More than the network takes at one time.
std::string much(char letter) { return std::string(std::size_t{1} << 20U, letter); }

TEST_F(WireTest, TakesWhatIsWrittenAtOnceAndSendsItInOrder) {
  const std::string first = much('a');
  const std::string second = "b";
  Wire::Error error;
  EXPECT_EQ(wire->write_some(std::array{asio::buffer(first), asio::buffer(second)}, error), first.size() + 1);
  EXPECT_FALSE(error);
  EXPECT_GT(wire->unsent(), 1);
  EXPECT_EQ(all_unsent, wire->unsent());
  bool written = false;
  asio::async_write(*wire, asio::buffer("c", 1),
                    [&written](const Wire::Error& failure, std::size_t bytes) { written = !failure && bytes == 1; });
  EXPECT_TRUE(read_all(first.size() + 2) == first + "bc");
  EXPECT_TRUE(written);
  EXPECT_EQ(wire->unsent(), 0);
  EXPECT_EQ(all_unsent, 0);
}

TEST_F(WireTest, KeepsNothingWhileTheNetworkTakesIt) {
  Wire::Error error;
  EXPECT_EQ(wire->write_some(asio::buffer("abc", 3), error), 3);
  EXPECT_EQ(wire->unsent(), 0);
  EXPECT_EQ(read_all(3), "abc");
}

TEST_F(WireTest, SaysWhenTheConnectionIsLost) {
  wire->next_layer().close();
  Wire::Error error;
  EXPECT_EQ(wire->write_some(asio::buffer("abc", 3), error), 0);
  EXPECT_TRUE(error);
}

TEST_F(WireTest, ReadsNoMoreOftenThanItMay) {
  int reads = 0;
  std::function<void()> read = [&] {
    wire->async_read_some(asio::buffer(byte), [&](const Wire::Error& error, std::size_t) {
      if (error) return;
      ++reads;
      read();
    });
  };
  read();
  other->write_some(asio::buffer("abcdef", 6));
  context.run();
  EXPECT_EQ(reads, 3);
  EXPECT_FALSE(wire->next_layer().is_open());
}

TEST_F(WireTest, MayEndWhileSomethingIsKept) {
  const std::string text = much('a');
  Wire::Error error;
  EXPECT_EQ(wire->write_some(asio::buffer(text), error), text.size());
  wire.reset();
  EXPECT_EQ(all_unsent, 0);
  EXPECT_GT(context.run(), 0);  // the waiting handler is called, though nobody reads
}

}  // namespace
}  // namespace rookie
