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
  number(text, "tables", "gauge", "Tables that are open.", metrics.tables);
  number(text, "clients", "gauge", "Clients at tables.", metrics.clients);
  number(text, "store_waiting", "gauge", "Requests that wait for the store.", metrics.store_waiting);
  number(text, "store_works", "gauge", "Whether the last transaction was committed.", metrics.store_works ? 1 : 0);
  number(text, "unsent_bytes", "gauge", "Bytes that wait until clients take them.", metrics.unsent_bytes);
  number(text, "bots_thinking", "gauge", "Bots that were asked and have not answered.", metrics.bots_thinking);
  number(text, "tables_created_total", "counter", "Tables created.", metrics.tables_created);
  number(text, "messages_received_total", "counter", "Messages of clients.", metrics.messages_received);
  number(text, "messages_sent_total", "counter", "Messages to clients.", metrics.messages_sent);
  number(text, "clients_too_slow_total", "counter", "Clients dropped for reading too slowly.",
         metrics.clients_too_slow);
  number(text, "refused_total", "counter", "Requests refused for a limit of their address.", metrics.refused);
  number(text, "store_failures_total", "counter", "Requests that the store could not perform.", metrics.store_failures);
  histogram(text, "move_seconds", "From a move received until it was durable and sent.", metrics.move);
  histogram(text, "store_transaction_seconds", "Transactions of the store.", metrics.store);
  return text;
}

}  // namespace rookie
