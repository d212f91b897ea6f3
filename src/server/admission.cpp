#include "server/admission.h"

#include <algorithm>
#include <string>
#include <utility>

namespace rookie {

namespace ip = boost::asio::ip;

Whence whence_of(const ip::address& address) {
  if (address.is_v4()) return address;
  const ip::address_v6 whole = address.to_v6();
  if (whole.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, whole);
  ip::address_v6::bytes_type network = whole.to_bytes();
  std::fill(network.begin() + 8, network.end(), 0);
  return ip::address_v6(network);
}

Whence whence_behind(const ip::address& proxy, std::string_view forwarded_for) {
  const std::size_t comma = forwarded_for.rfind(',');  // only the entry that our own proxy has added can be trusted
  std::string_view last = comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1);
  last.remove_prefix(std::min(last.find_first_not_of(' '), last.size()));
  boost::system::error_code error;
  const ip::address client = ip::make_address(std::string(last), error);
  return whence_of(error ? proxy : client);
}

Admission::Guest::Guest(Admission& admission, Whence whence) : admission_(&admission), whence_(std::move(whence)) {
  ++admission_->account(whence_).connections;
}

Admission::Guest::~Guest() {
  if (admission_ != nullptr) --admission_->account(whence_).connections;
}

std::optional<Admission::Guest> Admission::admit(const Whence& whence) {
  if (account(whence).connections >= limits_.connections_per_address) return std::nullopt;
  return std::optional<Guest>(std::in_place, *this, whence);
}

bool Admission::may_visit(const Whence& whence) { return account(whence).visits.take(Remaining::Clock::now()); }

bool Admission::may_open_table(const Whence& whence) {
  return account(whence).new_tables.take(Remaining::Clock::now());
}

void Admission::tidy() {
  const auto now = Remaining::Clock::now();
  std::erase_if(accounts_, [now](const auto& entry) {
    const Account& account = entry.second;
    return account.connections == 0 && account.visits.is_whole(now) && account.new_tables.is_whole(now);
  });
}

Admission::Account& Admission::account(const Whence& whence) {
  const auto found = accounts_.find(whence);
  if (found != accounts_.end()) return found->second;
  const auto now = Remaining::Clock::now();
  return accounts_.emplace(whence, Account{.visits = {limits_.visits, now}, .new_tables = {limits_.new_tables, now}})
      .first->second;
}

}  // namespace rookie
