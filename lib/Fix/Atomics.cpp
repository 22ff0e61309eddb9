//===- Atomics.cpp - Atomics as loops around cmpxchg ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helper.h"
#include "Remedy.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/AtomicOrdering.h"
#include "llvm/Transforms/Utils/LowerAtomic.h"

using namespace llvm;

namespace opennvvm::fix {

using Token = IRLexer::Token;

namespace {
/// What an atomic operation and the loop that replaces it have in common.
struct Access {
  Type *T; ///< Of the value in memory.
  unsigned Bits;
  unsigned Space;
  AtomicOrdering Success, Failure;
  SyncScope::ID Scope;
  bool IsVolatile;

  bool isPart() const { return Bits < 32; }
};

/// Writes the body of a function that is given a pointer, and perhaps works on
/// the word around what it points to.
class LoopBuilder {
public:
  LoopBuilder(Function &F, const Access &A)
      : F(F), A(A), B(F.getContext()), Bits(B.getIntNTy(A.Bits)),
        Word(B.getIntNTy(std::max(A.Bits, 32u))) {}

  void buildUpdate(AtomicRMWInst::BinOp Op);
  void buildCompare();

private:
  BasicBlock *block(StringRef Name) {
    return BasicBlock::Create(F.getContext(), Name, &F);
  }
  void findWord();
  Value *field(Value *W);
  Value *withField(Value *W, Value *New);
  Value *toBits(Value *V);
  Value *fromBits(Value *V);
  AtomicCmpXchgInst *exchange(Value *Old, Value *New);

