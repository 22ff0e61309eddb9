//===- HostModule.cpp - From a device module to a host module -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reference.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"

using namespace llvm;

namespace opennvvm::differential {

/// Calls \p Name with \p Args; the function type follows from their types.
static Value *callHost(IRBuilder<> &B, const Twine &Name, Type *Result,
                       ArrayRef<Value *> Args) {
  SmallVector<Type *, 4> Types;
  for (Value *V : Args)
    Types.push_back(V->getType());
  Module *M = B.GetInsertBlock()->getModule();
  FunctionCallee Callee = M->getOrInsertFunction(
      Name.str(), FunctionType::get(Result, Types, false));
  return B.CreateCall(Callee, Args);
}

/// Applies \p One to each lane of \p Operands.
static Value *byLane(IRBuilder<> &B, Type *T, ArrayRef<Value *> Operands,
                     function_ref<Value *(ArrayRef<Value *>)> One) {
  auto *Vector = dyn_cast<FixedVectorType>(T);
  if (!Vector)
    return One(Operands);
  Value *Whole = PoisonValue::get(T);
  for (unsigned I = 0; I < Vector->getNumElements(); ++I) {
    SmallVector<Value *, 3> Parts;
    for (Value *V : Operands)
      Parts.push_back(B.CreateExtractElement(V, I));
    Whole = B.CreateInsertElement(Whole, One(Parts), I);
  }
  return Whole;
}

static bool is16BitFloat(Type *T) {
  return T->getScalarType()->isHalfTy() || T->getScalarType()->isBFloatTy();
}

/// Operations that a host would round twice.
static Value *roundOnce(Instruction &I, IRBuilder<> &B) {
  Type *T = I.getType();
  if (!is16BitFloat(T))
    return nullptr;
  Type *E = T->getScalarType();
  std::string Name = E->isHalfTy() ? "host.half." : "host.bfloat.";
  auto Call = [&](const char *What, ArrayRef<Value *> Args) {
    Value *Bits = callHost(B, Name + What, B.getInt16Ty(), Args);
    return B.CreateBitCast(Bits, E);
  };
  if (isa<FPTruncInst>(I)) {
    bool Double = I.getOperand(0)->getType()->getScalarType()->isDoubleTy();
    return byLane(B, T, I.getOperand(0), [&](ArrayRef<Value *> V) {
      return Call(Double ? "double" : "float", V);
    });
  }
  if (isa<SIToFPInst, UIToFPInst>(I)) {
    bool Signed = isa<SIToFPInst>(I);
    return byLane(B, T, I.getOperand(0), [&](ArrayRef<Value *> V) {
      Value *Wide = B.CreateIntCast(V[0], B.getIntNTy(128), Signed);
      return Call(Signed ? "signed" : "unsigned", Wide);
    });
  }
  auto *II = dyn_cast<IntrinsicInst>(&I);
  if (!II || (II->getIntrinsicID() != Intrinsic::fma &&
              II->getIntrinsicID() != Intrinsic::fmuladd))
    return nullptr;
  Value *Operands[] = {I.getOperand(0), I.getOperand(1), I.getOperand(2)};
  return byLane(B, T, Operands, [&](ArrayRef<Value *> V) {
    SmallVector<Value *, 3> Bits;
    for (Value *Part : V)
      Bits.push_back(B.CreateBitCast(Part, B.getInt16Ty()));
    return Call("fma", Bits);
  });
}

/// Calls the harness for what a GPU provides. Structures are returned through
/// memory, one member after the other.
static Value *callHarness(IntrinsicInst &I, IRBuilder<> &B) {
  StringRef Name = I.getCalledFunction()->getName();
  if (!Name.consume_front("llvm.nvvm."))
    return nullptr;
  SmallVector<Value *, 4> Args;
  for (Value *V : I.args()) {
    if (V->getType()->isIntegerTy(1))
      V = B.CreateZExt(V, B.getInt32Ty());
    else if (V->getType()->isFloatTy())
      V = B.CreateBitCast(V, B.getInt32Ty());
    Args.push_back(V);
  }
  Type *T = I.getType();
  auto Plain = [&](Type *T) -> Type * {
    return T->isIntegerTy(1) || T->isFloatTy() ? B.getInt32Ty() : T;
  };
  auto Back = [&](Value *V, Type *T) -> Value * {
    if (T->isIntegerTy(1))
      return B.CreateTrunc(V, T);
    return T->isFloatTy() ? B.CreateBitCast(V, T) : V;
  };
  auto *S = dyn_cast<StructType>(T);
  if (!S)
    return Back(callHost(B, "host." + Name, Plain(T), Args), T);
  Value *First = callHost(B, "host." + Name, Plain(S->getElementType(0)), Args);
  Value *Second = callHost(B, "host.second", B.getInt32Ty(), {});
  Value *Pair = B.CreateInsertValue(PoisonValue::get(T),
                                    Back(First, S->getElementType(0)), 0);
  return B.CreateInsertValue(Pair, Back(Second, S->getElementType(1)), 1);
}

/// \p V as type \p T, through memory.
static Value *throughMemory(Value *V, Type *T, IRBuilder<> &B) {
  BasicBlock &Entry = B.GetInsertBlock()->getParent()->getEntryBlock();
  IRBuilder<> AtEntry(&Entry, Entry.begin());
  AllocaInst *A = AtEntry.CreateAlloca(V->getType());
  A->setAlignment(Align(16));
  B.CreateStore(V, A);
  return B.CreateLoad(T, A, /*isVolatile=*/true);
}

/// The bits of bfloats and their signs: when extending bfloats, LLVM 22's x86
/// code treats negative ones as positive, and it loses the sign of a copysign.
static Value *bitsOfBFloat(Instruction &I, IRBuilder<> &B) {
  auto IsBFloat = [](const Value *V) {
    return V->getType()->getScalarType()->isBFloatTy();
  };
  if (isa<BitCastInst>(I) && IsBFloat(I.getOperand(0)))
    return throughMemory(I.getOperand(0), I.getType(), B);
  auto *II = dyn_cast<IntrinsicInst>(&I);
  if (!II || II->getIntrinsicID() != Intrinsic::copysign || !IsBFloat(II))
    return nullptr;
  Type *T = I.getType(), *Int = T->getWithNewType(B.getInt16Ty());
  Value *Number = throughMemory(I.getOperand(0), Int, B),
        *Sign = throughMemory(I.getOperand(1), Int, B);
  Value *Bits = B.CreateOr(B.CreateAnd(Number, ConstantInt::get(Int, 0x7FFF)),
                           B.CreateAnd(Sign, ConstantInt::get(Int, 0x8000)));
  return throughMemory(Bits, T, B);
}

/// \p V with a zero of the same sign in place of each subnormal.
static Value *flushed(Value *V, IRBuilder<> &B) {
  Type *T = V->getType(), *Int = T->getWithNewType(B.getInt32Ty());
  Value *Bits = B.CreateBitCast(V, Int);
  Value *Exponent = B.CreateAnd(Bits, ConstantInt::get(Int, 0x7F800000)),
        *Sign = B.CreateAnd(Bits, ConstantInt::get(Int, 0x80000000));
  Value *IsSmall = B.CreateICmpEQ(Exponent, Constant::getNullValue(Int));
  return B.CreateBitCast(B.CreateSelect(IsSmall, Sign, Bits), T);
}

/// Minima and maxima where subnormals are flushed: to order zeros by their
/// signs, LLVM 22's x86 code looks for the bits of zeros only, so a processor
/// that reads a subnormal as a zero takes either operand.
static Value *extremeOfFlushed(Instruction &I, IRBuilder<> &B) {
  auto *II = dyn_cast<IntrinsicInst>(&I);
  if (!II || !I.getType()->getScalarType()->isFloatTy())
    return nullptr;
  switch (Intrinsic::ID ID = II->getIntrinsicID()) {
  case Intrinsic::minimum:
  case Intrinsic::maximum:
  case Intrinsic::minimumnum:
  case Intrinsic::maximumnum:
    return B.CreateBinaryIntrinsic(ID, flushed(I.getOperand(0), B),
                                   flushed(I.getOperand(1), B));
  case Intrinsic::vector_reduce_fminimum:
  case Intrinsic::vector_reduce_fmaximum:
    return B.CreateUnaryIntrinsic(ID, flushed(I.getOperand(0), B));
  default:
    return nullptr;
  }
}

/// Quotients lane by lane: of a vector of which only some lanes are needed,
/// LLVM 22's SelectionDAG takes 0 / 0 for 0.
static Value *divideLanes(Instruction &I, IRBuilder<> &B) {
  auto *II = dyn_cast<IntrinsicInst>(&I);
  unsigned Op = II ? VPIntrinsic::getFunctionalOpcodeForVP(II->getIntrinsicID())
                         .value_or(0)
                   : I.getOpcode();
  if ((Op != Instruction::FDiv && Op != Instruction::FRem) ||
      !isa<FixedVectorType>(I.getType()))
    return nullptr;
  // Lanes that are not chosen may have any value.
  return byLane(B, I.getType(), {I.getOperand(0), I.getOperand(1)},
                [&](ArrayRef<Value *> V) {
                  return B.CreateBinOp(Instruction::BinaryOps(Op), V[0], V[1]);
                });
}

/// Interleaves vectors, and the reverse: not every host's LLVM supports it.
static Value *interleaving(IntrinsicInst &I, IRBuilder<> &B) {
  static constexpr struct {
    Intrinsic::ID ID;
    unsigned Parts;
    bool Apart;
  } Table[] = {{Intrinsic::vector_interleave2, 2, false},
               {Intrinsic::vector_interleave3, 3, false},
               {Intrinsic::vector_deinterleave2, 2, true},
               {Intrinsic::vector_deinterleave3, 3, true}};
  const auto *Row =
      find_if(Table, [&](auto &R) { return R.ID == I.getIntrinsicID(); });
  if (Row == std::end(Table))
    return nullptr;
  auto *T = cast<FixedVectorType>(I.getArgOperand(0)->getType());
  unsigned N = T->getNumElements();
  Value *Whole = PoisonValue::get(I.getType());
  if (!Row->Apart) {
    for (unsigned Lane = 0; Lane < N * Row->Parts; ++Lane)
      Whole = B.CreateInsertElement(
          Whole,
          B.CreateExtractElement(I.getArgOperand(Lane % Row->Parts),
                                 Lane / Row->Parts),
          Lane);
    return Whole;
  }
  for (unsigned P = 0; P < Row->Parts; ++P) {
    SmallVector<int, 8> Lanes;
    for (unsigned Lane = P; Lane < N; Lane += Row->Parts)
      Lanes.push_back(Lane);
    Whole = B.CreateInsertValue(
        Whole, B.CreateShuffleVector(I.getArgOperand(0), Lanes), P);
  }
  return Whole;
}

/// The sum of the parts of the second operand, plus the first.
static Value *partialSum(IntrinsicInst &I, IRBuilder<> &B) {
  Value *Sum = I.getArgOperand(0), *Whole = I.getArgOperand(1);
  int N = cast<FixedVectorType>(Sum->getType())->getNumElements();
  int All = cast<FixedVectorType>(Whole->getType())->getNumElements();
  for (int First = 0; First < All; First += N)
    Sum = B.CreateAdd(
        Sum, B.CreateShuffleVector(Whole, to_vector(seq(First, First + N))));
  return Sum;
}

/// The operation of llvm.nvvm.atomic.rmw, in the order that is always right.
static Value *atomicOfWord(IntrinsicInst &I, IRBuilder<> &B) {
  static constexpr AtomicRMWInst::BinOp Operations[] = {
      AtomicRMWInst::Xchg,      AtomicRMWInst::Add,
      AtomicRMWInst::BAD_BINOP, AtomicRMWInst::And,
      AtomicRMWInst::BAD_BINOP, AtomicRMWInst::Or,
      AtomicRMWInst::Xor,       AtomicRMWInst::Max,
      AtomicRMWInst::Min,       AtomicRMWInst::UMax,
      AtomicRMWInst::UMin,      AtomicRMWInst::FAdd,
      AtomicRMWInst::UIncWrap,  AtomicRMWInst::UDecWrap};
  if (!I.getCalledFunction()->getName().starts_with("llvm.nvvm.atomic.rmw."))
    return nullptr;
  uint64_t Word = cast<ConstantInt>(I.getArgOperand(2))->getZExtValue();
  return B.CreateAtomicRMW(Operations[Word >> 16], I.getArgOperand(0),
                           I.getArgOperand(1), MaybeAlign(),
                           AtomicOrdering::SequentiallyConsistent);
}

static unsigned lanesOf(Value &V) {
  return cast<FixedVectorType>(V.getType())->getNumElements();
}

static Value *replacement(Instruction &I, IRBuilder<> &B) {
  if (Value *V = roundOnce(I, B))
    return V;
  if (Value *V = bitsOfBFloat(I, B))
    return V;
  if (Value *V = divideLanes(I, B))
    return V;
  if (auto *Call = dyn_cast<CallInst>(&I); Call && Call->isInlineAsm())
    return executeAssembly(*Call, B);
  auto *II = dyn_cast<IntrinsicInst>(&I);
  if (!II)
    return nullptr;
  if (II->getIntrinsicID() == Intrinsic::fmuladd)
    return B.CreateIntrinsic(
        Intrinsic::fma, {I.getType()},
        {I.getOperand(0), I.getOperand(1), I.getOperand(2)});
  switch (II->getIntrinsicID()) {
  // NaNs are already quiet, and whether a subnormal was flushed is not visible;
  // some hosts do not support it.
  case Intrinsic::canonicalize:
  case Intrinsic::ssa_copy:
  case Intrinsic::arithmetic_fence:
    return I.getOperand(0);
  case Intrinsic::vector_reverse:
    return B.CreateShuffleVector(I.getOperand(0),
                                 to_vector(reverse(seq(0, int(lanesOf(I))))));
  default:
    break;
  }
  if (II->getIntrinsicID() == Intrinsic::vector_partial_reduce_add)
    return partialSum(*II, B);
  if (Value *V = interleaving(*II, B))
    return V;
  if (Value *V = atomicOfWord(*II, B))
    return V;
  return callHarness(*II, B);
}

static void rewrite(Function &F) {
  F.setCallingConv(CallingConv::C);
  bool Flushes = F.getFnAttribute("denormal-fp-math-f32").getValueAsString() ==
                 "preserve-sign";
  for (StringRef Name : {"target-cpu", "target-features",
                         "denormal-fp-math-f32", "denormal-fp-math"})
    F.removeFnAttr(Name);
  SmallVector<Instruction *, 64> All;
  for (Instruction &I : instructions(F))
    All.push_back(&I);
  for (Instruction *I : All) {
    if (auto *Call = dyn_cast<CallBase>(I))
      Call->setCallingConv(CallingConv::C);
    IRBuilder<> B(I);
    Value *V = Flushes ? extremeOfFlushed(*I, B) : nullptr;
    if (V || (V = replacement(*I, B))) {
      I->replaceAllUsesWith(V);
      I->eraseFromParent();
    }
  }
}

/// void launch(ptr): calls the kernel with the values that the pointers refer
/// to.
static void addLaunch(Module &M, Function &Kernel) {
  LLVMContext &Context = M.getContext();
  IRBuilder<> B(Context);
  Function *F =
      Function::Create(FunctionType::get(B.getVoidTy(), {B.getPtrTy()}, false),
                       Function::ExternalLinkage, "launch", M);
  B.SetInsertPoint(BasicBlock::Create(Context, "", F));
  SmallVector<Value *, 8> Args;
  for (Argument &A : Kernel.args()) {
    Value *Place =
        B.CreateConstGEP1_32(B.getPtrTy(), F->getArg(0), A.getArgNo());
    Value *At = B.CreateLoad(B.getPtrTy(), Place);
    Args.push_back(A.hasByValAttr() ? At : B.CreateLoad(A.getType(), At));
  }
  B.CreateCall(&Kernel, Args)->setAttributes(Kernel.getAttributes());
  B.CreateRetVoid();
}

Error moveToHost(Module &M) {
  Function *Kernel = M.getFunction("kernel");
  if (!Kernel)
    return createStringError("no kernel of the expected form");
  // Declarations added by replacements need no rewriting.
  SmallVector<Function *, 8> Defined;
  for (Function &F : M)
    if (!F.isDeclaration())
      Defined.push_back(&F);
  for (Function *F : Defined)
    rewrite(*F);
  addLaunch(M, *Kernel);
  std::string Problem;
  raw_string_ostream OS(Problem);
  if (verifyModule(M, &OS))
    return createStringError("the host's module is broken: " + Problem);
  return Error::success();
}

} // namespace opennvvm::differential
