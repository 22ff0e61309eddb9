//===- Kernel.cpp - Kernels of nv_tileas as functions of llvm -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernel.h"
#include "Barriers.h"
#include "Buffers.h"
#include "LoweringRemarks.h"
#include "Tile/Analysis/BlockWarps.h"
#include "Tile/Analysis/Lint.h"
#include "TokenOrder.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// More registers for one tile than this would only be memory.
static constexpr uint64_t MostElements = 1024;

/// Whether operations outside of agents have tiles, which all warps of the
/// block share.
static bool hasTilesOfBlock(func::FuncOp F) {
  return F
      .walk([](Operation *Op) {
        bool Has = llvm::any_of(Op->getResultTypes(), [](Type T) {
          return isa<TileType>(T) && !isShared(T);
        });
        return Has && !Op->hasTrait<OpTrait::ConstantLike>() &&
                       !lint::agentOf(Op)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Whether the program has agents, or buffers in shared memory.
static bool hasSchedule(func::FuncOp F) {
  return F
      .walk([](Operation *Op) {
        return isa<AgentSwitchOp>(Op) ||
                       llvm::any_of(Op->getResultTypes(), isShared)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// What layouts cannot say.
static LogicalResult checkTiles(func::FuncOp F, unsigned Warps) {
  bool HasAgents = F.walk([](AgentSwitchOp) {
                      return WalkResult::interrupt();
                    }).wasInterrupted();
  if (Warps > 32 ||
      (!llvm::isPowerOf2_32(Warps) && (!HasAgents || hasTilesOfBlock(F))))
    return F.emitError() << "a block of " << Warps
                         << " warps cannot share tiles: the number must be a "
                            "power of two of at most 32";
  WalkResult Found = F.walk([&](Operation *Op) {
    for (Type T : Op->getResultTypes()) {
      auto Tile = dyn_cast<TileType>(T);
      if (!Tile)
        continue;
      uint64_t Count = 1;
      for (int64_t Extent : Tile.getShape()) {
        if (!llvm::isPowerOf2_64(uint64_t(Extent))) {
          (Op->emitError() << "extents that are no powers of two cannot be "
                              "compiled to PTX: "
                           << Tile)
                  .attachNote()
              << "use the next power of two, and masks or views with bounds";
          return WalkResult::interrupt();
        }
        Count *= uint64_t(Extent);
      }
      if (Tile.getLayout() && !isShared(T)) {
        Op->emitError() << "a tile with this layout cannot be compiled to PTX "
                           "yet: "
                        << Tile;
        return WalkResult::interrupt();
      }
      if (isShared(T) && !isa<ConvertLayoutOp, AllocTensorOp>(Op) &&
          !isa<scf::SCFDialect>(Op->getDialect())) {
        Op->emitOpError("cannot make a buffer in shared memory yet: ") << Tile;
        return WalkResult::interrupt();
      }
      if (Count > MostElements * 32 * Warps) {
        Op->emitError() << Tile << " has " << Count / (32 * Warps)
                        << " elements for each of " << 32 * Warps
                        << " threads, and at most " << MostElements
                        << " can be kept";
        return WalkResult::interrupt();
      }
    }
    return WalkResult::advance();
  });
  return failure(Found.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// Whether parameter \p I is an address of global memory.
static bool isPointer(func::FuncOp F, unsigned I) {
  return F.getArgAttr(I, "nv_tileas.pointee") ||
         isa<TiledViewType, LLVM::LLVMPointerType>(F.getArgumentTypes()[I]);
}

static FailureOr<Type> parameterType(func::FuncOp F, unsigned I) {
  Type T = F.getArgumentTypes()[I];
  if (isPointer(F, I))
    return Type(LLVM::LLVMPointerType::get(F.getContext(), 1));
  if (T.isIntOrIndexOrFloat())
    return registerType(T);
  return F.emitError() << "parameter " << I << " of type " << T
                       << " cannot be compiled to PTX yet";
}

static FailureOr<SmallVector<Type>> parameterTypes(func::FuncOp F) {
  SmallVector<Type> Types;
  for (unsigned I = 0; I < F.getNumArguments(); ++I) {
    FailureOr<Type> T = parameterType(F, I);
    if (failed(T))
      return failure();
    Types.push_back(*T);
  }
  return Types;
}

static void defineParameter(Lowering &L, Value Old, Value New) {
  if (isa<LLVM::LLVMPointerType>(New.getType()) &&
      !isa<LLVM::LLVMPointerType>(Old.getType()))
    New = LLVM::PtrToIntOp::create(L.B, L.B.getI64Type(), New);
  else if (isa<LLVM::LLVMPointerType>(Old.getType()) &&
           New.getType() != Old.getType())
    New = LLVM::AddrSpaceCastOp::create(L.B, Old.getType(), New);
  L.setScalar(Old, New);
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

bool isKernel(func::FuncOp F) {
  if (F->hasAttr("nv_tileas.kernel"))
    return true;
  auto Module = F->getParentOfType<mlir::ModuleOp>();
  bool AreNamed =
      llvm::any_of(Module.getOps<func::FuncOp>(), [](func::FuncOp Other) {
        return Other->hasAttr("nv_tileas.kernel");
      });
  return !AreNamed && F.isPublic() && !F.getNumResults();
}

static LLVM::LLVMFuncOp makeFunction(func::FuncOp F, ArrayRef<Type> Parameters,
                                     unsigned Warps) {
  OpBuilder B(F);
  MLIRContext *Context = F.getContext();
  auto T =
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(Context), Parameters);
  std::string Name = F.getName().str();
  auto New = LLVM::LLVMFuncOp::create(B, F.getLoc(), Name, T);
  New->setAttr(NVVM::NVVMDialect::getKernelFuncAttrName(), B.getUnitAttr());
  New->setAttr(NVVM::NVVMDialect::getReqntidAttrName(),
               B.getDenseI32ArrayAttr({int32_t(32 * Warps), 1, 1}));
  if (auto Blocks = F->getAttrOfType<IntegerAttr>(BlocksAttr))
    New->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(), Blocks);
  return New;
}

/// The block's shared memory, as variables of the kernel.
static void defineShared(Lowering &L, LLVM::LLVMFuncOp F) {
  OpBuilder B(F);
  for (const Lowering::SharedVariable &V : L.sharedVariables())
    LLVM::GlobalOp::create(
        B, F.getLoc(),
        LLVM::LLVMArrayType::get(B.getI8Type(), unsigned(V.Bytes)),
        /*isConstant=*/false, LLVM::Linkage::Internal, V.Name, Attribute(),
        /*alignment=*/V.Alignment, /*addrSpace=*/3);
}

/// The shared memory of a block of \p F, of which the program may want several
/// to be on a multiprocessor.
static uint64_t sharedOfBlock(func::FuncOp F, const Machine &M) {
  // A multiprocessor has so much more than one block can have, and each block
  // takes as much besides its own.
  constexpr uint64_t Reserved = 1024;
  auto Blocks = F->getAttrOfType<IntegerAttr>(BlocksAttr);
  if (!Blocks || Blocks.getInt() < 2)
    return M.sharedBytes();
  uint64_t Each = (M.sharedBytes() + Reserved) / uint64_t(Blocks.getInt());
  return Each > Reserved ? Each - Reserved : 0;
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// Takes the layouts of registers from the types of tiles: they change nothing
/// that is computed. Gives those that are blocked.
static GivenLayouts takeLayouts(func::FuncOp F) {
  GivenLayouts Given;
  auto Take = [&](Value V) {
    auto T = dyn_cast<TileType>(V.getType());
    if (!T || !isa_and_nonnull<BlockedLayoutAttr, MmaLayoutAttr>(T.getLayout()))
      return;
    if (auto Blocked = dyn_cast<BlockedLayoutAttr>(T.getLayout());
        Blocked && Blocked.getOrder().size() == T.getShape().size() &&
        Blocked.getSizePerThread().size() == T.getShape().size())
      Given[V] = Blocked;
    V.setType(TileType::get(T.getShape(), T.getElementType()));
  };
  F.walk([&](Operation *Op) {
    for (Value Result : Op->getResults())
      Take(Result);
    for (Region &R : Op->getRegions())
      for (mlir::Block &Body : R)
        for (Value Argument : Body.getArguments())
          Take(Argument);
  });
  return Given;
}

/// A name for the variables of shared memory of \p F with which none of the
/// module begins.
static std::string sharedNameFor(func::FuncOp F) {
  auto Module = F->getParentOfType<mlir::ModuleOp>();
  std::string Shared = SharedSymbol.str();
  while (llvm::any_of(Module.getOps<LLVM::GlobalOp>(), [&](LLVM::GlobalOp G) {
    return G.getSymName().starts_with(Shared);
  }))
    Shared += "_" + F.getName().str();
  return Shared;
}

/// More blocks on a multiprocessor would not pay for registers that are
/// spilled: a wish for them is followed as far as there are registers.
static void limitBlocks(func::FuncOp F, unsigned Warps) {
  auto Wish = F->getAttrOfType<IntegerAttr>(BlocksAttr);
  if (!Wish || Wish.getInt() < 2)
    return;
  auto Wished = uint64_t(Wish.getInt());
  uint64_t Blocks = blocksWithRegisters(F, Warps, Wished);
  if (Blocks == Wished)
    return;
  if (Blocks == 1)
    F->removeAttr(BlocksAttr);
  else
    F->setAttr(BlocksAttr, IntegerAttr::get(Wish.getType(), int64_t(Blocks)));
  remarkOnBlocks(F, Wished, Blocks);
}

LogicalResult lowerKernel(func::FuncOp F, const Handlers &Table,
                          const Machine &M, unsigned Asked,
                          uint64_t SharedBytes) {
  unsigned Warps = chooseWarps(F, Asked, /*KeepsLoads=*/!M.hasAsyncCopies());
  limitBlocks(F, Warps);
  GivenLayouts Given = takeLayouts(F);
  if (failed(checkTiles(F, Warps)))
    return failure();
  F->setAttr(WarpsAttr,
             Builder(F.getContext()).getI32IntegerAttr(int32_t(Warps)));
  if (!F.getBody().hasOneBlock())
    return F.emitError() << "a kernel of several basic blocks cannot be "
                            "compiled to PTX: its control flow must be scf";
  FailureOr<SmallVector<Type>> Parameters = parameterTypes(F);
  if (failed(Parameters))
    return failure();
  AxisFactsAnalysis Facts(F);
  LayoutPlan Plan(F, Facts, M, llvm::Log2_32_Ceil(Warps), Given);
  remarkOnPlan(F, Plan, M);
  std::string Shared = sharedNameFor(F);
  SharedBytes = std::min(SharedBytes, sharedOfBlock(F, M));
  uint64_t CopyBytes = SharedBytes;
  while (true) {
    LLVM::LLVMFuncOp New = makeFunction(F, *Parameters, Warps);
    TokenOrder Order;
    ImplicitLocOpBuilder B(F.getLoc(), F.getContext(), &Order);
    mlir::Block *Entry = New.addEntryBlock(B);
    B.setInsertionPointToStart(Entry);
    Lowering L(Table, Plan, Facts, M, B, Shared, Warps, CopyBytes);
    for (auto [Old, Value] :
         llvm::zip_equal(F.getArguments(), Entry->getArguments()))
      defineParameter(L, Old, Value);
    L.HasSchedule = hasSchedule(F);
    Schedule Plans;
    L.Plans = &Plans;
    L.Order = &Order;
    if (failed(Plans.plan(L, F)))
      return failure();
    Plans.begin(L);
    if (failed(L.lowerBody(F.getBody().front())))
      return failure();
    // Copies leave more of the memory to the rest of the kernel, if that turns
    // out to need it.
    uint64_t Used = L.scratch().size();
    if (Used > SharedBytes && L.hasCopies() && CopyBytes) {
      CopyBytes -= std::min(CopyBytes, Used - SharedBytes);
      New.erase();
      continue;
    }
    freeAllocations(L);
    LLVM::ReturnOp::create(B, ValueRange());
    defineShared(L, New);
    if (!L.HasSchedule)
      Order.finish(New);
    for (const Lowering::LoopRemark &Said : L.LoopRemarks)
      remarkOnLoop(Said.Loop, F.getName(), Said.IsPipelined, Said.Text);
    F.erase();
    return success();
  }
}

} // namespace opennvvm::tile
