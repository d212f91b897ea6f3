#include "server/admission.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>

#include "server/endpoint.h"

namespace rookie {
namespace {

namespace ip = boost::asio::ip;

// The network of the address with this many bytes.
ip::address_v6 network_of(const ip::address_v6& address, std::size_t bytes) {
  ip::address_v6::bytes_type network = address.to_bytes();
  std::fill(network.begin() + static_cast<std::ptrdiff_t>(bytes), network.end(), std::uint8_t{0});
  return ip::address_v6(network);
}

std::optional<ip::address> read_address(std::string_view text) {
  boost::system::error_code error;
  const ip::address address = ip::make_address(std::string(text), error);
  return error ? std::nullopt : std::optional(address);
}

}  // namespace

ip::address unmapped(const ip::address& address) {
  if (address.is_v4() || !address.to_v6().is_v4_mapped()) return address;
  return ip::make_address_v4(ip::v4_mapped, address.to_v6());
}

Whence whence_of(const ip::address& address) {
  const ip::address plain = unmapped(address);
  return plain.is_v4() ? plain : network_of(plain.to_v6(), 8);
}

Whence whence_behind_proxy(std::string_view forwarded_for) {
  constexpr std::string_view blanks = " \t";
  const std::size_t comma = forwarded_for.rfind(',');  // only the entry that our own proxy has added can be trusted
  std::string_view last = comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1);
  last.remove_prefix(std::min(last.find_first_not_of(blanks), last.size()));
  last = last.substr(0, last.find_last_not_of(blanks) + 1);
  if (last.starts_with('[') && last.ends_with(']')) last = last.substr(1, last.size() - 2);
  auto address = read_address(last);
  if (const auto endpoint = parse_endpoint(last); !address && endpoint) {  // some proxies add the port
    address = read_address(endpoint->host);
  }
  return address ? whence_of(*address) : ip::address_v4();
}

Admission::Guest::Guest(Admission& admission, Whence whence) : admission_(&admission), whence_(std::move(whence)) {
  for (Account* const account : admission_->accounts(whence_)) ++account->connections;
}

Admission::Guest::~Guest() {
  if (admission_ == nullptr) return;
  for (Account* const account : admission_->accounts(whence_)) --account->connections;
}

std::optional<Admission::Guest> Admission::admit(const Whence& whence) {
  const bool full = std::ranges::any_of(
      accounts(whence), [](const Account* account) { return account->connections >= account->most_connections; });
  if (full) return std::nullopt;
  return std::optional<Guest>(std::in_place, *this, whence);
}

bool Admission::may_visit(const Whence& whence) { return take(whence, &Account::visits); }

void Admission::give_visit_back(const Whence& whence) {
  for (Account* const account : accounts(whence)) account->visits.give_back();
}

bool Admission::may_open_table(const Whence& whence) { return take(whence, &Account::new_tables); }

Clock::duration Admission::request_delay(const Whence& whence) {
  Clock::duration delay{};
  for (Account* const account : accounts(whence)) delay = std::max(delay, account->requests.reserve(Clock::now()));
  return delay;
}

void Admission::tidy() {
  const auto now = Clock::now();
  std::erase_if(accounts_, [now](const auto& entry) {
    const Account& account = entry.second;
    return account.connections == 0 && account.requests.is_whole(now) && account.visits.is_whole(now) &&
           account.new_tables.is_whole(now);
  });
}

bool Admission::take(const Whence& whence, Remaining<Clock::time_point> Account::* allowance) {
  const auto now = Clock::now();
  const Accounts all = accounts(whence);
  if (!std::ranges::all_of(all, [&](Account* account) { return (account->*allowance).next(now) <= now; })) return false;
  return std::ranges::all_of(all, [&](Account* account) { return (account->*allowance).take(now); });
}

Admission::Accounts Admission::accounts(const Whence& whence) {
  Accounts all{&account({.address = whence, .factor = 1})};
  if (whence.is_v6()) {
    all.push_back(&account({.address = network_of(whence.to_v6(), 7), .factor = 4}));
    all.push_back(&account({.address = network_of(whence.to_v6(), 6), .factor = 16}));
  }
  return all;
}

Admission::Account& Admission::account(const Network& network) {
  const auto found = accounts_.find(network);
  if (found != accounts_.end()) return found->second;
  const auto now = Clock::now();
  const double factor = network.factor;
  return accounts_
      .emplace(network,
               Account{.most_connections = limits_.connections_per_address * static_cast<std::size_t>(network.factor),
                       .requests = {limits_.requests * factor, now},
                       .visits = {limits_.visits * factor, now},
                       .new_tables = {limits_.new_tables * factor, now}})
      .first->second;
}

}  // namespace rookie
