//===- Lowering.h - One kernel of nv_tileas as code of a thread -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile becomes one value of llvm, nvvm or arith for each register of a
// thread, in the layout that LayoutPlan has chosen. Operations ask for their
// operands in the layout that suits them, and conversions are made where it is
// another one. Control flow stays scf, and carries registers. Each operation
// has a handler, which the files here add to one table.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_LOWERING_H
#define OPENNVVM_LIB_TILE_TONVVM_LOWERING_H

#include "LayoutPlan.h"
#include "Numbers/Numbers.h"
#include "StageMap.h"
#include "Tile/Analysis/AxisFacts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/DenseSet.h"
#include <optional>

namespace opennvvm::tile {

using mlir::FailureOr;
using mlir::LogicalResult;
using mlir::Operation;
using mlir::Type;
using mlir::Value;
using mlir::ValueRange;
using Registers = llvm::SmallVector<Value>;

class Lowering;

/// What makes the code of an operation where it stands.
using Handler = LogicalResult (*)(Lowering &, Operation *);
/// What makes the registers of a result in a layout in which it is wanted.
using Maker = FailureOr<Registers> (*)(Lowering &, mlir::OpResult,
                                       const Layout &);
struct Handlers {
  llvm::DenseMap<mlir::TypeID, Handler> Here;
  llvm::DenseMap<mlir::TypeID, Maker> Wanted;
};

/// Lets \p Fn make the code of operations of its second parameter's type.
template <auto Fn> struct On;
template <typename OpT, LogicalResult (*Fn)(Lowering &, OpT)> struct On<Fn> {
  static void add(Handlers &To) {
    To.Here[mlir::TypeID::get<OpT>()] = [](Lowering &L, Operation *Op) {
      return Fn(L, llvm::cast<OpT>(Op));
    };
  }
};
/// Lets \p Fn make results of such operations, in the layout that is wanted.
template <auto Fn> struct Wanted;
template <typename OpT,
          FailureOr<Registers> (*Fn)(Lowering &, OpT, const Layout &)>
struct Wanted<Fn> {
  static void add(Handlers &To) {
    To.Wanted[mlir::TypeID::get<OpT>()] = [](Lowering &L, mlir::OpResult Result,
                                             const Layout &In) {
      return Fn(L, llvm::cast<OpT>(Result.getOwner()), In);
    };
  }
};

void addElementHandlers(Handlers &To);
void addShapeHandlers(Handlers &To);
void addPartHandlers(Handlers &To);
void addReinterpretHandlers(Handlers &To);
void addControlHandlers(Handlers &To);
void addAddressHandlers(Handlers &To);
void addViewHandlers(Handlers &To);
void addTiledAccessHandlers(Handlers &To);
void addLocalViewHandlers(Handlers &To);
void addGatherHandlers(Handlers &To);
void addAtomicHandlers(Handlers &To);
void addOrderHandlers(Handlers &To);
void addReductionHandlers(Handlers &To);
void addScanHandlers(Handlers &To);
void addProductHandlers(Handlers &To);
void addHostHandlers(Handlers &To);
void addBufferHandlers(Handlers &To);
void addCopyHandlers(Handlers &To);
void addAgentHandlers(Handlers &To);
void addPipelineHandlers(Handlers &To);
void addTensorHandlers(Handlers &To);
Handlers allHandlers();

/// Gives back what the block has allocated, at its end.
void freeAllocations(Lowering &L);

/// Bytes of the block's shared memory that operations of one team use one after
/// the other.
class Scratch {
public:
  explicit Scratch(std::string Name) : Name(std::move(Name)) {}
  /// The variable.
  llvm::StringRef name() const { return Name; }
  /// The memory, of at least \p Bytes, aligned to 16, for writing: what was
  /// read from it before has been read by all threads. An address of space 3.
  Value write(Lowering &L, uint64_t Bytes);
  /// What all threads have written can be read.
  void read(Lowering &L);
  /// The bytes that are needed in all.
  uint64_t size() const { return Size; }
  /// Other code, before this or after it, may read it.
  void assumeRead() { IsBeingRead = true; }
  /// Keeps the first \p Bytes for other things, from now on.
  void keep(uint64_t Bytes) { Kept = Bytes; }

private:
  friend class Lowering;
  std::string Name;
  uint64_t Size = 0, Kept = 0;
  bool IsBeingRead = false;
};

/// How operations access a buffer in shared memory.
enum class SharedUse : uint8_t { Read = 1, Write = 2, Change = 4 };

/// The threads that code is for: those of a block, or of an agent.
struct Team {
  unsigned FirstWarp = 0; ///< Of the block.
  unsigned Warps = 1;
  unsigned Barrier = 0; ///< The number of its barrier.
  bool IsBlock = true;

  unsigned threads() const { return 32 * Warps; }
};

/// The mbarriers and tensor maps of a kernel.
class Schedule;
/// What tokens order.
class TokenOrder;

/// The symbol of the block's shared memory.
inline constexpr llvm::StringLiteral SharedSymbol = "__nv_tileas_smem";

class Lowering {
public:
  /// The most bytes of scratch.
  static constexpr uint64_t MaxScratch = 48 * 1024;

