# rookie_embed_folder(NAME FOLDER): generates sources in which `std::map<std::string, std::string> rookie::NAME()`
# returns the files of FOLDER by path: "/index.html". Sets the variable NAME to the list of these sources. Hidden files
# are left out; without a FOLDER the map is empty. Generates them during the build, and again when a file changes.
function(rookie_embed_folder name folder)
  set(files)
  if(folder)
    get_filename_component(folder ${folder} ABSOLUTE BASE_DIR ${PROJECT_SOURCE_DIR})
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/*)
    list(FILTER files EXCLUDE REGEX "/\\.")
  endif()
  set(base ${CMAKE_CURRENT_BINARY_DIR}/${name})
  add_custom_command(
    OUTPUT ${base}.cpp ${base}.S
    COMMAND ${CMAKE_COMMAND} -D base=${base} -D name=${name} -D folder=${folder} -D "files=${files}"
            -P ${PROJECT_SOURCE_DIR}/cmake/embed_folder.cmake
    DEPENDS ${files} ${PROJECT_SOURCE_DIR}/cmake/embed_folder.cmake
    COMMENT "Embedding ${folder}"
    VERBATIM)
  set(${name} ${base}.cpp ${base}.S PARENT_SCOPE)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE) # run by the command above
  set(number 0)
  foreach(file ${files})
    file(RELATIVE_PATH path ${folder} ${file})
    set(symbol ${name}_${number})
    string(APPEND bytes "${symbol}:\n.incbin \"${file}\"\n${symbol}_end:\n.globl ${symbol}, ${symbol}_end\n")
    string(APPEND symbols "extern \"C\" const char ${symbol}[], ${symbol}_end[];\n")
    string(APPEND items "    {\"/${path}\", {${symbol}, ${symbol}_end}},\n")
    math(EXPR number "${number} + 1")
  endforeach()
  file(WRITE ${base}.S ".section .rodata\n${bytes}.section .note.GNU-stack,\"\",%progbits\n")
  file(WRITE ${base}.cpp "// The files of ${folder}.
#include <map>
#include <string>

// NOLINTBEGIN: generated, and the symbols are the assembler's
${symbols}
namespace rookie {

std::map<std::string, std::string> ${name}() {
  return {
${items}  };
}

}  // namespace rookie
// NOLINTEND
")
endif()
