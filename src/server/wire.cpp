#include "server/wire.h"

namespace rookie {
namespace {

namespace asio = boost::asio;

}  // namespace

Wire::Wire(TcpSocket socket) : socket_(std::move(socket)) {
  Error ignored;
  (void)socket_.non_blocking(true, ignored);
  (void)socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
}

Wire::~Wire() {
  if (kept_) kept_->wire = nullptr;
}

void Wire::send_when_possible() {
  socket_.async_wait(TcpSocket::wait_write, [kept = kept_](const Error& error) {
    if (!error && kept->wire != nullptr) kept->wire->send_kept();
  });
}

// A lost connection is noticed by reading.
void Wire::send_kept() {
  Error error;
  kept_->bytes.erase(0, socket_.write_some(asio::buffer(kept_->bytes), error));
  const bool lost = error && error != asio::error::would_block;
  if (kept_->bytes.empty()) {
    kept_.reset();
  } else if (!lost) {
    send_when_possible();
  }
}

}  // namespace rookie
