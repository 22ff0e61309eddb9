//===- Engine.h - The rewrite engine and its rows ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row of catalog/Lowering.td says which intrinsic it applies to, under which
// conditions (guard), and what replaces the call (recipe). The engine takes
// each call through the same steps: candidates, pattern, types, operands,
// further checks, build, replace, carry over, delete.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LOWERING_ENGINE_H
#define OPENNVVM_LIB_LOWERING_ENGINE_H

#include "Lowering/IntrinsicLowering.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Intrinsics.h"
#include <array>
#include <memory>
#include <optional>

namespace opennvvm::lowering {

class Match;
class SyncOrder;

/// How the function must treat denormals. An instruction without .ftz can only
/// be expressed in a function that preserves them, one with .ftz only in a
/// function that flushes them; IR has no other way to tell the two apart.
enum class Denormals : uint8_t {
  Any,      ///< The operation gives the same result either way.
  Kept,     ///< f32 preserves them.
  Flushed,  ///< f32 flushes them to zero, keeping the sign.
  HalfKept, ///< f16 and bf16 preserve them.
};

/// The conditions for a row to apply.
struct Guard {
  Denormals Mode = Denormals::Any;
  uint8_t Constants = 0; ///< A bit for each operand that must be a constant
                         ///< integer.
  bool NeverNaN = false; ///< Neither operand 0 nor the result may be a NaN.
  bool InOrder = false;  ///< All threads of the block must execute it,
                         ///< together.
  bool (*Holds)(const Match &) = nullptr; ///< Any further condition.
};

/// How an operand of the replacement is derived from the call's operands.
struct Operand {
  enum KindTy : uint8_t {
    None,
    Direct,   ///< Unchanged.
    Signed,   ///< Extended to twice the width.
    Unsigned, ///< Extended to twice the width.
    Bytes,    ///< Vectors of bytes, shuffled with the mask.
    One,      ///< Not an operand of the call: the constant 1.0.
  };
  KindTy Kind = None;
  uint8_t Arg = 0;
};

/// Which flags of the call its replacement keeps.
enum class Carry : uint8_t {
  All,
  /// Flags that describe values, but none that permit computing something else:
  /// the intrinsic promised this rounding and no contraction.
  Values,
};

/// What replaces a call.
struct Recipe {
  enum KindTy : uint8_t {
    TheOperand, ///< The first operand in the list.
    Generic,    ///< A call of llvm.*, overloaded on the result.
    Binary,
    Cast,
    Custom,  ///< The result of the function Build.
    Refusal, ///< Nothing: the row says why.
  };
  KindTy Kind = Custom;
  /// An Intrinsic::ID, an opcode, or what Build asks the row for.
  unsigned What = 0;
  std::array<Operand, 3> Operands;
  Carry Flags = Carry::All;
  llvm::Value *(*Build)(Match &) = nullptr; ///< May return null to give up.
  /// What a later stage may do with the replacement, but not with the call.
  Leeway Later = Leeway::None;
};

/// One row of a table; catalog/Lowering.td has them.
struct Row {
  llvm::Intrinsic::ID ID;
  llvm::StringLiteral Rule;
  Guard When;
  Recipe Becomes;
  LoweringLevel Level = LoweringLevel::Basic;
  /// For an intrinsic that LLVM does not know: its name in the catalog.
  llvm::StringLiteral Internal = "";
  /// Why a call has no replacement; empty if it has one.
  llvm::StringLiteral Why = "";
};

/// One file of rules.
struct Category {
  llvm::StringLiteral Name;
  llvm::ArrayRef<Row> Rows;
};

/// All categories, in the order in which they are tried.
llvm::ArrayRef<Category> categories();

/// Like lowerIntrinsics(), with other tables.
bool lowerWithTables(llvm::Function &F, LoweringLevel Level, const SMInfo &SM,
                     llvm::ArrayRef<Category> Tables,
                     Leeway Permitted = Leeway::None);

// Each from the file in Rules of a similar name.
const Category &vectorRules();
const Category &shuffleRules();
const Category &warpRules();
const Category &warpWordRules();
const Category &conversionRules();
const Category &narrowFloatRules();
const Category &convertWordRules();
const Category &arithmeticRules();
const Category &arithmeticWordRules();
const Category &matrixWordRules();
const Category &barrierRules();

//===----------------------------------------------------------------------===//
// Calls under a row
//===----------------------------------------------------------------------===//

/// What the engine knows about the function.
struct Surroundings {
  llvm::Function &F;
  const SMInfo &SM;
  LoweringLevel Level;
  Leeway Permitted;
  bool FlushesF32 = false, KeepsF32 = false, KeepsHalf = false;
  /// Replaced calls that will be deleted.
  llvm::SmallSetVector<llvm::CallInst *, 16> Dead;

  Surroundings(llvm::Function &F, LoweringLevel Level, const SMInfo &SM,
               Leeway Permitted);
  ~Surroundings();
  const SyncOrder &order();

  /// Facts about how the function is launched; computed on first use.
  struct Start {
    bool IsKernel;
    /// Threads per block, if the kernel specifies the number; otherwise 0.
    uint64_t BlockThreads;
  };
  const Start &start();

private:
  std::optional<Start> Known;
  /// The order of barriers; computed on first use. No rule moves a barrier, so
  /// it remains valid.
  std::unique_ptr<SyncOrder> Order;
};

/// A call that a row may apply to, and the operands of its replacement.
class Match {
public:
  Match(llvm::CallInst &Call, const Row &R, Surroundings &Around,
        llvm::IRBuilderBase &B)
      : B(B), Call(Call), R(R), Around(Around) {}

  /// The steps "types", "operands" and "further checks".
  bool fits() const;
  /// The step "build": creates the three lists, then the replacement. Null if
  /// there is none after all.
  llvm::Value *build();

  llvm::CallInst &call() const { return Call; }
  const Row &row() const { return R; }
  Surroundings &around() const { return Around; }
  llvm::Type *type() const { return Call.getType(); }
  llvm::Value *arg(unsigned I) const { return Call.getArgOperand(I); }
  /// Operand \p I, which the guard requires to be constant.
  uint64_t constant(unsigned I) const;
  /// Operand \p I of the replacement.
  llvm::Value *operator[](unsigned I) const { return Assembled[I]; }

  llvm::IRBuilderBase &B;

private:
  bool typesFit() const;
  bool operandsFit() const;
  bool denormalsFit() const;
  bool leewayFits() const;
  bool machineHasIt() const;
  void listOperands();
  llvm::Value *take(const Operand &O);

  llvm::CallInst &Call;
  const Row &R;
  Surroundings &Around;
  /// Operands that are unchanged, have another type, or are rearranged.
  llvm::SmallVector<llvm::Value *, 4> DirectList, TypedList, ShuffledList;
  llvm::SmallVector<llvm::Value *, 4> Assembled;
};

/// Whether \p V is known not to be a NaN, by its flags or its operation.
bool isNeverNaN(const llvm::Value *V, const llvm::DataLayout &DL);

/// Creates an instruction even for constants: IRBuilder would fold them without
/// regard to how the function treats denormals.
llvm::Value *makeCast(llvm::IRBuilderBase &B, llvm::Instruction::CastOps Opcode,
                      llvm::Value *V, llvm::Type *To);

/// A vector type with as many lanes as \p Like, each of type \p Element.
llvm::Type *withLanesOf(llvm::Type *Like, llvm::Type *Element);

} // namespace opennvvm::lowering

#endif // OPENNVVM_LIB_LOWERING_ENGINE_H
