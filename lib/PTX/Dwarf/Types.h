//===- Types.h - DWARF types from LLVM's metadata ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_DWARF_TYPES_H
#define OPENNVVM_LIB_PTX_DWARF_TYPES_H

#include "Entry.h"
#include "LineTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace opennvvm::ptx {

/// DW_AT_address_class, with the values of NVIDIA's debuggers.
enum class AddressClass : uint8_t {
  None = 0,
  Register = 2,
  Const = 4,
  Global = 5,
  Local = 6,
  Param = 7,
  Shared = 8,
  Generic = 12
};

/// The types, namespaces and declared members of one compile unit. An entry is
/// created when something refers to it, and filled later, by finish(), since
/// types can be nested deeply and refer to each other in cycles.
class UnitTypes {
public:
  UnitTypes(EntryTree &Tree, LineTable &Lines, unsigned AddressSize)
      : Tree(Tree), Lines(Lines), AddressSize(AddressSize) {}

  /// The entry of \p Ty; null for void.
  Entry *type(const llvm::DIType *Ty);
  /// The entry of the namespace or type \p S, or else of the unit.
  Entry &context(const llvm::DIScope *S);
  /// The declaration of a member function in its class.
  Entry &declaration(const llvm::DISubprogram *SP);
  /// The declaration of a static member in its class; null for others.
  Entry *staticMember(const llvm::DIDerivedType *Member);
  /// Fills the entries that so far were only referred to.
  void finish();

  void addType(Entry &E, const llvm::DIType *Ty) {
    E.addReference(llvm::dwarf::DW_AT_type, type(Ty));
  }
  void addName(Entry &E, llvm::StringRef Name) {
    if (!Name.empty())
      E.addString(llvm::dwarf::DW_AT_name, Name);
  }
  /// DW_AT_decl_file and DW_AT_decl_line, if known.
  void addPosition(Entry &E, const llvm::DIFile *File, unsigned Line);
  /// Attributes of both a function's declaration and its definition.
  void describe(Entry &E, const llvm::DISubprogram *SP);
  void addTemplateParams(Entry &E, llvm::DITemplateParameterArray Params);
  /// DW_AT_const_value; nothing if DWARF 2 has no form for \p C.
  void addConstant(Entry &E, const llvm::Constant *C, bool Signed);

private:
  Entry *create(const llvm::DIScope *S, Entry &Parent);
  void fill(Entry &E, const llvm::DIType *Ty);
  void fillBasic(Entry &E, const llvm::DIBasicType *Ty);
  void fillDerived(Entry &E, const llvm::DIDerivedType *Ty);
  void fillComposite(Entry &E, const llvm::DICompositeType *Ty);
  void fillArray(Entry &E, const llvm::DICompositeType *Ty);
  void fillEnumeration(Entry &E, const llvm::DICompositeType *Ty);
  void fillClass(Entry &E, const llvm::DICompositeType *Ty);
  void fillSubroutine(Entry &E, const llvm::DISubroutineType *Ty);
  void addMember(Entry &Class, const llvm::DIDerivedType *Member);
  void addMemberOffset(Entry &E, const llvm::DIDerivedType *Member);
  void addParameters(Entry &E, const llvm::DISubroutineType *Ty, bool IsMember);
  void addAccess(Entry &E, llvm::DINode::DIFlags Flags);
  void addPlusOffset(Entry &E, llvm::dwarf::Attribute A, uint64_t Offset);
  Entry &indexType();

  EntryTree &Tree;
  LineTable &Lines;
  unsigned AddressSize;
  llvm::DenseMap<const llvm::DINode *, Entry *> Entries;
  llvm::SmallVector<std::pair<Entry *, const llvm::DIType *>, 16> Unfilled;
  Entry *Index = nullptr;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_DWARF_TYPES_H
