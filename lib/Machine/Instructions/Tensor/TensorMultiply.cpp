//===- TensorMultiply.cpp - tcgen05.mma -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "TensorCore 5th Generation Matrix Multiply and accumulate
// Operations". With .cta_group::2, each CTA of the pair has half of the rows of
// A and half of the columns of B in its shared memory.
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/TensorMemory.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Tensor/CtaPair.h"
#include "Machine/Instructions/Tensor/Datapath.h"
#include "Machine/Instructions/Tensor/Elements.h"
#include "Machine/Instructions/Tensor/InstructionDescriptor.h"
#include "Machine/Instructions/Tensor/MatrixProduct.h"
#include "Machine/Instructions/Tensor/SharedMatrix.h"
#include <cmath>

using namespace llvm;

namespace opennvvm::ptxmachine {

static constexpr Access Reads{Access::Read, MemoryOrder::Weak,
                              ThreadScope::None, MemoryProxy::Async},
    Writes{Access::Write, MemoryOrder::Weak, ThreadScope::None,
           MemoryProxy::Async};

namespace {
/// What is captured at issue.
struct Issue {
  const Instruction *I = nullptr;
  InstructionDescriptor D;
  MmaForm Form;
  SmallVector<Cta *, 2> Ctas;
  SmallVector<ResultPart, 4> Parts;
  bool AIsTensor = false, Accumulates = false;
  SharedMatrix A, B;
  // Addresses in tensor memory.
  uint32_t Result = 0, ATensor = 0, Metadata = 0, AScale = 0, BScale = 0;
  unsigned Halvings = 0; ///< scale-input-d
  uint32_t Disabled[8] = {};

