//===- ArithmeticWords.cpp - Arithmetic that words describe ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The carriers llvm.nvvm.add, sub, mul, div, fma, rcp and sqrt, whose word has
// the rounding and asks for saturation. Vectors are computed in pieces that PTX
// has instructions for. A piece of llvm.nvvm.sub is printed as it is.
//
//===----------------------------------------------------------------------===//

#include "ConvertWord.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::lowering {

namespace {

/// What a row asks computed() for.
enum ArithmeticOp : unsigned { Add, Mul, Div, Fma, Rcp, Sqrt, Sub };

/// The decoded word.
struct Word {
  RoundTo Mode;
  bool Saturate;

  explicit Word(const Match &M) {
    uint64_t Bits = M.constant(0);
    Mode = RoundTo((Bits & 7) - 1);
    Saturate = (Bits >> 3) & 1;
  }
};

} // namespace

/// How names of intrinsics spell an ArithmeticOp and a RoundTo: "add.rn.f".
/// None of those flushes, as libNVVM's llvm.nvvm.sub does not, whatever the
/// function does.
static constexpr StringLiteral Operations[] = {"add", "mul", "div",
                                               "fma", "rcp", "sqrt"},
                               Roundings[] = {"rn", "rm", "rp", "rz"};

//===----------------------------------------------------------------------===//
// Guards
//===----------------------------------------------------------------------===//

static bool is16Bit(const Type *T) { return T->isHalfTy() || T->isBFloatTy(); }

static bool hasNoType(const Match &M) {
  Type *T = M.type()->getScalarType();
  return isa<ScalableVectorType>(M.type()) ||
         !(is16Bit(T) || T->isFloatTy() || T->isDoubleTy());
}

static bool isNarrow(const Match &M) {
  return is16Bit(M.type()->getScalarType());
}

static bool roundsNarrow(const Match &M) {
  return isNarrow(M) && Word(M).Mode != RoundTo::Nearest;
}

static bool saturatesDouble(const Match &M) {
  return M.type()->getScalarType()->isDoubleTy() && Word(M).Saturate;
}

static bool saturatesBFloat(const Match &M) {
  return M.type()->getScalarType()->isBFloatTy() && Word(M).Saturate;
}

/// What the rows that follow in the catalog refuse.
static bool isRefused(const Match &M) {
  return hasNoType(M) || roundsNarrow(M) || saturatesDouble(M) ||
         saturatesBFloat(M);
}

/// For div, rcp and sqrt, which PTX has for f32 and f64.
static bool isWide(const Match &M) { return !isRefused(M) && !isNarrow(M); }

static bool isComputable(const Match &M) { return !isRefused(M); }

/// What llvm.nvvm.sub is printed for is not lowered.
static bool isSplit(const Match &M) {
  auto *V = dyn_cast<FixedVectorType>(M.type());
  return V && !hasNoType(M) && !(isNarrow(M) && V->getNumElements() == 2);
}

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

namespace {

/// Computes scalars, and pairs of 16-bit floats.
class Computer {
public:
  Computer(Match &M, ArithmeticOp Op) : M(M), B(M.B), W(M), Op(Op) {}

  /// Whether IR has an operation for it that takes vectors of any length.
  bool isOperation(Type *Ty) const {
    return is16Bit(Ty->getScalarType()) && Op != Fma && Op != Sub &&
           !W.Saturate;
  }

  Value *compute(ArrayRef<Value *> Args) const {
    Type *Ty = Args.front()->getType();
    if (Op == Sub)
      return piece(Args);
    if (is16Bit(Ty->getScalarType()))
      return narrow(Args);
    if (Ty->isDoubleTy())
      return rounded(".d", Args);
    if (W.Saturate && (Op == Add || Op == Fma))
      return rounded(".sat.f", Args);
    if (W.Saturate && Op == Mul)
      return saturatingMul(Args);
    Value *V = rounded(".f", Args);
    return W.Saturate ? call("saturate.f", {V}) : V;
  }

private:
  Value *call(const Twine &Name, ArrayRef<Value *> Args) const {
    Intrinsic::ID ID =
        Intrinsic::lookupIntrinsicID(("llvm.nvvm." + Name).str());
    return B.CreateIntrinsic(ID, {}, Args);
  }

  Value *rounded(StringRef Suffix, ArrayRef<Value *> Args) const {
    return call(Operations[Op] + "." + Roundings[unsigned(W.Mode)] + Suffix,
                Args);
  }

