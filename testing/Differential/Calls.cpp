//===- Calls.cpp - Random functions and calls of them ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"

using namespace llvm;

namespace opennvvm::differential {

/// Generates the body of \p Callee with \p Body, then resumes at the old
/// position.
void Builder::define(Function *Callee, unsigned FirstArg,
                     function_ref<void()> Body) {
  std::vector<Value *> OuterPool = std::exchange(Pool, {});
  Function *OuterF = std::exchange(F, Callee);
  Value *OuterInput = Input, *OuterThread = Thread;
  bool OuterUniform = std::exchange(Uniform, false);
  unsigned OuterNesting = std::exchange(Nesting, 1);
  unsigned OuterLoops = std::exchange(LoopDepth, 1);
  IRBuilderBase::InsertPointGuard Guard(B);
  B.SetInsertPoint(newBlock("entry"));
  Input = F->getArg(FirstArg);
  Thread = F->getArg(FirstArg + 1);
  keep(Thread);
  for (Argument &A : drop_begin(F->args(), FirstArg + 2))
    if (!A.getType()->isPointerTy())
      keep(&A);
  Body();
  Pool = std::move(OuterPool);
  F = OuterF;
  Input = OuterInput, Thread = OuterThread;
  Uniform = OuterUniform, Nesting = OuterNesting, LoopDepth = OuterLoops;
}

Function *Builder::declare(StringRef Name, FunctionType *Type) {
  return Function::Create(Type, Function::InternalLinkage, Name, *M);
}

/// The first parameters of each function: the inputs and the thread's number.
SmallVector<Type *, 8> Builder::commonParams() {
  return {B.getPtrTy(C.chance(50) ? 1 : 0), B.getInt32Ty()};
}

/// A function of the type of \p Like, or of any type.
Function *Builder::makeFunction(FunctionType *Like) {
  if (!Like) {
    SmallVector<Type *, 8> Params = commonParams();
    for (unsigned I = C.below(4); I; --I)
      Params.push_back(anyType());
    Like = FunctionType::get(anyType(), Params, false);
  }
  Function *Callee = declare("callee", Like);
  define(Callee, 0, [&] {
    statements(0, 4);
    B.CreateRet(get(Callee->getReturnType()));
  });
  return Callee;
}

/// T f(i32 depth, inputs, thread, T so far): calls itself depth times.
void Builder::makeRecursion() {
  Type *T = intOrVector();
  SmallVector<Type *, 8> Params = {B.getInt32Ty()};
  Params.append(commonParams());
  Params.push_back(T);
  Function *Callee = declare("again", FunctionType::get(T, Params, false));
  define(Callee, 1, [&] {
    Value *Depth = F->getArg(0), *SoFar = F->getArg(3);
    BasicBlock *End = newBlock(), *Step = newBlock();
    B.CreateCondBr(B.CreateICmpEQ(Depth, B.getInt32(0)), End, Step);
    B.SetInsertPoint(End);
    B.CreateRet(SoFar);
    B.SetInsertPoint(Step);
    statements(0, 2);
    Value *Next = B.CreateAdd(SoFar, get(T));
    Value *Below = B.CreateSub(Depth, B.getInt32(1));
    Value *R = B.CreateCall(Callee, {Below, Input, Thread, Next});
    B.CreateRet(B.CreateXor(R, get(T)));
  });
  Recursive.push_back(Callee);
}

/// void f(sret result, byval argument, inputs, thread): changes its copy.
void Builder::makeReturning() {
  SmallVector<Type *, 4> Parts;
  for (unsigned I = C.below(4) + 1; I; --I)
    Parts.push_back(C.chance(30) ? scalarOrVector() : memoryType());
  auto *S = StructType::get(Context, Parts);
  SmallVector<Type *, 8> Params = {B.getPtrTy(), B.getPtrTy()};
  Params.append(commonParams());
  Function *Callee =
      declare("fill", FunctionType::get(B.getVoidTy(), Params, false));
  Callee->addParamAttr(0, Attribute::getWithStructRetType(Context, S));
  Callee->addParamAttr(1, Attribute::getWithByValType(Context, S));
  define(Callee, 2, [&] {
    Value *Result = F->getArg(0), *Copy = F->getArg(1);
    for (unsigned I = 0; I < Parts.size(); ++I)
      keep(B.CreateLoad(Parts[I], B.CreateStructGEP(S, Copy, I)));
    statements(0, 3);
    for (unsigned I = 0; I < Parts.size(); ++I) {
      Value *New = get(Parts[I]);
      B.CreateStore(New, B.CreateStructGEP(S, Copy, I));
      Value *V = C.chance(50)
                     ? get(Parts[I])
                     : B.CreateLoad(Parts[I], B.CreateStructGEP(S, Copy, I));
      B.CreateStore(V, B.CreateStructGEP(S, Result, I));
    }
    B.CreateRetVoid();
  });
  Returning.push_back(Callee);
}

/// Functions of one type, called through a table of pointers.
void Builder::makeTable() {
  static constexpr unsigned Sizes[] = {2, 4};
  unsigned Size = C.pick(ArrayRef(Sizes));
  SmallVector<Constant *, 4> All;
  for (unsigned I = 0; I < Size; ++I) {
    Function *One = makeFunction(TableType);
    TableType = One->getFunctionType();
    All.push_back(One);
  }
  auto *Array = ArrayType::get(B.getPtrTy(), Size);
  Table =
      new GlobalVariable(*M, Array, true, GlobalValue::InternalLinkage,
                         ConstantArray::get(Array, All), "functions", nullptr,
                         GlobalValue::NotThreadLocal, C.chance(50) ? 4 : 1);
  TableSize = Size;
}

void Builder::makeFunctions() {
  for (unsigned I = C.below(3); I; --I)
    Functions.push_back(makeFunction(nullptr));
  if (C.chance(20))
    makeRecursion();
  if (C.chance(25))
    makeReturning();
  if (C.chance(15))
    makeTable();
}

/// Arguments for \p T from number \p First on, where the inputs are.
SmallVector<Value *, 8> Builder::arguments(FunctionType *T, unsigned First) {
  SmallVector<Value *, 8> Args;
  Type *P = T->getParamType(First);
  Args.push_back(P == Input->getType() ? Input
                                       : B.CreateAddrSpaceCast(Input, P));
  Args.push_back(C.chance(70) ? Thread : get(B.getInt32Ty()));
  for (Type *Param : drop_begin(T->params(), First + 2))
    Args.push_back(get(Param));
  return Args;
}

void Builder::callFunction() {
  if (Functions.empty())
    return;
  Function *Callee = Functions[C.below(Functions.size())];
  keep(B.CreateCall(Callee, arguments(Callee->getFunctionType(), 0)));
}

void Builder::callThroughTable() {
  if (!Table)
    return callFunction();
  Value *Index = B.CreateAnd(get(B.getInt32Ty()), B.getInt32(TableSize - 1));
  Value *At =
      B.CreateInBoundsGEP(Table->getValueType(), Table, {B.getInt32(0), Index});
  Value *Callee = B.CreateLoad(B.getPtrTy(), At);
  keep(B.CreateCall(TableType, Callee, arguments(TableType, 0)));
}

void Builder::callRecursion() {
  if (Recursive.empty())
    return callFunction();
  Function *Callee = Recursive[C.below(Recursive.size())];
  SmallVector<Value *, 8> Args = arguments(Callee->getFunctionType(), 1);
  Value *Depth = B.CreateAnd(get(B.getInt32Ty()), B.getInt32(3));
  Args.insert(Args.begin(), Depth);
  keep(B.CreateCall(Callee, Args));
}

void Builder::callReturning() {
  if (Returning.empty())
    return callFunction();
  Function *Callee = Returning[C.below(Returning.size())];
  auto *S = cast<StructType>(Callee->getParamByValType(1));
  AllocaInst *Result = local(S), *Argument = local(S);
  for (unsigned I = 0; I < S->getNumElements(); ++I) {
    Value *V = get(S->getElementType(I));
    B.CreateStore(V, B.CreateStructGEP(S, Argument, I));
  }
  SmallVector<Value *, 8> Args = {Result, Argument};
  Args.append(arguments(Callee->getFunctionType(), 2));
  CallInst *Call = B.CreateCall(Callee, Args);
  Call->setAttributes(AttributeList().addParamAttribute(
      Context, {0}, Attribute::getWithStructRetType(Context, S)));
  Call->addParamAttr(1, Attribute::getWithByValType(Context, S));
  // The caller's own copy is unchanged.
  for (AllocaInst *A : {Result, Argument})
    for (unsigned I = 0; I < S->getNumElements(); ++I)
      keep(B.CreateLoad(S->getElementType(I), B.CreateStructGEP(S, A, I)));
}

} // namespace opennvvm::differential
