//===- Warpgroup.cpp - wgmma ----------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Asynchronous Warpgroup Level Matrix Multiply-Accumulate
// Instructions". Warp W of a warpgroup has rows 16 W to 16 W + 15 of the result
// and of the first factor, if that is in registers.
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Tensor/Collectives.h"
#include "Machine/Instructions/Tensor/Elements.h"
#include "Machine/Instructions/Tensor/MatrixProduct.h"
#include "Machine/Instructions/Tensor/SharedMatrix.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

bool runMatrixMultiply(Exec &X, const Instruction &) { return waitForCrowd(X); }
bool runMatrixMultiplySparse(Exec &X, const Instruction &) {
  return waitForCrowd(X);
}
bool runMatrixFence(Exec &X, const Instruction &) {
  X.T.HasFenced = true;
  llvm::fill(X.T.TouchedAt, 0);
  return true;
}

bool runMatrixCommit(Exec &X, const Instruction &) {
  commitGroup(X, AsyncGroup::Matrix);
  uint64_t Groups = X.T.Groups[unsigned(AsyncGroup::Matrix)];
  for (RegistersInUse &R : X.T.InUse)
    if (!R.Group)
      R.Group = Groups;
  return true;
}

bool runMatrixWait(Exec &X, const Instruction &I) {
  uint64_t Pending = X.get64(I.Ops[0], 32);
  erase_if(X.T.InUse, [&](const RegistersInUse &R) {
    return R.Group &&
           R.Group + Pending <= X.T.Groups[unsigned(AsyncGroup::Matrix)];
  });
  return waitForGroups(X, AsyncGroup::Matrix, Pending, /*OnlyReads=*/false);
}

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

namespace {
struct Form {
  Ty A, D; ///< B has the type of A, or one of the same row.
  unsigned Bits;
};
} // namespace

static constexpr Form Forms[] = {
    {Ty::F16, Ty::F16, 16},  {Ty::F16, Ty::F32, 16}, {Ty::BF16, Ty::F32, 16},
    {Ty::TF32, Ty::F32, 32}, {Ty::E4M3, Ty::F16, 8}, {Ty::E4M3, Ty::F32, 8},
    {Ty::E5M2, Ty::F16, 8},  {Ty::E5M2, Ty::F32, 8}, {Ty::S8, Ty::S32, 8},
    {Ty::U8, Ty::S32, 8},    {Ty::B1, Ty::S32, 1},
};

static bool mayMix(Ty T) { return T == Ty::E4M3 || T == Ty::E5M2; }
static bool isByte(Ty T) { return T == Ty::S8 || T == Ty::U8; }

/// The bits of an element of the first factor; 0 if there is no such form.
static unsigned bitsOfForm(const Mods &M, bool IsSparse) {
  Ty D = M.T[0], A = M.T[1], B = M.T[2];
  if (A != B && !(mayMix(A) && mayMix(B)) && !(isByte(A) && isByte(B)))
    return 0;
  bool IsInteger = D == Ty::S32;
  if (IsInteger ? M.Columns > 32 && M.Columns % 16 : M.SatFinite)
    return 0;
  if ((A == Ty::B1) != (M.B == Logic::And && M.Popc) ||
      (IsSparse && A == Ty::B1))
    return 0;
  for (const Form &F : Forms)
    if (F.A == A && F.D == D)
      return M.Inner == (IsSparse ? 512 : 256) / F.Bits ? F.Bits : 0;
  return 0;
}

//===----------------------------------------------------------------------===//
// What is captured at issue
//===----------------------------------------------------------------------===//

namespace {
struct Issue {
  const Instruction *I = nullptr;
  unsigned Bits = 0;
  bool IsSparse = false, HasADescriptor = false, Accumulates = false;
  bool NegatesA = false, NegatesB = false, AIsMNMajor = false,
       BIsMNMajor = false;
  SharedMatrix A, B;
  unsigned Selector = 0;
  ArrayRef<Operand> DRegisters, ARegisters;
  /// By thread of the warpgroup.
  SmallVector<Thread *, 128> Threads;
  SmallVector<size_t, 128> Bases;
  SmallVector<uint32_t, 128> Metadata;

  Word &reg(unsigned Thread, const Operand &O) const {
    return Threads[Thread]->Registers[Bases[Thread] + O.Index];
  }
  unsigned storedInner() const {
    return IsSparse ? I->M.Inner / 2 : I->M.Inner;
  }
};
} // namespace

/// An operand that is 1 or -1; \returns whether it negates.
static bool negates(Exec &X, const Operand &O) {
  int64_t V = X.getSigned(O, 32);
  if (V != 1 && V != -1)
    X.fail("a factor of " + Twine(V) + " in wgmma, which is not 1 or -1");
  return V == -1;
}

