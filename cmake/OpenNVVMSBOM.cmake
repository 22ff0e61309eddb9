# The software bill of materials: what the delivered files contain of others.

# opennvvm_record_archives(target): the linker writes next to the target which
# archives it took how much from. Only LLVM's can.
function(opennvvm_record_archives target)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang|GNU" AND OPENNVVM_LLD)
    target_link_options(${target} PRIVATE
      "-Wl,--print-archive-stats=$<TARGET_FILE:${target}>.archives")
  endif()
endfunction()

# opennvvm_sbom(targets...): opennvvm.spdx.json of these targets, installed with
# the documentation.
function(opennvvm_sbom)
  find_package(Python3 COMPONENTS Interpreter)
  if(NOT Python3_FOUND OR OPENNVVM_SANITIZE)
    return()
  endif()
  set(file ${PROJECT_BINARY_DIR}/opennvvm.spdx.json)
  set(script ${PROJECT_SOURCE_DIR}/packaging/sbom.py)
  list(TRANSFORM ARGN REPLACE "(.+)" "$<TARGET_FILE:\\1>" OUTPUT_VARIABLE files)
  add_custom_command(OUTPUT ${file}
    COMMAND ${Python3_EXECUTABLE} ${script} --version ${PROJECT_VERSION}
      --llvm ${LLVM_PACKAGE_VERSION} --build ${PROJECT_BINARY_DIR} -o ${file} ${files}
    DEPENDS ${ARGN} ${script} COMMENT "Software bill of materials" VERBATIM)
  add_custom_target(opennvvm-sbom ALL DEPENDS ${file})
  install(FILES ${file} DESTINATION ${CMAKE_INSTALL_DOCDIR})
endfunction()
