# opennvvm_link_llvm(target STATIC|SHARED components...): the one place where
# an executable or plugin takes its LLVM, so that no process holds two. Shipped
# with the package, for the programs that use the libraries.
function(opennvvm_link_llvm target kind)
  if(kind STREQUAL "STATIC" AND OPENNVVM_STATIC_LLVM)
    llvm_map_components_to_libnames(libs ${ARGN})
    target_link_libraries(${target} PRIVATE ${libs})
  else()
    target_link_libraries(${target} PRIVATE LLVM)
  endif()
endfunction()
