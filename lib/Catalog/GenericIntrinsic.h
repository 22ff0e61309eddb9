//===- GenericIntrinsic.h - LLVM's own intrinsics ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What catalog/GenericIntrinsics.td says of each intrinsic of no target.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_GENERICINTRINSIC_H
#define OPENNVVM_LIB_CATALOG_GENERICINTRINSIC_H

#include "Catalog/Opcode.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Intrinsics.h"

namespace opennvvm {

/// What the verifier asks of calls; the catalog describes each.
enum class GenericCheck : uint8_t {
  Accepted,
  ConstantCopy,
  ConstantSet,
  StackSave,
  StackRestore,
  SwapWidth,
  CountWidth,
  OverflowWidth,
  Library,
  LibraryPower,
  Selected,
  OfHosts,
  ReturnAddress,
  FrameAddress
};

/// What LangRef says of a type and LLVM's verifier does not check.
struct TypeRelation {
  enum Kind : uint8_t {
    Single,    ///< No vector.
    SameLanes, ///< As many lanes as another type, or neither is a vector.
    Integers,  ///< Integers or a vector of them, and so on.
    Floats,
    Pointers,
    Booleans,
    Comparable ///< Integers or pointers.
  };
  /// Types that are no operand's.
  enum Position : int8_t { Result = -1, Field0 = -2, Field1 = -3 };

  Kind Must;
  int8_t Of; ///< An operand by its number, or a Position.
  int8_t As; ///< The type that SameLanes looks at.
};

/// What a call adds to the code for each register of its result and operands:
/// Each instructions per unit of By.
struct SizeTerm {
  enum Unit : uint8_t {
    Steps,
    Lanes,
    SplitLanes,     ///< Lanes that no predicated instruction can load.
    Bits,           ///< The width of an integer.
    WideSteps,      ///< One if an integer has more than 64 bits.
    Limbs,          ///< The 64-bit parts of such an integer.
    LimbsOfTwice,   ///< Those of an integer of twice the width.
    Insertions,     ///< Lanes that are inserted one by one.
    WideInsertions, ///< The same if they are integers of more than 64 bits.
    MatrixShape     ///< The three dimensions of a product.
  };

  Unit By;
  int8_t Of; ///< The operand measured, or TypeRelation::Result.
  uint8_t Each;
};

/// When the instruction that approximates floats computes halves.
enum class Halves : uint8_t {
  Always,
  WithFlag, ///< Where afn stands: large arguments lose all bits.
  Never
};

struct GenericIntrinsic {
  /// What it computes: itself, or what it is the constrained form of.
  llvm::Intrinsic::ID Computes;
  /// Why a call cannot be emitted, where it cannot.
  llvm::StringLiteral Refusal;
  /// What to do instead; may be empty.
  llvm::StringLiteral Remedy;
  /// The function of libdevice for doubles; that for floats ends in "f". Empty
  /// where there is none.
  llvm::StringLiteral Library;
  llvm::StringLiteral Second; ///< Computes the second of two results.
  /// The instruction that approximates it, where there is one.
  std::optional<Opcode> Approximate;
  std::optional<Opcode> Flushing; ///< Its form that flushes denormal numbers.
  uint32_t Before; ///< Factor of its operand, the bits of a float; 0 for none.
  uint32_t After;  ///< Factor of its result.
  /// Mod::Rni, which makes cvt round to an integral value as the intrinsic
  /// does; None if it is none that rounds, or no conversion rounds so.
  Mod Rounding;
  Halves OfHalves;
  GenericCheck Check;
  uint16_t ShapeBegin, ShapeCount;
  uint16_t TermBegin, TermCount;
  /// Whether PTX has it in a form that takes subnormal operands for zero, as it
  /// does arithmetic.
  bool FlushesOperands;
  /// Whether the result is the first operand, and no instruction is printed.
  bool IsFirstOperand;
};

/// The row of \p ID; null when \p ID is a target's or not_intrinsic.
const GenericIntrinsic *lookupGeneric(llvm::Intrinsic::ID ID);

/// All rows; that of Intrinsic::ID N is number N - 1.
llvm::ArrayRef<GenericIntrinsic> genericIntrinsics();

llvm::ArrayRef<TypeRelation> shapesOf(const GenericIntrinsic &Row);

/// What makes the code of a call large; nothing for one instruction per
/// register.
llvm::ArrayRef<SizeTerm> sizeOf(const GenericIntrinsic &Row);

/// Whether \p Name belongs to an intrinsic of a target other than NVPTX, even
/// if LLVM no longer has the intrinsic: "llvm.x86.sse2.pause".
bool isOtherTargets(llvm::StringRef Name);

/// What is said of an intrinsic without a row.
inline constexpr llvm::StringLiteral NoMeaningOnGPU =
    "it has no meaning on a GPU, or none that PTX can express";

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_GENERICINTRINSIC_H
