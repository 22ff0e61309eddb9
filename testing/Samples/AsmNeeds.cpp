//===- AsmNeeds.cpp - What the catalog says about lines of PTX ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads PTX from standard input, where each line is a separate text, and prints
// for each: the PTX version that it requires, ten times major plus minor;
// whether all of its words are known; and its machines, separated by commas.
//
//===----------------------------------------------------------------------===//

#include "InlineAsm/Needs.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace opennvvm;

int main() {
  auto Input = MemoryBuffer::getSTDIN();
  if (!Input)
    return 1;
  for (StringRef Rest = (*Input)->getBuffer(); !Rest.empty();) {
    StringRef Line;
    std::tie(Line, Rest) = Rest.split('\n');
    Gate All;
    bool IsKnown = true;
    forEachUse(Line, [&](const AsmUse &Use) {
      All.SMs &= Use.Needs.SMs;
      All.PTX = std::max(All.PTX, Use.Needs.PTX);
      IsKnown &= Use.IsKnown;
    });
    outs() << unsigned(All.PTX) << '\t' << IsKnown << '\t';
    StringRef Comma = "";
    for (const SMInfo &SM : targets())
      if (All.allowsSM(SM)) {
        outs() << Comma << SM.Name;
        Comma = ",";
      }
    outs() << '\n';
  }
}
