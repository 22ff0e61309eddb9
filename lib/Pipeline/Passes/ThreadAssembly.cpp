//===- ThreadAssembly.cpp - Assembly that is of one thread ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThreadAssembly.h"
#include "Catalog/Mnemonic.h"
#include "InlineAsm/Constraints.h"
#include "InlineAsm/Statement.h"
#include "InlineAsm/Syntax.h"
#include "InlineAsm/Template.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// Instructions that a thread executes whatever the others do, sorted.
static constexpr StringLiteral Roots[] = {
    "abs",       "add",       "and",       "applypriority", "bfe",
    "bfi",       "bfind",     "bmsk",      "brev",          "clz",
    "cnot",      "copysign",  "cos",       "createpolicy",  "cvt",
    "cvta",      "discard",   "div",       "dp2a",          "dp4a",
    "ex2",       "fma",       "fns",       "isspacep",      "ld",
    "ldu",       "lg2",       "lop3",      "mad",           "mad24",
    "max",       "min",       "mov",       "mul",           "mul24",
    "neg",       "not",       "or",        "popc",          "prefetch",
    "prefetchu", "prmt",      "rcp",       "rem",           "rsqrt",
    "sad",       "selp",      "set",       "setp",          "shf",
    "shl",       "shr",       "sin",       "slct",          "sqrt",
    "st",        "sub",       "szext",     "tanh",          "testp",
    "vabsdiff",  "vabsdiff2", "vabsdiff4", "vadd",          "vadd2",
    "vadd4",     "vmad",      "vmax",      "vmax2",         "vmax4",
    "vmin",      "vmin2",     "vmin4",     "vset",          "vset2",
    "vset4",     "vshl",      "vshr",      "vsub",          "vsub2",
    "vsub4",     "xor"};

/// What has one of these words is not of one thread, or not complete: loops
/// around accesses that are ordered wait for other threads, "cc" is a flag that
/// other texts read, and what is asynchronous ends in other texts.
static constexpr StringLiteral Shared[] = {
    "acquire", "async", "bulk", "cc", "mmio", "relaxed", "release", "volatile"};

static bool isOfThread(StringRef Mnemonic) {
  if (beginsWith(Mnemonic, ".reg"))
    return true;
  return binary_search(Roots, rootOf(Mnemonic)) && !isCollective(Mnemonic) &&
         none_of(Shared,
                 [&](StringRef Word) { return hasPart(Mnemonic, Word); });
}

/// Whether the text of \p Asm neither declares anything for others nor uses
/// what others declare: copies of such a text do not affect each other.
static bool isClosed(const InlineAsm &Asm) {
  SmallVector<char, 16> Letters(constraintsOf(Asm).size(), 0);
  AsmSurroundings Around;
  return findMistakes(Asm.getAsmString(), Letters, &Around).empty() &&
         Around.Declared.empty() && Around.Balance == 0;
}

static bool isOfThread(const InlineAsm &Asm) {
  std::string Text = plainText(Asm.getAsmString());
  PTXReader Reader(Text);
  while (const PTXStatement *S = Reader.next())
    if (!isOfThread(S->Mnemonic))
      return false;
  return isClosed(Asm);
}

void releaseAssembly(Module &M) {
  DenseMap<const InlineAsm *, bool> Known;
  for (Function &F : M)
    for (Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<CallInst>(&I);
      auto *Asm =
          Call ? dyn_cast<InlineAsm>(Call->getCalledOperand()) : nullptr;
      if (!Asm || !Call->isConvergent())
        continue;
      auto [It, IsNew] = Known.try_emplace(Asm);
      if (IsNew)
        It->second = isOfThread(*Asm);
      if (It->second)
        Call->removeFnAttr(Attribute::Convergent);
    }
}

} // namespace opennvvm
