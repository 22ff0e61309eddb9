//===- Builder.h - The state of a kernel being generated --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_DIFFERENTIAL_BUILDER_H
#define OPENNVVM_TESTING_DIFFERENTIAL_BUILDER_H

#include "Choices.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/NoFolder.h"

namespace opennvvm::differential {

/// Generates one module. Each source file of this folder that is named after a
/// subject implements the members for that subject.
class Builder {
public:
  Builder(Choices &C, llvm::LLVMContext &Context);
  std::unique_ptr<llvm::Module> run();

private:
  using Value = llvm::Value;
  using Type = llvm::Type;
  using Values = llvm::ArrayRef<llvm::Value *>;

  // Types.cpp
  Type *intType();   ///< A scalar integer.
  Type *floatType(); ///< A scalar floating-point type.
  Type *vectorOf(Type *Element);
  Type *intOrVector();
  Type *floatOrVector();
  Type *scalarOrVector();
  Type *aggregateType(unsigned Depth = 0);
  Type *anyType();
  Type *memoryType(); ///< Without unspecified bits.
  /// \p T with its element replaced by \p Element.
  static Type *withElement(Type *T, Type *Element);
  static unsigned lanes(Type *T);

  // Values.cpp
  Value *get(Type *T, unsigned Depth = 0);
  llvm::Constant *constant(Type *T);
  llvm::APInt edge(unsigned Bits);
  Value *input(Type *T);
  Value *convert(Value *V, Type *To, unsigned Depth);
  Value *convertScalar(Value *V, Type *To);
  Value *intToFloat(Value *V, Type *To);
  Value *floatToInt(Value *V, Type *To);
  Value *make(Type *T, unsigned Depth);
  /// \p V with every NaN replaced by the same quiet one.
  Value *clean(Value *V);
  /// The bits of \p V, which are the same on every machine.
  Value *bits(Value *V);
  Value *cleanedFor(Type *T, Value *V); ///< Cleans all parts that are floats.
  void keep(Value *V) { Pool.push_back(V); }
  llvm::Constant *splat(Type *T, const llvm::APInt &V);
  llvm::Constant *splat(Type *T, uint64_t V);

  // Integer.cpp
  void integerOperation();
  void integerIntrinsic();
  void overflowIntrinsic();
  void integerCompare();
  Value *nonZero(Value *V);
  Value *shiftAmount(Type *T);

  // Float.cpp
  void floatOperation();
  void floatIntrinsic();
  void floatCompare();
  void floatTest();
  void roundToInteger();
  void saturatingConversion();
  void exponent();
  Value *withoutNegativeZero(Value *V);

  // FixedPoint.cpp
  void fixedPoint();
  void fixedPointSaturating();
  void carrylessProduct();

  // Strict.cpp
  void strictOperation();
  void strictConversion();

  // Lanes.cpp
  void rearrange();
  void interleave();
  void partialSum();
  void laneMask();

  // Predicated.cpp
  void predicatedInteger();
  void predicatedFloat();
  void predicatedReduce();
  void merge();
  Value *chosen(Value *Mask, Value *Count, Value *V, Value *Other);

  // Scatter.cpp
  void gatherScatter();
  void compressExpand();
  void fillPattern();
  void histogram();
  void dynamicLocal();
  Value *places(Type *E, Value *A, unsigned Count);

  // Assembly.cpp
  llvm::SmallVector<Value *, 4> assembly(unsigned KindIndex, Values Tied);
  unsigned asmKind();
  void assemblyChain();
  void assemblyLoop();

  // Marks.cpp
  void mark();

  // Vector.cpp
  void vectorElement();
  void vectorShuffle();
  void vectorReduce();
  void aggregateElement();
  void vectorBitcast();

  // Memory.cpp
  void localArray();
  void copyMemory();
  void constantTable();
  void pointerSelect();
  void byteAccess();
  void maskedAccess();
  llvm::AllocaInst *local(Type *T);
  Value *spelled(Value *Pointer, unsigned Space);
  llvm::Align alignmentOf(Type *T);

  // Pointers.cpp
  class PointerMaker;
  void pointers();

