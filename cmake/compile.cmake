set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_compile_options(
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor
  -Wno-missing-field-initializers) # designated initialisers omit members with defaults on purpose
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  add_compile_options(-Wno-missing-designated-field-initializers)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-Wno-restrict) # gcc 12 warns of overlaps in std::string that do not exist (its bug 105651)
endif()
if(ROOKIE_DEVELOPER)
  add_compile_options(-Werror)
endif()

if(ROOKIE_LTO)
  add_compile_options(-flto) # not CMake's thin LTO, with which the engine is a sixth slower
  add_link_options(-flto)
  if(NOT ROOKIE_WASM)
    add_link_options(-ffat-lto-objects) # for libraries that other compilers link too (cmake/install.cmake)
  endif()
endif()

if(ROOKIE_WASM)
  add_compile_options(-msimd128) # halves the time of the search without changing its decisions
endif()

if(ROOKIE_SANITIZE)
  add_compile_options(-fsanitize=${ROOKIE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${ROOKIE_SANITIZE})
endif()
if(ROOKIE_FUZZ AND NOT ROOKIE_TESTS) # tests only replay what the fuzzers have found
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
