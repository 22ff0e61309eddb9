//===- AsmNeeds.cpp - What the catalog says about lines of PTX ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads PTX from standard input, where each line is a separate text, and prints
// for each, separated by tabs: whether all of its words are known; and for each
// machine that has it "sm_90:78", with the PTX version that it requires there,
// ten times major plus minor.
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
    outs() << needsOfAssembly(Line, assumedTarget()).IsKnown;
    for (const SMInfo &SM : targets()) {
      Gate All;
      forEachUse(Line, SM, [&](const AsmUse &Use) {
        All.SMs &= Use.Needs.SMs;
        All.PTX = std::max(All.PTX, Use.Needs.PTX);
      });
      if (All.allowsSM(SM))
        outs() << '\t' << SM.Name << ':' << unsigned(All.PTX);
    }
    outs() << '\n';
  }
}
