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

// The origin of a client: its IPv4 address, or the /64 network of its IPv6 address, in which everybody has many.
using Whence = boost::asio::ip::address;
[[nodiscard]] Whence whence_of(const boost::asio::ip::address& address);
// Returns the origin of a request that our proxy has forwarded, from X-Forwarded-For; the proxy's if that names none.
[[nodiscard]] Whence whence_behind(const boost::asio::ip::address& proxy, std::string_view forwarded_for);

// Enforces the limits per address.
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
  [[nodiscard]] bool may_open_table(const Whence& whence);

  // Forgets the addresses without connections whose allowances are full.
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
