# The build of `make demo`: an nvvmc that verifies, mends and compiles, and no more. Here
# is all that it leaves out; the preset "demo" says how the rest is compiled.
option(OPENNVVM_DEMO "Build an nvvmc of what make demo runs, and no more" OFF)
if(OPENNVVM_DEMO)
  set(OPENNVVM_LEFT_OUT_ROOMS CAPI LSP Machine Run TileImage)
  # What nvvmc has of these rooms, and of programs whose names it takes.
  set(OPENNVVM_LEFT_OUT_LIBRARIES OpenNVVMLSP OpenNVVMLSPCommon OpenNVVMRun
    OpenNVVMTileImage)
  set(OPENNVVM_LEFT_OUT_SOURCES
    Clang.cpp
    ClangCUDA.cpp
    DeviceCode.cpp
    LSP.cpp
    LaunchProgress.cpp
    Run.cpp
    RunTile.cpp
    RustLinker.cpp
    Tileiras/Arguments.cpp
    Tileiras/Messages.cpp
    Tileiras/Tileiras.cpp)
  # Instead: who asks for what is left out is told so. The tables on the machine that
  # explain and remarks read need nothing else of it.
  set(OPENNVVM_DEMO_SOURCES
    LeftOut.cpp
    ${PROJECT_SOURCE_DIR}/lib/Machine/Findings/Rules.cpp
    ${PROJECT_SOURCE_DIR}/lib/Machine/Occupancy.cpp
    ${PROJECT_SOURCE_DIR}/lib/Run/RuleText.cpp)
endif()

# opennvvm_leave_out(list names...): removes them from the list, which has to have them.
function(opennvvm_leave_out list)
  foreach(name IN LISTS ARGN)
    if(NOT name IN_LIST ${list})
      message(FATAL_ERROR "OpenNVVMDemo.cmake leaves out ${name}, which ${list} has not")
    endif()
    list(REMOVE_ITEM ${list} ${name})
  endforeach()
  set(${list} ${${list}} PARENT_SCOPE)
endfunction()

# opennvvm_compile_alone(sources...): what they define for themselves has names that
# their neighbors have, too, so that a unity build, as the demo's is, does not join them.
function(opennvvm_compile_alone)
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
