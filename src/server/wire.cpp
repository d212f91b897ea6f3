#include "server/wire.h"

namespace rookie {
namespace {

namespace asio = boost::asio;

}  // namespace

Wire::Wire(TcpSocket socket) : state_(std::make_shared<State>(State{.socket = std::move(socket), .unsent = {}})) {
  Error ignored;
  (void)state_->socket.non_blocking(true, ignored);
  (void)state_->socket.set_option(asio::ip::tcp::no_delay(true), ignored);
}

Wire::~Wire() {
  Error ignored;
  (void)state_->socket.close(ignored);
}

// Whoever reads notices when the connection is lost.
void Wire::send_when_possible(const std::shared_ptr<State>& state) {
  state->socket.async_wait(TcpSocket::wait_write, [state](Error error) {
    if (error) return;
    state->unsent.erase(0, state->socket.write_some(asio::buffer(state->unsent), error));
    const bool lost = error && error != asio::error::would_block;
    if (!state->unsent.empty() && !lost) send_when_possible(state);
  });
}

}  // namespace rookie
