//===- Emit.cpp - Formulas that make operations ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/STLExtras.h"

namespace opennvvm::tile::numbers {

namespace LLVM = mlir::LLVM;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Number intConstant(ImplicitLocOpBuilder &B, Type T, uint64_t Bits) {
  llvm::APInt Value(T.getIntOrFloatBitWidth(), Bits, /*isSigned=*/false,
                    /*implicitTrunc=*/true);
  return {B, LLVM::ConstantOp::create(B, T, B.getIntegerAttr(T, Value))};
}

Number floatConstant(ImplicitLocOpBuilder &B, Type T, double Constant) {
  return {B, LLVM::ConstantOp::create(B, T, B.getFloatAttr(T, Constant))};
}

Number Number::like(double Constant) const {
  return floatConstant(*B, type(), Constant);
}
Number Number::likeBits(uint64_t Bits) const {
  return intConstant(*B, type(), Bits);
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

template <typename OpT, typename... Ts>
static Number make(Number First, Ts... Rest) {
  return {First.builder(),
          OpT::create(First.builder(), First, Value(Rest)...).getResult()};
}

template <typename FloatT, typename IntT>
static Number either(Number A, Number B) {
  return A.isFloat() ? make<FloatT>(A, B) : make<IntT>(A, B);
}

Number operator+(Number A, Number B) {
  return either<LLVM::FAddOp, LLVM::AddOp>(A, B);
}
Number operator-(Number A, Number B) {
  return either<LLVM::FSubOp, LLVM::SubOp>(A, B);
}
Number operator*(Number A, Number B) {
  return either<LLVM::FMulOp, LLVM::MulOp>(A, B);
}
Number operator/(Number A, Number B) { return make<LLVM::FDivOp>(A, B); }
Number operator-(Number A) { return make<LLVM::FNegOp>(A); }
Number operator&(Number A, Number B) { return make<LLVM::AndOp>(A, B); }
Number operator|(Number A, Number B) { return make<LLVM::OrOp>(A, B); }
Number operator^(Number A, Number B) { return make<LLVM::XOrOp>(A, B); }
Number operator<<(Number A, Number B) { return make<LLVM::ShlOp>(A, B); }
Number operator>>(Number A, Number B) { return make<LLVM::LShrOp>(A, B); }
Number operator!(Number A) { return A ^ A.likeBits(1); }

Number leadingZeros(Number A) {
  return {A.builder(),
          LLVM::CountLeadingZerosOp::create(A.builder(), A.type(), A,
                                            /*is_zero_poison=*/false)};
}
Number shiftSigned(Number A, unsigned By) {
  return make<LLVM::AShrOp>(A, A.likeBits(By));
}

Number fma(Number A, Number B, Number C) { return make<LLVM::FMAOp>(A, B, C); }
Number abs(Number A) { return make<LLVM::FAbsOp>(A); }
Number copySign(Number Magnitude, Number Sign) {
  return make<LLVM::CopySignOp>(Magnitude, Sign);
}
Number sqrt(Number A) { return make<LLVM::SqrtOp>(A); }
Number rint(Number A) { return make<LLVM::RoundEvenOp>(A); }
Number trunc(Number A) { return make<LLVM::FTruncOp>(A); }

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

static Number compare(Number A, Number B, LLVM::FCmpPredicate OfFloats,
                      LLVM::ICmpPredicate OfInts) {
  ImplicitLocOpBuilder &In = A.builder();
  if (A.isFloat())
    return {In, LLVM::FCmpOp::create(In, OfFloats, A, B)};
  return {In, LLVM::ICmpOp::create(In, OfInts, A, B)};
}

Number less(Number A, Number B) {
  return compare(A, B, LLVM::FCmpPredicate::olt, LLVM::ICmpPredicate::slt);
}
Number lessEqual(Number A, Number B) {
  return compare(A, B, LLVM::FCmpPredicate::ole, LLVM::ICmpPredicate::sle);
}
Number equal(Number A, Number B) {
  return compare(A, B, LLVM::FCmpPredicate::oeq, LLVM::ICmpPredicate::eq);
}
Number lessUnsigned(Number A, Number B) {
  return compare(A, B, LLVM::FCmpPredicate::ult, LLVM::ICmpPredicate::ult);
}
Number isNaN(Number A) {
  return compare(A, A, LLVM::FCmpPredicate::uno, LLVM::ICmpPredicate::ne);
}

Number select(Number If, Number Then, Number Else) {
  return make<LLVM::SelectOp>(If, Then, Else);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

template <typename OpT> static Number as(Number A, Type T) {
  return {A.builder(), OpT::create(A.builder(), T, A).getResult()};
}

Number bitsOf(Number A) {
  return as<LLVM::BitcastOp>(A, A.builder().getIntegerType(A.width()));
}
Number asFloat(Number A, Type T) { return as<LLVM::BitcastOp>(A, T); }

template <typename WidenT> static Number resized(Number A, unsigned Width) {
  Type T = A.builder().getIntegerType(Width);
  if (Width == A.width())
    return A;
  return Width < A.width() ? as<LLVM::TruncOp>(A, T) : as<WidenT>(A, T);
}
Number toUnsigned(Number A, unsigned Width) {
  return resized<LLVM::ZExtOp>(A, Width);
}
Number toSigned(Number A, unsigned Width) {
  return resized<LLVM::SExtOp>(A, Width);
}

Number toFloat(Number A, Type T) {
  if (A.type() == T)
    return A;
  return T.getIntOrFloatBitWidth() > A.width() ? as<LLVM::FPExtOp>(A, T)
                                               : as<LLVM::FPTruncOp>(A, T);
}
Number fromSigned(Number A, Type T) { return as<LLVM::SIToFPOp>(A, T); }
Number fromUnsigned(Number A, Type T) { return as<LLVM::UIToFPOp>(A, T); }
Number truncated(Number A, unsigned Width) {
  return as<LLVM::FPToSIOp>(A, A.builder().getIntegerType(Width));
}

Number intrinsic(llvm::StringRef Name, Type Result, llvm::ArrayRef<Number> In) {
  ImplicitLocOpBuilder &B = In.front().builder();
  llvm::SmallVector<Value> Operands(In.begin(), In.end());
  return {B, LLVM::CallIntrinsicOp::create(B, Result, B.getStringAttr(Name),
                                           Operands)
                 .getResult(0)};
}

Number polynomial(Number X, llvm::ArrayRef<double> C) {
  Number Sum = X.like(C.back());
  for (double Coefficient : llvm::reverse(C.drop_back()))
    Sum = fma(Sum, X, X.like(Coefficient));
  return Sum;
}

//===----------------------------------------------------------------------===//
// Functions and branches
//===----------------------------------------------------------------------===//

static void
makeShared(ImplicitLocOpBuilder &B, Operation *Table, llvm::StringRef Name,
           LLVM::LLVMFunctionType Type,
           llvm::function_ref<Number(llvm::ArrayRef<Number>)> Body) {
  mlir::OpBuilder::InsertionGuard Guard(B);
  B.setInsertionPointToEnd(&Table->getRegion(0).front());
  auto Function = LLVM::LLVMFuncOp::create(B, Name, Type);
  Function.setLinkage(LLVM::Linkage::Internal);
  mlir::Block *Entry = Function.addEntryBlock(B);
  B.setInsertionPointToStart(Entry);
  llvm::SmallVector<Number> Parameters;
  for (Value V : Entry->getArguments())
    Parameters.emplace_back(B, V);
  Value Result = Body(Parameters);
  LLVM::ReturnOp::create(B, Result);
}

Number callShared(llvm::StringRef Name, Type Result, llvm::ArrayRef<Number> In,
                  llvm::function_ref<Number(llvm::ArrayRef<Number>)> Body) {
  ImplicitLocOpBuilder &B = In.front().builder();
  Operation *Table = mlir::SymbolTable::getNearestSymbolTable(
      B.getInsertionBlock()->getParentOp());
  llvm::SmallVector<Type> Types;
  llvm::SmallVector<Value> Operands;
  for (Number N : In) {
    Types.push_back(N.type());
    Operands.push_back(N);
  }
  auto Type = LLVM::LLVMFunctionType::get(Result, Types);
  if (!mlir::SymbolTable::lookupSymbolIn(Table, Name))
    makeShared(B, Table, Name, Type, Body);
  return {B, LLVM::CallOp::create(B, Type, Name, Operands).getResult()};
}

/// A new block at the end of the function that \p B works in.
static mlir::Block *addBlock(ImplicitLocOpBuilder &B) {
  auto *New = new mlir::Block; // NOLINT(cppcoreguidelines-owning-memory): the
                               // region owns it
  B.getInsertionBlock()->getParent()->push_back(New);
  return New;
}

llvm::SmallVector<Number>
branch(Number If, llvm::function_ref<llvm::SmallVector<Number>()> Then,
       llvm::function_ref<llvm::SmallVector<Number>()> Else) {
  ImplicitLocOpBuilder &B = If.builder();
  mlir::Block *Blocks[] = {addBlock(B), addBlock(B)}, *After = addBlock(B);
  LLVM::CondBrOp::create(B, If, Blocks[0], Blocks[1]);
  llvm::SmallVector<Number> Results;
  for (unsigned I = 0; I < 2; ++I) {
    B.setInsertionPointToStart(Blocks[I]);
    llvm::SmallVector<Number> Made = I ? Else() : Then();
    llvm::SmallVector<Value> Values(Made.begin(), Made.end());
    LLVM::BrOp::create(B, Values, After);
    if (I)
      continue;
    for (Value V : Values)
      Results.emplace_back(B, After->addArgument(V.getType(), B.getLoc()));
  }
  B.setInsertionPointToStart(After);
  return Results;
}

/// Has a loop not be unrolled at run time: it has few iterations, each of which
/// needs the one before, so that copies and their remainder gain nothing.
static LLVM::LoopAnnotationAttr fewIterations(mlir::MLIRContext *Context) {
  auto Unroll = LLVM::LoopUnrollAttr::get(
      Context, /*disable=*/{}, /*count=*/{},
      /*runtimeDisable=*/mlir::BoolAttr::get(Context, true), /*full=*/{},
      /*followupUnrolled=*/{}, /*followupRemainder=*/{}, /*followupAll=*/{});
  return LLVM::LoopAnnotationAttr::get(
      Context, /*disableNonforced=*/{}, /*vectorize=*/{}, /*interleave=*/{},
      Unroll, /*unrollAndJam=*/{}, /*licm=*/{}, /*distribute=*/{},
      /*pipeline=*/{}, /*peeled=*/{}, /*unswitch=*/{}, /*mustProgress=*/{},
      /*isVectorized=*/{}, /*startLoc=*/{}, /*endLoc=*/{},
      /*parallelAccesses=*/{});
}

llvm::SmallVector<Number>
loop(llvm::ArrayRef<Number> Values,
     llvm::function_ref<Number(llvm::ArrayRef<Number>)> While,
     llvm::function_ref<llvm::SmallVector<Number>(llvm::ArrayRef<Number>)>
         Body) {
  ImplicitLocOpBuilder &B = Values.front().builder();
  mlir::Block *Head = addBlock(B), *Again = addBlock(B), *After = addBlock(B);
  LLVM::BrOp::create(B, llvm::to_vector_of<Value>(Values), Head);
  llvm::SmallVector<Number> Carried;
  for (Number N : Values)
    Carried.emplace_back(B, Head->addArgument(N.type(), B.getLoc()));
  B.setInsertionPointToStart(Head);
  LLVM::CondBrOp::create(B, While(Carried), Again, After);
  B.setInsertionPointToStart(Again);
  LLVM::BrOp::create(B, llvm::to_vector_of<Value>(Body(Carried)),
                     fewIterations(B.getContext()), Head);
  B.setInsertionPointToStart(After);
  return Carried;
}

} // namespace opennvvm::tile::numbers
