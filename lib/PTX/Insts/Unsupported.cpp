//===- Unsupported.cpp - Why an intrinsic is refused ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Unsupported.h"
#include "opennvvm/Lowering/MathCalls.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {

struct Reason {
  StringLiteral Prefix; ///< Of the intrinsic's name.
  StringLiteral Text;
};

constexpr Reason Reasons[] = {
    {"llvm.returnaddress", "a GPU has no return addresses that can be read"},
    {"llvm.addressofreturnaddress",
     "a GPU has no return addresses that can be read"},
    {"llvm.frameaddress", "PTX does not say where the frame of a function is"},
    {"llvm.localescape", "PTX does not say where the frame of a function is"},
    {"llvm.localrecover", "PTX does not say where the frame of a function is"},
    {"llvm.read_register", "PTX registers are virtual"},
    {"llvm.write_register", "PTX registers are virtual"},
    {"llvm.threadlocal.address", "PTX has no thread-local variables"},
    {"llvm.vscale", "PTX has no scalable vectors"},
    {"llvm.set.rounding",
     "the rounding mode is part of each PTX instruction"},
    {"llvm.get.fpenv", "PTX has no floating-point environment"},
    {"llvm.set.fpenv", "PTX has no floating-point environment"},
    {"llvm.reset.fp", "PTX has no floating-point environment"},
    {"llvm.get.fpmode", "PTX has no floating-point environment"},
    {"llvm.set.fpmode", "PTX has no floating-point environment"},
    {"llvm.eh.", "PTX has no exceptions"},
    {"llvm.coro.", "coroutines have to be split before code is generated"},
    {"llvm.experimental.gc.", "PTX has no garbage collector"},
    {"llvm.gc", "PTX has no garbage collector"},
    {"llvm.experimental.stackmap", "PTX code is not patched"},
    {"llvm.experimental.patchpoint", "PTX code is not patched"},
    {"llvm.experimental.constrained.",
     "PTX has no instruction that rounds so"},
    {"llvm.fptrunc.round", "PTX has no instruction that rounds so"},
    {"llvm.init.trampoline", "PTX code cannot be written at run time"},
    {"llvm.adjust.trampoline", "PTX code cannot be written at run time"},
    {"llvm.matrix.", "its shape is not that of its vectors"},
    {"llvm.type.test", "type tests need link-time optimisation"},
};

} // namespace

std::string whyUnsupported(const IntrinsicInst &I) {
  StringRef Library = libdeviceName(I.getIntrinsicID());
  if (!Library.empty())
    return ("PTX has no such function; libdevice has " + Library +
            ", which --libdevice=FILE links")
        .str();
  StringRef Name = I.getCalledFunction()->getName();
  for (const Reason &R : Reasons)
    if (Name.starts_with(R.Prefix))
      return R.Text.str();
  return "it has no meaning on a GPU, or none that PTX can spell";
}

} // namespace opennvvm::ptx
