// What the C++ library would ask of a host, answered here, so that the module needs no imports at all.
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
// What libc++abi ends in, for instance after the call of a pure virtual function.
[[noreturn]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }
std::uintptr_t __stack_chk_guard = 0x726f6f6b;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
}
