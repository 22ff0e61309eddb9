//===- Entry.h - Debugging information entries ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tree of .debug_info before offsets are assigned: entries with attributes
// in DWARF 2's forms. All of it is allocated in one arena.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_DWARF_ENTRY_H
#define OPENNVVM_LIB_PTX_DWARF_ENTRY_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Support/Allocator.h"
#include <cstdint>

namespace opennvvm::ptx {

class Entry;

/// A location: bytes, the address of a symbol, bytes.
struct Expression {
  llvm::StringRef Before, Symbol, After;

  unsigned size(unsigned AddressSize) const {
    return unsigned(Before.size() + After.size()) +
           (Symbol.empty() ? 0 : AddressSize);
  }
};

/// One attribute of an entry.
struct Attribute {
  enum KindTy : uint8_t {
    Constant,  ///< data1 to data8, flag, sdata, depending on the form.
    String,    ///< Inline, with its terminating zero.
    Reference, ///< To an entry of the same unit.
    Label,     ///< An address: Text.
    Section,   ///< Text, a section, and Value, an offset in it.
    Block      ///< Expr.
  };
  llvm::dwarf::Attribute Name;
  llvm::dwarf::Form Form;
  KindTy Kind;
  uint64_t Value = 0;
  llvm::StringRef Text;
  const Entry *Target = nullptr;
  Expression Expr;
};

class Entry {
public:
  Entry(llvm::dwarf::Tag T, Entry *Parent) : T(T), Parent(Parent) {}

  llvm::dwarf::Tag tag() const { return T; }
  Entry *parent() const { return Parent; }
  Entry *firstChild() const { return First; }
  Entry *next() const { return Next; }
  bool hasChildren() const { return First; }
  llvm::ArrayRef<Attribute> attributes() const { return Attributes; }
  bool has(llvm::dwarf::Attribute A) const;

  /// The smallest of data1 to data8 that holds \p V.
  void addUnsigned(llvm::dwarf::Attribute A, uint64_t V);
  void addSigned(llvm::dwarf::Attribute A, int64_t V);
  void addFlag(llvm::dwarf::Attribute A);
  /// \p V up to its first zero. It must outlive the entry.
  void addString(llvm::dwarf::Attribute A, llvm::StringRef V);
  /// Does nothing if \p To is null.
  void addReference(llvm::dwarf::Attribute A, const Entry *To);
  void addLabel(llvm::dwarf::Attribute A, llvm::StringRef Label);
  void addSection(llvm::dwarf::Attribute A, llvm::StringRef Section,
                  uint64_t Offset = 0);
  void addBlock(llvm::dwarf::Attribute A, const Expression &E,
                unsigned AddressSize);

  // Set when offsets are assigned.
  unsigned Abbreviation = 0;
  uint64_t Offset = 0;

private:
  friend class EntryTree;
  void add(llvm::dwarf::Attribute A, llvm::dwarf::Form F, Attribute::KindTy K,
           uint64_t Value = 0, llvm::StringRef Text = {});

  llvm::dwarf::Tag T;
  Entry *Parent, *First = nullptr, *Last = nullptr, *Next = nullptr;
  llvm::SmallVector<Attribute, 4> Attributes;
};

/// The entries of one compile unit.
class EntryTree {
public:
  EntryTree();

  Entry &root() { return *Root; }
  const Entry &root() const { return *Root; }
  /// Adds a new last child of \p Parent.
  Entry &create(llvm::dwarf::Tag T, Entry &Parent);
  /// A copy of \p S that lives as long as the tree.
  llvm::StringRef keep(llvm::StringRef S);

  /// Calls Enter(E) for each entry before its children, and Leave() after the
  /// last child of an entry that has any. Not recursive, since sources can nest
  /// arbitrarily deeply.
  template <typename EnterFn, typename LeaveFn>
  void walk(EnterFn Enter, LeaveFn Leave) const {
    Entry *E = Root;
    while (E) {
      Enter(*E);
      if (E->First) {
        E = E->First;
        continue;
      }
      while (E && !E->Next) {
        E = E->Parent;
        if (E)
          Leave();
      }
      if (E)
        E = E->Next;
    }
  }

private:
  llvm::SpecificBumpPtrAllocator<Entry> Entries;
  llvm::BumpPtrAllocator Text;
  Entry *Root;
};

/// Bytes of an expression, appended one operation at a time.
class ExpressionBytes {
public:
  void op(unsigned Opcode) { Bytes.push_back(char(Opcode)); }
  void uleb(uint64_t V);
  void sleb(int64_t V);
  llvm::StringRef text() const { return {Bytes.data(), Bytes.size()}; }

private:
  llvm::SmallVector<char, 16> Bytes;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_DWARF_ENTRY_H
