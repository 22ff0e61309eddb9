//===- Launches.cpp - Launches in device code -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checks.h"
#include "Verifier/LaunchFunction.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace opennvvm::mlir_verify {

namespace {
/// The memory that a pointer may point to, from best to worst.
enum class Memory { Everyones, Unknown, Private };
} // namespace

/// The memory that the type implies; none if it is generic.
static std::optional<Memory> memoryOfType(Type Ty) {
  std::optional<unsigned> Space;
  if (auto Pointer = dyn_cast<LLVM::LLVMPointerType>(Ty))
    Space = Pointer.getAddressSpace();
  if (auto Ref = dyn_cast<BaseMemRefType>(Ty)) {
    if (auto Number = dyn_cast_or_null<IntegerAttr>(Ref.getMemorySpace()))
      Space = Number.getInt();
    if (auto Name =
            dyn_cast_or_null<gpu::AddressSpaceAttr>(Ref.getMemorySpace()))
      return Name.getValue() == gpu::AddressSpace::Workgroup ||
                     Name.getValue() == gpu::AddressSpace::Private
                 ? Memory::Private
                 : Memory::Everyones;
  }
  if (!Space || *Space == AddressSpace::Generic)
    return std::nullopt;
  return *Space == AddressSpace::Global || *Space == AddressSpace::Const
             ? Memory::Everyones
             : Memory::Private;
}

/// The values that a block argument may have; empty if they are unknown.
static SmallVector<Value> incoming(BlockArgument A) {
  SmallVector<Value> Values;
  if (A.getOwner()->isEntryBlock())
    return Values;
  for (auto It = A.getOwner()->pred_begin(); It != A.getOwner()->pred_end();
       ++It) {
    auto Branch = dyn_cast<BranchOpInterface>((*It)->getTerminator());
    Value V;
    if (Branch)
      V = Branch.getSuccessorOperands(It.getSuccessorIndex())[A.getArgNumber()];
    if (!V)
      return {};
    Values.push_back(V);
  }
  return Values;
}

/// The values that \p V may be, or that it is computed from by an offset or
/// cast.
static SmallVector<Value> step(Value V) {
  if (auto A = dyn_cast<BlockArgument>(V))
    return incoming(A);
  Operation *Op = V.getDefiningOp();
  return TypeSwitch<Operation *, SmallVector<Value>>(Op)
      .Case<LLVM::AddrSpaceCastOp, LLVM::BitcastOp, LLVM::FreezeOp,
            memref::CastOp, memref::MemorySpaceCastOp>(
          [](auto C) { return SmallVector<Value>{C->getOperand(0)}; })
      .Case([](LLVM::GEPOp G) { return SmallVector<Value>{G.getBase()}; })
      .Case<LLVM::SelectOp, arith::SelectOp>([](auto S) {
        return SmallVector<Value>{S.getTrueValue(), S.getFalseValue()};
      })
      .Case([](LLVM::IntToPtrOp I) {
        auto Word = I.getArg().getDefiningOp<LLVM::PtrToIntOp>();
        return Word ? SmallVector<Value>{Word.getArg()} : SmallVector<Value>();
      })
      .Case([](ViewLikeOpInterface W) {
        return SmallVector<Value>{W.getViewSource()};
      })
      .Case([](UnrealizedConversionCastOp C) {
        return C.getInputs().size() == 1 ? SmallVector<Value>{C.getInputs()[0]}
                                         : SmallVector<Value>();
      })
      .Default([](Operation *) { return SmallVector<Value>(); });
}

static Memory memoryOfOrigin(Value V) {
  Operation *Op = V.getDefiningOp();
  if (!Op)
    return Memory::Unknown;
  if (isa<LLVM::AllocaOp, memref::AllocaOp>(Op))
    return Memory::Private;
  // Variables without an address space are moved to global memory.
  if (isa<LLVM::AddressOfOp, LLVM::ZeroOp, LLVM::UndefOp, LLVM::PoisonOp,
          memref::AllocOp, gpu::AllocOp, memref::GetGlobalOp>(Op))
    return Memory::Everyones;
  return Memory::Unknown;
}

/// The worst memory that \p V may point to.
static Memory memoryOf(Value V) {
  Memory Worst = Memory::Everyones;
  SmallVector<Value> Work = {V};
  llvm::DenseSet<Value> Seen;
  while (!Work.empty()) {
    Value From = Work.pop_back_val();
    if (!Seen.insert(From).second)
      continue;
    if (std::optional<Memory> Known = memoryOfType(From.getType())) {
      Worst = std::max(Worst, *Known);
      continue;
    }
    SmallVector<Value> Next = step(From);
    if (Next.empty())
      Worst = std::max(Worst, memoryOfOrigin(From));
    Work.append(Next);
  }
  return Worst;
}

/// Whether \p V must not be passed. A memref without a memory space is assumed
/// to be in global memory, as elsewhere.
static bool isRefused(Value V) {
  if (isa<LLVM::LLVMPointerType>(V.getType()))
    return memoryOf(V) != Memory::Everyones;
  return isa<BaseMemRefType>(V.getType()) && memoryOf(V) == Memory::Private;
}

