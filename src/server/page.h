#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "server/answer.h"

namespace rookie {

// The files of the page by path, such as "/index.html". Compressed forms of a file have ".br" or ".gz" appended to its
// path.
using PageFiles = std::map<std::string, std::string>;

// Reads all files of a folder except hidden ones.
[[nodiscard]] Result<PageFiles> read_page(const std::string& folder);
// Returns the page built into the program (ROOKIE_PAGE of CMake); empty if there is none.
[[nodiscard]] PageFiles embedded_page();

// The parts of a request that determine the answer. Absent headers are empty.
struct PageRequest {
  std::string_view method;
  std::string_view target;  // path and query
  std::string_view accept_encoding;
  std::string_view if_none_match;
};

// Serves the page: each file in the smallest form that the browser accepts, with caching. Names of files below /assets/
// must contain a hash of their content, and are cached for a year; all others are validated each time.
class Page {
 public:
  [[nodiscard]] static Result<Page> of(const PageFiles& files);

  // Valid as long as the Page lives.
  [[nodiscard]] Answer answer(const PageRequest& request) const;

 private:
  struct Form {
    std::string_view encoding;  // empty: not compressed
    std::string bytes;
  };
  struct File {
    std::string_view type;
    std::string_view caching;
    std::string tag;          // shared by all forms
    std::vector<Form> forms;  // the smallest first, the plain one last
  };

  [[nodiscard]] static const Form& best_form(const File& file, std::string_view accept_encoding);

  std::map<std::string, File, std::less<>> files_;
};

}  // namespace rookie
