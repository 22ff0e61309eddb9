//===- LSP.cpp - nvvmc lsp ------------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "LSP/Server.h"

namespace opennvvm::tool {

int runLSP(const Options &O) {
  if (!O.Inputs.empty())
    return fail("nvvmc lsp takes no files: the editor opens them");
  return editor::serveLLVMAssembly(O.Arguments);
}

} // namespace opennvvm::tool
