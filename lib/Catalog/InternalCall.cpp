//===- InternalCall.cpp - Whether a call agrees with its row --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/InternalIntrinsic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace opennvvm {

static const ConstantInt *constantOperand(const CallBase &Call, unsigned I) {
  auto *C = I < Call.arg_size() ? dyn_cast<ConstantInt>(Call.getArgOperand(I))
                                : nullptr;
  return C && C->getBitWidth() <= 64 ? C : nullptr;
}

static bool isDeclared(const InternalIntrinsic &Row, const CallBase &Call) {
  SmallVector<Type *, 4> Bound;
  return fitsForm(*Call.getFunctionType(), Row, Bound);
}

/// An operand of \p Call that must be a constant, but is not.
static const InternalConstant *variableConstant(const InternalIntrinsic &Row,
                                                const CallBase &Call) {
  ArrayRef<InternalConstant> All = constantsOf(Row);
  const auto *It = find_if(All, [&](const InternalConstant &C) {
    return !C.IsUndef && !constantOperand(Call, C.Arg);
  });
  return It == All.end() ? nullptr : It;
}

/// A field of \p Call whose value is not legal.
static const InternalField *illegalField(const InternalIntrinsic &Row,
                                         const CallBase &Call) {
  ArrayRef<InternalField> All = fieldsOf(Row);
  const auto *It = find_if(All, [&](const InternalField &F) {
    const ConstantInt *Word = constantOperand(Call, F.Arg);
    return Word && !F.accepts(F.of(Word->getZExtValue()));
  });
  return It == All.end() ? nullptr : It;
}

bool isLegalCall(const InternalIntrinsic &Row, const CallBase &Call) {
  return isDeclared(Row, Call) && !variableConstant(Row, Call) &&
         !illegalField(Row, Call);
}

std::string whyIllegal(const InternalIntrinsic &Row, const CallBase &Call) {
  if (!isDeclared(Row, Call))
    return ("it is not declared as " + Row.Signature).str();
  if (const InternalConstant *C = variableConstant(Row, Call))
    return formatv("operand {0} ({1}) is not a constant", unsigned(C->Arg),
                   C->Name);
  if (const InternalField *F = illegalField(Row, Call)) {
    uint64_t Word = constantOperand(Call, F->Arg)->getZExtValue();
    return formatv("{0}, bits {1}:{2} of operand {3}, is {4} instead of {5}",
                   F->Name, unsigned(F->High), unsigned(F->Low),
                   unsigned(F->Arg), F->of(Word), describeValues(*F));
  }
  return "";
}

const InternalField *findField(const InternalIntrinsic &Row, StringRef Name) {
  ArrayRef<InternalField> All = fieldsOf(Row);
  const auto *It =
      find_if(All, [&](const InternalField &F) { return F.Name == Name; });
  return It == All.end() ? nullptr : It;
}

} // namespace opennvvm
