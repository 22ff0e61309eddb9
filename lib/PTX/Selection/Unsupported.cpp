//===- Unsupported.cpp - Why an intrinsic is rejected ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Unsupported.h"
#include "Catalog/GenericIntrinsic.h"
#include "Catalog/NearestIntrinsic.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

/// Whether \p I, a function of libdevice, computes with doubles.
static bool isOfDoubles(const IntrinsicInst &I) {
  return I.arg_size() &&
         I.getArgOperand(0)->getType()->getScalarType()->isDoubleTy();
}

std::string whyUnsupported(const IntrinsicInst &I) {
  const GenericIntrinsic *Row = lookupGeneric(I.getIntrinsicID());
  if (!Row)
    return NoMeaningOnGPU.str();
  if (!Row->Library.empty())
    return ("PTX has no such function; libdevice has " + Row->Library +
            (isOfDoubles(I) ? "" : "f") + ", which --libdevice=FILE links")
        .str();
  return Row->Refusal.str();
}

std::string remedyForUnsupported(const IntrinsicInst &I) {
  const GenericIntrinsic *Row = lookupGeneric(I.getIntrinsicID());
  if (!Row)
    return remedyForUnknown(I.getCalledFunction()->getName(), nullptr);
  if (!Row->Library.empty())
    return "name libdevice with --libdevice=FILE, or mark the call afn";
  return Row->Remedy.empty() ? "drop the call: no PTX does what it does"
                             : Row->Remedy.str();
}

std::string nameUnsupported(const Instruction &I) {
  std::string Text = I.getOpcodeName();
  if (isa<IndirectBrInst>(I))
    Text += ": PTX has no addresses of labels";
  else if (isa<CallBrInst>(I))
    Text += ": inline assembly in PTX cannot jump to another block";
  else if (I.isEHPad() || isa<CatchReturnInst, CleanupReturnInst>(I))
    Text += ": PTX has no exceptions";
  return Text;
}

StringRef remedyForOpcode(const Instruction &I) {
  if (isa<IndirectBrInst>(I))
    return "number the blocks and use switch";
  if (isa<CallBrInst>(I))
    return "return a condition from the assembly and branch on it";
  if (I.isEHPad() || isa<CatchReturnInst, CleanupReturnInst>(I))
    return "compile without exceptions";
  return {};
}

void emitUnsupported(FunctionEmitter &E, const Instruction &I) {
  E.fail(Rule::EmitUnsupportedInstruction, I, {nameUnsupported(I)},
         remedyForOpcode(I));
}

} // namespace opennvvm::ptx
