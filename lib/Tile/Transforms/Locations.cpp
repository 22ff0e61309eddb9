//===- Locations.cpp - Places in source programs for LLVM -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Locations.h"
#include "llvm/BinaryFormat/Dwarf.h"

using namespace mlir;

namespace opennvvm::tile_import {

LLVM::DIFileAttr Locations::fileOf(cuda_tile::DIFileAttr File) {
  return LLVM::DIFileAttr::get(File.getContext(), File.getName(),
                               File.getDirectory());
}

/// A function or a block of statements; null for anything else.
Attribute Locations::scopeOf(Attribute Scope) {
  if (Attribute Before = Scopes.lookup(Scope))
    return Before;
  MLIRContext *Context = Scope.getContext();
  Attribute New;
  if (auto Block = dyn_cast<cuda_tile::DILexicalBlockAttr>(Scope)) {
    auto Around =
        dyn_cast_or_null<LLVM::DIScopeAttr>(scopeOf(Block.getScope()));
    if (!Around)
      return {};
    New =
        LLVM::DILexicalBlockAttr::get(Context, Around, fileOf(Block.getFile()),
                                      Block.getLine(), Block.getColumn());
  } else if (auto Function = dyn_cast<cuda_tile::DISubprogramAttr>(Scope)) {
    LLVM::DIFileAttr File = fileOf(Function.getFile());
    auto Unit = LLVM::DICompileUnitAttr::get(
        DistinctAttr::create(UnitAttr::get(Context)),
        llvm::dwarf::DW_LANG_Python,
        fileOf(Function.getCompileUnit().getFile()),
        StringAttr::get(Context, "OpenNVVM"), /*isOptimized=*/true,
        LLVM::DIEmissionKind::LineTablesOnly);
    New = LLVM::DISubprogramAttr::get(
        Context, DistinctAttr::create(UnitAttr::get(Context)), Unit, File,
        Function.getName(), Function.getLinkageName(), File, Function.getLine(),
        Function.getScopeLine(),
        LLVM::DISubprogramFlags::Definition |
            LLVM::DISubprogramFlags::Optimized,
        LLVM::DISubroutineTypeAttr::get(Context, {}), /*retainedNodes=*/{},
        /*annotations=*/{});
  }
  Scopes[Scope] = New;
  return New;
}

Location Locations::of(Location Place) {
  if (Attribute Before = Places.lookup(LocationAttr(Place)))
    return cast<LocationAttr>(Before);
  LocationAttr New = Place;
  if (auto Known = dyn_cast<cuda_tile::DILocAttr>(LocationAttr(Place))) {
    Location Source = of(Known.getSourceLoc());
    Attribute Scope = scopeOf(Known.getScope());
    New = Scope ? FusedLoc::get({Source}, Scope, Place.getContext()) : Source;
  } else if (auto Call = dyn_cast<CallSiteLoc>(LocationAttr(Place))) {
    New = CallSiteLoc::get(of(Call.getCallee()), of(Call.getCaller()));
  } else if (auto Named = dyn_cast<NameLoc>(LocationAttr(Place))) {
    New = NameLoc::get(Named.getName(), of(Named.getChildLoc()));
  } else if (auto Fused = dyn_cast<FusedLoc>(LocationAttr(Place))) {
    SmallVector<Location> Parts;
    for (Location Part : Fused.getLocations())
      Parts.push_back(of(Part));
    New = FusedLoc::get(Parts, Fused.getMetadata(), Place.getContext());
  }
  Places[LocationAttr(Place)] = New;
  return New;
}

} // namespace opennvvm::tile_import
