//===- Cubin.cpp - nvvmc compile --cubin ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cubin.h"
#include "Commands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::tool {

StringRef problemOfCubin(const Options &O) {
  if (!O.assembles())
    return {};
  OutputMode Mode = O.mode().Mode;
  if (O.mode().givesBitcode() || Mode == OutputMode::GenLTOAndLLC)
    return "--cubin is machine code, made of PTX alone, and cannot be combined "
           "with options that write bitcode";
  if (O.Step != SplitStep::None)
    return "--cubin and --split-only, --split-unit and --join cannot be "
           "combined: give ptxas the PTX of --join";
  return {};
}

/// The level that the user has given, as it was spelled.
static std::optional<unsigned> levelOf(const Options &O) {
  for (const GivenOption &Given : reverse(O.Given))
    if (StringRef Name = Given.Name;
        Name.size() == 2 && Name.consume_front("O") && isDigit(Name.front()))
      return Name.front() - '0';
  return std::nullopt;
}

int makeCubin(const Options &O, StringRef Ptxas, const SMInfo &Machine,
              const AssembledProgram &Program, DiagnosticEngine &Diags,
              SmallVectorImpl<char> &Code) {
  Expected<Assembly> Result =
      assemble({Ptxas, Machine.Name, levelOf(O)}, Program.PTX);
  if (!Result) {
    Diags.giveUp();
    return fail(toString(Result.takeError()));
  }
  reportAssembly(*Result, Program, Diags);
  if (int Status = statusOf(Diags))
    return Status;
  Code.assign(Result->Code.begin(), Result->Code.end());
  return Fine;
}

} // namespace opennvvm::tool
