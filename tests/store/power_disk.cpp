#include "store/power_disk.h"

#include <algorithm>
#include <cstring>
#include <new>
#include <utility>

namespace rookie {

// --- files -----------------------------------------------------------------------------------------------------------

namespace {

constexpr std::size_t sector_bytes = 512;  // written whole or not at all

}  // namespace

std::size_t PowerFile::read(std::span<char> to, std::size_t offset) const {
  if (offset >= bytes_.size()) return 0;
  return bytes_.copy(to.data(), to.size(), offset);
}

void PowerFile::write(std::span<const char> from, std::size_t offset) {
  if (from.empty()) return;
  const std::size_t end = offset + from.size();
  if (end > bytes_.size()) resize(end);
  std::ranges::copy(from, bytes_.begin() + static_cast<std::ptrdiff_t>(offset));
  for (std::size_t number = offset / sector_bytes; number * sector_bytes < end; ++number) {
    sectors_[number].push_back(sector(number));
  }
}

void PowerFile::resize(std::size_t size) {
  bytes_.resize(size);
  sizes_.push_back(size);
}

void PowerFile::synchronise() {
  safe_ = bytes_;
  sectors_.clear();
  sizes_.clear();
}

std::string PowerFile::sector(std::size_t number) const { return bytes_.substr(number * sector_bytes, sector_bytes); }

PowerFile PowerFile::after(PowerFailure& failure) const {
  PowerFile found;
  found.bytes_ = safe_;
  std::vector<std::size_t> sizes{safe_.size()};
  sizes.insert(sizes.end(), sizes_.begin(), sizes_.end());
  found.bytes_.resize(failure.survivor(std::span<const std::size_t>(sizes)));
  for (const auto& [number, written] : sectors_) {
    const std::size_t offset = number * sector_bytes;
    if (offset >= found.size()) continue;
    std::vector<std::string> versions{found.sector(number)};
    versions.insert(versions.end(), written.begin(), written.end());
    const std::string& survivor = failure.survivor(std::span<const std::string>(versions));
    const std::size_t length = std::min(survivor.size(), found.size() - offset);
    found.bytes_.replace(offset, length, survivor, 0, length);
  }
  found.synchronise();
  return found;
}

PowerDisk PowerDisk::after(PowerFailure failure) const {
  const auto entry = [](const Folder& folder, const std::string& name) {
    const auto found = folder.find(name);
    return found == folder.end() ? nullptr : found->second;
  };
  Folder all = safe_folder_;
  all.insert(folder_.begin(), folder_.end());
  PowerDisk disk;
  for (const auto& [name, file] : all) {
    const std::array versions{entry(safe_folder_, name), entry(folder_, name)};
    const auto& survivor = failure.survivor(std::span<const std::shared_ptr<PowerFile>>(versions));
    if (survivor) disk.folder_[name] = std::make_shared<PowerFile>(survivor->after(failure));
  }
  disk.synchronise_folder();
  return disk;
}

// --- the interface of SQLite -----------------------------------------------------------------------------------------

namespace {

using Region = std::vector<char>;

// An open file.
struct Handle : sqlite3_file {
  PowerDisk& disk;
  std::shared_ptr<PowerFile> file;
  bool makes_name_safe = false;  // the first synchronisation of a new journal or log is also one of the folder
  std::vector<Region> shared;    // memory for connections, of which there is one
};

Handle& handle(sqlite3_file* file) { return *static_cast<Handle*>(file); }
PowerDisk& disk_of(const sqlite3_vfs* vfs) { return *static_cast<PowerDisk*>(vfs->pAppData); }

int close(sqlite3_file* file) {
  std::destroy_at(&handle(file));
  return SQLITE_OK;
}

int read(sqlite3_file* file, void* to, int size, sqlite3_int64 offset) {
  const std::span<char> bytes(static_cast<char*>(to), static_cast<std::size_t>(size));
  const std::size_t there = handle(file).file->read(bytes, static_cast<std::size_t>(offset));
  std::ranges::fill(bytes.subspan(there), '\0');
  return there == bytes.size() ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
  handle(file).file->write({static_cast<const char*>(from), static_cast<std::size_t>(size)},
                           static_cast<std::size_t>(offset));
  return SQLITE_OK;
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
  handle(file).file->resize(static_cast<std::size_t>(size));
  return SQLITE_OK;
}

int synchronise(sqlite3_file* file, int /*flags*/) {
  Handle& open = handle(file);
  open.disk.before_synchronising();
  open.file->synchronise();
  if (std::exchange(open.makes_name_safe, false)) open.disk.synchronise_folder();
  return SQLITE_OK;
}

int file_size(sqlite3_file* file, sqlite3_int64* size) {
  *size = static_cast<sqlite3_int64>(handle(file).file->size());
  return SQLITE_OK;
}

int lock(sqlite3_file* /*file*/, int /*level*/) { return SQLITE_OK; }

int check_lock(sqlite3_file* /*file*/, int* locked) {
  *locked = 0;
  return SQLITE_OK;
}

int file_control(sqlite3_file* /*file*/, int /*what*/, void* /*argument*/) { return SQLITE_NOTFOUND; }

int sector_size(sqlite3_file* /*file*/) { return sector_bytes; }

// As on Linux: writing a part of a sector does not harm the rest of it.
int characteristics(sqlite3_file* /*file*/) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

int map_shared(sqlite3_file* file, int number, int size, int /*extend*/, void volatile** memory) {
  std::vector<Region>& shared = handle(file).shared;
  while (std::cmp_less_equal(shared.size(), number)) shared.emplace_back(static_cast<std::size_t>(size));
  *memory = shared[static_cast<std::size_t>(number)].data();
  return SQLITE_OK;
}

int lock_shared(sqlite3_file* /*file*/, int /*first*/, int /*count*/, int /*flags*/) { return SQLITE_OK; }

void order_shared(sqlite3_file* /*file*/) {}

int unmap_shared(sqlite3_file* file, int /*remove*/) {
  handle(file).shared.clear();
  return SQLITE_OK;
}

constexpr sqlite3_io_methods methods{.iVersion = 2,
                                     .xClose = close,
                                     .xRead = read,
                                     .xWrite = write,
                                     .xTruncate = truncate,
                                     .xSync = synchronise,
                                     .xFileSize = file_size,
                                     .xLock = lock,
                                     .xUnlock = lock,
                                     .xCheckReservedLock = check_lock,
                                     .xFileControl = file_control,
                                     .xSectorSize = sector_size,
                                     .xDeviceCharacteristics = characteristics,
                                     .xShmMap = map_shared,
                                     .xShmLock = lock_shared,
                                     .xShmBarrier = order_shared,
                                     .xShmUnmap = unmap_shared,
                                     .xFetch = nullptr,
                                     .xUnfetch = nullptr};

int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* place, int flags, int* flags_out) {
  PowerDisk& disk = disk_of(vfs);
  std::shared_ptr<PowerFile> file = std::make_shared<PowerFile>();  // without a name: a temporary one
  if (name != nullptr) {
    const auto found = disk.folder().find(name);
    if (found != disk.folder().end()) {
      file = found->second;
    } else if ((flags & SQLITE_OPEN_CREATE) != 0) {
      disk.folder()[name] = file;
    } else {
      place->pMethods = nullptr;
      return SQLITE_CANTOPEN;
    }
  }
  constexpr int journals = SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL | SQLITE_OPEN_WAL;
  const bool is_new_journal = (flags & SQLITE_OPEN_CREATE) != 0 && (flags & journals) != 0;
  new (place) Handle{{&methods}, disk, std::move(file), is_new_journal, {}};
  if (flags_out != nullptr) *flags_out = flags;
  return SQLITE_OK;
}

int remove(sqlite3_vfs* vfs, const char* name, int is_to_last) {
  PowerDisk& disk = disk_of(vfs);
  if (disk.folder().erase(name) == 0) return SQLITE_IOERR_DELETE_NOENT;
  if (is_to_last != 0) disk.synchronise_folder();
  return SQLITE_OK;
}

int access(sqlite3_vfs* vfs, const char* name, int /*how*/, int* possible) {
  *possible = disk_of(vfs).folder().contains(name) ? 1 : 0;
  return SQLITE_OK;
}

int full_path(sqlite3_vfs* /*vfs*/, const char* name, int size, char* path) {
  return sqlite3_snprintf(size, path, "%s", name) == nullptr ? SQLITE_ERROR : SQLITE_OK;
}

}  // namespace

// Clock and random numbers are those of the system.
Mount::Mount(PowerDisk& disk) : vfs_(*sqlite3_vfs_find(nullptr)) {
  static int count = 0;
  name_ = "power" + std::to_string(++count);
  vfs_.zName = name_.c_str();
  vfs_.szOsFile = sizeof(Handle);
  vfs_.pAppData = &disk;
  vfs_.xOpen = open;
  vfs_.xDelete = remove;
  vfs_.xAccess = access;
  vfs_.xFullPathname = full_path;
  constexpr int as_default = 1;
  sqlite3_vfs_register(&vfs_, as_default);
}

Mount::~Mount() { sqlite3_vfs_unregister(&vfs_); }

}  // namespace rookie
