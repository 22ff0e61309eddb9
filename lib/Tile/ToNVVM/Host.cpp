//===- Host.cpp - What a program asks of the driver -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostCalls.h"
#include "Memory.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static LLVM::LLVMFuncOp functionOf(Lowering &L) {
  Operation *Op = L.B.getInsertionBlock()->getParentOp();
  auto F = dyn_cast<LLVM::LLVMFuncOp>(Op);
  return F ? F : Op->getParentOfType<LLVM::LLVMFuncOp>();
}

static Type genericPointer(Lowering &L) {
  return LLVM::LLVMPointerType::get(L.B.getContext());
}

Value textAddress(Lowering &L, StringRef Text) {
  LLVM::LLVMFuncOp F = functionOf(L);
  auto Module = F->getParentOfType<mlir::ModuleOp>();
  std::string Data = (Text + StringRef("\0", 1)).str();
  // A text that is there already is used again.
  StringRef Prefix = "__nv_tileas_text_";
  LLVM::GlobalOp Global;
  unsigned Number = 0;
  for (; !Global; ++Number) {
    std::string Name = Prefix.str() + std::to_string(Number);
    Operation *Known = Module.lookupSymbol(Name);
    if (!Known) {
      OpBuilder::InsertionGuard Guard(L.B);
      L.B.setInsertionPointToStart(Module.getBody());
      auto T = LLVM::LLVMArrayType::get(L.B.getI8Type(), unsigned(Data.size()));
      Global = LLVM::GlobalOp::create(
          L.B, T, /*isConstant=*/true, LLVM::Linkage::Internal, Name,
          L.B.getStringAttr(Data), /*alignment=*/1, /*addrSpace=*/1);
    } else if (auto Other = dyn_cast<LLVM::GlobalOp>(Known);
               Other && Other.getValueAttr() == L.B.getStringAttr(Data)) {
      Global = Other;
    }
  }
  return LLVM::AddrSpaceCastOp::create(L.B, genericPointer(L),
                                       LLVM::AddressOfOp::create(L.B, Global));
}

Value callDriver(Lowering &L, StringRef Name, Type Result,
                 ValueRange Arguments) {
  auto Module = functionOf(L)->getParentOfType<mlir::ModuleOp>();
  auto F = Module.lookupSymbol<LLVM::LLVMFuncOp>(Name);
  if (!F) {
    OpBuilder::InsertionGuard Guard(L.B);
    L.B.setInsertionPointToStart(Module.getBody());
    Type Gives = Result ? Result : LLVM::LLVMVoidType::get(L.B.getContext());
    SmallVector<Type> Takes(Arguments.getTypes());
    F = LLVM::LLVMFuncOp::create(L.B, Name,
                                 LLVM::LLVMFunctionType::get(Gives, Takes));
  }
  auto Call = LLVM::CallOp::create(L.B, F, Arguments);
  return Result ? Call.getResult() : Value();
}

Value localWords(Lowering &L, unsigned Count) {
  OpBuilder::InsertionGuard Guard(L.B);
  L.B.setInsertionPointToStart(&functionOf(L).getBody().front());
  Type T = LLVM::LLVMArrayType::get(L.B.getI64Type(), Count);
  return LLVM::AllocaOp::create(L.B, genericPointer(L), T, L.constant(1),
                                /*alignment=*/8);
}

//===----------------------------------------------------------------------===//
// Assertions
//===----------------------------------------------------------------------===//

/// Ends the launch with \p Message and the place in the program.
static void failAssertion(Lowering &L, Location Where, StringRef Message) {
  StringRef File = "";
  unsigned Line = 0;
  if (auto Found = Where->findInstanceOf<FileLineColLoc>()) {
    File = Found.getFilename().getValue();
    Line = Found.getLine();
  }
  callDriver(L, "__assertfail", {},
             {textAddress(L, Message), textAddress(L, File),
              L.constant(int32_t(Line)),
              textAddress(L, functionOf(L).getName()), L.constant64(1)});
}

