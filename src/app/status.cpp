// `rookie status`: what a host wants to know of a running server, from its metrics.
#include <fmt/chrono.h>
#include <fmt/core.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <chrono>
#include <cmath>
#include <ctime>
#include <exception>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/command.h"
#include "server/endpoint.h"

namespace rookie {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

struct StatusArguments {
  std::string metrics = "127.0.0.1:8081";
};

struct HttpText {
  unsigned status = 0;
  std::string body;
};

asio::awaitable<HttpText> fetch(Endpoint endpoint, std::string path) {
  constexpr std::chrono::seconds patience{5};
  beast::tcp_stream stream(co_await asio::this_coro::executor);
  stream.expires_after(patience);
  asio::ip::tcp::resolver resolver(stream.get_executor());
  co_await stream.async_connect(
      co_await resolver.async_resolve(endpoint.host, std::to_string(endpoint.port), asio::use_awaitable),
      asio::use_awaitable);
  http::request<http::empty_body> request(http::verb::get, path, 11);
  request.set(http::field::host, to_string(endpoint));
  co_await http::async_write(stream, request, asio::use_awaitable);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  co_await http::async_read(stream, buffer, response, asio::use_awaitable);
  co_return HttpText{.status = response.result_int(), .body = std::move(response.body())};
}

// Runs a coroutine to its end. Throws what it throws.
template <typename T>
T result_of(asio::awaitable<T> work) {
  asio::io_context context;
  T result;
  std::exception_ptr failure;
  asio::co_spawn(context, std::move(work), [&](std::exception_ptr thrown, T value) {
    failure = std::move(thrown);
    result = std::move(value);
  });
  context.run();
  if (failure) std::rethrow_exception(failure);
  return result;
}

// What a server says of itself, by the names and labels of Prometheus: rookie_refused_total{reason="visits"}.
class Figures {
 public:
  explicit Figures(std::string_view text) {
    while (!text.empty()) {
      const std::string_view line = text.substr(0, text.find('\n'));
      text.remove_prefix(std::min(line.size() + 1, text.size()));
      const std::size_t blank = line.rfind(' ');
      if (line.starts_with('#') || blank == std::string_view::npos) continue;
      samples_.emplace_back(line.substr(0, blank), std::strtod(std::string(line.substr(blank + 1)).c_str(), nullptr));
    }
  }

  // 0 if the server does not say.
  [[nodiscard]] double operator[](std::string_view name) const {
    for (const auto& [known, value] : samples_) {
      if (known == name) return value;
    }
    return 0;
  }
  // The label's values with their samples.
  [[nodiscard]] std::vector<std::pair<std::string, double>> by(std::string_view name, std::string_view label) const {
    const std::string before = fmt::format("{}{{{}=\"", name, label);
    std::vector<std::pair<std::string, double>> found;
    for (const auto& [known, value] : samples_) {
      if (known.starts_with(before)) {
        found.emplace_back(known.substr(before.size(), known.size() - before.size() - 2), value);
      }
    }
    return found;
  }
  // The bound of a histogram below which this share of its observations is.
  [[nodiscard]] std::string within(const std::string& name, double share) const {
    const double all = (*this)[name + "_count"];
    for (const auto& [bound, below] : by(name + "_bucket", "le")) {
      if (below < share * all) continue;
      const double seconds = std::strtod(bound.c_str(), nullptr);
      if (std::isinf(seconds)) return "more than a minute";
      return seconds < 1 ? fmt::format("{:g} ms", seconds * 1000) : fmt::format("{:g} s", seconds);
    }
    return "";
  }

