//===- LLC.cpp - nvvmc llc ------------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What front ends do with LLVM's llc, with its options: a module of LLVM IR
// becomes PTX, and nothing is printed if that succeeds.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace opennvvm::tool {

/// The name of the output as llc chooses it: that of the input with ".s", or
/// standard output.
static std::string outputOf(StringRef Input) {
  if (Input == "-")
    return "";
  StringRef Extension = sys::path::extension(Input);
  if (Extension == ".ll" || Extension == ".bc")
    Input = Input.drop_back(Extension.size());
  return (Input + ".s").str();
}

int runLLC(const Options &Given) {
  Options O = Given;
  O.Which = EmitCommand;
  O.AlwaysPTX = true;
  O.Diagnostics.Quiet = true;
  if (O.Inputs.empty())
    O.Inputs.push_back("-");
  if (O.Inputs.size() > 1)
    return fail("llc takes one file, not also '" + O.Inputs[1] + "'");
  if (O.OnlyChecks)
    O.OutputFile = "/dev/null";
  else if (!O.HasOutput)
    O.OutputFile = outputOf(O.Inputs.front());
  return runCompile(O);
}

} // namespace opennvvm::tool
