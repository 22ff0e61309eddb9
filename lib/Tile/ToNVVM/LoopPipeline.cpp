//===- LoopPipeline.cpp - Loops whose loads are ahead of them -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopPipeline.h"
#include "AheadTile.h"
#include "Tile/Analysis/BlockWarps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// Registers that a thread may have for what the loop carries, for a product
/// and for what has been loaded ahead: the others are for its own numbers.
static constexpr uint64_t CarriedWords = 160;
/// The same for what is loaded ahead where most tiles are copied.
static constexpr uint64_t FewWords = 32;

/// Stages of a ring unless hints ask for more, and the most.
static constexpr unsigned UsualStages = 4, MostStages = 8;
/// Shared memory that a block takes besides its own.
static constexpr uint64_t ReservedBytes = 1024;

LoopPipeline::LoopPipeline(Lowering &L, scf::ForOp Loop)
    : L(L), Loop(Loop), Ahead(aheadLoads(Loop)) {}

LoopPipeline::~LoopPipeline() = default;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// So many iterations in steps of the counter, which is the largest number if
/// it is larger.
Value LoopPipeline::stepBy(unsigned Iterations) {
  ImplicitLocOpBuilder &B = L.B;
  Value Step = L.scalar(Loop.getStep());
  if (Iterations == 1)
    return Step;
  Type T = Step.getType();
  unsigned Bits = T.getIntOrFloatBitWidth();
  APInt Most = APInt::getAllOnes(Bits);
  auto Constant = [&](const APInt &N) -> Value {
    return arith::ConstantOp::create(B, T, B.getIntegerAttr(T, N));
  };
  Value Fits = arith::CmpIOp::create(B, arith::CmpIPredicate::ule, Step,
                                     Constant(Most.udiv(Iterations)));
  Value By = arith::MulIOp::create(B, Step, Constant(APInt(Bits, Iterations)));
  return arith::SelectOp::create(B, Fits, By, Constant(Most));
}

/// Whether there is an iteration \p Step after that of \p Counter, which there
/// is.
Value LoopPipeline::isBefore(Value Counter, Value Step) {
  Value Left =
      arith::SubIOp::create(L.B, L.scalar(Loop.getUpperBound()), Counter);
  return arith::CmpIOp::create(L.B, arith::CmpIPredicate::ugt, Left, Step);
}