  // Control.cpp
  void statements(unsigned Least, unsigned Most);
  void statement();
  void select();
  void branch();
  void loop();
  void switchOver();
  /// Fills \p Arms, except null ones, with statements, and branches to \p Join
  /// with values of \p Types.
  void fillArms(llvm::ArrayRef<llvm::BasicBlock *> Arms, llvm::BasicBlock *Join,
                unsigned Most, llvm::ArrayRef<Type *> Types,
                llvm::SmallVectorImpl<llvm::BasicBlock *> &From,
                llvm::SmallVectorImpl<std::vector<Value *>> &Incoming);
  void mergeWith(llvm::ArrayRef<llvm::BasicBlock *> From,
                 llvm::ArrayRef<Type *> Types,
                 llvm::ArrayRef<std::vector<Value *>> Incoming);
  llvm::SmallVector<Type *, 3> mergedTypes();
  std::vector<Value *> getAll(llvm::ArrayRef<Type *> Types);

  // Idioms.cpp
  void idiomsBehindLoop();
  Value *advanced(Value *V, Value *Other);

  // Calls.cpp
  void makeFunctions();
  llvm::Function *makeFunction(llvm::FunctionType *Like);
  void makeRecursion();
  void makeReturning();
  void makeTable();
  void callFunction();
  void callThroughTable();
  void callRecursion();
  void callReturning();
  void define(llvm::Function *Callee, unsigned FirstArg,
              llvm::function_ref<void()> Body);
  llvm::Function *declare(llvm::StringRef Name, llvm::FunctionType *Type);
  llvm::SmallVector<Type *, 8> commonParams();
  llvm::SmallVector<Value *, 8> arguments(llvm::FunctionType *T,
                                          unsigned First);

  // Parallel.cpp
  void sharedExchange();
  void shuffleLanes();
  void vote();
  void matchLanes();
  void reduceLanes();
  void laneNumbers();
  void barrier();
  llvm::GlobalVariable *shared(Type *T, llvm::StringRef Name);

  // Atomics.cpp
  void atomicCount();
  void atomicFloat();
  void atomicOwn();
  void exchangeLoop();
  void sharedCount();
  Type *atomicType();
  Value *counter(bool Float);
  bool needsWideScope(const Value *At) const;
  Value *readModifyWrite(llvm::AtomicRMWInst::BinOp Op, Value *At, Value *V);
  Value *callWithWord(llvm::AtomicRMWInst::BinOp Op, Value *At, Value *V,
                      bool IsSystem);

  // Builder.cpp
  Value *special(llvm::StringRef Name);
  Value *call(llvm::StringRef Name, Type *Result, Values Args);
  Value *threadId();
  void beginKernel();
  void emitResult(Value *V);
  llvm::BasicBlock *newBlock(llvm::StringRef Name = "");

  Choices &C;
  llvm::LLVMContext &Context;
  std::unique_ptr<llvm::Module> M;
  llvm::IRBuilder<llvm::NoFolder> B;

  std::vector<Value *> Pool; ///< Values that dominate the insertion point.
  llvm::Function *F = nullptr;
  Value *Input = nullptr, *Results = nullptr, *Counters = nullptr;
  Value *Thread = nullptr;  ///< Its number in the grid,
  Value *InBlock = nullptr; ///< and in its block.
  unsigned NextResult = 0, NextCounter = 0, NextFloatCounter = 0;
  unsigned Block = 0; ///< Threads of a block.
  unsigned SM = 0;
  unsigned LoopDepth = 0, Nesting = 0;
  bool Uniform = true; ///< Whether all threads arrive here together.
  bool Flush = false;  ///< Subnormal floats are flushed to zero; floats
                       ///< only.
  llvm::SmallVector<llvm::Function *, 4> Functions, Recursive, Returning;
  llvm::GlobalVariable *Table = nullptr;
  llvm::FunctionType *TableType = nullptr;
  unsigned TableSize = 0;
};

} // namespace opennvvm::differential

#endif // OPENNVVM_TESTING_DIFFERENTIAL_BUILDER_H