/// The operands from scale-d on, and how many must be there.
static bool readImmediates(Exec &X, const Instruction &I, Issue &W,
                           unsigned First) {
  Ty A = I.M.T[1];
  bool IsHalf = A == Ty::F16 || A == Ty::BF16;
  bool HasFactors = I.M.T[0] != Ty::S32;
  unsigned Needed = First + 1 + (HasFactors ? 2 : 0) +
                    (IsHalf ? (W.HasADescriptor ? 2 : 1) : 0);
  if (I.NumOps != Needed)
    return X.fail(Twine(unsigned(I.NumOps)) + " operands of wgmma.mma_async");
  W.Accumulates = X.getPredicate(X.operand(I, First));
  if (HasFactors) {
    W.NegatesA = negates(X, X.operand(I, First + 1));
    W.NegatesB = negates(X, X.operand(I, First + 2));
  }
  if (IsHalf) {
    W.BIsMNMajor = X.get64(X.operand(I, Needed - 1), 32);
    W.AIsMNMajor = W.HasADescriptor && X.get64(X.operand(I, First + 3), 32);
  }
  return X.S.Error.empty();
}

/// The number of registers that a thread has of \p Columns columns of D.
static unsigned resultRegisters(const Mods &M) {
  return M.Columns / (M.T[0] == Ty::F16 ? 4 : 2);
}

static bool readOperands(Exec &X, const Instruction &I, Issue &W) {
  W.I = &I;
  W.IsSparse = I.Run == runMatrixMultiplySparse;
  W.Bits = bitsOfForm(I.M, W.IsSparse);
  if (!W.Bits)
    return X.fail("a shape of wgmma.mma_async that its types do not have");
  W.DRegisters = X.elements(I.Ops[0]);
  W.HasADescriptor = I.Ops[1].Kind != Operand::Vector;
  if (W.DRegisters.size() != resultRegisters(I.M))
    return X.fail(Twine(W.DRegisters.size()) + " accumulators of " +
                  Twine(I.M.Columns) + " columns");
  if (W.HasADescriptor) {
    if (!SharedMatrix::ofWgmma(X, X.get64(I.Ops[1]), W.A))
      return false;
  } else {
    W.ARegisters = X.elements(I.Ops[1]);
    if (W.ARegisters.size() != 4)
      return X.fail("a matrix A in registers other than four");
  }
  auto IsRegister = [](const Operand &O) {
    return O.Kind == Operand::Register;
  };
  if (!all_of(W.DRegisters, IsRegister) || !all_of(W.ARegisters, IsRegister))
    return X.fail("an operand of wgmma.mma_async is no register");
  if (W.IsSparse) {
    W.Selector = unsigned(X.get64(I.Ops[4], 32));
    if (W.Selector > (W.Bits == 8 ? 0u : 1u))
      return X.fail("a sparsity selector of " + Twine(W.Selector));
  }
  return SharedMatrix::ofWgmma(X, X.get64(I.Ops[2]), W.B) &&
         readImmediates(X, I, W, W.IsSparse ? 5 : 3);
}

