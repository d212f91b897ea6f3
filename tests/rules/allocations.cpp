#include "rules/allocations.h"

#if ROOKIE_COUNTS_ALLOCATIONS

#include <cstdlib>
#include <new>

namespace {

std::size_t count = 0;

}  // namespace

std::size_t rookie::allocations() { return count; }

void* operator new(std::size_t size) {
  ++count;
  void* memory = std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

#endif
