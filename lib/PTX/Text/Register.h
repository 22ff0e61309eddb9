//===- Register.h - Virtual registers and operands --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_TEXT_REGISTER_H
#define OPENNVVM_LIB_PTX_TEXT_REGISTER_H

#include "Catalog/Opcode.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <cassert>
#include <cstdint>

namespace llvm {
class GlobalValue;
} // namespace llvm

namespace opennvvm::ptx {

/// The nine register classes, in declaration order.
enum class RegClass : uint8_t {
  Pred, ///< %p, i1
  B16,  ///< %rs, integers up to 16 bits
  B32,  ///< %r, integers up to 32 bits, four packed i8
  B64,  ///< %rd, integers up to 64 bits, pointers, limbs of wider integers
  F32,  ///< %f
  F64,  ///< %fd
  H16,  ///< %h, half and bfloat
  H32,  ///< %hh, two packed half or bfloat
  B128  ///< %rq, operands of 128-bit atomics
};
inline constexpr unsigned NumRegClasses = 9;

struct RegClassInfo {
  llvm::StringLiteral Prefix; ///< "%rs"
  llvm::StringLiteral Type;   ///< Type of the .reg line: ".b16".
  Mod Bits;                   ///< Type of a plain copy: Mod::B16.
  uint16_t Width;             ///< In bits; 1 for predicates.
};

inline constexpr RegClassInfo RegClasses[NumRegClasses] = {
    {"%p", ".pred", Mod::Pred, 1},    {"%rs", ".b16", Mod::B16, 16},
    {"%r", ".b32", Mod::B32, 32},     {"%rd", ".b64", Mod::B64, 64},
    {"%f", ".f32", Mod::F32, 32},     {"%fd", ".f64", Mod::F64, 64},
    {"%h", ".b16", Mod::B16, 16},     {"%hh", ".b32", Mod::B32, 32},
    {"%rq", ".b128", Mod::B128, 128},
};

/// A virtual register: the class in the top four bits, the index in the others.
class Reg {
public:
  constexpr Reg() = default;
  constexpr Reg(RegClass C, unsigned Index) : Code(unsigned(C) << 28 | Index) {}

  constexpr RegClass regClass() const { return RegClass(Code >> 28); }
  constexpr unsigned index() const { return Code & 0x0FFFFFFF; }
  constexpr unsigned code() const { return Code; }
  constexpr bool isValid() const { return Code != ~0u; }
  constexpr unsigned width() const {
    return RegClasses[unsigned(regClass())].Width;
  }
  constexpr bool operator==(const Reg &O) const { return Code == O.Code; }

private:
  unsigned Code = ~0u;
};

/// A register's name without its number, as bytes that are copied at once.
struct RegPrefix {
  char Text[4] = {};
  uint8_t Length = 0;
};

inline constexpr auto RegPrefixes = [] {
  std::array<RegPrefix, NumRegClasses> Table{};
  for (unsigned C = 0; C != NumRegClasses; ++C)
    for (const char *From = RegClasses[C].Prefix.data(); *From; ++From)
      Table[C].Text[Table[C].Length++] = *From;
  return Table;
}();

/// Types by width: Mod::U16, S64, B32, F32.
Mod typeMod(char Letter, unsigned Bits);
/// Register width that holds an integer of \p Bits: 16, 32 or 64.
inline unsigned registerBits(unsigned Bits) {
  return Bits <= 16 ? 16 : Bits <= 32 ? 32 : 64;
}
inline RegClass integerClass(unsigned Bits) {
  return Bits <= 16   ? RegClass::B16
         : Bits <= 32 ? RegClass::B32
                      : RegClass::B64;
}

/// One operand of a PTX instruction.
struct Op {
  enum KindTy : uint8_t {
    Register,
    NotRegister, ///< !%p
    Integer,
    Float,  ///< Bits of an f32 immediate.
    Double, ///< Bits of an f64 immediate.
    Half,   ///< Bits of a 16-bit immediate, printed as 0x3C00.
    Symbol, ///< Name of a global value.
    Block,  ///< Label of a basic block, by number.
    Text,   ///< Anything else: a label, a special register.
    Memory, ///< [Base + Offset]; Base is a register, symbol or text.
    Sink    ///< _
  };

  KindTy Kind = Sink;
  KindTy BaseKind = Register; ///< Of Memory.
  Reg R;
  int64_t Imm = 0; ///< Integer, float bits, or Memory's offset.
  union {
    const llvm::GlobalValue *GV;
    const char *Str = nullptr;
  };
  uint32_t Len = 0; ///< Of Str.

  Op() = default;
  Op(Reg R) : Kind(Register), R(R) {}

  static Op imm(int64_t V) {
    Op O;
    O.Kind = Integer;
    O.Imm = V;
    return O;
  }
  static Op f32(uint32_t Bits) {
    Op O;
    O.Kind = Float;
    O.Imm = Bits;
    return O;
  }
  static Op f64(uint64_t Bits) {
    Op O;
    O.Kind = Double;
    O.Imm = int64_t(Bits);
    return O;
  }
  static Op half(uint16_t Bits) {
    Op O;
    O.Kind = Half;
    O.Imm = Bits;
    return O;
  }
  static Op symbol(const llvm::GlobalValue *GV) {
    Op O;
    O.Kind = Symbol;
    O.GV = GV;
    return O;
  }
  /// \p S must outlive the instruction.
  static Op text(llvm::StringRef S) {
    Op O;
    O.Kind = Text;
    O.Str = S.data();
    O.Len = S.size();
    return O;
  }
  static Op block(unsigned Number) {
    Op O;
    O.Kind = Block;
    O.Imm = Number;
    return O;
  }
  static Op notReg(Reg R) {
    Op O;
    O.Kind = NotRegister;
    O.R = R;
    return O;
  }
  static Op sink() { return Op(); }

  bool isReg() const { return Kind == Register; }
  bool isImm() const { return Kind == Integer; }
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_TEXT_REGISTER_H