/// Looks from the inside out: in device code, the nearest symbol table is that
/// of the gpu.module, but nested names begin further outside.
static Operation *resolve(Operation *From, SymbolRefAttr Name) {
  for (Operation *Table = SymbolTable::getNearestSymbolTable(From); Table;) {
    if (Operation *Found = SymbolTable::lookupSymbolIn(Table, Name))
      return Found;
    Operation *Outer = Table->getParentOp();
    Table = Outer ? SymbolTable::getNearestSymbolTable(Outer) : nullptr;
  }
  return nullptr;
}

static LogicalResult checkTarget(Operation *Launch, Operation *Callee) {
  auto F = dyn_cast_or_null<FunctionOpInterface>(Callee);
  if (!F) {
    Launch->emitRemark(messageOf(Rule::LaunchTargetUnknown));
    return success();
  }
  if (isKernel(F))
    return success();
  InFlightDiagnostic D = Launch->emitError(messageOf(Rule::LaunchTarget));
  D.attachNote(F.getLoc()) << "the function is here";
  return failure();
}

static LogicalResult checkArguments(Operation *Launch, ValueRange Arguments) {
  LogicalResult Result = success();
  for (auto [Index, V] : llvm::enumerate(Arguments))
    if (isRefused(V)) {
      InFlightDiagnostic D = Launch->emitError(messageOf(Rule::LaunchArgument));
      D.attachNote(V.getLoc()) << "argument " << Index << " comes from here";
      Result = failure();
    }
  return Result;
}

/// Checks each function that \p Pointer may be; a null pointer is none.
static LogicalResult checkTargets(Operation *Launch, Value Pointer) {
  LogicalResult Result = success();
  SmallVector<Value> Work = {Pointer};
  llvm::DenseSet<Value> Seen;
  bool IsKnown = true;
  while (!Work.empty()) {
    Value From = Work.pop_back_val();
    if (!Seen.insert(From).second)
      continue;
    SmallVector<Value> Next = step(From);
    Work.append(Next);
    if (!Next.empty() || From.getDefiningOp<LLVM::ZeroOp>())
      continue;
    auto Address = From.getDefiningOp<LLVM::AddressOfOp>();
    Operation *Callee =
        Address ? resolve(Launch, Address.getGlobalNameAttr()) : nullptr;
    if (!isa_and_nonnull<FunctionOpInterface>(Callee))
      IsKnown = false;
    else if (failed(checkTarget(Launch, Callee)))
      Result = failure();
  }
  return IsKnown ? Result
                 : success(succeeded(checkTarget(Launch, nullptr)) &&
                           succeeded(Result));
}

using verifier::LaunchFunction;

/// The function involved in launches that \p Op calls, and what it passes.
static std::pair<const LaunchFunction *, ValueRange>
launchFunctionOf(Operation *Op) {
  if (auto Call = dyn_cast<LLVM::CallOp>(Op); Call && Call.getCallee())
    return {verifier::findLaunchFunction(*Call.getCallee()),
            Call.getArgOperands()};
  if (auto Call = dyn_cast<LLVM::CallIntrinsicOp>(Op))
    return {verifier::findLaunchFunction(Call.getIntrin()), Call.getArgs()};
  if (auto Call = dyn_cast<CallOpInterface>(Op))
    if (auto Name = dyn_cast<SymbolRefAttr>(Call.getCallableForCallee()))
      return {verifier::findLaunchFunction(Name.getLeafReference()),
              Call.getArgOperands()};
  return {nullptr, {}};
}

/// Checks the values that are stored through \p Buffer.
static LogicalResult checkBuffer(Value Buffer) {
  LogicalResult Result = success();
  SmallVector<Value> Work = {Buffer};
  llvm::DenseSet<Value> Seen;
  while (!Work.empty()) {
    Value Place = Work.pop_back_val();
    if (!Seen.insert(Place).second)
      continue;
    for (Operation *User : Place.getUsers()) {
      auto Store = dyn_cast<LLVM::StoreOp>(User);
      if (Store && Store.getAddr() == Place) {
        Value Stored = Store.getValue();
        if (auto Word = Stored.getDefiningOp<LLVM::PtrToIntOp>())
          Stored = Word.getArg();
        if (failed(checkArguments(Store, Stored)))
          Result = failure();
      } else if (isa<LLVM::GEPOp, LLVM::AddrSpaceCastOp, LLVM::BitcastOp,
                     LLVM::SelectOp, LLVM::FreezeOp>(User)) {
        Work.push_back(User->getResult(0));
      }
    }
  }
  return Result;
}

LogicalResult checkLaunch(Operation *Op) {
  if (auto Launch = dyn_cast<gpu::LaunchFuncOp>(Op)) {
    LogicalResult Target = checkTarget(Op, resolve(Op, Launch.getKernel()));
    LogicalResult Arguments = checkArguments(Op, Launch.getKernelOperands());
    return success(succeeded(Target) && succeeded(Arguments));
  }
  auto [Function, Operands] = launchFunctionOf(Op);
  if (!Function)
    return success();
  LogicalResult Result = success();
  auto Count = static_cast<int>(Operands.size());
  if (Function->Target != LaunchFunction::None && Function->Target < Count)
    Result = checkTargets(Op, Operands[Function->Target]);
  if (Function->FirstArg != LaunchFunction::None &&
      Function->FirstArg < Count &&
      failed(checkArguments(Op, Operands.drop_front(Function->FirstArg))))
    Result = failure();
  if (Function->GivesBuffer && Op->getNumResults() == 1 &&
      failed(checkBuffer(Op->getResult(0))))
    Result = failure();
  return Result;
}

} // namespace opennvvm::mlir_verify
