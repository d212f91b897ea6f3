#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "store/store.h"

namespace rookie {

// A new, empty database, removed by the destructor. To be tested, a kind of store must provide this.
class ScratchDatabase {
 public:
  ScratchDatabase() = default;
  ScratchDatabase(const ScratchDatabase&) = delete;
  ScratchDatabase& operator=(const ScratchDatabase&) = delete;
  virtual ~ScratchDatabase() = default;

  // Opens the database. It may be open more than once at the same time.
  [[nodiscard]] virtual std::unique_ptr<Store> open(StoreSettings settings) = 0;
};

class ScratchSqlite final : public ScratchDatabase {
 public:
  ScratchSqlite() {
    std::string pattern = testing::TempDir() + "rookie-storeXXXXXX";
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
    folder_ = pattern;
  }
  ~ScratchSqlite() override {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  [[nodiscard]] std::unique_ptr<Store> open(StoreSettings settings) override {
    return open_store("sqlite:" + file(), std::move(settings)).value();
  }
  [[nodiscard]] std::string file() const { return folder_ / "rookie.db"; }

 private:
  std::filesystem::path folder_;
};

}  // namespace rookie
