//===- Sections.cpp - DWARF sections as PTX text --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sections.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/LEB128.h"

using namespace llvm;

namespace opennvvm::ptx {

/// Length, version, offset of abbreviations, address size.
static constexpr unsigned UnitHeaderSize = 11;
static constexpr unsigned LengthFieldSize = 4;

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

static void printByteList(Writer &Out, StringRef Bytes) {
  Out.text(".b8 ");
  for (size_t I = 0; I < Bytes.size(); ++I) {
    if (I)
      Out.ch(',');
    Out.dec(uint8_t(Bytes[I]));
  }
}

void printBytes(Writer &Out, StringRef Bytes) {
  if (Bytes.empty())
    return;
  printByteList(Out, Bytes);
  Out.ch('\n');
}

/// \p V as \p Size bytes, lowest first.
static void printNumber(Writer &Out, uint64_t V, unsigned Size) {
  char Bytes[8];
  for (unsigned I = 0; I < Size; ++I)
    Bytes[I] = char(V >> (8 * I));
  printByteList(Out, StringRef(Bytes, Size));
}

static void printAddress(Writer &Out, StringRef Symbol, unsigned AddressSize) {
  Out.text(AddressSize == 8 ? ".b64 " : ".b32 ");
  Out.text(Symbol);
}

static void printExpression(Writer &Out, const Expression &E,
                            unsigned AddressSize) {
  printBytes(Out, E.Before);
  if (!E.Symbol.empty()) {
    printAddress(Out, E.Symbol, AddressSize);
    Out.ch('\n');
  }
  printBytes(Out, E.After);
}

static void openSection(Writer &Out, StringRef Name) {
  Out.text("\t.section\t");
  Out.text(Name);
  Out.text("\n\t{\n");
}

//===----------------------------------------------------------------------===//
// .debug_abbrev
//===----------------------------------------------------------------------===//

unsigned Abbreviations::number(const Entry &E) {
  ExpressionBytes Shape;
  Shape.uleb(E.tag());
  Shape.op(E.hasChildren());
  for (const Attribute &A : E.attributes()) {
    Shape.uleb(A.Name);
    Shape.uleb(A.Form);
  }
  auto [It, New] = Numbers.try_emplace(Shape.text(), Shapes.size() + 1);
  if (New)
    Shapes.push_back(It->getKey());
  return It->second;
}

/// Prints the bytes of one ULEB128 number from \p Shape and removes them.
/// \returns the number.
static uint64_t printLEB(Writer &Out, StringRef &Shape) {
  unsigned Size = 0;
  uint64_t V = decodeULEB128(Shape.bytes_begin(), &Size, Shape.bytes_end());
  printByteList(Out, Shape.take_front(Size));
  Shape = Shape.drop_front(Size);
  return V;
}

static void printNote(Writer &Out, StringRef What) {
  Out.text("\t// ");
  Out.text(What);
  Out.ch('\n');
}

void Abbreviations::print(Writer &Out) const {
  openSection(Out, ".debug_abbrev");
  for (unsigned I = 0; I < Shapes.size(); ++I) {
    StringRef Rest = Shapes[I];
    ExpressionBytes Number;
    Number.uleb(I + 1);
    printByteList(Out, Number.text());
    printNote(Out, "abbreviation");
    printNote(Out, dwarf::TagString(unsigned(printLEB(Out, Rest))));
    printNote(Out, dwarf::ChildrenString(unsigned(printLEB(Out, Rest))));
    while (!Rest.empty()) {
      printNote(Out, dwarf::AttributeString(unsigned(printLEB(Out, Rest))));
      printNote(Out, dwarf::FormEncodingString(unsigned(printLEB(Out, Rest))));
    }
    Out.text(".b8 0,0\n");
  }
  Out.text(".b8 0\n\t}\n");
}

//===----------------------------------------------------------------------===//
// .debug_loc
//===----------------------------------------------------------------------===//

uint64_t LocationLists::add(ArrayRef<Range> List) {
  uint64_t Start = Size;
  for (const Range &R : List) {
    Ranges.push_back(R);
    Size += 2 * AddressSize + 2 + R.Where.size(AddressSize);
  }
  Ranges.push_back({});
  Size += 2 * AddressSize;
  return Start;
}

void LocationLists::print(Writer &Out) const {
  openSection(Out, ".debug_loc");
  for (const Range &R : Ranges) {
    StringRef Labels[] = {R.Begin, R.End};
    for (StringRef L : Labels) {
      printAddress(Out, L.empty() ? StringRef("0") : L, AddressSize);
      Out.ch('\n');
    }
    if (R.Begin.empty())
      continue;
    printNumber(Out, R.Where.size(AddressSize), 2);
    Out.ch('\n');
    printExpression(Out, R.Where, AddressSize);
  }
  Out.text("\t}\n");
}

//===----------------------------------------------------------------------===//
// .debug_info
//===----------------------------------------------------------------------===//

/// The number of bytes of a form with fixed size.
static unsigned fixedSize(dwarf::Form F) {
  switch (F) {
  case dwarf::DW_FORM_data2:
    return 2;
  case dwarf::DW_FORM_data4:
  case dwarf::DW_FORM_ref4:
  case dwarf::DW_FORM_block4: // Its length.
    return 4;
  case dwarf::DW_FORM_data8:
    return 8;
  default:
    return 1;
  }
}

static uint64_t sizeOf(const Attribute &A, unsigned AddressSize) {
  switch (A.Kind) {
  case Attribute::Constant:
    if (A.Form == dwarf::DW_FORM_sdata)
      return getSLEB128Size(int64_t(A.Value));
    return fixedSize(A.Form);
  case Attribute::String:
    return A.Text.size() + 1;
  case Attribute::Reference:
  case Attribute::Section:
    return 4;
  case Attribute::Label:
    return AddressSize;
  case Attribute::Block:
    return fixedSize(A.Form) + A.Expr.size(AddressSize);
  }
  return 0;
}

uint64_t layOut(const EntryTree &Tree, Abbreviations &Shapes,
                unsigned AddressSize) {
  uint64_t At = UnitHeaderSize;
  Tree.walk(
      [&](Entry &E) {
        E.Abbreviation = Shapes.number(E);
        E.Offset = At;
        At += getULEB128Size(E.Abbreviation);
        for (const Attribute &A : E.attributes())
          At += sizeOf(A, AddressSize);
      },
      [&] { ++At; });
  return At <= INT32_MAX ? At : 0;
}

static void printAttribute(Writer &Out, const Attribute &A,
                           unsigned AddressSize) {
  switch (A.Kind) {
  case Attribute::Constant:
    if (A.Form == dwarf::DW_FORM_sdata) {
      uint8_t Buffer[10];
      unsigned Size = encodeSLEB128(int64_t(A.Value), Buffer);
      printByteList(Out, toStringRef(ArrayRef(Buffer, Size)));
    } else {
      printNumber(Out, A.Value, fixedSize(A.Form));
    }
    break;
  case Attribute::String:
    Out.text(".b8 ");
    for (char C : A.Text) {
      Out.dec(uint8_t(C));
      Out.ch(',');
    }
    Out.ch('0');
    break;
  case Attribute::Reference:
    Out.text(".b32 ");
    Out.dec(A.Target->Offset);
    break;
  case Attribute::Label:
    printAddress(Out, A.Text, AddressSize);
    break;
  case Attribute::Section:
    Out.text(".b32 ");
    Out.text(A.Text);
    if (A.Value) {
      Out.ch('+');
      Out.dec(A.Value);
    }
    break;
  case Attribute::Block:
    printNumber(Out, A.Expr.size(AddressSize), fixedSize(A.Form));
    break;
  }
  printNote(Out, dwarf::AttributeString(A.Name));
  if (A.Kind == Attribute::Block)
    printExpression(Out, A.Expr, AddressSize);
}

void printUnit(Writer &Out, const EntryTree &Tree, uint64_t Size,
               unsigned AddressSize) {
  Out.text(".b32 ");
  Out.dec(Size - LengthFieldSize);
  Out.text("\t// length of the unit\n.b8 2,0\t// DWARF 2\n"
           ".b32 .debug_abbrev\n");
  printNumber(Out, AddressSize, 1);
  Out.text("\t// size of an address\n");
  Tree.walk(
      [&](Entry &E) {
        ExpressionBytes Number;
        Number.uleb(E.Abbreviation);
        printByteList(Out, Number.text());
        Out.text("\t// ");
        Out.dec(E.Offset);
        Out.text(": ");
        Out.text(dwarf::TagString(E.tag()));
        Out.ch('\n');
        for (const Attribute &A : E.attributes())
          printAttribute(Out, A, AddressSize);
      },
      [&] { Out.text(".b8 0\n"); });
}

} // namespace opennvvm::ptx
