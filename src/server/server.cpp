#include "server/server.h"

#include <fmt/core.h>
#include <sys/socket.h>

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <cerrno>
#include <csignal>
#include <exception>
#include <filesystem>
#include <functional>
#include <list>
#include <utility>

#include "server/network.h"
#include "server/session.h"
#include "server/supervisor.h"

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
constexpr std::chrono::milliseconds between_beats{100};

void rethrow(const std::exception_ptr& failure) {
  if (failure) std::rethrow_exception(failure);
}

std::unexpected<Error> cannot_listen(const Endpoint& endpoint, std::string_view option, const error_code& error) {
  if (error == asio::error::address_in_use) {
    return refuse("", fmt::format("port {} is taken: perhaps ROOKIE is running; if not, choose another with {}",
                                  endpoint.port, option));
  }
  return refuse("", fmt::format("cannot listen on {}: {}", to_string(endpoint), error.message()));
}

Result<void> make_folder(const std::string& folder) {
  std::error_code error;
  if (!folder.empty()) std::filesystem::create_directories(folder, error);
  if (error) return refuse("", fmt::format("cannot create {}: {}", folder, error.message()));
  return {};
}

// Where connections come in, and those that did.
struct Entrance {
  using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;

  Acceptor acceptor;
  Door door;
  std::list<Session> sessions;

  [[nodiscard]] error_code open(const Endpoint& endpoint);
  [[nodiscard]] error_code inherit(int socket);
  [[nodiscard]] Endpoint endpoint() const {
    const tcp::endpoint local = acceptor.local_endpoint();
    return {.host = local.address().to_string(), .port = local.port()};
  }
};

error_code Entrance::open(const Endpoint& endpoint) {
  error_code error;
  const auto found = tcp::resolver(acceptor.get_executor())
                         .resolve(endpoint.host, std::to_string(endpoint.port), tcp::resolver::passive, error);
  if (error) return error;
  const tcp::endpoint address = found.begin()->endpoint();
  if (acceptor.open(address.protocol(), error)) return error;
  if (acceptor.set_option(tcp::acceptor::reuse_address(true), error)) return error;
  if (acceptor.bind(address, error)) return error;
  return acceptor.listen(asio::socket_base::max_listen_connections, error);
}

error_code Entrance::inherit(int socket) {
  sockaddr address{};
  socklen_t size = sizeof address;
  error_code error;
  if (getsockname(socket, &address, &size) != 0) return {errno, boost::system::system_category()};
  return acceptor.assign(address.sa_family == AF_INET6 ? tcp::v6() : tcp::v4(), socket, error);
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

  [[nodiscard]] Awaitable<void> accept_all(Entrance State::* door);
  [[nodiscard]] Awaitable<void> tidy_up();
  // Finds out how late this thread does what is due, and how many connections there are.
  [[nodiscard]] Awaitable<void> beat();
  // Assures the supervisor that this thread does not hang.
  [[nodiscard]] Awaitable<void> reassure();
  void hold(TcpSocket socket, Entrance& entrance);
  void adjust_at_signals(std::function<Result<Adjustment>()> ask);
  void run_on(const std::function<void()>& run);
  void stop();

  Service service;
  asio::io_context context{BOOST_ASIO_CONCURRENCY_HINT_UNSAFE_IO};  // other threads only post to it
  Hub hub{context, service.limits.tables, service.log, service.metrics};
  Entrance people{.acceptor = Entrance::Acceptor(context), .door = Door::People, .sessions{}};
  Entrance watchers{.acceptor = Entrance::Acceptor(context), .door = Door::Watchers, .sessions{}};
  asio::signal_set signals{context};
  asio::signal_set adjusting{context};
  Timer tidying{context};
  Timer beating{context};
  Timer reassuring{context};
};

Awaitable<void> Server::State::accept_all(Entrance State::* door) {
  Entrance& entrance = this->*door;
  while (entrance.acceptor.is_open()) {
    auto [error, socket] = co_await entrance.acceptor.async_accept(with_error);
    if (!error && entrance.sessions.size() < service.limits.connections) {
      hold(std::move(socket), entrance);
    } else if (!error) {
      service.refuse(Refused::AllConnections);
    } else if (error != asio::error::operation_aborted) {  // perhaps too many open files
      co_await Timer(context, breather).async_wait(with_error);
    }
  }
}

Awaitable<void> Server::State::tidy_up() {
  while (people.acceptor.is_open()) {
    tidying.expires_after(between_tidying);  // not at once: a clock that is wrong at the start is soon put right
    const auto [stopped] = co_await tidying.async_wait(with_error);
    if (stopped) co_return;
    hub.expire();
    service.admission.tidy();
  }
}

