#include "server/process_use.h"

#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace rookie {
namespace {

// When the program began: what /proc says counts from when the computer began, which a confined process may not read.
const std::int64_t began = std::time(nullptr);

}  // namespace

ProcessUse process_use() {
  ProcessUse use{.began = began};
  timespec used{};
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used) == 0) {
    use.cpu_seconds =
        std::chrono::duration<double>(std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec))
            .count();
  }
  const auto page_bytes = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  std::uint64_t all_pages = 0;
  std::uint64_t resident_pages = 0;
  if (std::ifstream("/proc/self/statm") >> all_pages >> resident_pages) {
    use.virtual_bytes = all_pages * page_bytes;
    use.resident_bytes = resident_pages * page_bytes;
  }
  std::error_code hidden;
  for (std::filesystem::directory_iterator file("/proc/self/fd", hidden), end; !hidden && file != end;
       file.increment(hidden)) {
    ++use.open_files;
  }
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0) use.most_files = limit.rlim_cur;
  return use;
}

}  // namespace rookie
