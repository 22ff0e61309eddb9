# opennvvm_face(target MAP exports.map LINK libs...): a shared library of one C
# interface. LINK names the archive that implements it. It stands alone: LLVM,
# libstdc++ and what it uses of zlib are inside, and only what MAP lists is visible.
function(opennvvm_face target)
  cmake_parse_arguments(ARG "" "MAP" "LINK" ${ARGN})
  add_library(${target} SHARED ${PROJECT_SOURCE_DIR}/cmake/Library.cpp)
  set_target_properties(${target} PROPERTIES
    PREFIX "" OUTPUT_NAME ${target} LINKER_LANGUAGE CXX)
  target_link_libraries(${target} PRIVATE opennvvm_flags
    $<LINK_LIBRARY:WHOLE_ARCHIVE,${ARG_LINK}>
    OpenNVVMCommandLine OpenNVVMDriver OpenNVVMPipeline OpenNVVMPTX
    OpenNVVMLowering OpenNVVMVerifier OpenNVVMInput OpenNVVMInlineAsm
    OpenNVVMSupport OpenNVVMCatalog OpenNVVMTarget)
  opennvvm_link_llvm(${target} STATIC)
  # A shared zlib would be needed at run time. The archive comes first and
  # whole, so that nothing is left for the other.
  find_library(OPENNVVM_STATIC_ZLIB NAMES libz.a)
  if(OPENNVVM_STATIC_ZLIB)
    target_link_options(${target} PRIVATE
      -Wl,--whole-archive ${OPENNVVM_STATIC_ZLIB} -Wl,--no-whole-archive)
  endif()
  set(map ${CMAKE_CURRENT_SOURCE_DIR}/${ARG_MAP})
  target_link_options(${target} PRIVATE -Wl,--version-script=${map}
    -Wl,-z,defs -Wl,-Bsymbolic)
  if(NOT OPENNVVM_SANITIZE)
    target_link_options(${target} PRIVATE -static-libstdc++ -static-libgcc)
  endif()
  opennvvm_record_archives(${target})
  set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${map})
  set_property(GLOBAL APPEND PROPERTY OPENNVVM_FACES ${target})
endfunction()
