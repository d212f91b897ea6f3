# rookie_embed(SOURCE FILE FUNCTION): generates the C++ source SOURCE, in which `std::span<const std::uint8_t>
# rookie::FUNCTION()` returns the bytes of FILE. Generates it during the build, and again when FILE changes.
function(rookie_embed source file function)
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -D file=${file} -D source=${source} -D function=${function}
            -P ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    DEPENDS ${file} ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
    COMMENT "Embedding ${file}"
    VERBATIM)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE) # run by the command above
  file(READ ${file} digits HEX)
  string(LENGTH "${digits}" length)
  math(EXPR size "${length} / 2")
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${digits}")
  string(REGEX REPLACE "(................................................................................)" "\\1\n"
         lines "${bytes}")
  file(WRITE ${source} "// The bytes of ${file}.
#include <array>
#include <cstdint>
#include <span>

namespace rookie {

std::span<const std::uint8_t> ${function}() {
  static constexpr std::array<std::uint8_t, ${size}> bytes{
${lines}};
  return bytes;
}

}  // namespace rookie
")
endif()
