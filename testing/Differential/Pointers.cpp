//===- Pointers.cpp - Random pointers of every width ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Device pointers have 32 or 64 bits, depending on the data layout; the host's
// have 64. The kernels compute the distances between pointers and what they
// point to, never their addresses or sizes.
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace opennvvm::differential {

/// Elements of an object that pointers point into.
static constexpr unsigned Places = 8;

namespace {
/// Memory of one thread, or memory that is never written.
struct Object {
  Type *Element;
  Value *Base;
  unsigned Space;
  bool IsWritable, HasAtomics;
};
} // namespace

/// Generates pointers into one object, and numbers from them.
class Builder::PointerMaker {
public:
  explicit PointerMaker(Builder &Of) : G(Of), C(Of.C), B(Of.B) { makeObject(); }

  void run() {
    for (unsigned I = C.below(2) + 1; I; --I)
      Pointers.push_back(place());
    for (unsigned I = C.below(4) + 1; I; --I)
      step();
    if (O.IsWritable)
      write();
    for (unsigned I = C.below(3) + 1; I; --I)
      G.keep(B.CreateLoad(O.Element, any(), C.chance(10)));
  }

private:
  Type *pointerType() const { return B.getPtrTy(O.Space); }
  Value *any() { return Pointers[C.below(Pointers.size())]; }
  Value *boolean() { return G.get(B.getInt1Ty()); }
  uint64_t elementSize() const { return O.Element->getIntegerBitWidth() / 8; }

  void makeObject();
  void fill(Value *Base);
  Value *index();
  Value *scaledIndex();
  Value *place();
  Value *beyond(Value *Base);
  void step();

  void choose();
  void throughMemory();
  void throughGeneric();
  void throughNumber();
  void throughVector();
  void throughCall();
  void throughNull();
  void throughInitialValue();
  void distance();
  void compare();
  void walk();
  void copy();
  void write();

  Builder &G;
  Choices &C;
  IRBuilder<NoFolder> &B;
  Object O = {};
  SmallVector<Value *, 8> Pointers;
};

//===----------------------------------------------------------------------===//
// Objects and places in them
//===----------------------------------------------------------------------===//

void Builder::PointerMaker::fill(Value *Base) {
  for (unsigned I = 0; I < Places; ++I) {
    Value *V = I % 3 ? G.constant(O.Element) : G.get(O.Element);
    B.CreateStore(V, B.CreateConstInBoundsGEP1_32(O.Element, Base, I));
  }
}

void Builder::PointerMaker::makeObject() {
  static constexpr unsigned Widths[] = {32, 64, 16, 8};
  static constexpr unsigned Spaces[] = {3, 5, 4, 7, 1, 0};
  O.Element = B.getIntNTy(C.pick(ArrayRef(Widths)));
  O.Space = C.pick(ArrayRef(Spaces));
  // Functions do not know which threads of a block call them.
  bool IsShared = O.Space == 3 || O.Space == 7;
  if (IsShared && !G.Results)
    O.Space = 5;
  if (O.Space == 7 && G.SM < 90)
    O.Space = 3;
  auto *Array = ArrayType::get(O.Element, Places);
  O.IsWritable = O.Space != 4 && O.Space != 1;
  O.HasAtomics = O.Space == 3 || O.Space == 7;
  if (!O.IsWritable) {
    O.Base = new GlobalVariable(*G.M, Array, true, GlobalValue::InternalLinkage,
                                G.constant(Array), "places", nullptr,
                                GlobalValue::NotThreadLocal, O.Space);
    return;
  }
  if (!O.HasAtomics) {
    Value *A = G.local(Array);
    fill(A);
    O.Base = O.Space ? B.CreateAddrSpaceCast(A, pointerType()) : A;
    return;
  }
  auto *Rows = ArrayType::get(Array, G.Block);
  Constant *All = G.shared(Rows, "places");
  Value *Start = All;
  // As a constant, or as an instruction.
  if (O.Space == 7)
    Start = C.chance(50) ? ConstantExpr::getAddrSpaceCast(All, pointerType())
                         : B.CreateAddrSpaceCast(All, pointerType());
  O.Base = B.CreateInBoundsGEP(Rows, Start, {B.getInt32(0), G.InBlock});
  fill(O.Base);
}

Value *Builder::PointerMaker::index() {
  static constexpr unsigned Widths[] = {32, 64, 16, 8};
  Type *T = B.getIntNTy(C.pick(ArrayRef(Widths)));
  if (C.chance(30))
    return G.splat(T, C.below(Places));
  if (C.chance(30))
    return scaledIndex();
  return B.CreateAnd(G.get(T), G.splat(T, Places - 1));
}

/// A product of a number that is extended before it, after it, or both; it may
/// be needed for itself, too.
Value *Builder::PointerMaker::scaledIndex() {
  static constexpr unsigned Widths[] = {8, 16, 32, 64};
  unsigned Narrow = C.below(3), Middle = Narrow + C.below(3 - Narrow);
  unsigned Wide = Middle + C.below(4 - Middle);
  // Up to 1, 3 or 7 times so much that it stays inside.
  unsigned Bits = C.below(3) + 1, Most = (1u << Bits) - 1;
  unsigned Factor = C.below((Places - 1) / Most) + 1;
  auto Extend = [&](Value *V, unsigned To) {
    Type *T = B.getIntNTy(Widths[To]);
    return V->getType() == T ? V
           : C.chance(50)    ? B.CreateZExt(V, T)
                             : B.CreateSExt(V, T);
  };
  Type *T = B.getIntNTy(Widths[Narrow]);
  Value *V = Extend(B.CreateAnd(G.get(T), G.splat(T, Most)), Middle);
  Value *By = G.splat(V->getType(), Factor);
  bool Fits = C.chance(70);
  Value *Product = isPowerOf2_32(Factor) && C.chance(50)
                       ? B.CreateShl(V, G.splat(V->getType(), Log2_32(Factor)),
                                     "", Fits, Fits)
                       : B.CreateMul(V, By, "", Fits, Fits);
  if (C.chance(40))
    G.keep(Product);
  return Extend(Product, Wide);
}

/// Some location, reached through one outside the object.
Value *Builder::PointerMaker::beyond(Value *Base) {
  int64_t Far = int64_t(C.below(400)) - 200;
  Type *T = C.chance(50) ? B.getInt32Ty() : B.getInt64Ty();
  Value *Out = B.CreateGEP(O.Element, Base, ConstantInt::getSigned(T, -Far));
  Out = B.CreateGEP(O.Element, Out, index());
  return B.CreateGEP(O.Element, Out, ConstantInt::getSigned(T, Far));
}

Value *Builder::PointerMaker::place() {
  switch (C.below(4)) {
  case 0:
    return B.CreateInBoundsGEP(O.Element, O.Base, index());
  case 1:
    return beyond(O.Base);
  case 2: {
    Value *Bytes =
        B.CreateMul(B.CreateAnd(G.get(B.getInt64Ty()), B.getInt64(Places - 1)),
                    B.getInt64(elementSize()));
    return B.CreateGEP(B.getInt8Ty(), O.Base, Bytes);
  }
  default:
    return B.CreateInBoundsGEP(ArrayType::get(O.Element, Places), O.Base,
                               {B.getInt32(0), index()});
  }
}

//===----------------------------------------------------------------------===//
// Ways that pointers take
//===----------------------------------------------------------------------===//

void Builder::PointerMaker::step() {
  using Member = void (PointerMaker::*)();
  static constexpr Member Steps[] = {
      &PointerMaker::choose,         &PointerMaker::throughMemory,
      &PointerMaker::throughGeneric, &PointerMaker::throughNumber,
      &PointerMaker::throughVector,  &PointerMaker::throughCall,
      &PointerMaker::throughNull,    &PointerMaker::throughInitialValue,
      &PointerMaker::distance,       &PointerMaker::compare,
      &PointerMaker::walk,           &PointerMaker::copy};
  (this->*C.pick(ArrayRef(Steps)))();
}

void Builder::PointerMaker::choose() {
  Value *One = any(), *Other = place();
  Pointers.push_back(B.CreateSelect(boolean(), One, Other));
}

/// Among other members, so that the pointer widths determine its offset.
void Builder::PointerMaker::throughMemory() {
  auto *S = StructType::get(
      G.Context, {B.getInt8Ty(), pointerType(), B.getInt16Ty(), B.getPtrTy()});
  AllocaInst *A = G.local(S);
  auto Member = [&](unsigned I) { return B.CreateStructGEP(S, A, I); };
  bool Volatile = C.chance(60);
  B.CreateStore(any(), Member(1), Volatile);
  Value *Number = G.get(B.getInt16Ty());
  B.CreateStore(Number, Member(2), Volatile);
  Value *Generic = any();
  if (O.Space)
    Generic = B.CreateAddrSpaceCast(Generic, B.getPtrTy());
  B.CreateStore(Generic, Member(3), Volatile);
  Pointers.push_back(B.CreateLoad(pointerType(), Member(1), Volatile));
  G.keep(B.CreateLoad(B.getInt16Ty(), Member(2), Volatile));
  Value *Back = B.CreateLoad(B.getPtrTy(), Member(3), Volatile);
  G.keep(B.CreateLoad(O.Element, Back));
}

void Builder::PointerMaker::throughGeneric() {
  if (!O.Space)
    return choose();
  Value *Generic =
      B.CreateAddrSpaceCast(C.chance(50) ? any() : O.Base, B.getPtrTy());
  if (C.chance(50))
    Generic = beyond(B.CreateAddrSpaceCast(O.Base, B.getPtrTy()));
  G.keep(B.CreateLoad(O.Element, Generic));
  Pointers.push_back(B.CreateAddrSpaceCast(Generic, pointerType()));
}

void Builder::PointerMaker::throughNumber() {
  Type *T = B.getIntNTy(C.chance(30) ? 128 : 64);
  Value *Key = G.get(T);
  Value *N = B.CreateXor(B.CreatePtrToInt(any(), T), Key);
  Pointers.push_back(B.CreateIntToPtr(B.CreateXor(N, Key), pointerType()));
}

void Builder::PointerMaker::throughVector() {
  unsigned Count = 2u << C.below(2);
  auto *Indices = FixedVectorType::get(
      C.chance(50) ? B.getInt32Ty() : B.getInt64Ty(), Count);
  Value *V = B.CreateInBoundsGEP(
      O.Element, O.Base,
      B.CreateAnd(G.get(Indices), G.splat(Indices, Places - 1)));
  if (C.chance(50)) {
    Value *P = any();
    V = B.CreateInsertElement(V, P, C.below(Count));
  }
  if (C.chance(30)) {
    AllocaInst *A = G.local(V->getType());
    B.CreateStore(V, A, /*isVolatile=*/true);
    V = B.CreateLoad(V->getType(), A, /*isVolatile=*/true);
  }
  if (O.Space && C.chance(30)) {
    auto *Generic = FixedVectorType::get(B.getPtrTy(), Count);
    V = B.CreateAddrSpaceCast(B.CreateAddrSpaceCast(V, Generic), V->getType());
  }
  Value *Lane = B.CreateAnd(G.get(B.getInt32Ty()), B.getInt32(Count - 1));
  Pointers.push_back(B.CreateExtractElement(V, Lane));
}

/// A function that returns one of two pointers, called directly or through its
/// address.
void Builder::PointerMaker::throughCall() {
  auto *S = StructType::get(G.Context, {B.getInt8Ty(), pointerType()});
  bool InStruct = C.chance(40);
  Type *T = InStruct ? static_cast<Type *>(S) : pointerType();
  std::string Name =
      ((InStruct ? "either.pair" : "either") + Twine(O.Space)).str();
  Function *Callee = G.M->getFunction(Name);
  if (!Callee) {
    Callee = Function::Create(
        FunctionType::get(T, {T, pointerType(), B.getInt1Ty()}, false),
        Function::InternalLinkage, Name, *G.M);
    Callee->addFnAttr(Attribute::NoInline);
    IRBuilder<NoFolder> In(BasicBlock::Create(G.Context, "", Callee));
    Value *One = Callee->getArg(0);
    if (InStruct)
      One = In.CreateExtractValue(One, 1);
    Value *R = In.CreateSelect(Callee->getArg(2), One, Callee->getArg(1));
    In.CreateRet(InStruct ? In.CreateInsertValue(Callee->getArg(0), R, 1) : R);
  }
  Value *One = any(), *Other = any();
  if (InStruct) {
    Value *Byte = G.get(B.getInt8Ty());
    One = B.CreateInsertValue(B.CreateInsertValue(PoisonValue::get(S), Byte, 0),
                              One, 1);
  }
  Value *Args[] = {One, Other, boolean()};
  Value *To = Callee;
  if (C.chance(30)) {
    AllocaInst *A = G.local(B.getPtrTy());
    B.CreateStore(Callee, A, /*isVolatile=*/true);
    To = B.CreateLoad(B.getPtrTy(), A, /*isVolatile=*/true);
  }
  Value *R = B.CreateCall(Callee->getFunctionType(), To, Args);
  if (InStruct) {
    G.keep(B.CreateExtractValue(R, 0));
    R = B.CreateExtractValue(R, 1);
  }
  Pointers.push_back(R);
}

/// The start of a variable may be at address zero of its space; other locations
/// are not.
void Builder::PointerMaker::throughNull() {
  Value *I = B.CreateAnd(G.get(B.getInt32Ty()), B.getInt32(3));
  Value *P =
      B.CreateInBoundsGEP(O.Element, O.Base, B.CreateAdd(I, B.getInt32(1)));
  Constant *Null = ConstantPointerNull::get(cast<PointerType>(pointerType()));
  Value *X = B.CreateSelect(boolean(), P, Null);
  if (C.chance(50)) {
    AllocaInst *A = G.local(pointerType());
    B.CreateStore(X, A, /*isVolatile=*/true);
    X = B.CreateLoad(pointerType(), A, /*isVolatile=*/true);
  }
  Value *IsNull = B.CreateICmpEQ(X, Null);
  G.keep(IsNull);
  Pointers.push_back(B.CreateSelect(IsNull, any(), X));
}

/// A variable that contains pointers into another.
void Builder::PointerMaker::throughInitialValue() {
  auto *Table = dyn_cast<GlobalVariable>(O.Base);
  if (!Table)
    return throughNumber();
  auto Place = [&] {
    return ConstantExpr::getInBoundsGetElementPtr(O.Element, Table,
                                                  B.getInt32(C.below(Places)));
  };
  Constant *One = Place(), *Other = Place();
  Constant *Parts[] = {B.getInt16(uint16_t(C.bits())), One,
                       ConstantExpr::getAddrSpaceCast(Other, B.getPtrTy())};
  auto *S = cast<StructType>(ConstantStruct::getAnon(Parts)->getType());
  auto *Holder =
      new GlobalVariable(*G.M, S, false, GlobalValue::InternalLinkage,
                         ConstantStruct::get(S, Parts), "holder", nullptr,
                         GlobalValue::NotThreadLocal, 1);
  auto Load = [&](unsigned I) {
    return B.CreateLoad(S->getElementType(I), B.CreateStructGEP(S, Holder, I),
                        /*isVolatile=*/true);
  };
  G.keep(Load(0));
  Pointers.push_back(Load(1));
  Pointers.push_back(B.CreateAddrSpaceCast(Load(2), pointerType()));
}

//===----------------------------------------------------------------------===//
// What pointers say
//===----------------------------------------------------------------------===//

void Builder::PointerMaker::distance() {
  static constexpr unsigned Widths[] = {32, 64, 16, 8, 128, 33, 24};
  Type *T = B.getIntNTy(C.pick(ArrayRef(Widths)));
  Value *One = B.CreatePtrToInt(any(), T),
        *Other = B.CreatePtrToInt(place(), T);
  G.keep(B.CreateSub(One, Other));
}

void Builder::PointerMaker::compare() {
  static constexpr CmpInst::Predicate All[] = {
      CmpInst::ICMP_EQ,  CmpInst::ICMP_NE,  CmpInst::ICMP_ULT,
      CmpInst::ICMP_UGE, CmpInst::ICMP_SLT, CmpInst::ICMP_SGE};
  Value *One = any(), *Other = place();
  G.keep(B.CreateICmp(C.pick(ArrayRef(All)), One, Other));
}

/// From one end of the object to the other.
void Builder::PointerMaker::walk() {
  Value *End = B.CreateConstInBoundsGEP1_32(O.Element, O.Base, Places);
  Value *First = G.get(O.Element);
  BasicBlock *Entry = B.GetInsertBlock(), *Body = G.newBlock(),
             *Exit = G.newBlock();
  B.CreateBr(Body);
  B.SetInsertPoint(Body);
  PHINode *P = B.CreatePHI(pointerType(), 2), *Sum = B.CreatePHI(O.Element, 2);
  Value *V = B.CreateLoad(O.Element, P);
  Value *NextSum = B.CreateAdd(B.CreateMul(Sum, G.splat(O.Element, 3)), V);
  Value *Next = B.CreateConstInBoundsGEP1_32(O.Element, P, 1);
  B.CreateCondBr(B.CreateICmpNE(Next, End), Body, Exit);
  P->addIncoming(O.Base, Entry);
  P->addIncoming(Next, Body);
  Sum->addIncoming(First, Entry);
  Sum->addIncoming(NextSum, Body);
  B.SetInsertPoint(Exit);
  G.keep(NextSum);
  Pointers.push_back(P);
}

void Builder::PointerMaker::copy() {
  Type *Array = ArrayType::get(O.Element, Places);
  AllocaInst *To = G.local(Array);
  Type *T = C.chance(50) ? B.getInt32Ty() : B.getInt64Ty();
  Value *Size = G.splat(T, C.below(Places * elementSize()) + 1);
  if (C.chance(50))
    Size = B.CreateAnd(G.get(T), G.splat(T, Places * elementSize() - 1));
  Value *Target = To;
  if (C.chance(40))
    Target = B.CreateAddrSpaceCast(To, B.getPtrTy(5));
  B.CreateMemCpy(Target, Align(1), O.Base, Align(1), Size);
  G.keep(B.CreateLoad(O.Element, B.CreateInBoundsGEP(O.Element, To, index())));
  if (O.IsWritable && C.chance(50)) {
    Value *Half = B.CreateConstInBoundsGEP1_32(O.Element, O.Base, Places / 2);
    B.CreateMemMove(O.Base, Align(1), Half, Align(1),
                    G.splat(T, Places / 2 * elementSize()));
  }
}

void Builder::PointerMaker::write() {
  for (unsigned I = C.below(3); I; --I) {
    Value *V = G.get(O.Element), *At = any();
    if (O.HasAtomics && C.chance(30))
      G.keep(G.readModifyWrite(
          C.chance(50) ? AtomicRMWInst::Add : AtomicRMWInst::Nand, At, V));
    else
      B.CreateStore(V, At, C.chance(10));
  }
}

void Builder::pointers() { PointerMaker(*this).run(); }

} // namespace opennvvm::differential
