//===- Addressing.h - Memory operands ---------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_ADDRESSING_H
#define OPENNVVM_LIB_PTX_VALUES_ADDRESSING_H

#include "PTX/Text/Register.h"
#include "opennvvm/Target/Target.h"

namespace opennvvm::ptx {

class FunctionContext;
enum class SharedOp : uint8_t;

/// A memory operand: state space and [base + offset].
struct Address {
  unsigned Space = 0; ///< NVPTX address space.
  Op Base;            ///< Register, symbol or text.
  int64_t Offset = 0;

  Op at(int64_t More = 0) const {
    Op O = Base;
    O.BaseKind = Base.Kind;
    O.Kind = Op::Memory;
    O.Imm = Offset + More;
    return O;
  }
};

/// Addresses of one function: in registers, and from one state space to
/// another.
class Addressing {
public:
  explicit Addressing(FunctionContext &E);

  /// \p A as a plain address of its own space in a register of the width that
  /// an access requires.
  Reg reg(const Address &A);

  /// Whether generic addresses have 64 bits.
  bool is64Bit() const { return GenericBits == 64; }
  /// Bits of a pointer to \p Space, according to the data layout: pointers to
  /// shared, constant and local memory may be shorter than generic ones.
  unsigned pointerBits(unsigned Space = AddressSpace::Generic) const {
    return Space == AddressSpace::Generic ? GenericBits : specificBits(Space);
  }
  /// The class of registers that hold pointers to \p Space.
  RegClass pointerClass(unsigned Space = AddressSpace::Generic) const;
  /// The width of the address register in an access to \p Space. It does not
  /// always follow the width of the pointers: global addresses have 64 bits,
  /// and those of tensor memory 32.
  unsigned accessBits(unsigned Space) const;

  /// Mod::Global, Mod::Shared …; None for generic; reports spaces that PTX
  /// cannot access.
  Mod spaceOf(unsigned Space);
  /// Casts address \p O from space \p From to \p To, through generic. A short
  /// pointer is the offset of a generic one in its window: it is zero-extended
  /// on the way there and truncated on the way back.
  Reg cast(Op O, unsigned From, unsigned To);
  /// Address \p O in \p Bits bits, zero-extended or truncated.
  Op resize(Op O, unsigned Bits);

private:
  unsigned specificBits(unsigned Space) const;
  SharedOp castOf(unsigned Space, bool ToGeneric);

  FunctionContext &E;
  unsigned GenericBits;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_ADDRESSING_H