Awaitable<void> Server::State::beat() {
  while (people.acceptor.is_open()) {
    const auto due = Clock::now() + between_beats;
    beating.expires_at(due);
    const auto [stopped] = co_await beating.async_wait(with_error);
    if (stopped) co_return;
    service.metrics.loop_lag.observe(Clock::now() - due);
    service.metrics.connections = people.sessions.size();
    service.metrics.most_connections = service.limits.connections;
  }
}

Awaitable<void> Server::State::reassure() {
  const auto time = watchdog_time();
  while (time && people.acceptor.is_open()) {
    reassuring.expires_after(*time / 2);
    const auto [stopped] = co_await reassuring.async_wait(with_error);
    if (stopped) co_return;
    tell_supervisor("WATCHDOG=1");
  }
}

void Server::State::hold(TcpSocket socket, Entrance& entrance) {
  const auto session =
      entrance.sessions.emplace(entrance.sessions.end(), std::move(socket), entrance.door, service, hub);
  asio::co_spawn(context, session->run(), [&entrance, session](const std::exception_ptr& failure) {
    entrance.sessions.erase(session);
    rethrow(failure);  // to run_on
  });
}

void Server::State::adjust_at_signals(std::function<Result<Adjustment>()> ask) {
  adjusting.async_wait([this, ask = std::move(ask)](const error_code& stopped, int) mutable {
    if (stopped) return;
    if (const auto adjustment = ask()) {
      service.limits = adjustment->limits;
      service.log = adjustment->log;
      hub.allow_tables(service.limits.tables);
      service.log.write(LogLevel::Info, "adjusted", {});
    } else {
      service.log.write(LogLevel::Error, "not_adjusted", {{"what", to_json(to_string(adjustment.error()))}});
    }
    adjust_at_signals(std::move(ask));
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
  tell_supervisor("STOPPING=1");
  (void)signals.clear(ignored);
  (void)signals.cancel(ignored);
  (void)adjusting.cancel(ignored);
  for (Timer* timer : {&tidying, &beating, &reassuring}) timer->cancel();
  for (Entrance* entrance : {&people, &watchers}) {
    (void)entrance->acceptor.close(ignored);
    for (Session& session : entrance->sessions) session.stop();
  }
  hub.stop();
  context.stop();
}

Server::Server(std::unique_ptr<State> state) : state_(std::move(state)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() = default;

Result<Server> Server::listen(const Endpoint& endpoint, Page page, ServerSettings settings) {
  const auto watchers = settings.watchers;
  const std::string store = settings.store;
  const std::string folder = settings.folder;
  const std::string node = settings.node;
  auto state = std::make_unique<State>(std::move(page), std::move(settings));
  const auto inherited = inherited_socket();
  if (const error_code error = inherited ? state->people.inherit(*inherited) : state->people.open(endpoint)) {
    return cannot_listen(endpoint, "--listen", error);
  }
  state->service.endpoint = state->people.endpoint();
  if (watchers) {
    if (const error_code error = state->watchers.open(*watchers)) return cannot_listen(*watchers, "--metrics", error);
  }
  if (const auto made = make_folder(folder); !made) return std::unexpected(made.error());
  if (const auto opened = state->hub.open(store, node); !opened) return std::unexpected(opened.error());
  return Server(std::move(state));
}

const Endpoint& Server::endpoint() const { return state_->service.endpoint; }

std::optional<Endpoint> Server::watchers_endpoint() const {
  return state_->watchers.acceptor.is_open() ? std::optional(state_->watchers.endpoint()) : std::nullopt;
}

void Server::run() {
  asio::co_spawn(state_->context, state_->accept_all(&State::people), rethrow);
  asio::co_spawn(state_->context, state_->accept_all(&State::watchers), rethrow);
  asio::co_spawn(state_->context, state_->tidy_up(), rethrow);
  asio::co_spawn(state_->context, state_->beat(), rethrow);
  asio::co_spawn(state_->context, state_->reassure(), rethrow);
  tell_supervisor("READY=1");
  state_->run_on([this] { state_->context.run(); });
  state_->context.restart();
  const auto end = Clock::now() + state_->service.limits.stopping_time;
  state_->run_on([this, end] { state_->context.run_until(end); });  // returns earlier if all is done
}

void Server::stop() {
  asio::post(state_->context, [state = state_.get()] { state->stop(); });
}

void Server::adjust_at_signals(std::function<Result<Adjustment>()> ask) {
  error_code ignored;
  (void)state_->adjusting.add(SIGHUP, ignored);
  state_->adjust_at_signals(std::move(ask));
}

void Server::stop_at_signals() {
  error_code ignored;
  for (const int signal : {SIGINT, SIGTERM}) (void)state_->signals.add(signal, ignored);
  state_->signals.async_wait([state = state_.get()](const error_code& error, int) {
    if (!error) state->stop();
  });
}

}  // namespace rookie
