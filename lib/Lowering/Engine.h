//===- Engine.h - The rewrite engine and its rows ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row of a table says which intrinsic it is about, what has to hold (guard)
// and what the call becomes (recipe). The engine takes each call through the
// same phases: candidates, pattern, types, operands, further checks, build,
// replace, carry over, delete.
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

/// What the function must do with denormals. An instruction without .ftz is
/// an operation of a function that keeps them, one with .ftz of a function
/// that flushes them; nothing else says in IR which of the two is meant.
enum class Denormals : uint8_t {
  Any,      ///< The operation gives the same either way.
  Kept,     ///< Of f32.
  Flushed,  ///< Of f32: to zero with the sign kept.
  HalfKept, ///< Of f16 and bf16.
};

/// What has to hold for a row to apply.
struct Guard {
  Denormals Mode = Denormals::Any;
  uint8_t Constants = 0; ///< Bit per operand that must be a constant integer.
  bool NeverNaN = false; ///< Neither operand 0 nor the result may be a NaN.
  bool InOrder = false;  ///< All threads of the block must come by, together.
  bool (*Holds)(const Match &) = nullptr; ///< What else has to hold.
};

/// How one operand of what is built comes from the operands of the call.
struct Operand {
  enum KindTy : uint8_t {
    None,
    Direct,   ///< As it is.
    Signed,   ///< Extended to twice the width.
    Unsigned, ///< Extended to twice the width.
    Bytes,    ///< Lanes of bytes; shuffled as the mask says.
    One,      ///< Not an operand of the call: the constant 1.0.
  };
  KindTy Kind = None;
  uint8_t Arg = 0;
};

/// Which flags of the call its replacement has.
enum class Carry : uint8_t {
  All,
  /// What is known of values, and no leave to compute something else: the
  /// intrinsic promised this rounding and no contraction.
  Values,
};

/// What a call becomes.
struct Recipe {
  enum KindTy : uint8_t {
    TheOperand, ///< The first operand that is listed.
    Generic,    ///< A call of llvm.*, overloaded on the result.
    Binary,
    Cast,
    Custom, ///< What the function builds.
  };
  KindTy Kind = Custom;
  unsigned What = 0; ///< Intrinsic::ID, or the opcode.
  std::array<Operand, 3> Operands;
  Carry Flags = Carry::All;
  llvm::Value *(*Build)(Match &) = nullptr; ///< May give up with null.
  Leeway Later = Leeway::None;
};

/// One row of a table.
struct Row {
  llvm::Intrinsic::ID ID;
  llvm::StringLiteral Rule;
  Guard When;
  Recipe Becomes;
  LoweringLevel Level = LoweringLevel::Basic;
  /// Of an intrinsic that LLVM does not know: its name in the catalog.
  llvm::StringLiteral Internal = "";

  /// What a later stage may make of the replacement. That an instruction with
  /// .ftz flushes is more than the mode of the function promises; and LLVM's
  /// back end takes what is said of f32 for f16 too.
  Leeway leeway() const {
    bool MayFlush = When.Mode == Denormals::Flushed ||
                    When.Mode == Denormals::HalfKept;
    return MayFlush ? Becomes.Later | Leeway::Flushing : Becomes.Later;
  }
};

/// One file of rules.
struct Category {
  llvm::StringLiteral Name;
  llvm::ArrayRef<Row> Rows;
};

/// All categories, in the order in which they are tried.
llvm::ArrayRef<Category> categories();

/// lowerIntrinsics() by other tables than those.
bool lowerWithTables(llvm::Function &F, LoweringLevel Level, const SMInfo &SM,
                     llvm::ArrayRef<Category> Tables,
                     Leeway Permitted = Leeway::None);

const Category &vectorRules();      // Rules/Vectors.cpp
const Category &shuffleRules();     // Rules/Shuffles.cpp
const Category &warpRules();        // Rules/Warp.cpp
const Category &conversionRules();  // Rules/Conversions.cpp
const Category &narrowFloatRules(); // Rules/NarrowFloats.cpp
const Category &convertWordRules(); // Rules/ConvertWords.cpp
const Category &arithmeticRules();  // Rules/Arithmetic.cpp
const Category &barrierRules();     // Rules/Barriers.cpp

//===----------------------------------------------------------------------===//
// Recipes, short to write
//===----------------------------------------------------------------------===//

