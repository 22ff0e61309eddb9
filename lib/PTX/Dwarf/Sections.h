//===- Sections.h - DWARF sections as PTX text ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// .debug_abbrev, .debug_info, .debug_loc and tables of names; ptxas generates
// .debug_line.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_DWARF_SECTIONS_H
#define OPENNVVM_LIB_PTX_DWARF_SECTIONS_H

#include "Entry.h"
#include "PTX/Text/Writer.h"
#include "llvm/ADT/StringMap.h"
#include <memory>

namespace opennvvm::ptx {

/// The shapes of entries, shared by all units of a module.
class Abbreviations {
public:
  /// The number of \p E's shape, from 1.
  unsigned number(const Entry &E);
  /// Prints .debug_abbrev.
  void print(Writer &Out) const;

private:
  llvm::StringMap<unsigned> Numbers; ///< By shape, encoded as its bytes.
  llvm::SmallVector<llvm::StringRef, 32> Shapes;
};

/// The ranges of code in which a variable has different homes, for .debug_loc.
class LocationLists {
public:
  explicit LocationLists(unsigned AddressSize) : AddressSize(AddressSize) {}

  struct Range {
    llvm::StringRef Begin, End; ///< Labels.
    Expression Where;
  };
  /// \returns the offset of the new list. Strings must live until print().
  uint64_t add(llvm::ArrayRef<Range> List);
  bool empty() const { return Ranges.empty(); }
  void print(Writer &Out) const;

private:
  unsigned AddressSize;
  uint64_t Size = 0;
  llvm::SmallVector<Range, 0> Ranges; ///< A range with an empty label ends a
                                      ///< list.
};

/// Gives every entry of \p Tree its abbreviation and its offset in the unit.
/// \returns the size of the unit, or 0 for one too large for DWARF 2.
uint64_t layOut(const EntryTree &Tree, Abbreviations &Shapes,
                unsigned AddressSize);

/// A unit that was laid out; its size is 0 if it is left out.
struct DwarfUnit {
  std::unique_ptr<EntryTree> Tree;
  uint64_t Size;
};

/// Prints the tables of names of \p Units, none of which is left out.
void printNameSections(Writer &Out, llvm::ArrayRef<DwarfUnit> Units);

/// Prints the unit of \p Size bytes.
void printUnit(Writer &Out, const EntryTree &Tree, uint64_t Size,
               unsigned AddressSize);

/// ".b8 1,2,3"; nothing if \p Bytes is empty.
void printBytes(Writer &Out, llvm::StringRef Bytes);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_DWARF_SECTIONS_H