  Function &F;
  const Access &A;
  IRBuilder<> B;
  Type *Bits, *Word;
  Value *Pointer = nullptr;
  Value *Shift = nullptr, *Others = nullptr; ///< Of a part of a word.
};
} // namespace

/// Finds the word that is read and written, and where the value is in it.
void LoopBuilder::findWord() {
  Argument *P = F.getArg(0);
  P->setName("p");
  Pointer = P;
  if (!A.isPart())
    return;
  Type *Int = F.getParent()->getDataLayout().getIntPtrType(P->getType());
  Value *Low = B.CreateAnd(B.CreatePtrToInt(P, Int, "address"), 3, "byte");
  Pointer = B.CreateGEP(B.getInt8Ty(), P, B.CreateNeg(Low, "back"), "word");
  Shift = B.CreateShl(B.CreateZExtOrTrunc(Low, Word), 3, "shift");
  uint64_t Ones = maskTrailingOnes<uint64_t>(A.Bits);
  Others = B.CreateNot(B.CreateShl(ConstantInt::get(Word, Ones), Shift, "mask"),
                       "others");
}

Value *LoopBuilder::field(Value *W) {
  return A.isPart() ? B.CreateTrunc(B.CreateLShr(W, Shift), Bits, "bits") : W;
}

Value *LoopBuilder::withField(Value *W, Value *New) {
  if (!A.isPart())
    return New;
  Value *Placed = B.CreateShl(B.CreateZExt(New, Word), Shift);
  return B.CreateOr(B.CreateAnd(W, Others), Placed);
}

Value *LoopBuilder::toBits(Value *V) {
  return A.T->isPointerTy() ? B.CreatePtrToInt(V, Bits)
                            : B.CreateBitCast(V, Bits);
}

Value *LoopBuilder::fromBits(Value *V) {
  return A.T->isPointerTy() ? B.CreateIntToPtr(V, A.T)
                            : B.CreateBitCast(V, A.T);
}

AtomicCmpXchgInst *LoopBuilder::exchange(Value *Old, Value *New) {
  AtomicCmpXchgInst *I =
      B.CreateAtomicCmpXchg(Pointer, Old, New, Align(std::max(A.Bits, 32u) / 8),
                            A.Success, A.Failure, A.Scope);
  I->setVolatile(A.IsVolatile);
  I->setName("pair");
  return I;
}

void LoopBuilder::buildUpdate(AtomicRMWInst::BinOp Op) {
  BasicBlock *Entry = block("entry"), *Loop = block("loop"),
             *Done = block("done");
  F.getArg(1)->setName("value");
  B.SetInsertPoint(Entry);
  findWord();
  // Another thread may be writing: the exchange below decides.
  Value *First =
      B.CreateAlignedLoad(Word, Pointer, Align(std::max(A.Bits, 32u) / 8),
                          /*isVolatile=*/true, "first");
  B.CreateBr(Loop);
  B.SetInsertPoint(Loop);
  PHINode *Seen = B.CreatePHI(Word, 2, "seen");
  Value *Old = fromBits(field(Seen));
  Value *New = buildAtomicRMWValue(Op, B, Old, F.getArg(1));
  AtomicCmpXchgInst *Pair = exchange(Seen, withField(Seen, toBits(New)));
  Value *Found = B.CreateExtractValue(Pair, 0, "found");
  Seen->addIncoming(First, Entry);
  Seen->addIncoming(Found, Loop);
  B.CreateCondBr(B.CreateExtractValue(Pair, 1, "stored"), Done, Loop);
  B.SetInsertPoint(Done);
  B.CreateRet(Old);
}

void LoopBuilder::buildCompare() {
  BasicBlock *Entry = block("entry"), *Loop = block("loop");
  F.getArg(1)->setName("expected");
  F.getArg(2)->setName("desired");
  B.SetInsertPoint(Entry);
  findWord();
  Value *Expected = toBits(F.getArg(1)), *Desired = toBits(F.getArg(2));
  Value *First =
      A.isPart()
          ? cast<Value>(B.CreateAlignedLoad(Word, Pointer, Align(4),
                                            /*isVolatile=*/true, "first"))
          : PoisonValue::get(Word);
  B.CreateBr(Loop);
  B.SetInsertPoint(Loop);
  PHINode *Seen = A.isPart() ? B.CreatePHI(Word, 2, "seen") : nullptr;
  Value *Before = withField(Seen, Expected);
  AtomicCmpXchgInst *Pair = exchange(Before, withField(Seen, Desired));
  Value *Found = B.CreateExtractValue(Pair, 0, "found");
  Value *Stored = B.CreateExtractValue(Pair, 1, "stored");
  Value *Old = field(Found);
  if (Seen) {
    // If only the rest of the word differs, the value was not compared.
    BasicBlock *Done = block("done");
    Seen->addIncoming(First, Entry);
    Seen->addIncoming(Found, Loop);
    Value *Differs = B.CreateICmpNE(Old, Expected, "differs");
    B.CreateCondBr(B.CreateOr(Stored, Differs), Done, Loop);
    B.SetInsertPoint(Done);
  }
  Value *Result = B.CreateInsertValue(PoisonValue::get(F.getReturnType()),
                                      fromBits(Old), 0);
  B.CreateRet(B.CreateInsertValue(Result, Stored, 1));
}

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

/// \p T as a part of a name: "i8", "p1", "v2f16".
static std::string nameOfType(const Type *T) {
  std::string Text;
  raw_string_ostream OS(Text);
  T->print(OS);
  std::string Name;
  for (char C : Text)
    if (isAlnum(C))
      Name += C;
  return Name;
}

/// A name that tells all that the function for \p A depends on.
static std::string nameFor(const Access &A, StringRef Operation,
                           const LLVMContext &Context) {
  std::string Name = (Operation + "_" + nameOfType(A.T) + "_p" +
                      Twine(A.Space) + "_" + toIRString(A.Success))
                         .str();
  if (A.Success != A.Failure)
    Name += (Twine("_") + toIRString(A.Failure)).str();
  for (char C : Context.getSyncScopeName(A.Scope).value_or(StringRef()))
    Name += isAlnum(C) ? C : '_';
  return A.IsVolatile ? Name + "_volatile" : Name;
}

/// The operands of \p I with their types, as the text has them; empty if they
/// are not as expected.
static SmallVector<Span, 3> operandsOf(const ModuleText &Text,
                                       const Instruction &I, unsigned Count) {
  SmallVector<Span, 3> Operands;
  Span Next;
  for (IRLexer L = Text.lexer(Text.operation(I)); Operands.size() < Count;) {
    Token T = L.next();
    if (T.Kind == Token::End)
      return {};
    bool IsOrder =
        T.Text == "syncscope" ||
        T.Text ==
            toIRString(isa<AtomicRMWInst>(I)
                           ? cast<AtomicRMWInst>(I).getOrdering()
                           : cast<AtomicCmpXchgInst>(I).getSuccessOrdering());
    if (T.is(',') || IsOrder) {
      Operands.push_back(Next);
      Next = {};
      continue;
    }
    // The first operand comes after the opcode and its flags.
    if (Operands.empty() && Next.empty() && T.Text != "ptr")
      continue;
    if (Next.empty())
      Next.Begin = T.Where.Begin;
    Next.End = T.opens() ? L.skipGroup() : T.Where.End;
  }
  return Operands;
}

/// Replaces \p I by a call of the function of \p H.
static bool callInstead(Remedy &R, const Instruction &I, Helper &H) {
  SmallVector<Span, 3> Operands =
      operandsOf(R.Text, I, H.function().arg_size());
  if (Operands.empty())
    return false;
  Type *Result = H.function().getReturnType();
  std::string Call = "call ";
  raw_string_ostream OS(Call);
  if (H.function().hasRetAttribute(Attribute::ZExt))
    OS << "zeroext ";
  Result->print(OS);
  OS << " @" << H.name() << "(";
  for (auto [Argument, S] : zip(H.function().args(), Operands)) {
    StringRef Text = R.Text.text(S);
    if (Argument.getArgNo())
      OS << ", ";
    if (Argument.hasZExtAttr()) {
      Span Type = R.Text.lexer(S).next().Where;
      OS << R.Text.text(Type) << " zeroext" << R.Text.text({Type.End, S.End});
    } else {
      OS << Text;
    }
  }
  OS << ")" << R.location(I);
  H.addToModule();
  R.replace(R.Text.operation(I), Call);
  return true;
}

/// Whether a loop on words of at most 128 bits can do what \p A does.
static bool isPossible(const Access &A, Align Given, const DataLayout &DL) {
  if (A.Bits != 8 && A.Bits != 16 && A.Bits != 32 && A.Bits != 64 &&
      A.Bits != 128)
    return false;
  if (A.T->isPointerTy() &&
      DL.isNonIntegralAddressSpace(A.T->getPointerAddressSpace()))
    return false;
  bool HasAtomics = A.Space == AddressSpace::Generic ||
                    A.Space == AddressSpace::Global ||
                    A.Space == AddressSpace::Shared;
  return HasAtomics && Given.value() * 8 >= A.Bits;
}

static unsigned bitsOf(Type *T, const DataLayout &DL) {
  return T->isScalableTy() ? 0 : unsigned(DL.getTypeSizeInBits(T));
}

static bool expandUpdate(Remedy &R, const AtomicRMWInst &I) {
  const DataLayout &DL = R.module().getDataLayout();
  Access A = {I.getType(),
              bitsOf(I.getType(), DL),
              I.getPointerAddressSpace(),
              I.getOrdering(),
              AtomicCmpXchgInst::getStrongestFailureOrdering(I.getOrdering()),
              I.getSyncScopeID(),
              I.isVolatile()};
  if (!isPossible(A, I.getAlign(), DL))
    return false;
  StringRef Operation = AtomicRMWInst::getOperationName(I.getOperation());
  Helper H(R, nameFor(A, ("atomicrmw_" + Operation).str(), I.getContext()),
           FunctionType::get(A.T, {I.getPointerOperand()->getType(), A.T},
                             /*isVarArg=*/false));
  LoopBuilder(H.function(), A).buildUpdate(I.getOperation());
  return callInstead(R, I, H);
}

static bool expandCompare(Remedy &R, const AtomicCmpXchgInst &I) {
  const DataLayout &DL = R.module().getDataLayout();
  Type *T = I.getCompareOperand()->getType();
  Access A = {T,
              bitsOf(T, DL),
              I.getPointerAddressSpace(),
              I.getSuccessOrdering(),
              I.getFailureOrdering(),
              I.getSyncScopeID(),
              I.isVolatile()};
  if (!isPossible(A, I.getAlign(), DL))
    return false;
  Helper H(R, nameFor(A, "cmpxchg", I.getContext()),
           FunctionType::get(I.getType(),
                             {I.getPointerOperand()->getType(), T, T},
                             /*isVarArg=*/false));
  LoopBuilder(H.function(), A).buildCompare();
  return callInstead(R, I, H);
}

//===----------------------------------------------------------------------===//
// Local memory
//===----------------------------------------------------------------------===//

/// Writes the body of \p F, which does to the memory of one thread what \p I
/// does.
static void buildUnshared(Function &F, const Instruction &I) {
  IRBuilder<> B(BasicBlock::Create(F.getContext(), "entry", &F));
  auto *RMW = dyn_cast<AtomicRMWInst>(&I);
  auto *CmpXchg = dyn_cast<AtomicCmpXchgInst>(&I);
  Align A = RMW ? RMW->getAlign() : CmpXchg->getAlign();
  bool IsVolatile = I.isVolatile();
  Value *P = F.getArg(0);
  P->setName("p");
  Value *Old =
      B.CreateAlignedLoad(F.getArg(1)->getType(), P, A, IsVolatile, "old");
  if (RMW) {
    F.getArg(1)->setName("value");
    Value *New = buildAtomicRMWValue(RMW->getOperation(), B, Old, F.getArg(1));
    B.CreateAlignedStore(New, P, A, IsVolatile);
    B.CreateRet(Old);
    return;
  }
  F.getArg(1)->setName("expected");
  F.getArg(2)->setName("desired");
  Value *IsSame = B.CreateICmpEQ(Old, F.getArg(1), "same");
  B.CreateAlignedStore(B.CreateSelect(IsSame, F.getArg(2), Old), P, A,
                       IsVolatile);
  Value *Result =
      B.CreateInsertValue(PoisonValue::get(F.getReturnType()), Old, 0);
  B.CreateRet(B.CreateInsertValue(Result, IsSame, 1));
}

bool unshareAtomic(Remedy &R) {
  const Instruction *I = R.At.I;
  if (!I || !isa<AtomicRMWInst, AtomicCmpXchgInst>(I) ||
      I->getOperand(0)->getType()->getPointerAddressSpace() !=
          AddressSpace::Local)
    return false;
  SmallVector<Type *, 3> Types;
  for (const Value *V : I->operands())
    Types.push_back(V->getType());
  auto *RMW = dyn_cast<AtomicRMWInst>(I);
  std::string Name =
      RMW ? ("local_" + AtomicRMWInst::getOperationName(RMW->getOperation()))
                .str()
          : "local_cmpxchg";
  Align A = RMW ? RMW->getAlign() : cast<AtomicCmpXchgInst>(I)->getAlign();
  Name += "_" + nameOfType(Types[1]) + "_a" + utostr(A.value());
  if (I->isVolatile())
    Name += "_volatile";
  Helper H(R, Name, FunctionType::get(I->getType(), Types, /*isVarArg=*/false));
  buildUnshared(H.function(), *I);
  return callInstead(R, *I, H);
}

//===----------------------------------------------------------------------===//
// Other memory
//===----------------------------------------------------------------------===//

bool expandAtomic(Remedy &R) {
  if (auto *RMW = R.instruction<AtomicRMWInst>())
    return expandUpdate(R, *RMW);
  if (auto *CmpXchg = R.instruction<AtomicCmpXchgInst>())
    return expandCompare(R, *CmpXchg);
  return false;
}

} // namespace opennvvm::fix
