//===- Sites.cpp - Where operations stand ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Program/Sites.h"
#include "mlir/IR/Location.h"
#include "opennvvm/Dialect/CudaTile/CudaTile.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace opennvvm::tile {

/// The name of the function that a scope belongs to.
static std::string functionOf(Attribute Scope) {
  while (auto Block = dyn_cast_or_null<cuda_tile::DILexicalBlockAttr>(Scope))
    Scope = Block.getScope();
  if (auto Function = dyn_cast_or_null<cuda_tile::DISubprogramAttr>(Scope))
    return Function.getName().str();
  return "";
}

/// The folder of the file of a scope; "" if it is not known.
static std::string folderOf(Attribute Scope) {
  if (auto Block = dyn_cast_or_null<cuda_tile::DILexicalBlockAttr>(Scope))
    return Block.getFile().getDirectory().str();
  if (auto Function = dyn_cast_or_null<cuda_tile::DISubprogramAttr>(Scope))
    return Function.getFile().getDirectory().str();
  return "";
}

static void addFrames(Location Loc, StringRef Function, Attribute Scope,
                      llvm::SmallVectorImpl<SourceFrame> &Out) {
  llvm::TypeSwitch<LocationAttr>(Loc)
      .Case([&](FileLineColLoc L) {
        std::string File = L.getFilename().str();
        std::string Folder = folderOf(Scope);
        // Bytecode may name a file without its folder.
        if (!Folder.empty() && File.find('/') == std::string::npos)
          File = Folder + "/" + File;
        Out.push_back({File, Function.str(), L.getLine(), L.getColumn()});
      })
      .Case([&](cuda_tile::DILocAttr L) {
        addFrames(L.getSourceLoc(), functionOf(L.getScope()), L.getScope(),
                  Out);
      })
      .Case([&](CallSiteLoc L) {
        addFrames(L.getCallee(), Function, Scope, Out);
        addFrames(L.getCaller(), "", {}, Out);
      })
      .Case(
          [&](NameLoc L) { addFrames(L.getChildLoc(), Function, Scope, Out); })
      .Case([&](FusedLoc L) {
        for (Location Part : L.getLocations()) {
          size_t Before = Out.size();
          addFrames(Part, Function, Scope, Out);
          if (Out.size() != Before)
            return;
        }
      });
}

Site makeSite(Location Loc) {
  Site S;
  addFrames(Loc, "", {}, S.Frames);
  return S;
}

Site makeSite(Operation &Op) {
  Site S = makeSite(Op.getLoc());
  S.Operation = Op.getName().getStringRef().str();
  return S;
}

} // namespace opennvvm::tile
