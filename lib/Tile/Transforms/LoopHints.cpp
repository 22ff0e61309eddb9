//===- LoopHints.cpp - What loops say to LLVM's optimizer -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopHints.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace opennvvm::tile {

void limitUnrolling(scf::ForOp Loop, Unrolling Kept, bool MayHoist) {
  MLIRContext *Context = Loop.getContext();
  BoolAttr Yes = BoolAttr::get(Context, true), None;
  bool Never = Kept == Unrolling::Never;
  auto Unroll = LLVM::LoopUnrollAttr::get(
      Context, /*disable=*/Never ? Yes : None, /*count=*/{},
      /*runtimeDisable=*/Never ? None : Yes, /*full=*/{},
      /*followupUnrolled=*/{}, /*followupRemainder=*/{}, /*followupAll=*/{});
  LLVM::LoopLICMAttr Hoisting;
  if (!MayHoist)
    Hoisting = LLVM::LoopLICMAttr::get(Context, /*disable=*/Yes,
                                       /*versioningDisable=*/{});
  Loop->setAttr(LoopHintsAttr,
                LLVM::LoopAnnotationAttr::get(
                    Context, /*disableNonforced=*/{}, /*vectorize=*/{},
                    /*interleave=*/{}, Unroll, /*unrollAndJam=*/{}, Hoisting,
                    /*distribute=*/{}, /*pipeline=*/{}, /*peeled=*/{},
                    /*unswitch=*/{}, /*mustProgress=*/{}, /*isVectorized=*/{},
                    /*startLoc=*/{}, /*endLoc=*/{}, /*parallelAccesses=*/{}));
}

} // namespace opennvvm::tile
