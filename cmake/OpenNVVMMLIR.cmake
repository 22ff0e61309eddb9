# The rooms on MLIR. Programs and plugins of them link libMLIR.so and libLLVM.so and
# nothing of LLVM statically: two copies of LLVM or MLIR in one process have two copies
# of every registry. Left out, with a word, where MLIR is not installed.
option(OPENNVVM_MLIR "Build the MLIR dialect and its tools" ON)
if(NOT OPENNVVM_MLIR)
  return()
endif()
# No version here: MLIR's version file wants it to the minor number.
find_package(MLIR QUIET CONFIG HINTS ${LLVM_DIR}/../mlir /usr/lib/llvm-22)
find_program(OPENNVVM_MLIR_TBLGEN mlir-tblgen
  HINTS "${LLVM_TOOLS_BINARY_DIR}" NO_DEFAULT_PATH)
if(NOT MLIR_FOUND OR NOT TARGET MLIR OR NOT OPENNVVM_MLIR_TBLGEN
   OR NOT LLVM_VERSION_MAJOR EQUAL 22)
  message(STATUS "The MLIR dialect is left out: there is no MLIR 22 with its "
    "shared library and mlir-tblgen")
  set(OPENNVVM_MLIR OFF)
  return()
endif()

add_library(opennvvm_mlir_pch OBJECT ${CMAKE_CURRENT_LIST_DIR}/Precompiled.cpp)
target_link_libraries(opennvvm_mlir_pch PRIVATE opennvvm_flags)
target_precompile_headers(opennvvm_mlir_pch PRIVATE
  ${CMAKE_CURRENT_LIST_DIR}/PrecompiledMLIR.h)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 warns of parameters that MLIR's generated code names and leaves.
  set(opennvvm_mlir_warnings -Wno-unused-but-set-parameter)
endif()

# opennvvm_mlir_tblgen(output source actions...): writes into the build tree's
# include/opennvvm/${OPENNVVM_TBLGEN_DIR}.
function(opennvvm_mlir_tblgen output source)
  set(file ${PROJECT_BINARY_DIR}/include/opennvvm/${OPENNVVM_TBLGEN_DIR}/${output})
  set(td ${PROJECT_SOURCE_DIR}/include/opennvvm/${OPENNVVM_TBLGEN_DIR})
  file(GLOB tds CONFIGURE_DEPENDS ${td}/*.td)
  add_custom_command(OUTPUT ${file}
    COMMAND ${OPENNVVM_MLIR_TBLGEN} ${ARGN} ${td}/${source}
      -I ${PROJECT_SOURCE_DIR}/include -I ${LLVM_INCLUDE_DIRS}
      --write-if-changed -o ${file}
    DEPENDS ${tds} COMMENT "Dialect: ${output}" VERBATIM)
  set_property(GLOBAL APPEND PROPERTY OPENNVVM_MLIR_GENERATED ${file})
endfunction()

# opennvvm_mlir_target(name): how everything on MLIR is compiled.
function(opennvvm_mlir_target name)
  target_link_libraries(${name} PUBLIC $<BUILD_INTERFACE:opennvvm_flags>)
  target_compile_options(${name} PRIVATE ${opennvvm_mlir_warnings})
  target_precompile_headers(${name} REUSE_FROM opennvvm_mlir_pch)
  add_dependencies(${name} opennvvm_mlir_gen)
  # Debian's libMLIR.so stands where no loader looks by itself.
  set_target_properties(${name} PROPERTIES INSTALL_RPATH_USE_LINK_PATH ON)
endfunction()

# opennvvm_mlir_library(Name SOURCES... LINK libs...): static, links no MLIR
# itself, so that a plugin may take that of its host.
function(opennvvm_mlir_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  add_library(OpenNVVM::${name} ALIAS ${name})
  opennvvm_mlir_target(${name})
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  set_property(GLOBAL APPEND PROPERTY OPENNVVM_LIBRARIES ${name})
endfunction()

# opennvvm_mlir_executable(name SOURCES... LINK libs...)
function(opennvvm_mlir_executable name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  opennvvm_mlir_target(${name})
  target_link_libraries(${name} PRIVATE ${ARG_LINK} MLIR LLVM)
endfunction()

# opennvvm_mlir_tool(...): as above; installed.
function(opennvvm_mlir_tool name)
  opennvvm_mlir_executable(${name} ${ARGN})
  set_property(GLOBAL APPEND PROPERTY OPENNVVM_TOOLS ${name})
endfunction()

# opennvvm_link_mlir(target roots...): a library that shows nothing of MLIR has it inside,
# with LLVM: most of the time of a short run would go into the relocations of libMLIR.so.
# ROOTS are MLIR's targets that it uses; these bring others. Where there are no archives,
# the shared libraries do.
function(opennvvm_link_mlir target)
  set(found "")
  set(seen "")
  set(open ${ARGN})
  while(open)
    list(POP_FRONT open library)
    if(library MATCHES "^MLIR." AND NOT library IN_LIST seen)
      list(APPEND seen ${library})
      if(NOT TARGET ${library})
        target_link_libraries(${target} PRIVATE MLIR LLVM)
        return()
      endif()
      get_target_property(type ${library} TYPE)
      # Others have only headers.
      if(type STREQUAL "STATIC_LIBRARY")
        list(APPEND found ${library})
      endif()
      # They name libLLVM.so besides, which is left out.
      get_target_property(linked ${library} INTERFACE_LINK_LIBRARIES)
      if(linked)
        list(APPEND open ${linked})
      endif()
    endif()
  endwhile()
  if(NOT OPENNVVM_STATIC_LLVM OR OPENNVVM_SANITIZE)
    target_link_libraries(${target} PRIVATE MLIR LLVM)
    return()
  endif()
  list(TRANSFORM found REPLACE "(.+)" "$<TARGET_FILE:\\1>")
  target_link_libraries(${target} PRIVATE
    -Wl,--start-group ${found} -Wl,--end-group)
  opennvvm_link_llvm(${target} STATIC ${OPENNVVM_LLVM_COMPONENTS} FrontendOpenMP
    FrontendOffloading TargetParser BinaryFormat Remarks)
  target_link_options(${target} PRIVATE -static-libstdc++ -static-libgcc)
  opennvvm_record_archives(${target})
endfunction()
