// Defines what the C++ library would import from a host, so that the module has no imports.
#include <cstdint>
#include <cstdlib>
#include <new>
#include <version>

void std::__libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }

void* operator new(std::size_t size) {
  void* memory = std::malloc(size);
  if (memory == nullptr) __builtin_trap();
  return memory;
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

extern "C" {
// libc++abi calls this for fatal errors, such as the call of a pure virtual function.
[[noreturn]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }
std::uintptr_t __stack_chk_guard = 0x726f6f6b;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
}