  /// \param Warps of a block
  /// \param SharedName of the variable that is the block's scratch; names of
  ///        others begin with it
  Lowering(const Handlers &Table, LayoutPlan &Plan,
           const AxisFactsAnalysis &Facts, const Machine &M,
           mlir::ImplicitLocOpBuilder &B, const std::string &SharedName,
           unsigned Warps, uint64_t CopyBytes)
      : B(B), M(M), Plan(Plan), Facts(Facts), CopyBytes(CopyBytes),
        SharedName(SharedName), Table(Table), Shared(SharedName) {
    Scopes.emplace_back();
    Now.Warps = Warps;
  }

  //===--------------------------------------------------------------------===//
  // Values
  //===--------------------------------------------------------------------===//

  /// The registers of \p Tile in layout \p In, made or converted at the
  /// builder's place if they are not there yet. Each has the type that
  /// registerType() gives for the element. Fails after a diagnostic.
  FailureOr<Registers> get(Value Tile, const Layout &In);
  /// Those in the tile's own layout; not for free tiles.
  FailureOr<Registers> get(Value Tile) { return get(Tile, Plan.home(Tile)); }
  /// Says what the registers of \p Tile are in layout \p In.
  void set(Value Tile, const Layout &In, Registers Are);

  /// What a value that is no tile has become: index and tf32 as registerType()
  /// says.
  Value scalar(Value V) { return Scalars.lookup(V); }
  void setScalar(Value V, Value To) { Scalars[V] = To; }
  /// Values that are several, or none, for a thread: iterators are a stage and
  /// a phase, ends of pipelines a stage, asynchronous work an mbarrier and its
  /// parity.
  llvm::ArrayRef<Value> parts(Value V) const {
    auto At = Parts.find(V);
    return At == Parts.end() ? llvm::ArrayRef<Value>()
                             : llvm::ArrayRef<Value>(At->second);
  }
  void setParts(Value V, llvm::ArrayRef<Value> To) {
    Parts[V].assign(To.begin(), To.end());
  }
  /// The types of these; nothing for values that are one.
  std::optional<llvm::SmallVector<Type>> partTypes(Type T) const;
  /// Whether \p V is a tile.
  static bool isTile(Value V);
  /// Whether \p V is a tile that is a buffer in shared memory. Its scalar() is
  /// a pointer.
  static bool isBuffer(Value V);
  static mlir::nv_tileas::TileType tileType(Value V);

  /// Says that \p Load, a tile, has been copied to shared memory, in which it
  /// stays until forgetSharedTile().
  void setShared(Value Load, SharedTile Is) {
    SharedTiles[Load] = std::move(Is);
    HasCopies = true;
  }
  void forgetSharedTile(Value Load) { SharedTiles.erase(Load); }
  /// Whether there has been such a tile.
  bool hasCopies() const { return HasCopies; }
  /// Where \p Tile is in shared memory, perhaps as a tile of another shape.
  std::optional<SharedTile> sharedTile(Value Tile) const;

  /// The layout of \p Tile: its own, or for free tiles the one of rows.
  Layout layoutOf(Value Tile);

  //===--------------------------------------------------------------------===//
  // Threads
  //===--------------------------------------------------------------------===//

  /// The threads that code is being made for.
  const Team &team() const { return Now; }
  /// Makes code for \p Other while \p Do runs.
  LogicalResult asTeam(const Team &Other,
                       llvm::function_ref<LogicalResult()> Do);

  Value lane();        ///< 0 to 31, an i32.
  Value warp();        ///< Of the team, an i32.
  Value thread();      ///< Of the team, an i32.
  Value blockThread(); ///< Of the block, an i32.
  /// The bits of an element's row-major number that its lane and its warp say,
  /// those of \p Mask, moved to the right by \p Shift; an i32.
  Value threadPart(const Layout &In, uint32_t Mask, unsigned Shift = 0);
  /// Whether this thread is the one of those with the same elements that acts
  /// for all; null if all threads have their own.
  Value isOwner(const Layout &In);

  //===--------------------------------------------------------------------===//
  // Shared memory and order
  //===--------------------------------------------------------------------===//

  Scratch &scratch() { return Shared; }
  /// A barrier of the team.
  void barrier();

  /// \p Bytes of shared memory that nothing else uses, at an address that is a
  /// multiple of \p Alignment. A pointer of space 3.
  Value allocateShared(uint64_t Bytes, uint64_t Alignment);
  /// The same as an offset for sharedAt().
  uint64_t reserveShared(uint64_t Bytes, uint64_t Alignment);
  Value sharedAt(uint64_t Offset);
  /// The shared memory that code wants: variables, their bytes and alignments.
  struct SharedVariable {
    std::string Name;
    uint64_t Bytes, Alignment;
  };
  llvm::SmallVector<SharedVariable> sharedVariables() const;

