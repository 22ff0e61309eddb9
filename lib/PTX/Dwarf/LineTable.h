//===- LineTable.h - Source positions of a module ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// .file and .loc (PTX ISA, "Debugging Directives"). Files and the names of
// inlined functions are numbered before any function is printed, in the order
// in which the module mentions them.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_DWARF_LINETABLE_H
#define OPENNVVM_LIB_PTX_DWARF_LINETABLE_H

#include "../Writer.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class DIFile;
class DILocation;
class DISubprogram;
class Function;
class Module;
} // namespace llvm

namespace opennvvm::ptx {

class LineTable {
public:
  /// Numbers what the functions of \p M mention. Functions whose compile unit
  /// asks for no debug information have no positions. \p Inlining: whether
  /// readers know where code was inlined (PTX 7.2). \p NameStem is what labels
  /// of names of functions begin with.
  LineTable(const llvm::Module &M, bool Inlining, llvm::StringRef NameStem);

  bool empty() const { return Files.empty(); }
  /// Whether a position says where it was inlined (PTX 7.2).
  bool hasInlined() const { return !Labels.empty(); }
  /// Whether positions in \p F are printed.
  static bool describes(const llvm::Function &F);

  /// Number of \p File, from 1 on; 0 for one that was not mentioned.
  unsigned number(const llvm::DIFile *File) const;

  /// The same; a file that no function mentions gets the next number.
  unsigned mention(const llvm::DIFile *File) {
    addFile(File);
    return number(File);
  }

  /// Prints the .loc lines of \p Loc: those of the calls that it was inlined
  /// by first, outermost first.
  void printLocation(Writer &Out, const llvm::DILocation &Loc) const;
  /// Prints the .loc line of \p F itself.
  void printStart(Writer &Out, const llvm::Function &F) const;
  /// Prints the .file lines and the names of inlined functions: the end of a
  /// module.
  void printFiles(Writer &Out) const;

private:
  void addFile(const llvm::DIFile *File);
  void addLabel(const llvm::DISubprogram *SP);
  void add(const llvm::DILocation *Loc);

  bool Inlining;
  llvm::StringRef NameStem;
  llvm::DenseMap<const llvm::DIFile *, unsigned> Files;
  llvm::StringMap<unsigned> Paths; ///< In no order; Numbered has one.
  llvm::SmallVector<llvm::StringRef, 8> Numbered;
  llvm::DenseMap<const llvm::DISubprogram *, unsigned> Labels;
  llvm::SmallVector<const llvm::DISubprogram *, 8> Inlined;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_DWARF_LINETABLE_H
