#include "server/server.h"

#include <fmt/core.h>

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <exception>
#include <filesystem>
#include <functional>
#include <list>
#include <utility>

#include "server/network.h"
#include "server/session.h"

// jemalloc reads this before the program begins. A move touches a hundred scattered places in memory, which are found
// faster in huge pages (docs/performance.md). Few threads allocate, so one arena is enough.
extern "C" const char* const malloc_conf = "thp:always,narenas:1";

namespace rookie {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::chrono::milliseconds breather{100};  // after failing to accept a connection
constexpr std::chrono::minutes between_tidying{10};

void rethrow(const std::exception_ptr& failure) {
  if (failure) std::rethrow_exception(failure);
}

std::unexpected<Error> cannot_listen(const Endpoint& endpoint, const error_code& error) {
  if (error == asio::error::address_in_use) {
    return refuse("", fmt::format("port {} is taken: perhaps ROOKIE is running; if not, choose another with --listen",
                                  endpoint.port));
  }
  return refuse("", fmt::format("cannot listen on {}: {}", to_string(endpoint), error.message()));
}

Result<void> make_folder(const std::string& folder) {
  std::error_code error;
  if (!folder.empty()) std::filesystem::create_directories(folder, error);
  if (error) return refuse("", fmt::format("cannot create {}: {}", folder, error.message()));
  return {};
}

}  // namespace

struct Server::State {
  State(Page page, ServerSettings settings)
      : service{.page = std::move(page),
                .limits = settings.limits,
                .public_url = std::move(settings.public_url),
                .proxy = std::move(settings.proxy),
                .log = settings.log,
                .endpoint = {},
                .metrics = {}} {}

  [[nodiscard]] error_code open(const Endpoint& endpoint);
  [[nodiscard]] Awaitable<void> accept_all();
  [[nodiscard]] Awaitable<void> tidy_up();
  void hold(TcpSocket socket);
  void run_on(const std::function<void()>& run);
  void stop();

  Service service;
  asio::io_context context{BOOST_ASIO_CONCURRENCY_HINT_UNSAFE_IO};  // other threads only post to it
  Hub hub{context, service.limits.tables, service.log, service.metrics};
  asio::basic_socket_acceptor<tcp, Executor> acceptor{context};
  asio::signal_set signals{context};
  Timer tidying{context};
  std::list<Session> sessions;
};

error_code Server::State::open(const Endpoint& endpoint) {
  error_code error;
  const auto found =
      tcp::resolver(context).resolve(endpoint.host, std::to_string(endpoint.port), tcp::resolver::passive, error);
  if (error) return error;
  const tcp::endpoint address = found.begin()->endpoint();
  if (acceptor.open(address.protocol(), error)) return error;
  if (acceptor.set_option(tcp::acceptor::reuse_address(true), error)) return error;
  if (acceptor.bind(address, error)) return error;
  const tcp::endpoint local = acceptor.local_endpoint();
  service.endpoint = {.host = local.address().to_string(), .port = local.port()};
  return acceptor.listen(asio::socket_base::max_listen_connections, error);
}

Awaitable<void> Server::State::accept_all() {
  while (acceptor.is_open()) {
    auto [error, socket] = co_await acceptor.async_accept(with_error);
    if (!error && sessions.size() < service.limits.connections) {
      hold(std::move(socket));
    } else if (error && error != asio::error::operation_aborted) {  // perhaps too many open files
      co_await Timer(context, breather).async_wait(with_error);
    }
  }
}

Awaitable<void> Server::State::tidy_up() {
  while (acceptor.is_open()) {
    tidying.expires_after(between_tidying);  // not at once: a clock that is wrong at the start is soon put right
    const auto [stopped] = co_await tidying.async_wait(with_error);
    if (stopped) co_return;
    hub.expire();
    service.admission.tidy();
  }
}

void Server::State::hold(TcpSocket socket) {
  const auto session = sessions.emplace(sessions.end(), std::move(socket), service, hub);
  asio::co_spawn(context, session->run(), [this, session](const std::exception_ptr& failure) {
    sessions.erase(session);
    rethrow(failure);  // to run_on
  });
}

// An exception only costs the connection, or the call, in which it was thrown.
void Server::State::run_on(const std::function<void()>& run) {
  bool done = false;
  while (!done) {
    try {
      run();
      done = true;
    } catch (const std::exception& failure) {
      hub.note(failure);
    }
  }
}

void Server::State::stop() {
  error_code ignored;
  (void)acceptor.close(ignored);
  (void)signals.clear(ignored);
  tidying.cancel();
  for (Session& session : sessions) session.stop();
  hub.stop();
  context.stop();
}

Server::Server(std::unique_ptr<State> state) : state_(std::move(state)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() = default;

Result<Server> Server::listen(const Endpoint& endpoint, Page page, ServerSettings settings) {
  const std::string store = settings.store;
  const std::string folder = settings.folder;
  auto state = std::make_unique<State>(std::move(page), std::move(settings));
  if (const error_code error = state->open(endpoint)) return cannot_listen(endpoint, error);
  if (const auto made = make_folder(folder); !made) return std::unexpected(made.error());
  if (const auto opened = state->hub.open(store); !opened) return std::unexpected(opened.error());
  return Server(std::move(state));
}

const Endpoint& Server::endpoint() const { return state_->service.endpoint; }

void Server::run() {
  asio::co_spawn(state_->context, state_->accept_all(), rethrow);
  asio::co_spawn(state_->context, state_->tidy_up(), rethrow);
  state_->run_on([this] { state_->context.run(); });
  state_->context.restart();
  const auto end = Clock::now() + state_->service.limits.stopping_time;
  state_->run_on([this, end] { state_->context.run_until(end); });  // returns earlier if all is done
}

void Server::stop() {
  asio::post(state_->context, [state = state_.get()] { state->stop(); });
}

void Server::stop_at_signals() {
  error_code ignored;
  for (const int signal : {SIGINT, SIGTERM}) (void)state_->signals.add(signal, ignored);
  state_->signals.async_wait([state = state_.get()](const error_code& error, int) {
    if (!error) state->stop();
  });
}

}  // namespace rookie
