# The archives of LLVM's targets and of those that they link. llvm_expand_dependencies
# knows only the targets of LLVM's own build.
function(opennvvm_llvm_archives result)
  set(found "")
  set(open ${ARGN})
  while(open)
    list(POP_FRONT open target)
    if(TARGET ${target} AND target MATCHES "^LLVM" AND NOT target IN_LIST found)
      list(APPEND found ${target})
      get_target_property(linked ${target} INTERFACE_LINK_LIBRARIES)
      if(linked)
        list(APPEND open ${linked})
      endif()
    endif()
  endwhile()
  list(TRANSFORM found REPLACE "(.+)" "$<TARGET_FILE:\\1>")
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# opennvvm_static_tool(name tool components...): the objects of tool, linked with
# nothing that a system must have: LLVM, zlib, zstd, libstdc++ and the C library are
# inside. For the release archive; packages of a distribution share libraries.
function(opennvvm_static_tool name tool)
  # LLVM's targets name shared libraries of the system; their archives do not.
  llvm_map_components_to_libnames(libs ${ARGN})
  opennvvm_llvm_archives(archives ${libs})
  get_target_property(rooms ${tool} LINK_LIBRARIES)
  list(FILTER rooms INCLUDE REGEX "OpenNVVM|opennvvm")

  find_library(OPENNVVM_STATIC_ZLIB NAMES libz.a)
  find_library(OPENNVVM_STATIC_ZSTD NAMES libzstd.a)
  if(NOT OPENNVVM_STATIC_ZLIB OR NOT OPENNVVM_STATIC_ZSTD)
    message(STATUS "${name} is left out: there is no libz.a or no libzstd.a")
    return()
  endif()
  add_executable(${name} EXCLUDE_FROM_ALL $<TARGET_OBJECTS:${tool}>)
  set_target_properties(${name} PROPERTIES
    LINKER_LANGUAGE CXX LINK_SEARCH_START_STATIC ON LINK_SEARCH_END_STATIC ON)
  target_link_libraries(${name} PRIVATE ${rooms}
    -Wl,--start-group ${archives} -Wl,--end-group
    ${OPENNVVM_STATIC_ZLIB} ${OPENNVVM_STATIC_ZSTD})
  target_link_options(${name} PRIVATE -static)
  opennvvm_record_archives(${name})
  opennvvm_lay_out(${name} BY ${tool})
endfunction()
