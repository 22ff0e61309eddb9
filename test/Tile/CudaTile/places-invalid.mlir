// The place of an entry is in the function of its name, and in no call.
// RUN: not nv-tileas-opt %s -split-input-file 2>&1 | FileCheck %s

// CHECK: a.py:1:1: error: 'cuda_tile.entry' op has a place in the function 'f' and the name 'e'
cuda_tile.module @m {
  entry @e() {
    return
  } loc(#cuda_tile.di_loc<loc("a.py":1:1) in #cuda_tile.di_subprogram<file = <"a.py" in "/">, line = 1, name = "e", linkageName = "f", compileUnit = <file = <"a.py" in "/">>>>)
}

// -----

// CHECK: a.py:2:1: error: 'cuda_tile.entry' op has a place in #cuda_tile.di_compile_unit{{.*}}, which is no function
cuda_tile.module @m {
  entry @e() {
    return
  } loc(#cuda_tile.di_loc<loc("a.py":2:1) in #cuda_tile.di_compile_unit<file = <"a.py" in "/">>>)
}

// -----

// CHECK: error: 'cuda_tile.entry' op stands at a call, and nothing calls an entry
cuda_tile.module @m {
  entry @e() {
    return
  } loc(callsite("a.py":3:1 at "b.py":4:1))
}
