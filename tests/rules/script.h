#pragma once

#include <coroutine>
#include <exception>
#include <utility>

namespace rookie {

// A procedure that can suspend to wait for a player's decision and resume later. It starts with `start` or when another
// script awaits it; that script resumes when this one ends.
class Script {
 public:
  struct promise_type {
    std::coroutine_handle<> awaiting = std::noop_coroutine();

    struct GoOnWithAwaiting {
      [[nodiscard]] bool await_ready() const noexcept { return false; }
      std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> done) noexcept {
        return done.promise().awaiting;
      }
      void await_resume() const noexcept {}
    };

    Script get_return_object() { return Script(std::coroutine_handle<promise_type>::from_promise(*this)); }
    std::suspend_always initial_suspend() noexcept { return {}; }
    GoOnWithAwaiting final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() { std::terminate(); }
  };

  Script(Script&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Script(const Script&) = delete;
  Script& operator=(const Script&) = delete;
  Script& operator=(Script&&) = delete;
  ~Script() {
    if (handle_) handle_.destroy();
  }

  void start() { handle_.resume(); }

  [[nodiscard]] bool await_ready() const noexcept { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> awaiting) {
    handle_.promise().awaiting = awaiting;
    return handle_;
  }
  void await_resume() const noexcept {}

 private:
  explicit Script(std::coroutine_handle<promise_type> handle) : handle_(handle) {}

  std::coroutine_handle<promise_type> handle_;
};

}  // namespace rookie