  /// LLVM has no intrinsic for it.
  Value *saturatingMul(ArrayRef<Value *> Args) const {
    static constexpr StringLiteral Text[] = {
        "mul.rn.sat.f32 $0, $1, $2;", "mul.rm.sat.f32 $0, $1, $2;",
        "mul.rp.sat.f32 $0, $1, $2;", "mul.rz.sat.f32 $0, $1, $2;"};
    Type *F32 = B.getFloatTy();
    auto *Asm = InlineAsm::get(FunctionType::get(F32, {F32, F32}, false),
                               Text[unsigned(W.Mode)], "=f,f,f",
                               /*hasSideEffects=*/false);
    CallInst *Call = B.CreateCall(Asm, Args);
    Call->setDoesNotAccessMemory();
    Call->setDoesNotThrow();
    return Call;
  }

  /// Rounded to nearest. LLVM has no intrinsics that saturate a sum or a
  /// product of halves, but both are an fma, with a factor of one or an addend
  /// of negative zero.
  Value *narrow(ArrayRef<Value *> Args) const {
    Type *Ty = Args.front()->getType();
    if (!isOperation(Ty))
      return fma(Op == Mul   ? ArrayRef({Args[0], Args[1], number(Ty, -0.0)})
                 : Op == Add ? ArrayRef({Args[0], number(Ty, 1.0), Args[1]})
                             : Args);
    return B.Insert(BinaryOperator::Create(
        Op == Add ? Instruction::FAdd : Instruction::FMul, Args[0], Args[1]));
  }

  Value *fma(ArrayRef<Value *> Args) const {
    Type *Ty = Args.front()->getType();
    bool Pair = Ty->isVectorTy();
    StringRef Of = Ty->getScalarType()->isBFloatTy() ? ".bf16"
                   : W.Saturate                      ? ".sat.f16"
                                                     : ".f16";
    return call("fma.rn" + Of + (Pair ? "x2" : ""), Args);
  }

  static Value *number(Type *Ty, double V) { return ConstantFP::get(Ty, V); }

  /// The same carrier of a piece.
  Value *piece(ArrayRef<Value *> Args) const {
    const Function &Whole = *M.call().getCalledFunction();
    Type *Ty = Args.front()->getType(), *Scalar = Ty->getScalarType();
    SmallVector<Type *, 4> Types = {M.arg(0)->getType()};
    SmallVector<Value *, 4> All = {M.arg(0)};
    for (Value *V : Args) {
      Types.push_back(Ty);
      All.push_back(V);
    }
    StringRef Suffix = Scalar->isDoubleTy()  ? "f64"
                       : Scalar->isFloatTy() ? "f32"
                       : Scalar->isHalfTy()  ? "f16"
                                             : "bf16";
    std::string Name =
        (M.row().Internal + (Ty->isVectorTy() ? ".v2" : ".") + Suffix).str();
    FunctionCallee Piece = M.call().getModule()->getOrInsertFunction(
        Name, FunctionType::get(Ty, Types, false), Whole.getAttributes());
    return B.CreateCall(Piece, All);
  }

  Match &M;
  IRBuilderBase &B;
  Word W;
  ArithmeticOp Op;
};

} // namespace

/// Vectors in pieces: pairs of 16-bit floats, and one lane otherwise.
static Value *computed(Match &M) {
  IRBuilderBase &B = M.B;
  Computer C(M, ArithmeticOp(M.row().Becomes.What));
  SmallVector<Value *, 3> Args(drop_begin(M.call().args()));
  auto *Vector = dyn_cast<FixedVectorType>(M.type());
  if (!Vector || C.isOperation(Vector))
    return C.compute(Args);
  unsigned Lanes = Vector->getNumElements();
  bool Pairs = isNarrow(M) && Lanes % 2 == 0;
  Value *Result = PoisonValue::get(Vector);
  for (unsigned I = 0; I < Lanes; I += Pairs ? 2 : 1) {
    SmallVector<Value *, 3> Piece;
    for (Value *V : Args)
      Piece.push_back(!Pairs ? B.CreateExtractElement(V, uint64_t(I))
                      : Lanes == 2
                          ? V
                          : B.CreateShuffleVector(V, {int(I), int(I + 1)}));
    Value *Done = C.compute(Piece);
    if (Pairs && Lanes == 2)
      return Done;
    if (!Pairs) {
      Result = B.CreateInsertElement(Result, Done, uint64_t(I));
      continue;
    }
    for (unsigned Lane : {0u, 1u})
      Result = B.CreateInsertElement(
          Result, B.CreateExtractElement(Done, uint64_t(Lane)),
          uint64_t(I) + Lane);
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

#define LOWERING_ARITHMETICWORDS
#include "opennvvm/Catalog/Lowering.inc"

const Category &arithmeticWordRules() { return Table; }

} // namespace opennvvm::lowering
