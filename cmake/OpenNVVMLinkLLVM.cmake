# Of LLVM's components, those that the libraries need.
set(OPENNVVM_LLVM_COMPONENTS AsmParser BitReader BitWriter IPO CodeGen Core
  Linker Option ScalarOpts Support TransformUtils Vectorize Analysis Passes)

# opennvvm_link_llvm(target STATIC|SHARED [components...]): the one place where
# an executable or plugin takes its LLVM, so that no process holds two. Without
# components, it takes those above. Shipped with the package, for the programs
# that use the libraries.
function(opennvvm_link_llvm target kind)
  if(kind STREQUAL "STATIC" AND OPENNVVM_STATIC_LLVM)
    if(NOT ARGN)
      set(ARGN ${OPENNVVM_LLVM_COMPONENTS})
    endif()
    llvm_map_components_to_libnames(libs ${ARGN})
  else()
    set(libs LLVM)
  endif()
  target_link_libraries(${target} PRIVATE ${libs})
  set_property(TARGET ${target} PROPERTY OPENNVVM_LLVM ${libs})
endfunction()
