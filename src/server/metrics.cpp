#include "server/metrics.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace rookie {
namespace {

double seconds(std::chrono::nanoseconds duration) { return std::chrono::duration<double>(duration).count(); }

void head(std::string& text, std::string_view name, std::string_view type, std::string_view help) {
  fmt::format_to(std::back_inserter(text), "# HELP rookie_{0} {1}\n# TYPE rookie_{0} {2}\n", name, help, type);
}

void number(std::string& text, std::string_view name, std::string_view type, std::string_view help,
            std::uint64_t value) {
  head(text, name, type, help);
  fmt::format_to(std::back_inserter(text), "rookie_{} {}\n", name, value);
}

// A value at this moment.
void gauge(std::string& text, std::string_view name, std::uint64_t value, std::string_view help) {
  number(text, name, "gauge", help, value);
}

// A count since the server started.
void counter(std::string& text, std::string_view name, std::uint64_t value, std::string_view help) {
  number(text, name, "counter", help, value);
}

void histogram(std::string& text, std::string_view name, std::string_view help, const Latency& latency) {
  head(text, name, "histogram", help);
  const auto out = std::back_inserter(text);
  std::uint64_t below = 0;
  for (std::size_t bucket = 0; bucket < Latency::bounds.size(); ++bucket) {
    below += latency.counts()[bucket];
    fmt::format_to(out, "rookie_{}_bucket{{le=\"{}\"}} {}\n", name, seconds(Latency::bounds[bucket]), below);
  }
  below += latency.counts().back();
  fmt::format_to(out, "rookie_{0}_bucket{{le=\"+Inf\"}} {1}\nrookie_{0}_sum {2}\nrookie_{0}_count {1}\n", name, below,
                 seconds(latency.sum()));
}

}  // namespace

void Latency::observe(std::chrono::nanoseconds duration) {
  const auto* const bound = std::ranges::lower_bound(bounds, duration);
  ++counts_[static_cast<std::size_t>(bound - bounds.begin())];
  sum_ += duration;
}

std::string to_prometheus(const Metrics& metrics) {
  std::string text;
  gauge(text, "tables", metrics.tables, "Tables that are open.");
  gauge(text, "clients", metrics.clients, "Clients at tables.");
  gauge(text, "store_waiting", metrics.store_waiting, "Requests waiting for the store.");
  gauge(text, "store_works", metrics.store_works ? 1 : 0, "Whether the last transaction was committed.");
  gauge(text, "unsent_bytes", metrics.unsent_bytes, "Bytes waiting to be sent to clients.");
  gauge(text, "bots_thinking", metrics.bots_thinking, "Bots that are thinking.");
  counter(text, "tables_created_total", metrics.tables_created, "Tables created.");
  counter(text, "messages_received_total", metrics.messages_received, "Messages received from clients.");
  counter(text, "messages_sent_total", metrics.messages_sent, "Messages sent to clients.");
  counter(text, "clients_too_slow_total", metrics.clients_too_slow, "Clients dropped for reading too slowly.");
  counter(text, "refused_total", metrics.refused, "Requests refused because of a limit per address.");
  counter(text, "store_failures_total", metrics.store_failures, "Requests that the store failed to perform.");
  counter(text, "exceptions_total", metrics.exceptions, "Exceptions that cost a connection.");
  counter(text, "tables_set_aside_total", metrics.tables_set_aside, "Tables that could not be read at the start.");
  histogram(text, "move_seconds", "Time from receiving a move until it was durable and sent.", metrics.move);
  histogram(text, "store_transaction_seconds", "Duration of store transactions.", metrics.store);
  return text;
}

}  // namespace rookie
