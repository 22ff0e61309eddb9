# Code in the order in which it is executed, by LLVM's post-link optimizer: compiling
# executes a little of very much code, and waits for most of it. The time from IR to
# PTX is 0.8 of that without it.

find_program(OPENNVVM_LLVM_BOLT NAMES llvm-bolt-${LLVM_VERSION_MAJOR} llvm-bolt
  HINTS "${LLVM_TOOLS_BINARY_DIR}")
find_program(OPENNVVM_MERGE_FDATA NAMES merge-fdata-${LLVM_VERSION_MAJOR} merge-fdata
  HINTS "${LLVM_TOOLS_BINARY_DIR}")
# find_package(Python3) would decide which one the tests get.
find_program(OPENNVVM_BOLT_PYTHON python3)
set(can OFF)
# It needs relocations, of which lld leaves what it can read.
if(OPENNVVM_LLVM_BOLT AND OPENNVVM_MERGE_FDATA AND OPENNVVM_LLD AND OPENNVVM_BOLT_PYTHON
    AND CMAKE_CXX_COMPILER_ID MATCHES "Clang"
    AND CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64" AND NOT CMAKE_CROSSCOMPILING
    AND CMAKE_BUILD_TYPE STREQUAL "Release" AND OPENNVVM_STATIC_LLVM
    AND NOT OPENNVVM_SANITIZE AND NOT OPENNVVM_FUZZ)
  set(can ON)
endif()
option(OPENNVVM_BOLT "Lay out nvvmc and the libraries with llvm-bolt" ${can})
if(OPENNVVM_BOLT AND NOT can)
  message(FATAL_ERROR "OPENNVVM_BOLT needs llvm-bolt, merge-fdata, ld.lld and python3, and a "
    "Release build by clang for x86-64 with OPENNVVM_STATIC_LLVM; -DOPENNVVM_BOLT=OFF does "
    "without it")
endif()
if(OPENNVVM_BOLT)
  add_library(opennvvm-bolt-exit MODULE EXCLUDE_FROM_ALL
    ${PROJECT_SOURCE_DIR}/cmake/bolt/Exit.c)
  set_target_properties(opennvvm-bolt-exit PROPERTIES
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bolt)
endif()

# opennvvm_lay_out(target [BY trained...]): lays out a program or a shared library whenever
# it has been linked, by what was executed of those that BY names, whose functions it
# holds. Without BY, that is found out once for target itself.
function(opennvvm_lay_out target)
  cmake_parse_arguments(ARG "" "" "BY" ${ARGN})
  if(NOT OPENNVVM_BOLT)
    return()
  endif()
  set(script ${PROJECT_SOURCE_DIR}/cmake/bolt/bolt.py)
  set(options --bolt=${OPENNVVM_LLVM_BOLT} --merge=${OPENNVVM_MERGE_FDATA})
  if(ARG_BY)
    add_dependencies(${target} ${ARG_BY})
  else()
    add_dependencies(${target} opennvvm-bolt-exit)
    if(NOT target STREQUAL nvvmc)
      add_dependencies(${target} nvvmc)
    endif()
    set(ARG_BY ${target})
    list(APPEND options --train=${target} --exit=$<TARGET_FILE:opennvvm-bolt-exit>
      --nvvmc=$<TARGET_FILE:nvvmc>)
  endif()
  list(TRANSFORM ARG_BY REPLACE "(.+)" "${PROJECT_BINARY_DIR}/bolt/\\1.fdata")
  target_link_options(${target} PRIVATE -Wl,--emit-relocs)
  set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${script})
  add_custom_command(TARGET ${target} POST_BUILD
    COMMAND ${OPENNVVM_BOLT_PYTHON} ${script} $<TARGET_FILE:${target}> ${options}
      --profile ${ARG_BY}
    COMMENT "Laying out $<TARGET_FILE_NAME:${target}>" VERBATIM)
endfunction()