  bool isDisabled(const ResultPart &P, unsigned Row) const {
    unsigned Lane = P.Cta * 128 + P.laneOf(Row);
    return Disabled[Lane / 32] >> Lane % 32 & 1;
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// How elements of \p T lie in shared memory: those of the kinds with mixed
/// types are padded to 16 elements in 16 bytes.
static PieceFormat sharedFormat(const Issue &W, Ty T) {
  unsigned Bits = elementBits(T);
  bool IsPadded = W.I->M.Tensor.Kind == MmaKind::F8F6F4 ||
                  W.I->M.Tensor.Kind == MmaKind::MXF8F6F4;
  return {Bits, IsPadded ? 16 : 128 / Bits};
}

/// Reads \p Count elements of a lane of tensor memory, from \p Column on.
/// Elements of the kinds with mixed types have a byte each, and those of four
/// bits are in its middle.
static bool readLane(Exec &X, const Issue &W, const Cta &C, unsigned Lane,
                     unsigned Column, MutableArrayRef<uint32_t> To) {
  unsigned Bits = elementBits(W.D.A);
  unsigned Container = 128 / sharedFormat(W, W.D.A).Count;
  unsigned Bytes = unsigned(To.size()) * Container / 8;
  const uint8_t *From =
      X.access(Space::Tensor, tensorAddress(C, Lane, Column), Bytes, 4, Reads);
  if (!From)
    return false;
  for (auto [N, Element] : enumerate(To)) {
    size_t Low = N * Container;
    uint32_t V = 0;
    std::memcpy(&V, From + Low / 8, divideCeil(Container, 8));
    V >>= Low % 8 + (Container == 8 && Bits == 4 ? 2 : 0);
    Element = V & maskTrailingOnes<uint32_t>(Bits);
  }
  return true;
}

static bool readA(Exec &X, const Issue &W, const ResultPart &P,
                  StoredFactor &A) {
  const Cta &C = *W.Ctas[P.Cta];
  if (!W.AIsTensor)
    return readShared(X, W.A, C.Rank + 1, W.D.AIsMNMajor,
                      sharedFormat(W, W.D.A), A.Lines, A.storedTerms(), A.Bits);
  for (unsigned Row = 0; Row < A.Lines; ++Row)
    if (!readLane(X, W, C, P.laneOf(Row), W.ATensor & 0xFFFF,
                  MutableArrayRef(A.Bits).slice(size_t(Row) * A.storedTerms(),
                                                A.storedTerms())))
      return false;
  return true;
}

/// All columns of B, from one CTA or half from each.
static bool readB(Exec &X, const Issue &W, StoredFactor &B) {
  unsigned Each = W.D.N / unsigned(W.Ctas.size());
  size_t Size = size_t(Each) * W.D.K;
  for (auto [N, C] : enumerate(W.Ctas))
    if (!readShared(X, W.B, C->Rank + 1, W.D.BIsMNMajor, sharedFormat(W, W.D.B),
                    Each, W.D.K, MutableArrayRef(B.Bits).slice(N * Size, Size)))
      return false;
  return true;
}

static bool readWord(Exec &X, const Cta &C, unsigned Lane, unsigned Column,
                     uint32_t &To) {
  const uint8_t *From =
      X.access(Space::Tensor, tensorAddress(C, Lane, Column), 4, 4, Reads);
  if (From)
    std::memcpy(&To, From, 4);
  return From;
}

//===----------------------------------------------------------------------===//
// Metadata and scales
//===----------------------------------------------------------------------===//

/// The metadata of sparse rows. Those of 16 and 32 bits have 16 bits in each of
/// two lanes, the lane of the row in the first half of its 16 rows and the one
/// eight below; both halves of the rows share these lanes. Others have two
/// words in their own lane.
static bool readMetadata(Exec &X, const Issue &W, const ResultPart &P,
                         StoredFactor &A) {
  const Cta &C = *W.Ctas[P.Cta];
  unsigned Column = W.Metadata & 0xFFFF;
  bool IsShared = elementBits(W.D.A) >= 16;
  for (unsigned Row = 0; Row < A.Lines; ++Row) {
    uint32_t Words[2];
    unsigned Lane = P.laneOf(IsShared ? Row / 16 * 16 + Row % 8 : Row);
    for (unsigned N = 0; N < 2; ++N)
      if (!readWord(X, C, IsShared ? Lane + 8 * N : Lane,
                    IsShared ? Column + W.D.Selector : Column + N, Words[N]))
        return false;
    unsigned Low = Row % 16 / 8 * 16;
    A.Metadata.push_back(IsShared ? (Words[0] >> Low & 0xFFFF) |
                                        (Words[1] >> Low & 0xFFFF) << 16
                                  : uint64_t(Words[1]) << 32 | Words[0]);
  }
  return true;
}

/// Appends the scales of one line, which begin at byte \p Id of \p Word.
static void addScales(const Issue &W, uint32_t Word, unsigned Id,
                      StoredFactor &F) {
  for (unsigned N = 0; N < W.D.Scales; ++N)
    F.Scales.push_back(elementValue(W.D.Scale, Word >> (8 * (Id + N)) & 0xFF));
}

/// The scales of row R are in the row's lane, in column R / 32.
static bool readAScales(Exec &X, const Issue &W, const ResultPart &P,
                        StoredFactor &A) {
  for (unsigned Row = 0; Row < A.Lines; ++Row) {
    uint32_t Word;
    if (!readWord(X, *W.Ctas[P.Cta], P.laneOf(Row),
                  (W.AScale & 0xFFFF) + Row / 32, Word))
      return false;
    addScales(W, Word, W.D.AScaleId, A);
  }
  return true;
}

/// The scales of the part's column N are in lane N % 32 of each of the warps
/// that compute it, in column N / 32.
static bool readBScales(Exec &X, const Issue &W, const ResultPart &P,
                        StoredFactor &B) {
  // The other bytes may be anything.
  uint32_t Used = maskTrailingOnes<uint32_t>(8 * W.D.Scales)
                  << (8 * W.D.BScaleId);
  for (unsigned N = 0; N < B.Lines; ++N) {
    uint32_t Word = 0;
    for (unsigned First = P.FirstLane; First < P.FirstLane + P.Rows;
         First += 32) {
      uint32_t Other;
      if (!readWord(X, *W.Ctas[P.Cta], First + N % 32,
                    (W.BScale & 0xFFFF) + N / 32, Other))
        return false;
      if (First == P.FirstLane)
        Word = Other;
      else if ((Word ^ Other) & Used)
        return X.fail("scale factors of B that are not the same in all groups "
                      "of 32 lanes");
    }
    addScales(W, Word, W.D.BScaleId, B);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// The columns of \p All that \p P has.
static StoredFactor columnsOf(const StoredFactor &All, const ResultPart &P) {
  StoredFactor B;
  B.Type = All.Type;
  B.Lines = P.Columns;
  B.Terms = All.Terms;
  B.IsNegated = All.IsNegated;
  auto First = All.Bits.begin() + ptrdiff_t(P.FirstColumn) * All.Terms;
  B.Bits.assign(First, First + ptrdiff_t(P.Columns) * All.Terms);
  return B;
}

/// The cells of the result in a lane.
static uint8_t *lineOf(Exec &X, const Issue &W, const ResultPart &P,
                       unsigned Row, const Access &How) {
  return X.access(
      Space::Tensor,
      tensorAddress(*W.Ctas[P.Cta], P.laneOf(Row), W.Result & 0xFFFF),
      P.Columns * 4, 4, How);
}

static bool readResult(Exec &X, const Issue &W, const ResultPart &P,
                       MutableArrayRef<double> C) {
  for (unsigned Row = 0; Row < P.Rows; ++Row) {
    const uint8_t *From = lineOf(X, W, P, Row, Reads);
    if (!From)
      return false;
    for (unsigned N = 0; N < P.Columns; ++N) {
      uint32_t V;
      std::memcpy(&V, From + 4 * size_t(N), 4);
      C[size_t(Row) * P.Columns + N] =
          std::ldexp(elementValue(W.D.D, V), -int(W.Halvings));
    }
  }
  return true;
}

static bool writeResult(Exec &X, const Issue &W, const ResultPart &P,
                        ArrayRef<uint64_t> D) {
  for (unsigned Row = 0; Row < P.Rows; ++Row) {
    if (W.isDisabled(P, Row))
      continue;
    uint8_t *To = lineOf(X, W, P, Row, Writes);
    if (!To)
      return false;
    for (unsigned N = 0; N < P.Columns; ++N) {
      auto V = uint32_t(D[size_t(Row) * P.Columns + N]);
      std::memcpy(To + 4 * size_t(N), &V, 4);
    }
  }
  return true;
}

/// Reads and multiplies what \p P needs.
static bool multiplyPart(Exec &X, const Issue &W, const ResultPart &P,
                         const StoredFactor &AllOfB) {
  StoredFactor StoredA, StoredB = columnsOf(AllOfB, P);
  StoredA.Type = W.D.A;
  StoredA.Lines = P.Rows;
  StoredA.Terms = W.D.K;
  StoredA.IsNegated = W.D.ANegates;
  if (W.Form.IsSparse)
    StoredA.Chunk = elementBits(W.D.A) == 32             ? 2
                    : sharedFormat(W, W.D.A).Count == 32 ? 8
                                                         : 4;
  if (W.D.Scales)
    StoredA.ScaleBlock = StoredB.ScaleBlock = W.D.K / W.D.Scales;
  StoredA.resize();
  if (!readA(X, W, P, StoredA) ||
      (W.Form.IsSparse && !readMetadata(X, W, P, StoredA)) ||
      (W.D.Scales &&
       (!readAScales(X, W, P, StoredA) || !readBScales(X, W, P, StoredB))))
    return false;
  Factor A(P.Rows, W.D.K), B(P.Columns, W.D.K);
  if (std::string Wrong = fillFactor(StoredA, A) + fillFactor(StoredB, B);
      !Wrong.empty())
    return X.fail(Wrong);
  // Without an accumulator, a sum of negative zeros is one.
  SmallVector<double, 0> C(size_t(P.Rows) * P.Columns, -0.0);
  SmallVector<uint64_t, 0> D(C.size());
  if (W.Accumulates && !readResult(X, W, P, C))
    return false;
  ProductForm Form;
  Form.Result = W.D.D;
  Form.SatFinite = W.D.Saturates;
  multiply(A, B, C, Form, D);
  return writeResult(X, W, P, D);
}

static bool multiplyAll(Exec &X, const Issue &W) {
  StoredFactor B;
  B.Type = W.D.B;
  B.Lines = W.D.N;
  B.Terms = W.D.K;
  B.IsNegated = W.D.BNegates;
  B.resize();
  if (!readB(X, W, B))
    return false;
  for (const ResultPart &P : W.Parts)
    if (!multiplyPart(X, W, P, B))
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// A transposed matrix of 32-bit elements needs the swizzle that keeps 32 bytes
/// together, and no other may have it.
static bool checkMajor(Exec &X, const SharedMatrix &M, bool IsMNMajor,
                       bool IsTF32) {
  bool Fits = !IsMNMajor || IsTF32 == (M.Pattern == Swizzle::B128Atom32);
  return Fits || X.fail("a transposed matrix with a swizzling mode that its "
                        "type does not have");
}

static bool readFactorOperands(Exec &X, const Instruction &I, Issue &W) {
  bool IsTF32 = I.M.Tensor.Kind == MmaKind::TF32;
  W.AIsTensor = I.Ops[1].Kind == Operand::Memory;
  if (W.AIsTensor)
    W.ATensor = uint32_t(X.address(I.Ops[1]));
  else if (!SharedMatrix::ofTcgen05(X, X.get64(I.Ops[1]), W.A) ||
           !checkMajor(X, W.A, W.D.AIsMNMajor, IsTF32))
    return false;
  if (W.AIsTensor && (W.D.AIsMNMajor || W.ATensor >> 16 != W.Result >> 16))
    return X.fail("a matrix A in tensor memory that is transposed or in other "
                  "lanes than D");
  if (I.M.Tensor.ShiftsA)
    return X.fail("tcgen05.mma with .ashift is not supported");
  return SharedMatrix::ofTcgen05(X, X.get64(I.Ops[2]), W.B) &&
         checkMajor(X, W.B, W.D.BIsMNMajor, IsTF32);
}

/// { disable-output-lane }
static bool readDisabledLanes(Exec &X, const Operand &O, Issue &W) {
  ArrayRef<Operand> Words = X.elements(O);
  if (Words.size() != 4 * W.Ctas.size())
    return X.fail("a mask of lanes with " + Twine(Words.size()) + " words");
  for (auto [N, Word] : enumerate(Words))
    W.Disabled[N] = uint32_t(X.get64(Word, 32));
  return true;
}

/// What follows the instruction descriptor, which is operand \p At - 1.
static bool readRest(Exec &X, const Instruction &I, Issue &W, unsigned At) {
  if (W.D.Scales) {
    W.AScale = uint32_t(X.address(X.operand(I, At)));
    W.BScale = uint32_t(X.address(X.operand(I, At + 1)));
    At += 2;
  } else if (!W.Form.IsStationary && At < I.NumOps &&
             X.operand(I, At).Kind == Operand::Vector) {
    if (!readDisabledLanes(X, X.operand(I, At), W))
      return false;
    ++At;
  }
  if (At >= I.NumOps)
    return X.fail("tcgen05.mma without enable-input-d");
  W.Accumulates = X.getPredicate(X.operand(I, At++));
  if (At == I.NumOps)
    return true;
  uint64_t Last = X.get64(X.operand(I, At++));
  if (At != I.NumOps || W.D.Scales)
    return X.fail("too many operands of tcgen05.mma");
  if (W.Form.IsStationary)
    // Bit 39 says whether there is a mask. The ISA's table and its examples
    // disagree about which of the spans are columns of zeros.
    return !(Last >> 39 & 1) ||
           X.fail("a zero-column mask of tcgen05.mma.ws is not supported");
  bool MayScale =
      I.M.Tensor.Kind == MmaKind::F16 || I.M.Tensor.Kind == MmaKind::TF32;
  W.Halvings = unsigned(Last);
  return (MayScale && Last < 16) || X.fail("a scale-input-d of " + Twine(Last));
}

/// Whether the address of the result fits its layout.
static bool checkLanes(Exec &X, const Issue &W) {
  unsigned Lane = W.Result >> 16;
  if (Lane && !(W.Parts[0].IsHalf && Lane == 16))
    return X.fail("a result of tcgen05.mma at lane " + Twine(Lane));
  unsigned Most = elementBits(W.D.A) >= 16 ? 1 : 0;
  return !W.Form.IsSparse || W.D.Selector <= Most ||
         X.fail("a sparsity selector of " + Twine(W.D.Selector));
}

static bool issue(Exec &X, const Instruction &I, MmaForm Form) {
  Issue W;
  W.I = &I;
  W.Form = Form;
  W.Ctas = ctasOf(X, I);
  W.Result = uint32_t(X.address(I.Ops[0]));
  unsigned At = 3;
  if (Form.IsSparse)
    W.Metadata = uint32_t(X.address(I.Ops[At++]));
  if (W.Ctas.empty() ||
      !W.D.decode(X, I, Form, uint32_t(X.get64(I.Ops[At], 32))))
    return false;
  W.Parts = partsOf(W.D.M, W.D.N, W.Ctas.size() == 2, Form.IsSparse,
                    Form.IsStationary, W.Result >> 16);
  if (!readFactorOperands(X, I, W) || !readRest(X, I, W, At + 1) ||
      !checkLanes(X, W))
    return false;
  AsyncOperation Operation;
  Operation.Issuer = &X.T;
  Operation.I = &I;
  Operation.Pipeline = pipelineOf(X);
  Operation.Run = [W = std::move(W)](Exec &Inner) {
    return multiplyAll(Inner, W);
  };
  return start(X, std::move(Operation));
}

bool runTensorMultiply(Exec &X, const Instruction &I) {
  return issue(X, I, {false, false});
}
bool runTensorMultiplySparse(Exec &X, const Instruction &I) {
  return issue(X, I, {true, false});
}
bool runTensorMultiplyStationary(Exec &X, const Instruction &I) {
  return issue(X, I, {false, true});
}
bool runTensorMultiplyStationarySparse(Exec &X, const Instruction &I) {
  return issue(X, I, {true, true});
}

} // namespace opennvvm::ptxmachine
