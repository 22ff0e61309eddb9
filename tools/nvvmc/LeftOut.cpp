//===- LeftOut.cpp - Commands that a small build does without -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stands for the sources that cmake/OpenNVVMDemo.cmake leaves out.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Tileiras/Tileiras.h"

using namespace llvm;

namespace opennvvm::tool {

static int failWithout(StringRef Name) {
  return fail("this build of nvvmc has no " + Name +
              "; 'make build' builds one that has");
}

int runLSP(const Options &O) { return failWithout("lsp"); }
int runRun(const Options &O) { return failWithout("run"); }

// Nor does the build make links of these names to nvvmc.
bool isCalledClang(StringRef Program) { return false; }
bool isCalledTileiras(StringRef Program) { return false; }
int runClang(StringRef Program, ArrayRef<const char *> Args) {
  return failWithout("clang");
}
int runTileiras(ArrayRef<const char *> Given) {
  return failWithout("tileiras");
}
int runRustLinker(ArrayRef<const char *> Args) {
  return failWithout("nvvm-rust-linker");
}

} // namespace opennvvm::tool
