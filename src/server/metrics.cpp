#include "server/metrics.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace rookie {
namespace {

constexpr Words<Refused> reasons("all_connections", "all_tables", "connections", "requests", "visits", "new_tables");

double seconds(std::chrono::nanoseconds duration) { return std::chrono::duration<double>(duration).count(); }

void head(std::string& text, std::string_view name, std::string_view type, std::string_view help) {
  fmt::format_to(std::back_inserter(text), "# HELP {0} {1}\n# TYPE {0} {2}\n", name, help, type);
}

template <typename Number>
void number(std::string& text, std::string_view name, std::string_view type, std::string_view help, Number value) {
  head(text, name, type, help);
  fmt::format_to(std::back_inserter(text), "{} {}\n", name, value);
}

// A value at this moment.
template <typename Number>
void gauge(std::string& text, std::string_view name, Number value, std::string_view help) {
  number(text, name, "gauge", help, value);
}

// A count since the server started.
template <typename Number>
void counter(std::string& text, std::string_view name, Number value, std::string_view help) {
  number(text, name, "counter", help, value);
}

template <typename Label>
void labelled(std::string& text, std::string_view name, std::string_view label, Label which, std::uint64_t value) {
  fmt::format_to(std::back_inserter(text), "{}{{{}=\"{}\"}} {}\n", name, label, which, value);
}

void histogram(std::string& text, std::string_view name, std::string_view help, const Latency& latency) {
  head(text, name, "histogram", help);
  const auto out = std::back_inserter(text);
  std::uint64_t below = 0;
  for (std::size_t bucket = 0; bucket < Latency::bounds.size(); ++bucket) {
    below += latency.counts()[bucket];
    fmt::format_to(out, "{}_bucket{{le=\"{}\"}} {}\n", name, seconds(Latency::bounds[bucket]), below);
  }
  below += latency.counts().back();
  fmt::format_to(out, "{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, below,
                 seconds(latency.sum()));
}

}  // namespace

void Latency::observe(std::chrono::nanoseconds duration) {
  const auto* const bound = std::ranges::lower_bound(bounds, duration);
  ++counts_[static_cast<std::size_t>(bound - bounds.begin())];
  sum_ += duration;
}

std::string to_prometheus(const Metrics& metrics, const ProcessUse& process) {
  std::string text;
  head(text, "rookie_build_info", "gauge", "The version of the program.");
  labelled(text, "rookie_build_info", "version", ROOKIE_VERSION, 1);
  gauge(text, "rookie_tables", metrics.tables, "Tables that are open.");
  gauge(text, "rookie_tables_limit", metrics.most_tables, "How many tables there may be.");
  gauge(text, "rookie_connections", metrics.connections, "Connections, with and without a client at a table.");
  gauge(text, "rookie_connections_limit", metrics.most_connections, "How many connections there may be.");
  gauge(text, "rookie_clients", metrics.clients, "Clients at tables.");
  gauge(text, "rookie_unsent_bytes", metrics.unsent_bytes, "Bytes waiting to be sent to clients.");
  gauge(text, "rookie_bots_thinking", metrics.bots_thinking, "Bots that are thinking.");
  counter(text, "rookie_tables_created_total", metrics.tables_created, "Tables created.");
  counter(text, "rookie_messages_received_total", metrics.messages_received, "Messages received from clients.");
  counter(text, "rookie_messages_sent_total", metrics.messages_sent, "Messages sent to clients.");
  counter(text, "rookie_clients_too_slow_total", metrics.clients_too_slow, "Clients dropped for reading too slowly.");
  counter(text, "rookie_exceptions_total", metrics.exceptions, "Exceptions that cost a connection.");
  counter(text, "rookie_tables_set_aside_total", metrics.tables_set_aside, "Tables that could not be read.");
  head(text, "rookie_refused_total", "counter", "What was refused because of a limit.");
  for (const Refused why : values_of<Refused>) {
    labelled(text, "rookie_refused_total", "reason", reasons[why], metrics.refused[why]);
  }
  head(text, "rookie_http_answers_total", "counter", "Answers to HTTP requests.");
  for (const auto& [status, count] : metrics.answers) {
    labelled(text, "rookie_http_answers_total", "code", status, count);
  }
  histogram(text, "rookie_event_loop_lag_seconds", "How late the server's thread did what was due.", metrics.loop_lag);
  histogram(text, "rookie_move_seconds", "Time from receiving a move until it was durable and sent.", metrics.move);
  histogram(text, "rookie_store_transaction_seconds", "Duration of store transactions.", metrics.store);
  gauge(text, "rookie_store_works", metrics.store_works ? 1 : 0, "Whether the last transaction was committed.");
  gauge(text, "rookie_store_waiting_requests", metrics.store_waiting, "Requests waiting for the store.");
  counter(text, "rookie_store_failures_total", metrics.store_failures, "Requests that the store failed to perform.");
  gauge(text, "rookie_store_file_bytes", metrics.store_files.bytes, "Size of the file with the tables.");
  gauge(text, "rookie_store_log_bytes", metrics.store_files.log_bytes, "Size of the write-ahead log beside it.");
  counter(text, "process_cpu_seconds_total", process.cpu_seconds, "Processor time.");
  gauge(text, "process_resident_memory_bytes", process.resident_bytes, "Resident memory.");
  gauge(text, "process_virtual_memory_bytes", process.virtual_bytes, "Virtual memory.");
  gauge(text, "process_open_fds", process.open_files, "Open file descriptors.");
  gauge(text, "process_max_fds", process.most_files, "The limit of open file descriptors.");
  gauge(text, "process_start_time_seconds", process.began, "When the process began, in Unix time.");
  return text;
}

}  // namespace rookie
