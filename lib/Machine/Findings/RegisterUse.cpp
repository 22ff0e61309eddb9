//===- RegisterUse.cpp - Registers that wgmma works on --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Findings/RegisterUse.h"
#include "Machine/Engine/Registers.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Undefined/Flow.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

static bool isProduct(const Instruction &I) {
  return I.Run == runMatrixMultiply || I.Run == runMatrixMultiplySparse;
}

RegisterUse::RegisterUse(Reporter &Report, const Program &P) : Report(Report) {
  HasProducts = any_of(
      P.Functions, [](const Function &F) { return any_of(F.Code, isProduct); });
}

void RegisterUse::beginCta(Cta &C) const {
  if (HasProducts)
    for (Thread &T : C.Threads)
      T.TouchedAt.assign(T.Registers.size(), 0);
}

/// Whether \p A and \p B may follow each other on the same accumulator.
static bool haveSameShape(const Instruction &A, const Instruction &B) {
  return isProduct(A) && isProduct(B) && A.M.Columns == B.M.Columns &&
         A.M.T[0] == B.M.T[0];
}

static bool has(const RegistersInUse &Use, uint32_t Register) {
  return any_of(Use.Operands, [&](const Operand &O) {
    return O.Kind == Operand::Register && Use.Base + O.Index == Register;
  });
}

/// Whether \p I has \p Register, of the running function, in its accumulator.
static bool accumulates(const Exec &X, const Instruction &I,
                        uint32_t Register) {
  return isProduct(I) && any_of(X.elements(I.Ops[0]), [&](const Operand &O) {
           return O.Kind == Operand::Register && O.Index == Register;
         });
}

/// Looks for a product in flight that works on \p Register.
void RegisterUse::checkUse(Exec &X, const Instruction &I, uint32_t Register,
                           bool IsWritten) {
  for (const RegistersInUse &Use : X.T.InUse) {
    if (!(Use.Written || IsWritten) ||
        !has(Use, uint32_t(X.Fr->Registers) + Register))
      continue;
    if (Use.Written && haveSameShape(*Use.I, I) && accumulates(X, I, Register))
      continue;
    if (!Report.isNew("wgmma-registers", I.Line, Use.I->Line))
      return;
    Party Here = partyOf(X, IsWritten ? "writes the register" : "reads it"),
          Product = Here;
    Here.Line = I.Line;
    Product.Line = Use.I->Line;
    Product.What = Use.Written ? "accumulates in the register"
                               : "reads the register as a factor";
    Report.add("wgmma-registers",
               "a register is accessed in line " + Twine(I.Line) +
                   ", and nobody has waited for the wgmma.mma_async in line " +
                   Twine(Use.I->Line) + " that works on it",
               {Here, Product});
    return;
  }
}

/// Looks for an access since the last wgmma.fence to \p Register, which the
/// product \p I is about to work on.
void RegisterUse::checkFence(Exec &X, const Instruction &I, uint32_t Register) {
  size_t At = X.Fr->Registers + Register;
  uint32_t Line = At < X.T.TouchedAt.size() ? X.T.TouchedAt[At] : 0;
  if ((X.T.HasFenced && !Line) || !Report.isNew("wgmma-fence", I.Line, Line))
    return;
  SmallVector<Party, 2> Parties;
  Parties.push_back(partyOf(X, "begins the product"));
  Parties.front().Line = I.Line;
  if (Line) {
    Parties.push_back(Parties.front());
    Parties.back().Line = Line;
    Parties.back().What = "accesses a register of it";
  }
  Report.add("wgmma-fence",
             Line ? "no wgmma.fence is between the access to a register in "
                    "line " +
                        Twine(Line) + " and the wgmma.mma_async in line " +
                        Twine(I.Line) + " that works on it"
                  : "no wgmma.fence is before the wgmma.mma_async in line " +
                        Twine(I.Line),
             Parties);
}

void RegisterUse::check(Exec &X, const Instruction &I) {
  const Function &F = *X.Fr->F;
  bool IsProduct = isProduct(I);
  bool HasResult = flowOf(I.Run).Kind == FlowRow::Result;
  std::vector<uint32_t> &Touched = X.T.TouchedAt;
  if (Touched.size() < X.T.Registers.size())
    Touched.resize(X.T.Registers.size(), 0);
  for (unsigned N = 0; N < I.NumOps; ++N) {
    const Operand &O = X.operand(I, N);
    Listed.clear();
    addRegisters(F, O, Listed);
    bool IsWritten =
        N == 0 && (IsProduct || HasResult) && O.Kind != Operand::Memory;
    // Only the accumulator and a factor that is a vector are worked on.
    bool IsWorkedOn = IsProduct && N < 2 && O.Kind == Operand::Vector;
    for (uint32_t Register : Listed) {
      checkUse(X, I, Register, IsWritten);
      if (IsWorkedOn)
        checkFence(X, I, Register);
      else if (!IsProduct)
        Touched[X.Fr->Registers + Register] = I.Line;
    }
  }
}

} // namespace opennvvm::ptxmachine