  /// Before the buffer \p Root is accessed by threads of the team: what others
  /// of them did to it before has happened.
  void useShared(Value Root, SharedUse How);
  /// \p Root is a buffer that nothing has accessed yet.
  void forgetShared(Value Root) { SharedUses.erase(Root); }
  /// Before a loop: no access in it has to wait for what was before it.
  void useSharedIn(Operation *Loop);
  /// What has been done to buffers since the team's last barrier. Regions start
  /// with what was before them, and code behind an operation with regions does
  /// not know which have been executed.
  using SharedUseMap = llvm::DenseMap<Value, uint8_t>;
  const SharedUseMap &sharedUses() const { return SharedUses; }
  void setSharedUses(SharedUseMap To) { SharedUses = std::move(To); }
  void assumeSharedIn(Operation *Op, const SharedUseMap &Before);
  /// Whether a thread of the team has accessed shared memory as \p How says,
  /// and no barrier is behind it.
  bool hasUsedShared(SharedUse How) const;
  /// Before an access to global memory that a token orders after others.
  void orderBehind(Value Token, bool Writes);
  /// After an access.
  void noteAccess(bool Writes);

  /// \p Are in layout \p From, as registers of \p To. The bits of a tile are
  /// the same in both.
  FailureOr<Registers> convert(const Registers &Are, const Layout &From,
                               const Layout &To);
  /// The same by way of shared memory, where only owners write.
  FailureOr<Registers> exchangeThroughShared(const Registers &Are,
                                             const Layout &From,
                                             const Layout &To);
  /// The registers that the owners have, for all.
  FailureOr<Registers> shareOwners(const Registers &Are, const Layout &In);

  //===--------------------------------------------------------------------===//
  // Operations
  //===--------------------------------------------------------------------===//

  /// Lowers what is in \p Body but for its terminator.
  LogicalResult lowerBody(mlir::Block &Body);
  LogicalResult lowerOperation(Operation *Op);
  /// Says that the results of \p Op are known before it is reached.
  void skip(Operation *Op) { Skipped.insert(Op); }
  /// Lowers the scalar operations of a region of `map` and its kin on
  /// \p Arguments, and gives what they yield.
  FailureOr<Registers> inlineScalars(mlir::Block &Body, ValueRange Arguments);

  /// The registers of values as a region carries them: tiles in their own
  /// layout, then scalars, and the parts of other values.
  FailureOr<Registers> flatten(ValueRange Values, ValueRange As);
  /// The types of these.
  llvm::SmallVector<Type> flatTypes(ValueRange Values);
  /// Says that \p Values are \p Flat; the number of them that were used.
  void unflatten(ValueRange Values, ValueRange Flat);

  /// What is made in a region is not known outside of it.
  class Scope {
  public:
    explicit Scope(Lowering &L) : L(L) { L.Scopes.emplace_back(); }
    ~Scope() { L.Scopes.pop_back(); }
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

  private:
    Lowering &L;
  };

  /// A power of two that divides each element of \p V, at most 2^16.
  uint64_t divisorOf(Value V) const;

  /// Numbers of i32 and i64.
  Value constant(int32_t Number);
  Value constant64(int64_t Number);

  mlir::ImplicitLocOpBuilder &B;
  const Machine &M;
  LayoutPlan &Plan;
  const AxisFactsAnalysis &Facts;
  /// Bytes of shared memory that copies may take ahead of their loops.
  const uint64_t CopyBytes;
  /// The variable that is the block's scratch.
  const std::string SharedName;
  /// Whether the program has agents or buffers in shared memory of its own.
  bool HasSchedule = false;
  /// What the threads of a block have done to memory since the last barrier.
  bool HasRead = false, HasWritten = false;
  /// What is to be said of loops when all is done.
  struct LoopRemark {
    Operation *Loop;
    bool IsPipelined;
    std::string Text;
  };
  llvm::SmallVector<LoopRemark, 0> LoopRemarks;
  /// The first thread's variable with the address of what the heap gave last;
  /// null if nothing is allocated.
  Value LastAllocation;
  /// What the program's schedule consists of.
  Schedule *Plans = nullptr;
  TokenOrder *Order = nullptr;
  /// The mbarriers of the stages that are being filled, the innermost last.
  llvm::SmallVector<Value> StageBarriers;
  /// Whether copies to the stage that is being filled were made by registers,
  /// though they are asynchronous in the program.
  bool HasPlainCopies = false;
  /// The next barrier that an agent may have.
  unsigned NextBarrier = 1;

private:
  friend class Scratch;
  struct Known {
    Layout In;
    Registers Are;
  };
  const Registers *find(Value Tile, const Layout &In) const;

  const Handlers &Table;
  llvm::DenseMap<Value, Value> Scalars;
  llvm::DenseMap<Value, SharedTile> SharedTiles;
  bool HasCopies = false;
  llvm::DenseSet<Operation *> Skipped;
  llvm::DenseMap<Value, llvm::SmallVector<Value, 2>> Parts;
  llvm::SmallVector<llvm::DenseMap<Value, llvm::SmallVector<Known, 1>>> Scopes;
  Team Now;
  Scratch Shared;
  uint64_t BufferBytes = 0, BufferAlignment = 16;
  llvm::SmallVector<SharedVariable> OtherScratch;
  SharedUseMap SharedUses;
  Value Thread, Lane, Warp, BlockThread;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_LOWERING_H
