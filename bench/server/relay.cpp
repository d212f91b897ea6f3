#include "relay.h"

#include <fmt/core.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstdlib>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rookie::load {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

constexpr auto with_error = asio::as_tuple(asio::use_awaitable);

using Text = std::shared_ptr<const std::string>;

class Client {
 public:
  explicit Client(tcp::socket socket) : stream_(std::move(socket)) {
    stream_.next_layer().socket().set_option(tcp::no_delay(true));
    stream_.auto_fragment(false);
  }

  [[nodiscard]] auto& stream() { return stream_; }

  void send(Text text) {
    unsent_.push_back(std::move(text));
    if (unsent_.size() == 1) write_next();
  }

 private:
  void write_next() {
    stream_.async_write(asio::buffer(*unsent_.front()), [this](const beast::error_code& error, std::size_t /*bytes*/) {
      if (error) return;
      unsent_.pop_front();
      if (!unsent_.empty()) write_next();
    });
  }

  beast::websocket::stream<beast::tcp_stream> stream_;
  std::deque<Text> unsent_;
};

struct RelayTable {
  std::vector<Client*> clients;
  std::int64_t sequence = 0;
};

class Relay {
 public:
  Relay(asio::io_context& context, std::size_t message_bytes)
      : acceptor_(context, tcp::endpoint(asio::ip::address_v4::loopback(), 0)), padding_(message_bytes, 'x') {}

  [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

  asio::awaitable<void> accept_all() {
    while (true) {
      auto [error, socket] = co_await acceptor_.async_accept(with_error);
      if (!error) asio::co_spawn(acceptor_.get_executor(), serve(std::move(socket)), asio::detached);
    }
  }

 private:
  // Tables and clients live as long as the process.
  asio::awaitable<void> serve(tcp::socket socket) {
    Client* const client = &clients_.emplace_back(std::move(socket));
    beast::flat_buffer buffer;
    beast::http::request<beast::http::string_body> request;
    co_await beast::http::async_read(client->stream().next_layer(), buffer, request, with_error);
    co_await client->stream().async_accept(request, with_error);
    const std::string target(request.target());
    RelayTable& table = tables_[target];
    table.clients.push_back(client);
    const auto seats = static_cast<std::size_t>(std::atoi(target.substr(target.rfind('=') + 1).c_str()));
    if (table.clients.size() == seats) tell(table);
    while (true) {
      const auto [error, bytes] = co_await client->stream().async_read(buffer, with_error);
      if (error) co_return;
      buffer.clear();
      ++table.sequence;
      tell(table);
    }
  }

  void tell(const RelayTable& table) const {
    const auto active = table.sequence % std::ssize(table.clients) + 1;
    std::string text =
        fmt::format(R"({{"seq":{},"active":{},"moves":[{{"move":"1"}}],"padding":"{}"}})", table.sequence, active, "");
    text.insert(text.size() - 2, padding_, 0, padding_.size() - text.size());
    const Text shared = std::make_shared<const std::string>(std::move(text));
    for (Client* client : table.clients) client->send(shared);
  }

  tcp::acceptor acceptor_;
  std::string padding_;
  std::list<Client> clients_;
  std::map<std::string, RelayTable> tables_;
};

}  // namespace

void run_relay(std::size_t message_bytes, const std::function<void(std::uint16_t port)>& ready) {
  asio::io_context context{1};
  Relay relay(context, message_bytes);
  asio::co_spawn(context, relay.accept_all(), asio::detached);
  ready(relay.port());
  context.run();
}

}  // namespace rookie::load
