//===- DebugReader.cpp - Places in a source program -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reader.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::cuda_tile;
using llvm::Twine;

namespace mlir::cuda_tile::bytecode {

bool Reader::readDebugSection() {
  std::optional<Cursor> From = enter(Section::Debug);
  if (!From)
    return true;
  size_t Start = From->offset();
  uint64_t Functions, Count;
  if (!From->count(Functions, 4, "functions") || !From->align(4, Start))
    return false;
  StringRef Starts, Places;
  if (!From->bytes(Functions * 4, Starts, "where functions begin") ||
      !From->count(Count, 8, "places") || !From->align(8, Start))
    return false;
  PlacesAt = From->offset();
  PlaceCount = Count;
  if (!From->bytes(Count * 8, Places, "places"))
    return false;
  uint32_t Last = 0;
  for (size_t I = 0; I < Functions; ++I) {
    uint32_t Next = llvm::support::endian::read32le(Starts.data() + I * 4);
    if (Next < Last || Next > Count)
      return From->failAt(PlacesAt, "the places of function " + Twine(I + 1) +
                                        " begin at " + Twine(Next) +
                                        ", which is out of range");
    PlaceStarts.push_back(Last = Next);
  }
  if (!DebugAttributes.read(*From, 4, Start, "the offsets of attributes"))
    return false;
  DebugCache.resize(DebugAttributes.size());
  return true;
}

bool Reader::enterPlaces(uint64_t Function, Cursor &From) {
  HasPlaces = Function && Sections[unsigned(Section::Debug)];
  if (!HasPlaces)
    return true;
  if (Function > PlaceStarts.size())
    return From.fail("there are no places of function " + Twine(Function));
  NextPlace = PlaceStarts[Function - 1];
  LastPlace =
      Function < PlaceStarts.size() ? PlaceStarts[Function] : PlaceCount;
  return true;
}

bool Reader::nextPlace(Cursor &From, Location &To) {
  To = UnknownLoc::get(&Context);
  if (!HasPlaces)
    return true;
  if (NextPlace == LastPlace)
    return From.fail("the debug info has no place for an operation");
  size_t At = PlacesAt + NextPlace++ * 8;
  uint64_t Id = llvm::support::endian::read64le(File.data() + At);
  if (!Id)
    return true;
  Cursor Entry(File, At, At + 8, Errors);
  Attribute A = debugAttribute(Id, Entry, 0);
  if (!A)
    return false;
  auto Place = dyn_cast<LocationAttr>(A);
  if (!Place)
    return Entry.fail("attribute " + Twine(Id) + " is not a place");
  To = Place;
  return true;
}

Attribute Reader::debugAttribute(uint64_t Id, Cursor &From, unsigned Depth) {
  if (!Id || Id > DebugCache.size()) {
    From.fail("attribute " + Twine(Id) + " is out of range: there are " +
              Twine(DebugCache.size()));
    return {};
  }
  if (Attribute Cached = DebugCache[Id - 1])
    return Cached;
  if (Depth > MaxDepth) {
    From.fail("attribute " + Twine(Id) + " is nested too deep, or in itself");
    return {};
  }
  Cursor Item = DebugAttributes.item(Id - 1, File, Errors);
  Attribute Read = parseDebug(Item, Depth);
  if (Read && !Item.isAtEnd()) {
    Item.fail("something follows attribute " + Twine(Id));
    return {};
  }
  return DebugCache[Id - 1] = Read;
}

template <typename T>
bool Reader::debugField(Cursor &From, unsigned Depth, T &To) {
  size_t Start = From.offset();
  uint64_t Id;
  if (!From.varint(Id, "an attribute"))
    return false;
  Attribute Any = debugAttribute(Id, From, Depth + 1);
  if (!Any)
    return false;
  To = dyn_cast<T>(Any);
  return To ||
         From.failAt(Start, "attribute " + Twine(Id) + " is of another kind");
}

bool Reader::number(Cursor &From, unsigned &To, StringRef What) {
  size_t Start = From.offset();
  uint64_t N;
  if (!From.varint(N, What))
    return false;
  To = unsigned(N);
  return llvm::isUInt<32>(N) ||
         From.failAt(Start, What + " does not fit 32 bits");
}

/// What statements stand in: a function or a block of one.
static bool isScope(Attribute A) {
  return isa<DISubprogramAttr, DILexicalBlockAttr>(A);
}

Attribute Reader::parseBlock(Cursor &From, unsigned Depth) {
  Attribute Scope;
  DIFileAttr InFile;
  unsigned Line, Column;
  size_t Start = From.offset();
  if (!debugField(From, Depth, Scope))
    return {};
  if (!isScope(Scope)) {
    From.failAt(Start,
                "a block of statements must stand in a function or a block");
    return {};
  }
  if (!debugField(From, Depth, InFile) || !number(From, Line, "a line") ||
      !number(From, Column, "a column"))
    return {};
  return DILexicalBlockAttr::get(&Context, Scope, InFile, Line, Column);
}

Attribute Reader::parsePlace(Cursor &From, unsigned Depth) {
  Attribute Scope;
  StringAttr Name;
  unsigned Line, Column;
  size_t Start = From.offset();
  if (!debugField(From, Depth, Scope))
    return {};
  if (!isScope(Scope)) {
    From.failAt(Start, "a place must stand in a function or a block");
    return {};
  }
  if (!string(From, Name) || !number(From, Line, "a line") ||
      !number(From, Column, "a column"))
    return {};
  return DILocAttr::get(&Context, FileLineColLoc::get(Name, Line, Column),
                        Scope);
}

Attribute Reader::parseSubprogram(Cursor &From, unsigned Depth) {
  DIFileAttr InFile;
  DICompileUnitAttr Unit;
  StringAttr Name, Linkage;
  unsigned Line, ScopeLine, Flags = 0;
  if (!debugField(From, Depth, InFile) || !number(From, Line, "a line") ||
      !string(From, Name) || !string(From, Linkage) ||
      !debugField(From, Depth, Unit) ||
      !number(From, ScopeLine, "the line of a scope"))
    return {};
  size_t Start = From.offset();
  if (Version.Minor >= 5 && !number(From, Flags, "the flags of a function"))
    return {};
  if (Flags) {
    From.failAt(Start, "unused bits are set in the flags of a function");
    return {};
  }
  return DISubprogramAttr::get(&Context, InFile, Line, Name, Linkage, Unit,
                               ScopeLine);
}

Attribute Reader::parseCallSite(Cursor &From, unsigned Depth) {
  LocationAttr Callee, Caller;
  if (!debugField(From, Depth, Callee) || !debugField(From, Depth, Caller))
    return {};
  return CallSiteLoc::get(Location(Callee), Location(Caller));
}

Attribute Reader::parseDebug(Cursor &From, unsigned Depth) {
  size_t Start = From.offset();
  uint64_t Tag;
  StringAttr Name, Directory;
  DIFileAttr InFile;
  if (!From.varint(Tag, "the kind of an attribute"))
    return {};
  switch (DebugTag(Tag)) {
  case DebugTag::CompileUnit:
    return debugField(From, Depth, InFile)
               ? DICompileUnitAttr::get(&Context, InFile)
               : Attribute();
  case DebugTag::File:
    return string(From, Name) && string(From, Directory)
               ? DIFileAttr::get(&Context, Name, Directory)
               : Attribute();
  case DebugTag::LexicalBlock:
    return parseBlock(From, Depth);
  case DebugTag::Location:
    return parsePlace(From, Depth);
  case DebugTag::Subprogram:
    return parseSubprogram(From, Depth);
  case DebugTag::CallSite:
    return parseCallSite(From, Depth);
  }
  From.failAt(Start, "unknown kind of debug info " + Twine(Tag));
  return {};
}

} // namespace mlir::cuda_tile::bytecode
