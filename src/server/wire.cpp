#include "server/wire.h"

namespace rookie {
namespace {

namespace asio = boost::asio;

constexpr int most_in_system = 64 * 1024;

}  // namespace

Wire::Wire(TcpSocket socket, std::size_t& all_unsent, const Allowance& reads)
    : socket_(std::move(socket)), all_unsent_(all_unsent), reads_(reads, Clock::now()) {
  Error ignored;
  (void)socket_.non_blocking(true, ignored);
  (void)socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
  // Else the system keeps megabytes for a client that does not read, and nobody counts them.
  (void)socket_.set_option(asio::socket_base::send_buffer_size(most_in_system), ignored);
}

Wire::~Wire() {
  if (!kept_) return;
  all_unsent_ -= unsent();
  kept_->wire = nullptr;
}

void Wire::close() {
  Error ignored;
  (void)socket_.close(ignored);
}

void Wire::send_when_possible() {
  socket_.async_wait(TcpSocket::wait_write, [kept = kept_](const Error& error) {
    if (!error && kept->wire != nullptr) kept->wire->send_kept();
  });
}

// A lost connection is noticed by reading.
void Wire::send_kept() {
  Error error;
  const std::size_t sent = socket_.write_some(asio::buffer(kept_->bytes), error);
  kept_->bytes.erase(0, sent);
  all_unsent_ -= sent;
  const bool lost = error && error != asio::error::would_block;
  if (kept_->bytes.empty()) {
    kept_.reset();
  } else if (!lost) {
    send_when_possible();
  }
}

}  // namespace rookie
