//===- RegisterFile.h - Virtual registers of one function -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_TEXT_REGISTERFILE_H
#define OPENNVVM_LIB_PTX_TEXT_REGISTERFILE_H

#include "Register.h"

namespace opennvvm::ptx {

/// Gives out the virtual registers of one function.
class RegisterFile {
public:
  /// Forgets all registers.
  void clear() {
    Counts.fill(0);
    CoalescedCounts.fill(0);
  }

  /// A new register.
  Reg temp(RegClass C) { return Reg(C, ++Counts[unsigned(C)]); }
  /// The registers of class \p C that were given out.
  unsigned count(RegClass C) const { return Counts[unsigned(C)]; }

  /// Declares all registers given out so far to be held by several values.
  void markCoalesced() { CoalescedCounts = Counts; }
  /// Whether several values are held in \p R one after the other, so that
  /// anything computed from it becomes invalid.
  bool isCoalesced(Reg R) const {
    return R.index() <= CoalescedCounts[unsigned(R.regClass())];
  }

private:
  std::array<unsigned, NumRegClasses> Counts;
  std::array<unsigned, NumRegClasses> CoalescedCounts; ///< They come first.
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_TEXT_REGISTERFILE_H
