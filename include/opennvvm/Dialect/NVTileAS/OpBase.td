//===- OpBase.td - What all operations share --------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPBASE
#define OPENNVVM_DIALECT_NVTILEAS_OPBASE

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "opennvvm/Dialect/NVTileAS/Traits.td"
include "opennvvm/Dialect/NVTileAS/Types.td"

/// An operation. Without a summary, the machines that have it, and the version
/// of the dialect in which it appeared, there is no build: each definition says
/// `let machines = …; let since = …`.
class NVTileAS_Op<string mnemonic, string oneLine, list<Trait> traits = []>
    : Op<NVTileAS_Dialect, mnemonic, traits> {
  let summary = oneLine;
  /// A TileNeed of catalog/TileLints.td, or "All". What only some types or
  /// attributes need is in catalog/TileShapes.td.
  string machines = ?;
  /// The version that bytecode states, from 1 on.
  int since = ?;
}

/// The operation says what it does to memory; Effects.cpp has the answers.
defvar HasMemoryEffects = DeclareOpInterfaceMethods<MemoryEffectsOpInterface>;

/// An operation that only computes tiles from tiles. It reads the operands that
/// are buffers, and a result that is one is new; if there are none, it has no
/// effects and may be speculated.
class NVTileAS_TileOp<string mnemonic, string oneLine, list<Trait> traits = []>
    : NVTileAS_Op<mnemonic, oneLine,
        !listconcat([HasMemoryEffects,
                     DeclareOpInterfaceMethods<ConditionallySpeculatable>],
                    traits)> {
  let extraClassDefinition = [{
    void $cppClass::getEffects(
        ::llvm::SmallVectorImpl<::mlir::MemoryEffects::EffectInstance>
            &effects) {
      ::mlir::nv_tileas::getTileEffects(*this, effects);
    }
    ::mlir::Speculation::Speculatability $cppClass::getSpeculatability() {
      return ::mlir::nv_tileas::getTileSpeculatability(*this);
    }
  }];
}

/// A product reads the operands that are buffers; an accumulator in tensor
/// memory is updated in place.
class NVTileAS_ProductOp<string mnemonic, string oneLine, list<Trait> traits>
    : NVTileAS_Op<mnemonic, oneLine,
        !listconcat(traits, [HasMemoryEffects,
            DeclareOpInterfaceMethods<ConditionallySpeculatable>])> {
  let extraClassDefinition = [{
    void $cppClass::getEffects(
        ::llvm::SmallVectorImpl<::mlir::MemoryEffects::EffectInstance>
            &effects) {
      ::mlir::nv_tileas::getProductEffects(*this, getCMutable(), effects);
    }
    ::mlir::Speculation::Speculatability $cppClass::getSpeculatability() {
      return ::mlir::nv_tileas::getTileSpeculatability(*this);
    }
  }];
}

/// Formats that several operations share.
defvar UnaryFormat = [{
  $source attr-dict `:` custom<ShortType>(type($source)) `->`
  custom<ShortType>(type($result))
}];

defvar DotFormat = [{
  $a `,` $b `,` $c attr-dict `:` custom<ShortType>(type($a)) `` `,`
  custom<ShortType>(type($b)) `` `,` custom<ShortType>(type($c)) `->`
  custom<ShortType>(type($result))
}];

def NVTileAS_AnyToken : AnyTypeOf<[NVTileAS_MemTokenType,
                                   NVTileAS_AsyncTokenType]>;

#endif // OPENNVVM_DIALECT_NVTILEAS_OPBASE