/// The words of a tile that the loop carries.
static uint64_t wordsOf(Lowering &L, Value Tile) {
  uint64_t Bits =
      registerType(L.tileType(Tile).getElementType()).getIntOrFloatBitWidth();
  return llvm::divideCeil(L.Plan.home(Tile).registers() * Bits, 32);
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// The stages that the hints of the loads ask for; 0 if they say nothing.
static unsigned wantedStages(ArrayRef<std::unique_ptr<AheadTile>> Copies,
                             const Machine &M) {
  // The cost of a load, from 1 to 10, and the stages that hide it.
  static constexpr unsigned ByLatency[] = {0, 2, 2, 3, 3, 0, 4, 5, 5, 6, 6};
  std::string Own = "sm_" + std::to_string(M.number());
  unsigned Most = 0;
  for (const std::unique_ptr<AheadTile> &Tile : Copies) {
    auto Hints = Tile->load()->getAttrOfType<DictionaryAttr>("nv_tileas.hints");
    if (!Hints)
      continue;
    for (StringRef Key : {StringRef(Own), StringRef("default")}) {
      auto For = Hints.getAs<DictionaryAttr>(Key);
      auto Latency = For ? For.getAs<IntegerAttr>("latency") : IntegerAttr();
      if (!Latency)
        continue;
      auto At = uint64_t(Latency.getInt());
      Most = std::max(Most, At < std::size(ByLatency) ? ByLatency[At] : 0);
      break;
    }
  }
  return Most;
}

/// The words of a thread for what the loop carries and for a product.
uint64_t LoopPipeline::carriedWords() {
  uint64_t Carried = 0, Product = 0;
  for (Value V : Loop.getRegionIterArgs())
    if (L.isTile(V))
      Carried += wordsOf(L, V);
  for (Operation *Op : Ahead.Products)
    if (!isAccumulated(Op->getResult(0)))
      Product = std::max(Product, wordsOf(L, Op->getResult(0)));
  return Carried + Product;
}

/// As many stages as hide the time of copies, and as shared memory has room
/// for. Without room for two, tiles are loaded to registers, and to one stage
/// without room there: each iteration waits for it then.
void LoopPipeline::chooseStages() {
  StageBytes = 0;
  for (const std::unique_ptr<AheadTile> &Tile : Copies)
    StageBytes = Tile->placeAt(StageBytes);
  if (Copies.empty())
    return;
  auto MostIn = [&](uint64_t Bytes) {
    return unsigned(std::min<uint64_t>(Bytes / StageBytes, MostStages));
  };
  unsigned Wanted = wantedStages(Copies, L.M);
  bool IsAsked = Wanted;
  if (!Wanted)
    Wanted = UsualStages;
  Stages = std::min(Wanted, MostIn(L.CopyBytes));
  // Unless the registers of a block leave none for a second one, two fit.
  uint64_t Half = L.M.sharedBytes() / 2 - ReservedBytes;
  bool MayBeTwo = L.Plan.warpBits() <= 2;
  if (!IsAsked && MayBeTwo && MostIn(Half) >= 2)
    Stages = std::min(Stages, MostIn(Half));
  else if (!IsAsked)
    Stages = std::min(Stages, UsualStages - 1);
  if (Stages >= 2)
    return;
  uint64_t Words = carriedWords();
  for (const std::unique_ptr<AheadTile> &Tile : Copies)
    Words += wordsOf(L, Tile->load()->getResult(0));
  Stages = Words > CarriedWords && MostIn(L.CopyBytes) == 1;
  if (Stages)
    return;
  for (const std::unique_ptr<AheadTile> &Tile : Copies)
    Loads.push_back(Tile->load());
  Copies.clear();
}

/// Whether all uses of the tile of \p Load are elementwise, and in the layout
/// in which it is loaded: then registers are as good as shared memory.
static bool isUsedAsLoaded(Lowering &L, Operation *Load) {
  Value Tile = Load->getResult(0);
  return llvm::all_of(Tile.getUsers(), [&](Operation *User) {
    return isa<MapOp>(User) && !L.Plan.isFree(User->getResult(0)) &&
           L.Plan.home(User->getResult(0)) == L.Plan.home(Tile);
  });
}

LogicalResult LoopPipeline::chooseWays() {
  // What is computed to find this out is not part of the program, except where
  // the thread is, which is computed once.
  (void)L.lane();
  (void)L.warp();
  mlir::Block *At = L.B.getInsertionBlock();
  bool AtEnd = L.B.getInsertionPoint() == At->end();
  Operation *Behind = AtEnd ? nullptr : &*L.B.getInsertionPoint();
  Operation *Last =
      Behind ? Behind->getPrevNode() : (At->empty() ? nullptr : &At->back());
  LogicalResult Made = success();
  {
    Lowering::Scope Apart(L);
    Made = makeSlice(L.scalar(Loop.getLowerBound()));
    for (Operation *Load : Ahead.Loads) {
      if (failed(Made))
        break;
      FailureOr<std::unique_ptr<AheadTile>> Tile =
          AheadTile::make(L, Load, Ahead);
      if (failed(Tile))
        Made = failure();
      else if (*Tile && ((*Tile)->isMultiplied() || !isUsedAsLoaded(L, Load) ||
                         wordsOf(L, Load->getResult(0)) > FewWords))
        Copies.push_back(std::move(*Tile));
      else
        Loads.push_back(Load);
    }
  }
  while (true) {
    Operation *Dead =
        Behind ? Behind->getPrevNode() : (At->empty() ? nullptr : &At->back());
    if (Dead == Last)
      break;
    Dead->erase();
  }
  return Made;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Computes where loads read if the loop's counter is \p Counter.
LogicalResult LoopPipeline::makeSlice(Value Counter) {
  L.setScalar(Loop.getInductionVar(), Counter);
  for (Operation *Op : Ahead.Slice)
    if (failed(L.lowerOperation(Op)))
      return failure();
  L.B.setLoc(Loop.getLoc());
  return success();
}

/// Copies tiles from where the slice says to \p Stage, if \p Exists.
LogicalResult LoopPipeline::copyAll(Value Stage, Value Exists) {
  for (const std::unique_ptr<AheadTile> &Tile : Copies)
    if (failed(Tile->copy(L, Ahead, Stage, Exists)))
      return failure();
  L.B.setLoc(Loop.getLoc());
  NVVM::CpAsyncCommitGroupOp::create(L.B);
  return success();
}

/// How many neighboring registers of type \p T are one word; 1 if they are not
/// carried as words.
static unsigned perWord(Type T, size_t Count) {
  unsigned Bits = T.getIntOrFloatBitWidth();
  if (Bits >= 32 || Bits < 8 || Count % (32 / Bits) != 0)
    return 1;
  return 32 / Bits;
}

/// Registers as a loop carries them: narrow ones together.
static void pack(Lowering &L, const Registers &Are, Registers &To) {
  unsigned Each = perWord(Are[0].getType(), Are.size());
  if (Each == 1) {
    To.append(Are);
    return;
  }
  for (size_t I = 0; I < Are.size(); I += Each)
    To.push_back(LLVM::BitcastOp::create(
        L.B, L.B.getI32Type(), packed(L, ArrayRef(Are).slice(I, Each))));
}

static Registers unpack(Lowering &L, ValueRange Words, Type T, size_t Count) {
  unsigned Each = perWord(T, Count);
  Registers Are;
  for (Value Word : Words.take_front(Count / Each)) {
    if (Each == 1) {
      Are.push_back(Word);
      continue;
    }
    Value All = LLVM::BitcastOp::create(L.B, VectorType::get(Each, T), Word);
    for (unsigned I = 0; I < Each; ++I)
      Are.push_back(
          LLVM::ExtractElementOp::create(L.B, All, L.constant(int32_t(I))));
  }
  return Are;
}

/// Loads tiles to registers in an iteration whose counter is \p Counter, if
/// there is one.
FailureOr<Registers> LoopPipeline::loadAll(Value Counter, Value Exists) {
  SmallVector<Type> Types;
  for (Operation *Load : Loads) {
    Type T = registerType(L.tileType(Load->getResult(0)).getElementType());
    size_t Count = L.Plan.home(Load->getResult(0)).registers();
    unsigned Each = perWord(T, Count);
    Types.append(Count / Each, Each == 1 ? T : Type(L.B.getI32Type()));
  }
  auto If = scf::IfOp::create(L.B, Types, Exists, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard Guard(L.B);
  auto Begin = [&](mlir::Block *Body) {
    if (!Body->empty())
      Body->back().erase();
    L.B.setInsertionPointToEnd(Body);
  };
  // The loads are ordered before the loop.
  bool HadWritten = L.HasWritten;
  L.HasWritten = false;
  Registers Are;
  Begin(If.thenBlock());
  {
    Lowering::Scope Apart(L);
    if (failed(makeSlice(Counter)))
      return failure();
    for (Operation *Load : Loads) {
      if (failed(L.lowerOperation(Load)))
        return failure();
      FailureOr<Registers> Of = L.get(Load->getResult(0));
      if (failed(Of))
        return failure();
      pack(L, *Of, Are);
    }
  }
  L.B.setLoc(Loop.getLoc());
  scf::YieldOp::create(L.B, Are);
  L.HasWritten = HadWritten;
  Begin(If.elseBlock());
  Registers None;
  for (Type T : Types)
    None.push_back(arith::ConstantOp::create(L.B, T, L.B.getZeroAttr(T)));
  scf::YieldOp::create(L.B, None);
  return Registers(If.getResults());
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static Value moved(Lowering &L, Value Pointer, LLVM::GEPArg By) {
  return LLVM::GEPOp::create(L.B, Pointer.getType(), L.B.getI8Type(), Pointer,
                             By);
}

void LoopPipeline::remark(bool IsPipelined, const llvm::Twine &Text) {
  L.LoopRemarks.push_back({Loop, IsPipelined, Text.str()});
}

void LoopPipeline::remarkPipelined() {
  if (Stages == 1) {
    remark(false, "not pipelined: shared memory has room for one stage only");
    return;
  }
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  OS << "pipelined with " << std::max(Stages, 2U) << " stages, "
     << Copies.size() << " loads by copies to shared memory and "
     << Loads.size() << " to registers";
  if (size_t Left = Ahead.Loads.size() - Copies.size() - Loads.size())
    OS << "; registers have no room for " << Left << " more";
  if (!Ahead.Hindrance.empty())
    OS << "; " << Ahead.Hindrance;
  remark(true, Text);
}

/// Leaves to the iterations what registers have no room for.
void LoopPipeline::limitLoads() {
  uint64_t Words = 0, Carried = carriedWords();
  uint64_t Most = Carried < CarriedWords ? CarriedWords - Carried : 0;
  if (!Copies.empty())
    Most = std::min(Most, FewWords);
  llvm::erase_if(Loads, [&](Operation *Load) {
    uint64_t More = wordsOf(L, Load->getResult(0));
    if (Words + More > Most)
      return true;
    Words += More;
    return false;
  });
}

/// Copies the tiles of the first iterations to their stages, of which the loop
/// carries the number in \p Carried.
LogicalResult LoopPipeline::beginCopies(Value First, Value IsAny,
                                        Registers &Carried) {
  Ring = L.scratch().write(L, Stages * StageBytes);
  L.scratch().keep(Stages * StageBytes);
  for (unsigned I = 0; I + 1 < Stages; ++I) {
    Lowering::Scope Apart(L);
    Value Counter = First, Exists = IsAny;
    if (I) {
      Value Step = stepBy(I);
      Counter = arith::AddIOp::create(L.B, First, Step);
      Exists = arith::AndIOp::create(L.B, IsAny, isBefore(First, Step));
    }
    if (failed(makeSlice(Counter)) ||
        failed(copyAll(moved(L, Ring, int32_t(I * StageBytes)), Exists)))
      return failure();
  }
  if (Stages > 1) {
    CopyStep = stepBy(Stages - 1);
    Carried.push_back(L.constant(0));
  }
  return success();
}

FailureOr<Registers> LoopPipeline::begin() {
  Registers Carried;
  if (Ahead.Loads.empty()) {
    if (!Ahead.Hindrance.empty())
      remark(false, "not pipelined: " + Ahead.Hindrance);
    return Carried;
  }
  if (L.HasSchedule) {
    remark(false, "not pipelined: the kernel says itself what is loaded when");
    return Carried;
  }
  if (failed(chooseWays()))
    return failure();
  chooseStages();
  limitLoads();
  if (Copies.empty() && Loads.empty()) {
    remark(false,
           "not pipelined: neither shared memory nor registers have room");
    return Carried;
  }
  remarkPipelined();
  ImplicitLocOpBuilder &B = L.B;
  for (Operation *Load : Ahead.Loads)
    for (Value Token : Load->getOperands())
      if (isa<MemTokenType>(Token.getType()))
        L.orderBehind(Token, /*Writes=*/false);
  L.noteAccess(/*Writes=*/false);
  Value First = L.scalar(Loop.getLowerBound());
  Value IsAny =
      arith::CmpIOp::create(B,
                            Loop.getUnsignedCmp() ? arith::CmpIPredicate::ult
                                                  : arith::CmpIPredicate::slt,
                            First, L.scalar(Loop.getUpperBound()));
  if (!Copies.empty() && failed(beginCopies(First, IsAny, Carried)))
    return failure();
  if (!Loads.empty()) {
    FailureOr<Registers> Are = loadAll(First, IsAny);
    if (failed(Are))
      return failure();
    Carried.append(*Are);
  }
  return Carried;
}

LogicalResult LoopPipeline::enterCopies(Value Counter, Value Stage) {
  ImplicitLocOpBuilder &B = L.B;
  NVVM::CpAsyncWaitGroupOp::create(B, Stages - 2);
  L.barrier();
  auto Number = [&](uint64_t N) { return L.constant(int32_t(N)); };
  Value IsFirst =
      arith::CmpIOp::create(B, arith::CmpIPredicate::eq, Stage, Number(0));
  Value Before = arith::SelectOp::create(
      B, IsFirst, Number((Stages - 1) * StageBytes),
      arith::SubIOp::create(B, Stage, Number(StageBytes)));
  {
    Lowering::Scope Apart(L);
    if (failed(makeSlice(arith::AddIOp::create(B, Counter, CopyStep))) ||
        failed(copyAll(moved(L, Ring, Before), isBefore(Counter, CopyStep))))
      return failure();
  }
  Value IsLast = arith::CmpIOp::create(B, arith::CmpIPredicate::eq, Stage,
                                       Number((Stages - 1) * StageBytes));
  Next.push_back(arith::SelectOp::create(
      B, IsLast, Number(0),
      arith::AddIOp::create(B, Stage, Number(StageBytes))));
  useStage(moved(L, Ring, Stage));
  return success();
}

/// Copies the tiles of this iteration, which is to wait for them.
LogicalResult LoopPipeline::fillOnlyStage(Value Counter) {
  // All have read what is overwritten.
  L.barrier();
  {
    Lowering::Scope Apart(L);
    Value Exists = arith::ConstantOp::create(L.B, L.B.getBoolAttr(true));
    if (failed(makeSlice(Counter)) || failed(copyAll(Ring, Exists)))
      return failure();
  }
  NVVM::CpAsyncWaitGroupOp::create(L.B, 0);
  L.barrier();
  useStage(Ring);
  return success();
}

/// Has this iteration use the tiles of the stage at \p Own.
void LoopPipeline::useStage(Value Own) {
  for (const std::unique_ptr<AheadTile> &Tile : Copies) {
    L.setShared(Tile->load()->getResult(0), Tile->inStage(L, Own));
    L.skip(Tile->load());
  }
}

LogicalResult LoopPipeline::enterLoads(Value Counter, ValueRange Words) {
  FailureOr<Registers> New =
      loadAll(arith::AddIOp::create(L.B, Counter, stepBy(1)),
              isBefore(Counter, stepBy(1)));
  if (failed(New))
    return failure();
  Next.append(*New);
  for (Operation *Load : Loads) {
    Value Tile = Load->getResult(0);
    const Layout &Home = L.Plan.home(Tile);
    Type T = registerType(L.tileType(Tile).getElementType());
    L.set(Tile, Home, unpack(L, Words, T, Home.registers()));
    Words = Words.drop_front(Home.registers() / perWord(T, Home.registers()));
    L.skip(Load);
  }
  return success();
}

LogicalResult LoopPipeline::enter(scf::ForOp New, ValueRange Carried) {
  Value Counter = New.getInductionVar();
  if (Stages == 1) {
    if (failed(fillOnlyStage(Counter)))
      return failure();
  } else if (!Copies.empty()) {
    if (failed(enterCopies(Counter, Carried[0])))
      return failure();
    Carried = Carried.drop_front();
  }
  if (!Loads.empty() && failed(enterLoads(Counter, Carried)))
    return failure();
  L.setScalar(Loop.getInductionVar(), Counter);
  return success();
}

void LoopPipeline::end() {
  if (Copies.empty())
    return;
  for (const std::unique_ptr<AheadTile> &Tile : Copies)
    L.forgetSharedTile(Tile->load()->getResult(0));
  L.scratch().keep(0);
  // Copies of iterations that there are none of write zeros.
  NVVM::CpAsyncWaitGroupOp::create(L.B, 0);
}

} // namespace opennvvm::tile
