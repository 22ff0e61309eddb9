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
// in which the module refers to them.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_DWARF_LINETABLE_H
#define OPENNVVM_LIB_PTX_DWARF_LINETABLE_H

#include "PTX/Text/Writer.h"
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
  /// Numbers what the functions of \p M refer to. Functions have no positions
  /// if their compile unit requests no debug information. \p Inlining: whether
  /// positions can say where code was inlined (PTX 7.2). \p HasSections:
  /// whether sections say that of units with line tables only. \p NameStem is
  /// the prefix of labels of function names.
  LineTable(const llvm::Module &M, bool Inlining, bool HasSections,
            llvm::StringRef NameStem);

  bool empty() const { return Files.empty(); }
  /// Whether any position says where it was inlined (PTX 7.2).
  bool hasInlined() const { return !Labels.empty(); }
  /// Whether positions in \p F are printed.
  static bool describes(const llvm::Function &F);

  /// The number of \p File, from 1; 0 if it was not referred to.
  unsigned number(const llvm::DIFile *File) const;

  /// The same; a file that no function refers to gets the next number.
  unsigned mention(const llvm::DIFile *File) {
    addFile(File);
    return number(File);
  }

  /// Prints the .loc lines for \p Loc: first those of the calls through which
  /// it was inlined, outermost first.
  void printLocation(Writer &Out, const llvm::DILocation &Loc) const;
  /// Prints the .loc line of \p F itself.
  void printStart(Writer &Out, const llvm::Function &F) const;
  /// Prints the .file lines and the names of inlined functions, which end a
  /// module.
  void printFiles(Writer &Out) const;

private:
  void addFile(const llvm::DIFile *File);
  void addLabel(const llvm::DISubprogram *SP);
  void add(const llvm::DILocation *Loc);
  bool isInSections(const llvm::DILocation &Loc) const;

  bool Inlining, HasSections;
  llvm::StringRef NameStem;
  llvm::DenseMap<const llvm::DIFile *, unsigned> Files;
  llvm::StringMap<unsigned> Paths; ///< Unordered; Numbered has the order.
  llvm::SmallVector<llvm::StringRef, 8> Numbered;
  llvm::DenseMap<const llvm::DISubprogram *, unsigned> Labels;
  llvm::SmallVector<const llvm::DISubprogram *, 8> Inlined;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_DWARF_LINETABLE_H
