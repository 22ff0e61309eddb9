//===- SourceLines.cpp - Lines of the source of PTX -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/SourceLines.h"
#include "Machine/Machine.h"
#include "Machine/Program.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// Calls nest less deeply; more is a circle.
static constexpr unsigned DeepestInlining = 64;

static SourcePlace placeOf(const Program &P, uint32_t File, uint32_t Line,
                           uint32_t Column) {
  return {File < P.Files.size() ? StringRef(P.Files[File]) : "", Line, Column,
          ""};
}

SmallVector<SourcePlace, 2> sourceOf(const Module &M, unsigned Line) {
  const Program &P = M.program();
  SmallVector<SourcePlace, 2> Places;
  ArrayRef<LineOrigin> Before(P.Origins);
  Before = Before.take_front(
      partition_point(Before,
                      [&](const LineOrigin &O) { return O.Line <= Line; }) -
      Before.begin());
  if (Before.empty() || !Before.back().File)
    return Places;
  const LineOrigin *O = &Before.back();
  Places.push_back(placeOf(P, O->File, O->SourceLine, O->Column));
  while (O && O->AtFile && Places.size() < DeepestInlining) {
    Places.back().Function = P.DebugStrings.lookup(O->FunctionLabel);
    Places.push_back(placeOf(P, O->AtFile, O->AtLine, O->AtColumn));
    // The call may be inlined, too: then an earlier .loc says where.
    const LineOrigin *Call = nullptr;
    for (const LineOrigin &E : reverse(Before))
      if (E.File == O->AtFile && E.SourceLine == O->AtLine &&
          E.Column == O->AtColumn) {
        Call = &E;
        break;
      }
    O = Call;
  }
  return Places;
}

} // namespace opennvvm::ptxmachine
