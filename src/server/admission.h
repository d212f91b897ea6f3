#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "server/allowance.h"
#include "server/limits.h"

namespace rookie {

// Where a client is: its address, of IPv6 only the network, since everybody has many in one.
using Whence = boost::asio::ip::address;
[[nodiscard]] Whence whence_of(const boost::asio::ip::address& address);
// The same for a request that our proxy has passed on: what it says in X-Forwarded-For. Its own, if it says nothing.
[[nodiscard]] Whence whence_behind(const boost::asio::ip::address& proxy, std::string_view forwarded_for);

// Keeps the limits per address.
class Admission {
 public:
  explicit Admission(const Limits& limits) : limits_(limits) {}
  Admission(const Admission&) = delete;
  Admission& operator=(const Admission&) = delete;
  ~Admission() = default;

  // A connection that counts while it lives. Must not outlive the Admission.
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
  [[nodiscard]] bool may_open_table(const Whence& whence);

  // Forgets those of whom there is nothing to remember.
  void tidy();

 private:
  struct Account {
    std::size_t connections = 0;
    Remaining visits;
    Remaining new_tables;
  };

  [[nodiscard]] Account& account(const Whence& whence);

  const Limits& limits_;
  std::map<Whence, Account> accounts_;
};

}  // namespace rookie
