# What is delivered: the tools, and a CMake package of the libraries. Included
# last, when every room has named its targets.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

get_property(libraries GLOBAL PROPERTY OPENNVVM_LIBRARIES)
get_property(tools GLOBAL PROPERTY OPENNVVM_TOOLS)
get_property(plugins GLOBAL PROPERTY OPENNVVM_PLUGINS)
get_property(faces GLOBAL PROPERTY OPENNVVM_FACES)
get_property(unittests GLOBAL PROPERTY OPENNVVM_UNITTESTS)
get_property(instruments GLOBAL PROPERTY OPENNVVM_INSTRUMENTS)
set(packagedir ${CMAKE_INSTALL_LIBDIR}/cmake/OpenNVVM)

add_custom_target(opennvvm-tools)
add_custom_target(opennvvm-tests)
foreach(target IN LISTS tools plugins faces libraries)
  add_dependencies(opennvvm-tools ${target})
endforeach()
foreach(target IN LISTS libraries tools plugins faces unittests instruments
    ITEMS catalog-tblgen)
  add_dependencies(opennvvm-tests ${target})
endforeach()
foreach(target IN ITEMS opennvvm-bench opennvvm-sizes opennvvm-growth
    nv-tileas-test-opt nv-tileas-capi-test nv-tileas-run nv-tileas-lower-numbers
    nv-tileas-convert-layouts nv-tileas-loads
    tile-modules opennvvm-tiles
    opennvvm-tile-runs opennvvm-tile-reads nvvmc-static)
  if(TARGET ${target})
    add_dependencies(opennvvm-tests ${target})
  endif()
endforeach()


# What sources include that the build writes: enough for clang-tidy.
add_custom_target(opennvvm-generated)
foreach(target IN ITEMS opennvvm_catalog_gen opennvvm_mlir_gen
    opennvvm_tile_lsp_gen opennvvm_report_gen nvvmc-options)
  if(TARGET ${target})
    add_dependencies(opennvvm-generated ${target})
  endif()
endforeach()

if(tools)
  install(TARGETS ${tools} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
if(plugins)
  install(TARGETS ${plugins} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
endif()
opennvvm_sbom(${tools} ${faces} ${plugins})
if(TARGET opennvvm-sbom)
  add_dependencies(opennvvm-tools opennvvm-sbom)
  add_dependencies(opennvvm-tests opennvvm-sbom)
endif()
if(NOT libraries)
  return()
endif()

set(OPENNVVM_EXPORTED "")
foreach(library IN LISTS libraries)
  target_compile_features(${library} PUBLIC cxx_std_20)
  list(APPEND OPENNVVM_EXPORTED OpenNVVM::${library})
endforeach()
set(OPENNVVM_LLVM_VERSION ${LLVM_VERSION_MAJOR}.${LLVM_VERSION_MINOR})

install(TARGETS ${libraries} EXPORT OpenNVVMTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT OpenNVVMTargets NAMESPACE OpenNVVM:: DESTINATION ${packagedir})
# The C library needs no LLVM, so it is exported on its own.
install(EXPORT OpenNVVMCTargets NAMESPACE OpenNVVM:: DESTINATION ${packagedir})
# Of what the catalog generates, this is included by public headers.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/opennvvm
                  ${PROJECT_SOURCE_DIR}/include/opennvvm-c
                  ${PROJECT_BINARY_DIR}/include/opennvvm
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.h" PATTERN "*.h.inc" PATTERN "*.td"
                 PATTERN "RuleEnum.inc" PATTERN "FixBuilders.inc"
                 PATTERN "TileFindings.inc" PATTERN "TileRefusals.inc"
                 PATTERN "TileLint*.inc")
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE
  DESTINATION ${CMAKE_INSTALL_DOCDIR})

configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/OpenNVVMConfig.cmake.in
  ${PROJECT_BINARY_DIR}/OpenNVVMConfig.cmake INSTALL_DESTINATION ${packagedir})
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/OpenNVVMConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/OpenNVVMConfig.cmake
  ${PROJECT_BINARY_DIR}/OpenNVVMConfigVersion.cmake
  ${CMAKE_CURRENT_LIST_DIR}/OpenNVVMLinkLLVM.cmake
  DESTINATION ${packagedir})
