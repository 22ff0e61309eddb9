//===- PrintFormat.h - Formats of what tile programs print ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_IR_PRINTFORMAT_H
#define OPENNVVM_LIB_TILE_IR_PRINTFORMAT_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace opennvvm::tile {

/// What describes the formats that forEachConversion() takes.
inline constexpr llvm::StringLiteral LegalConversions =
    "%[flags][width][.precision][length] and one of diuoxXeEfFgGaA";

/// Calls \p Fn for each conversion of a format of C's printf for integers and
/// floats, with the text before it, in which %% is %, its flags, width and
/// precision ("5.2"), and its letter; at last with the rest of the text and 0.
/// \returns false at a conversion that is none of C's, or if \p Fn does.
inline bool forEachConversion(
    llvm::StringRef Format,
    llvm::function_ref<bool(llvm::StringRef, llvm::StringRef, char)> Fn) {
  std::string Text;
  while (!Format.empty()) {
    auto [Before, Rest] = Format.split('%');
    Text += Before;
    if (Before.size() == Format.size())
      break;
    if (Rest.consume_front("%")) {
      Text += '%';
      Format = Rest;
      continue;
    }
    size_t Flags = Rest.find_first_not_of("-+ #0123456789.");
    if (Flags == llvm::StringRef::npos)
      return false;
    size_t Length = Rest.find_first_not_of("hljztLq", Flags);
    if (Length == llvm::StringRef::npos ||
        !llvm::StringRef("diuoxXeEfFgGaA").contains(Rest[Length]) ||
        !Fn(Text, Rest.take_front(Flags), Rest[Length]))
      return false;
    Text.clear();
    Format = Rest.drop_front(Length + 1);
  }
  return Fn(Text, "", 0);
}

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_IR_PRINTFORMAT_H
