# opennvvm_library_of_all(target MAP exports.map LINK libs... [SOURCES sources...]
# [COMPONENTS llvm-components...]): a shared library of what the archives LINK
# implement. It stands alone: LLVM, libstdc++ and what it uses of zlib are inside,
# and only what MAP lists is visible. Built only where something needs it.
function(opennvvm_library_of_all target)
  cmake_parse_arguments(ARG "" "MAP" "LINK;SOURCES;COMPONENTS" ${ARGN})
  add_library(${target} SHARED EXCLUDE_FROM_ALL
    ${PROJECT_SOURCE_DIR}/cmake/Library.cpp ${ARG_SOURCES})
  set_target_properties(${target} PROPERTIES
    PREFIX "" OUTPUT_NAME ${target} LINKER_LANGUAGE CXX)
  target_link_libraries(${target} PRIVATE opennvvm_flags)
  foreach(archive IN LISTS ARG_LINK)
    target_link_libraries(${target} PRIVATE
      $<LINK_LIBRARY:WHOLE_ARCHIVE,${archive}>)
  endforeach()
  target_link_libraries(${target} PRIVATE
    OpenNVVMCommandLine OpenNVVMDriver OpenNVVMPipeline OpenNVVMPTX
    OpenNVVMLowering OpenNVVMVerifier OpenNVVMInput OpenNVVMInlineAsm
    OpenNVVMSupport OpenNVVMCatalog OpenNVVMTarget)
  opennvvm_link_llvm(${target} STATIC ${ARG_COMPONENTS})
  # A shared zlib would be needed at run time. The archive comes first and
  # whole, so that nothing is left for the other.
  find_library(OPENNVVM_STATIC_ZLIB NAMES libz.a)
  if(OPENNVVM_STATIC_ZLIB)
    target_link_options(${target} PRIVATE
      -Wl,--whole-archive ${OPENNVVM_STATIC_ZLIB} -Wl,--no-whole-archive)
  endif()
  set(map ${CMAKE_CURRENT_SOURCE_DIR}/${ARG_MAP})
  target_link_options(${target} PRIVATE -Wl,--version-script=${map}
    -Wl,-Bsymbolic)
  # What a sanitizer needs is in the program that loads the library.
  if(NOT OPENNVVM_SANITIZE)
    target_link_options(${target} PRIVATE -Wl,-z,defs -static-libstdc++
      -static-libgcc)
  endif()
  set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${map})
endfunction()

# opennvvm_face(target MAP exports.map LINK lib): such a library of one C interface,
# which is installed and packed.
function(opennvvm_face target)
  opennvvm_library_of_all(${target} ${ARGN})
  set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL OFF)
  opennvvm_record_archives(${target})
  opennvvm_lay_out(${target} BY nvvmc)
  set_property(GLOBAL APPEND PROPERTY OPENNVVM_FACES ${target})
endfunction()
