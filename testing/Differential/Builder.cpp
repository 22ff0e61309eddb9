//===- Builder.cpp - Random kernels with defined behavior -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "Generator.h"
#include "Kernel.h"

using namespace llvm;

namespace opennvvm::differential {

/// LLVM's layout, the documented ones, and others with some short pointers.
static constexpr StringLiteral Layouts[] = {
    "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-"
    "v16:16-v32:32-n16:32:64",
    "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-"
    "i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-"
    "v128:128:128-n16:32:64",
    "e-i64:64-i128:128-v16:16-v32:32-n16:32:64",
    "e-p4:32:32-p7:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64",
    "e-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64",
    "e-p3:32:32-p7:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"};

Builder::Builder(Choices &C, LLVMContext &Context)
    : C(C), Context(Context), M(std::make_unique<Module>("kernel", Context)),
      B(Context) {
  M->setTargetTriple(Triple("nvptx64-nvidia-cuda"));
  M->setDataLayout(C.pick(ArrayRef(Layouts)));
}

Value *Builder::call(StringRef Name, Type *Result, Values Args) {
  SmallVector<Type *, 4> Types;
  for (Value *V : Args)
    Types.push_back(V->getType());
  FunctionCallee Callee =
      M->getOrInsertFunction(Name, FunctionType::get(Result, Types, false));
  return B.CreateCall(Callee, Args);
}

Value *Builder::special(StringRef Name) {
  return call(("llvm.nvvm.read.ptx.sreg." + Name).str(), B.getInt32Ty(), {});
}

/// The number of this thread over all dimensions and blocks.
Value *Builder::threadId() {
  Value *X = special("tid.x"), *Y = special("tid.y"), *Z = special("tid.z");
  Value *Flat = B.CreateAdd(B.CreateMul(Z, special("ntid.y")), Y);
  Flat = B.CreateAdd(B.CreateMul(Flat, special("ntid.x")), X);
  InBlock = Flat;
  return B.CreateAdd(B.CreateMul(special("ctaid.x"), B.getInt32(Block)), Flat);
}

/// Begins the kernel and loads its parameters.
void Builder::beginKernel() {
  static constexpr StringLiteral Shapes[] = {"32",   "64",   "8,4", "4,2,4",
                                             "16,4", "33",   "1",   "7,3",
                                             "128",  "32,2", "2,32"};
  static constexpr unsigned Sizes[] = {32, 64, 32,  32, 64, 33,
                                       1,  21, 128, 64, 64};
  unsigned Which = C.below(std::size(Shapes));
  Block = Sizes[Which];
  SmallVector<Type *, 8> Types;
  for (unsigned I = 0; I < PointerParams; ++I)
    Types.push_back(B.getPtrTy(C.chance(50) ? 1 : 0));
  unsigned ByValue = C.below(3);
  for (unsigned I = 0; I < ByValue; ++I)
    Types.push_back(memoryType());
  StructType *Struct = nullptr;
  if (C.chance(20)) {
    SmallVector<Type *, 4> Parts;
    for (unsigned I = C.below(4) + 1; I; --I)
      Parts.push_back(memoryType());
    Struct = StructType::get(Context, Parts);
    Types.push_back(B.getPtrTy());
  }
  F = Function::Create(FunctionType::get(B.getVoidTy(), Types, false),
                       Function::ExternalLinkage, "kernel", *M);
  F->setCallingConv(CallingConv::PTX_Kernel);
  F->addFnAttr("nvvm.reqntid", Shapes[Which]);
  if (C.chance(10))
    F->addFnAttr("two-blocks");
  B.SetInsertPoint(newBlock("entry"));
  Input = F->getArg(0);
  Results = F->getArg(1);
  Counters = F->getArg(2);
  Thread = threadId();
  keep(Thread);
  for (unsigned I = 0; I < ByValue; ++I) {
    Value *V = F->getArg(PointerParams + I);
    keep(cleanedFor(V->getType(), V));
  }
  if (Struct) {
    Argument *A = F->getArg(F->arg_size() - 1);
    A->addAttr(Attribute::getWithByValType(Context, Struct));
    for (unsigned I = 0; I < Struct->getNumElements(); ++I) {
      Type *T = Struct->getElementType(I);
      Value *V = B.CreateLoad(T, B.CreateStructGEP(Struct, A, I));
      keep(cleanedFor(T, V));
    }
  }
}

/// Stores the parts of \p V for the host to compare, while there is room.
void Builder::emitResult(Value *V) {
  Type *T = V->getType();
  if (T->isAggregateType()) {
    unsigned Count = isa<StructType>(T) ? T->getStructNumElements()
                                        : T->getArrayNumElements();
    for (unsigned I = 0; I < Count; ++I)
      emitResult(B.CreateExtractValue(V, I));
    return;
  }
  if (T->isPointerTy())
    return;
  if (T->isFPOrFPVectorTy())
    V = Flush || C.chance(50) ? bits(V) : clean(V);
  // Bits beyond the last whole byte are unspecified.
  if (unsigned Width = T->getScalarSizeInBits(); Width % 8)
    V = B.CreateZExt(V, withElement(T, B.getIntNTy(alignTo(Width, 8))));
  const DataLayout &DL = M->getDataLayout();
  Align Natural = DL.getABITypeAlign(V->getType());
  unsigned At = alignTo(NextResult, Natural);
  unsigned Size = DL.getTypeAllocSize(V->getType());
  if (At + Size > ResultBytes)
    return;
  NextResult = At + Size;
  Value *Place = B.CreateMul(Thread, B.getInt32(ResultBytes));
  Place = B.CreateGEP(B.getInt8Ty(), Results, Place);
  Place = B.CreateGEP(B.getInt8Ty(), Place, B.getInt64(At));
  B.CreateAlignedStore(V, Place, Natural);
}

std::unique_ptr<Module> Builder::run() {
  static constexpr unsigned Machines[] = {80, 90, 70, 100, 75, 60, 120, 53};
  SM = C.pick(ArrayRef(Machines));
  Flush = C.chance(15);
  makeFunctions();
  beginKernel();
  statements(1, 24);
  // The last values depend on most of the others.
  size_t Count = std::min<size_t>(Pool.size(), C.below(12) + 1);
  for (size_t I = 0; I < Count; ++I)
    emitResult(Pool[Pool.size() - 1 - I]);
  B.CreateRetVoid();
  for (Function &Defined : *M) {
    if (Defined.isDeclaration())
      continue;
    Defined.addFnAttr("target-cpu", ("sm_" + Twine(SM)).str());
    if (Flush)
      Defined.addFnAttr("denormal-fp-math-f32", "preserve-sign");
  }
  return std::move(M);
}

std::unique_ptr<Module> generateKernel(Choices &C, LLVMContext &Context) {
  return Builder(C, Context).run();
}

} // namespace opennvvm::differential