static LogicalResult lowerAssert(Lowering &L, AssertOp Op) {
  ImplicitLocOpBuilder &B = L.B;
  Value Condition = Op.getCondition(), Holds;
  Layout In = replicatedLayout(0, L.Plan.warpBits());
  if (Lowering::isTile(Condition)) {
    In = L.layoutOf(Condition);
    FailureOr<Registers> Are = L.get(Condition, In);
    if (failed(Are))
      return failure();
    for (Value V : *Are)
      Holds = both(L, Holds, V);
  } else {
    Holds = L.scalar(Condition);
  }
  B.setLoc(Op.getLoc());
  Value True = arith::ConstantIntOp::create(B, B.getI1Type(), 1);
  Value Fails = arith::XOrIOp::create(B, Holds, True);
  Fails = both(L, Fails, L.isOwner(In));
  auto If = scf::IfOp::create(B, Fails, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard Guard(B);
  B.setInsertionPointToStart(If.thenBlock());
  failAssertion(L, Op.getLoc(), Op.getMessage());
  return success();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Bytes before each allocation: the address of the one before it.
static constexpr uint64_t LinkBytes = 16;

/// The variable of the first thread that has the last allocation.
static Value lastAllocation(Lowering &L) {
  if (L.LastAllocation)
    return L.LastAllocation;
  L.LastAllocation = localWords(L, 1);
  OpBuilder::InsertionGuard Guard(L.B);
  L.B.setInsertionPointAfterValue(L.LastAllocation);
  LLVM::StoreOp::create(L.B, L.constant64(0), L.LastAllocation, 8);
  return L.LastAllocation;
}

/// Addresses are those of global memory, so the memory is the heap's: one
/// thread asks for it, and links it to what it has asked for before.
static LogicalResult lowerAlloc(Lowering &L, AllocAtOp Op) {
  ImplicitLocOpBuilder &B = L.B;
  uint64_t Element = llvm::divideCeil(memoryBits(Op.getElement()), 8);
  uint64_t Alignment = std::max<uint64_t>(Op.getAlignment(), LinkBytes);
  uint64_t Count = Op.getCount();
  // The heap aligns to 16 bytes; more needs room to move.
  uint64_t Bytes =
      LinkBytes + Count * Element + (Alignment > LinkBytes ? Alignment : 0);
  Layout One = replicatedLayout(0, L.Plan.warpBits());
  Type I64 = B.getI64Type(), Pointer = genericPointer(L);
  Value Last = lastAllocation(L);
  auto If = scf::IfOp::create(B, TypeRange(I64), L.isOwner(One),
                              /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard Guard(B);
    B.setInsertionPointToStart(If.elseBlock());
    scf::YieldOp::create(B, L.constant64(0));
    B.setInsertionPointToStart(If.thenBlock());
    Value New = callDriver(L, "malloc", Pointer, L.constant64(int64_t(Bytes)));
    Value Address = LLVM::PtrToIntOp::create(B, I64, New);
    Value IsNull = arith::CmpIOp::create(B, arith::CmpIPredicate::eq, Address,
                                         L.constant64(0));
    auto Fails = scf::IfOp::create(B, IsNull, /*withElseRegion=*/false);
    {
      OpBuilder::InsertionGuard Inner(B);
      B.setInsertionPointToStart(Fails.thenBlock());
      failAssertion(L, Op.getLoc(), "the heap has no memory for alloc_at");
    }
    LLVM::StoreOp::create(B, LLVM::LoadOp::create(B, I64, Last, 8), New, 8);
    LLVM::StoreOp::create(B, Address, Last, 8);
    Address = arith::AddIOp::create(
        B, Address, L.constant64(int64_t(LinkBytes + Alignment - 1)));
    scf::YieldOp::create(
        B, arith::AndIOp::create(B, Address, L.constant64(-int64_t(Alignment)))
               .getResult());
  }
  FailureOr<Registers> All = L.shareOwners({If.getResult(0)}, One);
  if (failed(All))
    return failure();
  L.setScalar(Op.getAddress(), All->front());
  return success();
}

void freeAllocations(Lowering &L) {
  if (!L.LastAllocation)
    return;
  ImplicitLocOpBuilder &B = L.B;
  Type I64 = B.getI64Type();
  // Others of the block may still access it.
  L.barrier();
  onFirstThread(L, [&] {
    Value First = LLVM::LoadOp::create(B, I64, L.LastAllocation, 8);
    auto Loop = scf::WhileOp::create(B, TypeRange(I64), ValueRange(First));
    OpBuilder::InsertionGuard Guard(B);
    mlir::Block *Before = B.createBlock(&Loop.getBefore(), {}, I64, B.getLoc());
    Value HasMore = arith::CmpIOp::create(
        B, arith::CmpIPredicate::ne, Before->getArgument(0), L.constant64(0));
    scf::ConditionOp::create(B, HasMore, Before->getArguments());
    mlir::Block *Body = B.createBlock(&Loop.getAfter(), {}, I64, B.getLoc());
    Value This =
        LLVM::IntToPtrOp::create(B, genericPointer(L), Body->getArgument(0));
    Value Next = LLVM::LoadOp::create(B, I64, This, 8);
    callDriver(L, "free", {}, This);
    scf::YieldOp::create(B, Next);
  });
}

void addHostHandlers(Handlers &To) {
  addPrintHandlers(To);
  On<lowerAssert>::add(To);
  On<lowerAlloc>::add(To);
}

} // namespace opennvvm::tile
