//===- Pattern.h - Encoding of compiled PTX patterns ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A catalog row states the PTX of an intrinsic as a pattern:
//
//   $d            the result; $d0, $d1 … its parts when it is a structure
//                 or vector. A part is a register: two packed 16-bit floats
//                 or four packed bytes are one, an i128 is two
//   $0, $1 …      the call's arguments; an immediate prints as a number
//   ${0.1}        part 1 of argument 0, when it is a vector or structure
//                 A whole value of several parts prints as {%r1, %r2}
//   ${0:a}        argument 0 as an address: register and folded offset
//                 (written inside brackets: "[${0:a}]")
//   ${0:s}        state space of pointer argument 0: ".global", ".shared",
//                 ".const", ".local", ".shared::cluster", ".param" or nothing
//   ${0:b} …      type suffix of one part of argument 0, letter b, u, s or f
//                 and its width in the IR: ".b32"; ${d:f} likewise of the
//                 result (16-bit floats print as .f16, .bf16, .f16x2 and
//                 .bf16x2 under f)
//   ${0:c}        like ${0:s}, but with ".shared::cta" for ".shared"
//   ${0:v}        ".v2", ".v4" … when argument 0 (or d) has several parts
//   ${0:w}        the same, also for the 256 bits that some machines' ld and st
//                 move at once
//   ${0:n}        ".noftz" when argument 0 (or d) is of a 16-bit float type
//   ${d:m}        the type of an access that moves the result (or argument):
//                 ".u32", ".f32", ".b16" for half
//   ${d:z}        ".ftz" in a function that flushes f32
//   ${2:{0=.rn;1=, $3}}  a pattern chosen by the value of immediate argument 2;
//                 all end in one place: in the mnemonic, or past it
//   $$           a dollar sign
//   \n           separates instructions; each is printed on its own line
//
// Patterns of intrinsics that LLVM does not know
// (catalog/intrinsics/Internal.td) have these as well. A choice without a case
// that fits is an error; "*" is the case for all that is left:
//
//   ${rounding:{1=.rn;4=.rz}}  a pattern chosen by a field of the row
//   ${3:{4=;*=, $4}}           or by the value of a constant argument
//   ${d:{float=.f32;*=.f64}}   or by the type of the result (or argument), as
//                 IR spells it
//   ${1:a3}       argument 1 as an address in space 3, converted if necessary
//   $;            a semicolon of PTX in a choice
//   ${!TEXT}      nothing can be printed here: TEXT is the error
//   ${!100:TEXT}  the same on machines from sm_100 on; nothing on older ones
//
// What the printed instructions require is what catalog/Mnemonics.td says of
// them.
//
// utils/catalog-tblgen compiles a pattern into bytes: an opcode, followed by
// its operands, lengths and indices as single bytes where nothing else is
// stated. Everything that is known
// before a call is seen is resolved at that time. Literals include the tab
// before an instruction, the tab after its mnemonic and the end of its line.
// Consecutive parts and arguments separated by commas ("$0, $1, $2") form one
// list. Arguments between braces, where PTX only accepts registers, have their
// own opcodes.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_PATTERN_H
#define OPENNVVM_LIB_CATALOG_PATTERN_H

#include <cstdint>

namespace opennvvm {

enum class PatternOp : uint8_t {
  Literal,      ///< length, bytes
  Result,       ///< all of it
  ResultParts,  ///< first part, count
  Arguments,    ///< first argument, count; each of them complete
  ArgumentPart, ///< argument, part
  Address,      ///< argument
  Space,        ///< argument
  Type,         ///< argument (0xFF: the result), letter: b u s f m v n z or c
  Select,       ///< argument, case count, then per case: value (1 byte),
                ///< length, compiled pattern of that length
  RegisterArguments,    ///< like Arguments, between braces
  RegisterArgumentPart, ///< like ArgumentPart, between braces
  AddressIn,            ///< argument, address space
  SelectBits, ///< argument, low bit, width, case count, then per case: 1 for
              ///< "*", value, length (2 bytes), compiled pattern
  SelectType, ///< argument (0xFF: the result), case count, then per case: an
              ///< OverloadType or 0xFF for "*", length (2 bytes), pattern
  Refuse      ///< number of the first machine (2 bytes), length, bytes
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_PATTERN_H
