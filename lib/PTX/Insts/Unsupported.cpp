//===- Unsupported.cpp - Why an intrinsic is rejected ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Unsupported.h"
#include "Lowering/MathCalls.h"
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
    {"llvm.addressofreturnaddress",
     "a GPU has no return addresses that can be read"},
    {"llvm.returnaddress", "a GPU has no return addresses that can be read"},
    {"llvm.frameaddress", "PTX does not say where the frame of a function is"},
    {"llvm.get.dynamic.area.offset",
     "PTX does not say where the frame of a function is"},
    {"llvm.localaddress", "PTX does not say where the frame of a function is"},
    {"llvm.localescape", "PTX does not say where the frame of a function is"},
    {"llvm.localrecover", "PTX does not say where the frame of a function is"},
    {"llvm.sponentry", "PTX does not say where the frame of a function is"},
    {"llvm.stackaddress", "PTX does not say where the frame of a function is"},
    {"llvm.stackguard", "PTX does not say where the frame of a function is"},
    {"llvm.stackprotector",
     "PTX does not say where the frame of a function is"},
    {"llvm.read_register", "PTX registers are virtual"},
    {"llvm.read_volatile_register", "PTX registers are virtual"},
    {"llvm.write_register", "PTX registers are virtual"},
    {"llvm.thread.pointer", "PTX has no thread-local variables"},
    {"llvm.threadlocal.address", "PTX has no thread-local variables"},
    {"llvm.vscale", "PTX has no scalable vectors"},
    {"llvm.set.rounding", "the rounding mode is part of each PTX instruction"},
    {"llvm.get.fpenv", "PTX has no floating-point environment"},
    {"llvm.set.fpenv", "PTX has no floating-point environment"},
    {"llvm.reset.fp", "PTX has no floating-point environment"},
    {"llvm.get.fpmode", "PTX has no floating-point environment"},
    {"llvm.set.fpmode", "PTX has no floating-point environment"},
    {"llvm.callbr.landingpad",
     "PTX that is given as text cannot jump out of it"},
    {"llvm.eh.", "PTX has no exceptions"},
    {"llvm.seh.", "PTX has no exceptions"},
    {"llvm.coro.", "coroutines have to be split before code is generated"},
    {"llvm.call.preallocated.", "PTX places arguments by itself"},
    {"llvm.experimental.deoptimize", "PTX code is not replaced while it runs"},
    {"llvm.experimental.guard", "PTX code is not replaced while it runs"},
    {"llvm.experimental.gc.", "PTX has no garbage collector"},
    {"llvm.gc", "PTX has no garbage collector"},
    {"llvm.experimental.stackmap", "PTX code is not patched"},
    {"llvm.experimental.patchpoint", "PTX code is not patched"},
    {"llvm.xray.", "PTX code is not patched"},
    {"llvm.experimental.constrained.", "PTX has no instruction that rounds so"},
    {"llvm.fptrunc.round", "PTX has no instruction that rounds so"},
    {"llvm.clear_cache", "PTX code cannot be written at run time"},
    {"llvm.adjust.trampoline", "PTX code cannot be written at run time"},
    {"llvm.init.trampoline", "PTX code cannot be written at run time"},
    {"llvm.matrix.", "its shape is not that of its vectors"},
    {"llvm.icall.branch.funnel", "type tests need link-time optimisation"},
    {"llvm.type.checked.load", "type tests need link-time optimisation"},
    {"llvm.protected.field.ptr", "PTX has no signed pointers"},
    {"llvm.ptrauth.", "PTX has no signed pointers"},
    {"llvm.vp.load.ff", "a load that fails ends the kernel"},
    {"llvm.set.loop.iterations", "PTX has no counter of loops"},
    {"llvm.start.loop.iterations", "PTX has no counter of loops"},
    {"llvm.test.set.loop.iterations", "PTX has no counter of loops"},
    {"llvm.test.start.loop.iterations", "PTX has no counter of loops"},
    {"llvm.loop.decrement", "PTX has no counter of loops"},
    {"llvm.instrprof.", "profiling has to be lowered before code is generated"},
    {"llvm.alloc.token.id",
     "sanitizers have to be lowered before code is generated"},
    {"llvm.asan.", "sanitizers have to be lowered before code is generated"},
    {"llvm.hwasan.", "sanitizers have to be lowered before code is generated"},
    {"llvm.preserve.", "its accesses are relocated on BPF only"},
    {"llvm.objc.", "there is no Objective-C on a GPU"},
    {"llvm.swift.", "there is no Swift on a GPU"},
    {"llvm.pcmarker", "PTX has no markers"},
    {"llvm.reloc.none", "PTX has no relocations to write down"},
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
