#pragma once

#include <sqlite3.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/random.h"

namespace rookie {

// How a failure of the power goes: how likely it is that something not yet synchronised is lost.
class PowerFailure {
 public:
  explicit PowerFailure(Random& random) : random_(random), loss_(random.below(100)) {}

  // One of the versions that there were, the latest one last.
  template <typename T>
  [[nodiscard]] const T& survivor(std::span<const T> versions) {
    const bool loses = random_.below(100) < loss_;
    return loses ? versions[random_.below(static_cast<std::uint32_t>(versions.size()))] : versions.back();
  }

 private:
  Random& random_;
  std::uint32_t loss_;  // per cent
};

// A file on a disk whose power may fail. Everything since the last synchronisation may then be lost, in part and in any
// order: each sector has one of the contents that it had since, and the file one of the sizes.
class PowerFile {
 public:
  [[nodiscard]] std::size_t size() const { return bytes_.size(); }
  // Returns how many bytes there were to read.
  std::size_t read(std::span<char> to, std::size_t offset) const;
  void write(std::span<const char> from, std::size_t offset);
  void resize(std::size_t size);
  void synchronise();
  [[nodiscard]] PowerFile after(PowerFailure& failure) const;

 private:
  [[nodiscard]] std::string sector(std::size_t number) const;

  std::string bytes_;                                        // as programs see them
  std::string safe_;                                         // as they were at the last synchronisation
  std::map<std::size_t, std::vector<std::string>> sectors_;  // since then, by number
  std::vector<std::size_t> sizes_;                           // since then
};

// The only folder of such a disk. SQLite keeps its files there while the disk is mounted.
class PowerDisk {
 public:
  using Folder = std::map<std::string, std::shared_ptr<PowerFile>>;

  // The disk as a computer may find it after the failure.
  [[nodiscard]] PowerDisk after(PowerFailure failure) const;

  [[nodiscard]] Folder& folder() { return folder_; }
  // Makes the names of all files, and that others are gone, survive a failure.
  void synchronise_folder() { safe_folder_ = folder_; }

  // Called before each synchronisation of a file has an effect, on the thread that wants it.
  std::function<void()> before_synchronising = [] {};

 private:
  Folder folder_;
  Folder safe_folder_;
};

// Lets SQLite use the disk instead of files. Mounts end in reverse order. Each file may have one connection at a time.
class Mount {
 public:
  explicit Mount(PowerDisk& disk);
  Mount(const Mount&) = delete;
  Mount& operator=(const Mount&) = delete;
  ~Mount();

 private:
  std::string name_;
  sqlite3_vfs vfs_;
};

}  // namespace rookie
