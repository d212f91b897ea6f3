# What `cmake --install` installs: the program with its documents, and the package `rookie` for other programs, which
# need no other library to use it.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)
install(TARGETS rookie)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
set(documents ${PROJECT_BINARY_DIR}/documents)
install(FILES ${documents}/rookie.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${documents}/rookie.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME rookie)
install(FILES ${documents}/_rookie DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${documents}/rookie.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME service) # in the Debian package, debhelper installs these
install(FILES deploy/rookie.service deploy/rookie@.service deploy/rookie.socket DESTINATION lib/systemd/system)
install(FILES deploy/rookie.sysusers DESTINATION lib/sysusers.d RENAME rookie.conf)

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME development)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/rookie)
foreach(folder core rules notation bots)
  set_target_properties(rookie_${folder} PROPERTIES EXPORT_NAME ${folder})
  target_compile_features(rookie_${folder} PUBLIC cxx_std_23)
  if(ROOKIE_LTO)
    target_compile_options(rookie_${folder} PRIVATE -ffat-lto-objects) # any compiler can link these
  endif()
  install(TARGETS rookie_${folder} EXPORT rookie INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/rookie)
  install(DIRECTORY src/${folder} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/rookie
          FILES_MATCHING PATTERN *.h
          REGEX "/bots/[a-z]+/[a-z_]+$" EXCLUDE) # a single search or evaluation: programs only use the common interface
endforeach()
install(EXPORT rookie NAMESPACE rookie:: FILE rookieConfig.cmake DESTINATION ${package})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/rookieConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/rookieConfigVersion.cmake DESTINATION ${package})
