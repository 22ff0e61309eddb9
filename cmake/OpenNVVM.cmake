# How every library, tool and test of the project is compiled and linked.

add_library(opennvvm_flags INTERFACE)
target_include_directories(opennvvm_flags SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS})
target_include_directories(opennvvm_flags INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/lib>
  $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>)
separate_arguments(_llvm_defs NATIVE_COMMAND "${LLVM_DEFINITIONS}")
target_compile_definitions(opennvvm_flags INTERFACE ${_llvm_defs})
target_compile_options(opennvvm_flags INTERFACE
  -fno-exceptions -fno-rtti -fPIC -ffunction-sections -fdata-sections
  -fvisibility-inlines-hidden -Wall -Wextra -Wno-unused-parameter)
if(OPENNVVM_WERROR)
  target_compile_options(opennvvm_flags INTERFACE -Werror)
endif()
if(OPENNVVM_SANITIZE)
  target_compile_options(opennvvm_flags INTERFACE
    -fsanitize=${OPENNVVM_SANITIZE} -fno-sanitize=vptr -fno-omit-frame-pointer)
  target_link_options(opennvvm_flags INTERFACE -fsanitize=${OPENNVVM_SANITIZE})
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 sees dangling and uninitialized memory in LLVM's inline containers.
  target_compile_options(opennvvm_flags INTERFACE
    -Wno-dangling-pointer -Wno-maybe-uninitialized -Wno-array-bounds
    -Wno-stringop-overflow -Wno-stringop-overread -Wno-restrict -Wno-comment
    -Wno-redundant-move)
  # ccache and GCC's precompiled headers do not go together.
  set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
  target_compile_options(opennvvm_flags INTERFACE
    "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include ${PROJECT_SOURCE_DIR}/cmake/Precompiled.h>")
endif()

if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # The same header gives the same bytes, so that ccache knows it again.
  target_compile_options(opennvvm_flags INTERFACE
    "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-Xclang -fno-pch-timestamp>")
endif()

find_program(OPENNVVM_LLD NAMES ld.lld ld.lld-22
  HINTS "${LLVM_TOOLS_BINARY_DIR}")
if(OPENNVVM_LLD)
  target_link_options(opennvvm_flags INTERFACE
    $<$<CXX_COMPILER_ID:Clang>:--ld-path=${OPENNVVM_LLD}>)
  # GCC looks for it by the name ld.lld. To lld, the order of archives does not matter.
  get_filename_component(lld_folder ${OPENNVVM_LLD} DIRECTORY)
  if(EXISTS ${lld_folder}/ld.lld)
    target_link_options(opennvvm_flags INTERFACE
      "$<$<CXX_COMPILER_ID:GNU>:SHELL:-fuse-ld=lld -B${lld_folder}>")
  endif()
endif()
target_link_options(opennvvm_flags INTERFACE
  -Wl,--as-needed -Wl,--gc-sections)

# One precompiled header serves all libraries.
add_library(opennvvm_pch OBJECT ${PROJECT_SOURCE_DIR}/cmake/Precompiled.cpp)
target_link_libraries(opennvvm_pch PRIVATE opennvvm_flags)
target_precompile_headers(opennvvm_pch PRIVATE
  ${PROJECT_SOURCE_DIR}/cmake/Precompiled.h)

# opennvvm_library(Name SOURCES... LINK libs...): a static library that links
# no LLVM itself; the tool that uses it chooses one.
function(opennvvm_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  add_library(OpenNVVM::${name} ALIAS ${name})
  target_link_libraries(${name} PUBLIC $<BUILD_INTERFACE:opennvvm_flags> ${ARG_LINK})
  target_precompile_headers(${name} REUSE_FROM opennvvm_pch)
  add_dependencies(${name} opennvvm_catalog_gen)
  set_property(GLOBAL APPEND PROPERTY OPENNVVM_LIBRARIES ${name})
endfunction()

include(OpenNVVMLinkLLVM)
include(OpenNVVMSBOM)
include(OpenNVVMFace)
include(OpenNVVMStatic)
include(OpenNVVMBolt)

# opennvvm_tool(name SOURCES... LINK libs... COMPONENTS llvm-components...)
function(opennvvm_tool name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK;COMPONENTS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE opennvvm_flags ${ARG_LINK})
  target_precompile_headers(${name} REUSE_FROM opennvvm_pch)
  add_dependencies(${name} opennvvm_catalog_gen)
  opennvvm_link_llvm(${name} STATIC ${ARG_COMPONENTS})
  opennvvm_record_archives(${name})
  set_property(GLOBAL APPEND PROPERTY OPENNVVM_TOOLS ${name})
  # Start-up is part of the product: no relocation work, no libstdc++ to load.
  target_link_options(${name} PRIVATE -no-pie)
  if(NOT OPENNVVM_SANITIZE)
    target_link_options(${name} PRIVATE -static-libstdc++ -static-libgcc)
  endif()
endfunction()