 private:
  std::vector<std::pair<std::string, double>> samples_;
};

std::string megabytes(double bytes) { return fmt::format("{:.1f} MB", bytes / 1e6); }

std::string time_since(double began) {
  const auto minutes = static_cast<std::int64_t>((static_cast<double>(std::time(nullptr)) - began) / 60);
  if (minutes < 60) return fmt::format("{} min", minutes);
  const std::int64_t hours = minutes / 60;
  return hours < 48 ? fmt::format("{} h {} min", hours, minutes % 60) : fmt::format("{} days", hours / 24);
}

// "visits 3, requests 1", without those that are 0.
std::string counts(const std::vector<std::pair<std::string, double>>& all) {
  std::string text;
  for (const auto& [what, count] : all) {
    if (count > 0) text += fmt::format("{}{} {:.0f}", text.empty() ? "" : ", ", what, count);
  }
  return text.empty() ? "none" : text;
}

void print(const Figures& figures, bool ready) {
  const auto line = [](std::string_view name, const std::string& text) { fmt::print("  {:<13}{}\n", name, text); };
  const auto builds = figures.by("rookie_build_info", "version");
  fmt::print("ROOKIE {} is {}\n\n", builds.empty() ? "" : builds.front().first,
             ready ? "ready" : "not ready: the last change could not be stored");
  const double began = figures["process_start_time_seconds"];
  const double running = std::max(1.0, static_cast<double>(std::time(nullptr)) - began);
  line("running", fmt::format("for {}, {:.1f} % of a processor", time_since(began),
                              100 * figures["process_cpu_seconds_total"] / running));
  line("memory", fmt::format("{}, and {} waiting to be sent", megabytes(figures["process_resident_memory_bytes"]),
                             megabytes(figures["rookie_unsent_bytes"])));
  line("people", fmt::format("{:.0f} connected, {:.0f} tables, {:.0f} bots thinking", figures["rookie_clients"],
                             figures["rookie_tables"], figures["rookie_bots_thinking"]));
  const double moves = figures["rookie_move_seconds_count"];
  line("moves", moves == 0 ? "none yet"
                           : fmt::format("{:.0f}: half within {}, 99 % within {}", moves,
                                         figures.within("rookie_move_seconds", 0.5),
                                         figures.within("rookie_move_seconds", 0.99)));
  line("punctuality", fmt::format("99 % within {}", figures.within("rookie_event_loop_lag_seconds", 0.99)));
  line("store",
       fmt::format("{}, write-ahead log {}, {:.0f} requests waiting", megabytes(figures["rookie_store_file_bytes"]),
                   megabytes(figures["rookie_store_log_bytes"]), figures["rookie_store_waiting_requests"]));
  line("files", fmt::format("{:.0f} of {:.0f}, one for each connection", figures["process_open_fds"],
                            figures["process_max_fds"]));
  line("answers", counts(figures.by("rookie_http_answers_total", "code")));
  line("refused", counts(figures.by("rookie_refused_total", "reason")));
  line("trouble", counts({{"requests to the store that failed", figures["rookie_store_failures_total"]},
                          {"exceptions", figures["rookie_exceptions_total"]},
                          {"tables set aside", figures["rookie_tables_set_aside_total"]},
                          {"clients too slow", figures["rookie_clients_too_slow_total"]}}));
}

int run_status(const StatusArguments& arguments) {
  const auto endpoint = parse_endpoint(arguments.metrics);
  if (!endpoint) return wrong_call(endpoint.error());
  HttpText readiness;
  HttpText metrics;
  try {
    readiness = result_of(fetch(*endpoint, "/readyz"));
    metrics = result_of(fetch(*endpoint, "/metrics"));
  } catch (const boost::system::system_error& error) {
    return failed({.what = fmt::format("no server answers at {} ({}); rookie serve needs --metrics {}",
                                       arguments.metrics, error.code().message(), arguments.metrics)});
  }
  if (metrics.status != 200) return failed({.what = arguments.metrics + " is not where a server gives its metrics"});
  const bool ready = readiness.status == 200;
  print(Figures(metrics.body), ready);
  return ready ? 0 : exit_failed;
}

}  // namespace

void add_status(CLI::App& app, Run& run) {
  const auto [command, arguments] =
      add_command(app, run, "status", "says how a running server is, and exits with 1 if it is not ready", run_status);
  command->add_option("--metrics", arguments->metrics, "HOST:PORT, as given to rookie serve")->capture_default_str();
}

}  // namespace rookie
