//===- NameSections.cpp - Tables of names in debug information ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// .debug_pubnames and .debug_pubtypes: where debuggers find functions,
// variables and types of a unit without reading all of it.
//
//===----------------------------------------------------------------------===//

#include "Sections.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace opennvvm::ptx {

/// A name and the offset of its entry in the unit.
using PublicName = std::pair<std::string, uint64_t>;

static const Attribute *find(const Entry &E, dwarf::Attribute Name) {
  const auto *It = find_if(E.attributes(),
                           [&](const Attribute &A) { return A.Name == Name; });
  return It == E.attributes().end() ? nullptr : It;
}

/// The entry that \p E completes, which has its name and its scope.
static const Entry *declarationOf(const Entry *E) {
  for (dwarf::Attribute Name :
       {dwarf::DW_AT_specification, dwarf::DW_AT_abstract_origin})
    if (const Attribute *A = find(*E, Name))
      return A->Target;
  return E;
}

/// "space::name"; empty if there is no name.
static std::string qualifiedName(const Entry &E) {
  const Entry *Declared = declarationOf(&E);
  const Attribute *Own = find(*Declared, dwarf::DW_AT_name);
  if (!Own)
    return {};
  std::string Name = Own->Text.str();
  for (const Entry *Outer = Declared->parent(); Outer; Outer = Outer->parent())
    if (Outer->tag() == dwarf::DW_TAG_namespace ||
        Outer->tag() == dwarf::DW_TAG_structure_type ||
        Outer->tag() == dwarf::DW_TAG_class_type ||
        Outer->tag() == dwarf::DW_TAG_union_type)
      if (const Attribute *A = find(*Outer, dwarf::DW_AT_name))
        Name = (Twine(A->Text) + "::" + Name).str();
  return Name;
}

/// Whether \p E defines a function or a variable that is not of a function.
static bool isDefinition(const Entry &E) {
  switch (E.tag()) {
  case dwarf::DW_TAG_subprogram:
    // A concrete copy has the name of its abstract one.
    return (E.has(dwarf::DW_AT_low_pc) || E.has(dwarf::DW_AT_inline)) &&
           !E.has(dwarf::DW_AT_abstract_origin);
  case dwarf::DW_TAG_variable:
    return E.parent() && (E.parent()->tag() == dwarf::DW_TAG_compile_unit ||
                          E.parent()->tag() == dwarf::DW_TAG_namespace);
  case dwarf::DW_TAG_namespace:
    return true;
  default:
    return false;
  }
}

static bool isType(const Entry &E) {
  switch (E.tag()) {
  case dwarf::DW_TAG_base_type:
  case dwarf::DW_TAG_typedef:
  case dwarf::DW_TAG_structure_type:
  case dwarf::DW_TAG_class_type:
  case dwarf::DW_TAG_union_type:
  case dwarf::DW_TAG_enumeration_type:
    return !E.has(dwarf::DW_AT_declaration);
  default:
    return false;
  }
}

static void printTable(Writer &Out, StringRef Section,
                       ArrayRef<DwarfUnit> Units,
                       function_ref<bool(const Entry &)> IsPublic) {
  // The version, the offset and length of the unit, and the offset 0.
  constexpr uint64_t FixedSize = 2 + 4 + 4 + 4;
  Out.text("\t.section\t");
  Out.text(Section);
  Out.text("\n\t{\n");
  uint64_t UnitOffset = 0;
  for (const DwarfUnit &Unit : Units) {
    SmallVector<PublicName, 16> Names;
    uint64_t Length = FixedSize;
    Unit.Tree->walk(
        [&](const Entry &E) {
          std::string Name = IsPublic(E) ? qualifiedName(E) : std::string();
          if (Name.empty())
            return;
          Length += 4 + Name.size() + 1;
          Names.push_back({std::move(Name), E.Offset});
        },
        [] {});
    Out.text(".b32 ");
    Out.dec(Length);
    Out.text("\t// length of the table\n.b8 2,0\t// version 2\n"
             ".b32 .debug_info");
    if (UnitOffset) {
      Out.ch('+');
      Out.dec(UnitOffset);
    }
    Out.text("\n.b32 ");
    Out.dec(Unit.Size);
    Out.text("\t// length of the unit\n");
    for (const auto &[Name, Offset] : Names) {
      Out.text(".b32 ");
      Out.dec(Offset);
      Out.ch('\n');
      printBytes(Out, Name);
      Out.text(".b8 0\n");
    }
    Out.text(".b32 0\n");
    UnitOffset += Unit.Size;
  }
  Out.text("\t}\n");
}

void printNameSections(Writer &Out, ArrayRef<DwarfUnit> Units) {
  printTable(Out, ".debug_pubnames", Units, isDefinition);
  printTable(Out, ".debug_pubtypes", Units, isType);
}

} // namespace opennvvm::ptx
