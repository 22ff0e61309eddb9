//===- Entry.cpp - Debugging information entries --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Entry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/LEB128.h"

using namespace llvm;

namespace opennvvm::ptx {

bool Entry::has(dwarf::Attribute A) const {
  return any_of(Attributes, [A](const Attribute &X) { return X.Name == A; });
}

void Entry::add(dwarf::Attribute A, dwarf::Form F, Attribute::KindTy K,
                uint64_t Value, StringRef Text) {
  Attribute New{A, F, K, Value, Text, nullptr, {}};
  Attributes.push_back(New);
}

void Entry::addUnsigned(dwarf::Attribute A, uint64_t V) {
  dwarf::Form F = V <= UINT8_MAX    ? dwarf::DW_FORM_data1
                  : V <= UINT16_MAX ? dwarf::DW_FORM_data2
                  : V <= UINT32_MAX ? dwarf::DW_FORM_data4
                                    : dwarf::DW_FORM_data8;
  add(A, F, Attribute::Constant, V);
}

void Entry::addSigned(dwarf::Attribute A, int64_t V) {
  add(A, dwarf::DW_FORM_sdata, Attribute::Constant, uint64_t(V));
}

void Entry::addFlag(dwarf::Attribute A) {
  add(A, dwarf::DW_FORM_flag, Attribute::Constant, 1);
}

void Entry::addString(dwarf::Attribute A, StringRef V) {
  add(A, dwarf::DW_FORM_string, Attribute::String, 0,
      V.take_until([](char C) { return !C; }));
}

void Entry::addReference(dwarf::Attribute A, const Entry *To) {
  if (!To)
    return;
  add(A, dwarf::DW_FORM_ref4, Attribute::Reference);
  Attributes.back().Target = To;
}

void Entry::addLabel(dwarf::Attribute A, StringRef Label) {
  add(A, dwarf::DW_FORM_addr, Attribute::Label, 0, Label);
}

void Entry::addSection(dwarf::Attribute A, StringRef Section, uint64_t Offset) {
  add(A, dwarf::DW_FORM_data4, Attribute::Section, Offset, Section);
}

void Entry::addBlock(dwarf::Attribute A, const Expression &E,
                     unsigned AddressSize) {
  bool Short = E.size(AddressSize) <= UINT8_MAX;
  add(A, Short ? dwarf::DW_FORM_block1 : dwarf::DW_FORM_block4,
      Attribute::Block);
  Attributes.back().Expr = E;
}

EntryTree::EntryTree() {
  Root = new (Entries.Allocate()) Entry(dwarf::DW_TAG_compile_unit, nullptr);
}

Entry &EntryTree::create(dwarf::Tag T, Entry &Parent) {
  Entry *E = new (Entries.Allocate()) Entry(T, &Parent);
  (Parent.Last ? Parent.Last->Next : Parent.First) = E;
  Parent.Last = E;
  return *E;
}

StringRef EntryTree::keep(StringRef S) { return S.copy(Text); }

void ExpressionBytes::uleb(uint64_t V) {
  uint8_t Buffer[10];
  unsigned Size = encodeULEB128(V, Buffer);
  Bytes.append(Buffer, Buffer + Size);
}

void ExpressionBytes::sleb(int64_t V) {
  uint8_t Buffer[10];
  unsigned Size = encodeSLEB128(V, Buffer);
  Bytes.append(Buffer, Buffer + Size);
}

} // namespace opennvvm::ptx
