//===- Atomic.h - Atomic operations of PTX ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What catalog/Atomics.td says of atomicrmw. What has no form becomes a loop
// around atom.cas.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_ATOMIC_H
#define OPENNVVM_LIB_CATALOG_ATOMIC_H

#include "Catalog/Opcode.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Instructions.h"

namespace opennvvm {

/// The operand type of an operation.
enum class AtomicType : uint8_t {
#define OPENNVVM_ATOMIC_TYPES
#include "opennvvm/Catalog/Atomics.inc"
#undef OPENNVVM_ATOMIC_TYPES
};

/// An atomicrmw that is one instruction.
struct AtomicForm {
  llvm::AtomicRMWInst::BinOp Op;
  AtomicType Type;
  llvm::StringLiteral Text; ///< ".add.u32", behind scope and space.
  Mod Operation;            ///< The same by its words: Mod::Add.
  Mod Modifier;             ///< Mod::Noftz, or None.
  Mod ValueType;            ///< Mod::U32.
  bool HasRed;              ///< red has it as well.
  Gate Needs;
};

/// The form of \p Op on \p Type; null if there is none on machine \p SM.
const AtomicForm *findAtomicForm(llvm::AtomicRMWInst::BinOp Op, AtomicType Type,
                                 const SMInfo &SM);

/// Whether atom and red have address space \p Space.
bool hasAtomics(unsigned Space);

/// What a synchronization scope of LLVM IR stands for.
struct AtomicScope {
  llvm::StringLiteral IR; ///< "device"
  Mod PTX;                ///< Mod::Gpu
  bool IsOfWord;          ///< Of an atomic that a word describes.
  bool PrintsScope;
  bool PrintsOrder;
  llvm::StringLiteral Hint; ///< Of the L2 cache: "evict_first"; may be empty.
};

/// What synchronization scope \p Name of LLVM IR stands for; null if nothing.
const AtomicScope *findAtomicScope(llvm::StringRef Name);

/// The scope of an atomic that a word describes. \p PTX: Mod::Gpu; None for
/// none, which applies to the device. Null if there is no such hint.
const AtomicScope *scopeOfWord(Mod PTX, bool HasOrder, llvm::StringRef Hint);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_ATOMIC_H