/// Whether the operands that the whole warpgroup shares are the same in all of
/// its threads.
static bool areUniform(Collective &Who, Issue &W) {
  const Instruction &I = Who.I;
  Exec First = Who.exec(0);
  unsigned ScaleD = W.IsSparse ? 5 : 3;
  for (unsigned N = 1; N < Who.Threads.size(); ++N) {
    Exec X = Who.exec(N);
    bool Same = X.get64(I.Ops[2]) == First.get64(I.Ops[2]) &&
                X.getPredicate(X.operand(I, ScaleD)) == W.Accumulates;
    if (W.HasADescriptor)
      Same &= X.get64(I.Ops[1]) == First.get64(I.Ops[1]);
    if (!Same)
      return X.fail("operands of wgmma.mma_async differ within the warpgroup");
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

/// Calls \p Do with the row and the first column of each register that the
/// \p Count registers of each thread are, if one has \p PerRegister elements
/// and the fragment is that of A: every second register is eight rows below.
template <typename Fn>
static void eachOfA(unsigned Count, unsigned PerRegister, Fn Do) {
  for (unsigned T = 0; T < 128; ++T)
    for (unsigned R = 0; R < Count; ++R)
      Do(T, R, T / 32 * 16 + T % 32 / 4 + R % 2 * 8,
         (T % 4 + R / 2 * 4) * PerRegister);
}

static void readARegisters(const Issue &W, std::vector<uint32_t> &To) {
  unsigned K = W.storedInner(), Per = 32 / W.Bits;
  uint32_t Mask = maskTrailingOnes<uint32_t>(W.Bits);
  eachOfA(4, Per, [&](unsigned T, unsigned R, unsigned Row, unsigned Column) {
    auto V = uint32_t(W.reg(T, W.ARegisters[R]));
    for (unsigned N = 0; N < Per; ++N)
      To[size_t(Row) * K + Column + N] = V >> (N * W.Bits) & Mask;
  });
}

/// Calls \p Do with each thread, register, row, column and lowest bit of D.
template <typename Fn> static void eachOfD(const Mods &M, Fn Do) {
  bool IsHalf = M.T[0] == Ty::F16;
  for (unsigned T = 0; T < 128; ++T)
    for (unsigned N = 0; N < M.Columns / 2u; ++N) {
      unsigned Row = T / 32 * 16 + T % 32 / 4 + N / 2 % 2 * 8,
               Column = N / 4 * 8 + T % 4 * 2 + N % 2;
      Do(T, IsHalf ? N / 2 : N, Row, Column, IsHalf ? N % 2 * 16 : 0);
    }
}

/// For each row, four bits for each chunk.
static std::vector<uint64_t> metadataOf(const Issue &W) {
  std::vector<uint64_t> Rows(64);
  for (unsigned T = 0; T < 128; ++T) {
    unsigned Row = T / 32 * 16 + T % 32 / 4;
    uint64_t V = W.Metadata[T];
    if (W.Bits == 8) {
      Rows[Row + T % 2 * 8] |= V << (T / 2 % 2 * 32);
    } else if (T / 2 % 2 == W.Selector) {
      Rows[Row] |= (V & 0xFFFF) << (T % 2 * 16);
      Rows[Row + 8] |= V >> 16 << (T % 2 * 16);
    }
  }
  return Rows;
}

static bool readA(Exec &X, const Issue &W, StoredFactor &A) {
  const Mods &M = W.I->M;
  A.Type = M.T[1];
  A.Lines = M.Rows;
  A.Terms = M.Inner;
  A.IsNegated = W.NegatesA;
  if (W.IsSparse) {
    A.Chunk = W.Bits == 32 ? 2 : 4;
    A.Metadata = metadataOf(W);
  }
  A.resize();
  if (W.HasADescriptor)
    return readShared(X, W.A, 0, W.AIsMNMajor, {W.Bits, 128 / W.Bits}, A.Lines,
                      A.storedTerms(), A.Bits);
  readARegisters(W, A.Bits);
  return true;
}

static bool readB(Exec &X, const Issue &W, StoredFactor &B) {
  const Mods &M = W.I->M;
  B.Type = M.T[2];
  B.Lines = M.Columns;
  B.Terms = M.Inner;
  B.IsNegated = W.NegatesB;
  B.resize();
  return readShared(X, W.B, 0, W.BIsMNMajor, {W.Bits, 128 / W.Bits}, B.Lines,
                    B.Terms, B.Bits);
}

static bool multiply(Exec &X, const Issue &W) {
  const Mods &M = W.I->M;
  StoredFactor StoredA, StoredB;
  if (!readA(X, W, StoredA) || !readB(X, W, StoredB))
    return false;
  Factor A(M.Rows, M.Inner), B(M.Columns, M.Inner);
  if (std::string Wrong = fillFactor(StoredA, A) + fillFactor(StoredB, B);
      !Wrong.empty())
    return X.fail(Wrong);
  // Without an accumulator, a sum of negative zeros is one.
  SmallVector<double, 0> C(size_t(M.Rows) * M.Columns, -0.0);
  SmallVector<uint64_t, 0> D(C.size());
  uint32_t Mask = M.T[0] == Ty::F16 ? 0xFFFF : ~0u;
  if (W.Accumulates)
    eachOfD(M, [&](unsigned T, unsigned R, unsigned Row, unsigned Column,
                   unsigned Low) {
      auto V = uint32_t(W.reg(T, W.DRegisters[R]));
      C[size_t(Row) * M.Columns + Column] = elementValue(M.T[0], V >> Low);
    });
  ProductForm Form;
  Form.Result = M.T[0];
  Form.SatFinite = M.SatFinite;
  ptxmachine::multiply(A, B, C, Form, D);
  eachOfD(M, [&](unsigned T, unsigned R, unsigned Row, unsigned Column,
                 unsigned Low) {
    Word &To = W.reg(T, W.DRegisters[R]);
    auto V = uint32_t(D[size_t(Row) * M.Columns + Column]);
    To = (uint32_t(To) & ~(Mask << Low)) | V << Low;
  });
  return true;
}

CollectiveResult multiplyByWarpgroup(Collective &Who) {
  const Instruction &I = Who.I;
  Exec X = Who.exec(0);
  Issue W;
  if (!readOperands(X, I, W) || !areUniform(Who, W))
    return CollectiveResult::Failed;
  for (unsigned N = 0; N < Who.Threads.size(); ++N) {
    Exec Each = Who.exec(N);
    W.Threads.push_back(Who.Threads[N]);
    W.Bases.push_back(Each.Fr->Registers);
    if (W.IsSparse)
      W.Metadata.push_back(uint32_t(Each.get64(I.Ops[3], 32)));
    Each.T.InUse.push_back({&I, W.DRegisters, Each.Fr->Registers, true, 0});
    if (!W.HasADescriptor)
      Each.T.InUse.push_back({&I, W.ARegisters, Each.Fr->Registers, false, 0});
  }
  AsyncOperation Operation;
  Operation.Issuer = Who.Threads[0];
  Operation.I = &I;
  Operation.Group = AsyncGroup::Matrix;
  Operation.Waiters = 128;
  // Products of one warpgroup are executed in their order.
  Operation.Pipeline = reinterpret_cast<uintptr_t>(Who.Threads[0]);
  Operation.Run = [W = std::move(W)](Exec &Inner) {
    return multiply(Inner, W);
  };
  return start(X, std::move(Operation)) ? CollectiveResult::Done
                                        : CollectiveResult::Failed;
}

} // namespace opennvvm::ptxmachine
