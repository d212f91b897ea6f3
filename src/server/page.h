#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "server/answer.h"

namespace rookie {

// The page's files by path, such as "/index.html". Next to a file may stand the same one compressed, with ".br" or
// ".gz" after its name.
using PageFiles = std::map<std::string, std::string>;

// All files of a folder, read once. Hidden ones are left out.
[[nodiscard]] Result<PageFiles> read_page(const std::string& folder);
// What the program was built with (ROOKIE_PAGE of CMake); nothing, if nothing.
[[nodiscard]] PageFiles embedded_page();

// What decides about the answer to a request; empty what is not there.
struct PageRequest {
  std::string_view method;
  std::string_view target;  // path and query
  std::string_view accept_encoding;
  std::string_view if_none_match;
};

// The page as it is delivered: by path, as small as the browser takes it, and cached for as long as it is good. Files
// below /assets/ must have a hash of their content in their name; all others are asked for again each time.
class Page {
 public:
  [[nodiscard]] static Result<Page> of(const PageFiles& files);

  // Valid as long as the Page.
  [[nodiscard]] Answer answer(const PageRequest& request) const;

 private:
  struct Form {
    std::string_view encoding;  // empty: none
    std::string bytes;
  };
  struct File {
    std::string_view type;
    std::string_view caching;
    std::string tag;          // of all forms
    std::vector<Form> forms;  // the smallest first, the plain one last
  };

  [[nodiscard]] static const Form& best_form(const File& file, std::string_view accept_encoding);

  std::map<std::string, File, std::less<>> files_;
};

}  // namespace rookie
