//===- Unsupported.cpp - Why an intrinsic is rejected ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Unsupported.h"
#include "Catalog/GenericIntrinsic.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

std::string whyUnsupported(const IntrinsicInst &I) {
  const GenericIntrinsic *Row = lookupGeneric(I.getIntrinsicID());
  if (!Row)
    return NoMeaningOnGPU.str();
  if (!Row->Library.empty())
    return ("PTX has no such function; libdevice has " + Row->Library +
            ", which --libdevice=FILE links")
        .str();
  return Row->Refusal.str();
}

} // namespace opennvvm::ptx
