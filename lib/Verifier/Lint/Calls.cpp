//===- Calls.cpp - Calls that do not match their functions ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionView.h"
#include "Lints.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::lint {

static std::string spellType(const Type *T) {
  std::string Text;
  raw_string_ostream OS(Text);
  T->print(OS, /*IsForDebug=*/false, /*NoDetails=*/true);
  return Text;
}

/// A calling convention as it is written: "ptx_device".
static std::string spellConvention(CallingConv::ID Convention) {
  switch (Convention) {
  case CallingConv::C:
    return "ccc";
  case CallingConv::Fast:
    return "fastcc";
  case CallingConv::Cold:
    return "coldcc";
  case CallingConv::PTX_Kernel:
    return "ptx_kernel";
  case CallingConv::PTX_Device:
    return "ptx_device";
  default:
    return "cc " + utostr(Convention);
  }
}

/// What \p Call of \p F, which is defined, gets wrong; empty if it is nothing.
static std::string mismatch(const CallBase &Call, const Function &F) {
  if (Call.getCallingConv() != F.getCallingConv())
    return "it uses calling convention " +
           spellConvention(Call.getCallingConv()) + ", the function " +
           spellConvention(F.getCallingConv());
  const FunctionType *Passed = Call.getFunctionType(),
                     *Taken = F.getFunctionType();
  if (Passed == Taken)
    return {};
  unsigned Given = Call.arg_size(), Parameters = Taken->getNumParams();
  if (Given < Parameters || (Given > Parameters && !Taken->isVarArg()))
    return "it passes " + count(Given, "argument") + ", the function takes " +
           utostr(Parameters);
  for (unsigned I = 0; I < Parameters; ++I)
    if (Call.getArgOperand(I)->getType() != Taken->getParamType(I))
      return "argument " + utostr(I) + " is " +
             spellType(Call.getArgOperand(I)->getType()) + ", the parameter " +
             spellType(Taken->getParamType(I));
  if (Passed->getReturnType() != Taken->getReturnType() && !Call.use_empty())
    return "it expects " + spellType(Passed->getReturnType()) +
           ", the function returns " + spellType(Taken->getReturnType());
  return {};
}

void lintCalls(const FunctionView &View, DiagnosticEngine &Diags) {
  View.forEach([&](const Instruction &I) {
    auto *Call = dyn_cast<CallBase>(&I);
    if (!Call || Call->isInlineAsm())
      return;
    auto *F = dyn_cast<Function>(
        View.valueOf(Call->getCalledOperand())->stripPointerCastsAndAliases());
    // What is only declared may be defined otherwise.
    if (!F || F->isDeclaration())
      return;
    if (std::string What = mismatch(*Call, *F); !What.empty())
      Diags.report(Rule::LintCallMismatch, I,
                   {nameForPeople(F->getName()), What});
  });
}

} // namespace opennvvm::lint
