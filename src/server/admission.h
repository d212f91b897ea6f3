#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "online/allowance.h"
#include "server/limits.h"

namespace rookie {

// The origin of a client: its IPv4 address, or the /64 network of its IPv6 address, in which everybody has many.
using Whence = boost::asio::ip::address;
[[nodiscard]] Whence whence_of(const boost::asio::ip::address& address);
// Returns the origin of a request that our proxy has forwarded, from the last line of X-Forwarded-For. All visitors
// whose address cannot be read count as one, 0.0.0.0.
[[nodiscard]] Whence whence_behind_proxy(std::string_view forwarded_for);
// Returns the IPv4 address of an IPv4-mapped IPv6 address; any other as it is.
[[nodiscard]] boost::asio::ip::address unmapped(const boost::asio::ip::address& address);

// Enforces the limits per address. The IPv6 networks /56 and /48 around it may use 4 and 16 times as much.
class Admission {
 public:
  explicit Admission(const Limits& limits) : limits_(limits) {}
  Admission(const Admission&) = delete;
  Admission& operator=(const Admission&) = delete;
  ~Admission() = default;

  // An admitted connection: counts until it is destroyed. Must not outlive the Admission.
  class Guest {
   public:
    Guest(Admission& admission, Whence whence);
    Guest(Guest&& other) noexcept
        : admission_(std::exchange(other.admission_, nullptr)), whence_(std::move(other.whence_)) {}
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;
    Guest& operator=(Guest&&) = delete;
    ~Guest();

   private:
    Admission* admission_;
    Whence whence_;
  };

  [[nodiscard]] std::optional<Guest> admit(const Whence& whence);
  [[nodiscard]] bool may_visit(const Whence& whence);
  // The last visit was no new one: somebody has come back to their seat.
  void give_visit_back(const Whence& whence);
  [[nodiscard]] bool may_open_table(const Whence& whence);
  // Counts a request. Returns how long it must wait for its answer.
  [[nodiscard]] Clock::duration request_delay(const Whence& whence);

  // Forgets the addresses without connections whose allowances are full.
  void tidy();

 private:
  struct Network {
    Whence address;
    int factor = 1;  // of the limits of one address

    friend bool operator<(const Network& left, const Network& right) {
      return std::tie(left.address, left.factor) < std::tie(right.address, right.factor);
    }
  };
  struct Account {
    std::size_t connections = 0;
    std::size_t most_connections = 0;
    Remaining<Clock::time_point> requests;
    Remaining<Clock::time_point> visits;
    Remaining<Clock::time_point> new_tables;
  };
  using Accounts = std::vector<Account*>;

  // The accounts of the address and of the networks around it.
  [[nodiscard]] Accounts accounts(const Whence& whence);
  [[nodiscard]] Account& account(const Network& network);
  [[nodiscard]] bool take(const Whence& whence, Remaining<Clock::time_point> Account::* allowance);

  const Limits& limits_;
  std::map<Network, Account> accounts_;
};

}  // namespace rookie