constexpr Operand direct(uint8_t Arg) { return {Operand::Direct, Arg}; }

/// llvm.* of the same operands.
constexpr Recipe generic(llvm::Intrinsic::ID ID, unsigned Operands,
                         Carry Flags = Carry::All) {
  Recipe R{Recipe::Generic, ID, {}, Flags, nullptr};
  for (unsigned I = 0; I < Operands; ++I)
    R.Operands[I] = direct(I);
  return R;
}
constexpr Recipe binary(unsigned Opcode, Carry Flags, Operand A = direct(0),
                        Operand B = direct(1)) {
  return {Recipe::Binary, Opcode, {A, B}, Flags, nullptr};
}
constexpr Recipe castTo(unsigned Opcode, Carry Flags = Carry::Values) {
  return {Recipe::Cast, Opcode, {direct(0)}, Flags, nullptr};
}
constexpr Recipe operand(uint8_t Arg) {
  return {Recipe::TheOperand, 0, {direct(Arg)}, Carry::All, nullptr};
}
constexpr Recipe custom(llvm::Value *(*Build)(Match &),
                        std::array<Operand, 3> Operands = {},
                        Carry Flags = Carry::Values) {
  return {Recipe::Custom, 0, Operands, Flags, Build};
}
/// The same, of which a later stage may make more.
constexpr Recipe leaving(Leeway Later, Recipe R) {
  R.Later = Later;
  return R;
}

//===----------------------------------------------------------------------===//
// Calls under a row
//===----------------------------------------------------------------------===//

/// What the engine knows of the function.
struct Surroundings {
  llvm::Function &F;
  const SMInfo &SM;
  LoweringLevel Level;
  Leeway Permitted;
  bool FlushesF32 = false, KeepsF32 = false, KeepsHalf = false;
  /// Calls that were replaced and wait to be deleted.
  llvm::SmallSetVector<llvm::CallInst *, 16> Dead;

  Surroundings(llvm::Function &F, LoweringLevel Level, const SMInfo &SM,
               Leeway Permitted);
  ~Surroundings();
  const SyncOrder &order();

  /// What is said of how the function is started; read when first asked for.
  struct Start {
    bool IsKernel;
    /// Threads of a block, where the kernel says so; 0 otherwise.
    uint64_t BlockThreads;
  };
  const Start &start();

private:
  std::optional<Start> Known;
  /// How barriers follow each other; computed when first asked for. No rule
  /// moves one, so that it stays right.
  std::unique_ptr<SyncOrder> Order;
};

/// A call that a row may be about, and the operands of what it becomes.
class Match {
public:
  Match(llvm::CallInst &Call, const Row &R, Surroundings &Around,
        llvm::IRBuilderBase &B)
      : B(B), Call(Call), R(R), Around(Around) {}

  /// Phases "types", "operands" and "further checks".
  bool fits() const;
  /// Phase "build": makes the three lists, then the replacement. Null when
  /// there is none after all.
  llvm::Value *build();

  llvm::CallInst &call() const { return Call; }
  const Row &row() const { return R; }
  Surroundings &around() const { return Around; }
  llvm::Type *type() const { return Call.getType(); }
  llvm::Value *arg(unsigned I) const { return Call.getArgOperand(I); }
  /// Operand \p I, which the guard asked to be a constant.
  uint64_t constant(unsigned I) const;
  /// Operand \p I of what is built.
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
  /// Operands as they are, with another type, and rearranged.
  llvm::SmallVector<llvm::Value *, 4> DirectList, TypedList, ShuffledList;
  llvm::SmallVector<llvm::Value *, 4> Assembled;
};

/// Whether \p V is known to be no NaN, by flags or by what it is.
bool isNeverNaN(const llvm::Value *V, const llvm::DataLayout &DL);

/// An instruction, also of constants: IRBuilder would fold them and not ask
/// what the function does with denormals.
llvm::Value *makeCast(llvm::IRBuilderBase &B, llvm::Instruction::CastOps Opcode,
                      llvm::Value *V, llvm::Type *To);

/// The type with the lanes of \p Like, each a \p Element.
llvm::Type *withLanesOf(llvm::Type *Like, llvm::Type *Element);

} // namespace opennvvm::lowering

#endif // OPENNVVM_LIB_LOWERING_ENGINE_H
