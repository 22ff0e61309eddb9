//===- AtomicTable.h - Atomic operations of PTX -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The read-modify-write operations of atom and red, by type.
// catalog/Mnemonics.td says which machines have them. All others become a loop
// around atom.cas.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_INSTS_ATOMICTABLE_H
#define OPENNVVM_LIB_PTX_INSTS_ATOMICTABLE_H

#include "llvm/IR/Instructions.h"

namespace opennvvm::ptx {

/// The operand type of an operation.
enum class AtomicType : uint8_t {
  I32,
  I64,
  I128,
  F32,
  F64,
  F16,
  BF16,
  F16x2,
  BF16x2
};

struct AtomicForm {
  llvm::AtomicRMWInst::BinOp Op;
  AtomicType Type;
  llvm::StringLiteral Text; ///< ".add.u32"
  bool HasRed;
};

inline constexpr AtomicForm AtomicForms[] = {
    {llvm::AtomicRMWInst::Xchg, AtomicType::I32, ".exch.b32", false},
    {llvm::AtomicRMWInst::Xchg, AtomicType::I64, ".exch.b64", false},
    {llvm::AtomicRMWInst::Xchg, AtomicType::F32, ".exch.b32", false},
    {llvm::AtomicRMWInst::Xchg, AtomicType::F64, ".exch.b64", false},
    {llvm::AtomicRMWInst::Xchg, AtomicType::F16x2, ".exch.b32", false},
    {llvm::AtomicRMWInst::Xchg, AtomicType::BF16x2, ".exch.b32", false},
    {llvm::AtomicRMWInst::Xchg, AtomicType::I128, ".exch.b128", false},
    {llvm::AtomicRMWInst::Add, AtomicType::I32, ".add.u32", true},
    {llvm::AtomicRMWInst::Add, AtomicType::I64, ".add.u64", true},
    {llvm::AtomicRMWInst::And, AtomicType::I32, ".and.b32", true},
    {llvm::AtomicRMWInst::And, AtomicType::I64, ".and.b64", true},
    {llvm::AtomicRMWInst::Or, AtomicType::I32, ".or.b32", true},
    {llvm::AtomicRMWInst::Or, AtomicType::I64, ".or.b64", true},
    {llvm::AtomicRMWInst::Xor, AtomicType::I32, ".xor.b32", true},
    {llvm::AtomicRMWInst::Xor, AtomicType::I64, ".xor.b64", true},
    {llvm::AtomicRMWInst::Max, AtomicType::I32, ".max.s32", true},
    {llvm::AtomicRMWInst::Max, AtomicType::I64, ".max.s64", true},
    {llvm::AtomicRMWInst::Min, AtomicType::I32, ".min.s32", true},
    {llvm::AtomicRMWInst::Min, AtomicType::I64, ".min.s64", true},
    {llvm::AtomicRMWInst::UMax, AtomicType::I32, ".max.u32", true},
    {llvm::AtomicRMWInst::UMax, AtomicType::I64, ".max.u64", true},
    {llvm::AtomicRMWInst::UMin, AtomicType::I32, ".min.u32", true},
    {llvm::AtomicRMWInst::UMin, AtomicType::I64, ".min.u64", true},
    {llvm::AtomicRMWInst::FAdd, AtomicType::F32, ".add.f32", true},
    {llvm::AtomicRMWInst::FAdd, AtomicType::F64, ".add.f64", true},
    {llvm::AtomicRMWInst::FAdd, AtomicType::F16, ".add.noftz.f16", true},
    {llvm::AtomicRMWInst::FAdd, AtomicType::F16x2, ".add.noftz.f16x2", true},
    {llvm::AtomicRMWInst::FAdd, AtomicType::BF16, ".add.noftz.bf16", true},
    {llvm::AtomicRMWInst::FAdd, AtomicType::BF16x2, ".add.noftz.bf16x2", true},
    {llvm::AtomicRMWInst::UIncWrap, AtomicType::I32, ".inc.u32", true},
    {llvm::AtomicRMWInst::UDecWrap, AtomicType::I32, ".dec.u32", true},
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_INSTS_ATOMICTABLE_H
