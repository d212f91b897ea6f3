#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

namespace rookie {

// The types of Boost.Asio for the executor of an io_context. With the type fixed, every message costs fewer virtual
// calls and allocations.
using Executor = boost::asio::io_context::executor_type;
template <typename T>
using Awaitable = boost::asio::awaitable<T, Executor>;
using TcpSocket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;
using Timer = boost::asio::basic_waitable_timer<std::chrono::steady_clock,
                                                boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;

inline constexpr boost::asio::use_awaitable_t<Executor> awaited;
inline constexpr auto with_error = boost::asio::as_tuple(awaited);  // returns errors instead of throwing them

}  // namespace rookie
