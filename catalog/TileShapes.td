//===- TileShapes.td - Shapes and limits of tile programs --*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The products with block scales, what TMA can transfer, and the atoms of the
// dialect nv_tileas that not all machines have. What an operation needs of a
// machine whatever its types and attributes is said where it is defined, in
// include/opennvvm/Dialect/NVTileAS/Ops*.td.
//
//===----------------------------------------------------------------------===//

include "TileLints.td"

//===----------------------------------------------------------------------===//
// Atoms
//===----------------------------------------------------------------------===//

/// An AtomKind that needs something of the machine, in any operation.
class TileAtomNeed<string kind, TileNeed need> {
  string Kind = kind;
  TileNeed Need = need;
}

def : TileAtomNeed<"CpAsync", CpAsync>;
def : TileAtomNeed<"TmaLoad", Tma>;
def : TileAtomNeed<"TmaStore", Tma>;
def : TileAtomNeed<"TmaReduce", Tma>;

//===----------------------------------------------------------------------===//
// Products with block scales
//===----------------------------------------------------------------------===//

/// An AtomKind with block scales, and the K extent of its atom. Only the name
/// counts: if the element types counted, wrong elements of mxf4 could not be
/// reported.
class BlockScaledAtom<string kind, int k> {
  string Kind = kind;
  int AtomK = k;
}

def : BlockScaledAtom<"MXF8F6F4", 32>;
def : BlockScaledAtom<"MXF4", 64>;
def : BlockScaledAtom<"MXF4NVF4", 64>;

/// A product that exists: the K extent of its atom, and how many elements share
/// a scale factor. Types are MLIR's classes and those of the dialect.
class BlockScaledProduct<int k, int vec> {
  int AtomK = k;
  int VecSize = vec;
  bit HasTwoCta = false;
  list<string> Elements;
  list<string> Scales;
  string ElementMessage; /// For elements of other types,
  string ScaleMessage;   /// and for scales.
  string PtxKind;
}

/// The lowest number of a machine that has one.
def BlockScaledMachine { int Number = 100; }

def : BlockScaledProduct<32, 32> {
  let HasTwoCta = true;
  let Elements = ["Float8E5M2Type", "Float8E4M3FNType"];
  let Scales = ["Float8E8M0FNUType"];
  let ElementMessage =
      "expects A/B element types to be Float8E5M2Type or Float8E4M3FNType and "
      "sfa/sfb element types to be Float8E8M0FNUType when (atom_K=32 && "
      "vecSize=32)";
  let ScaleMessage = ElementMessage;
  let PtxKind = "kind::mxf8f6f4.block_scale.block32";
}
def : BlockScaledProduct<64, 16> {
  let Elements = ["Float4E2M1FNType", "FloatNV4E0M3FType"];
  let Scales = ["Float8E8M0FNUType", "Float8E4M3FNType"];
  let ElementMessage =
      "expects A and B element types are valid 4bit types, such "
      "asFloat4E2M1FNType or FloatNV4E0M3FType , when (atom_K=64 && "
      "vecSize=16)";
  let ScaleMessage = "expects sfa/sfb element types to be Float8E8M0FNUType or "
                     "Float8E4M3FNType when (atom_K=64 && vecSize=16)";
  let PtxKind = "kind::mxf4nvf4.block_scale.block16";
}
def : BlockScaledProduct<64, 32> {
  let Elements = ["Float4E2M1FNType"];
  let Scales = ["Float8E8M0FNUType"];
  let ElementMessage =
      "expects A/B element types to be Float4E2M1FNType and sfa/sfb element "
      "types to be Float8E8M0FNUType when (atom_K=64 && vecSize=32)";
  let ScaleMessage = ElementMessage;
  let PtxKind = "kind::mxf4.block_scale.block32";
}

//===----------------------------------------------------------------------===//
// TMA
//===----------------------------------------------------------------------===//

/// The ranks of boxes in an AtomMode, and how many coordinates there are beyond
/// those of the box: `extra`, and with `per` one more for each dimension.
class TmaMode<string mode, int least, int most, int extra, bit per = false> {
  string Mode = mode;
  int LeastRank = least;
  int MostRank = most;
  int Extra = extra;
  bit PerDimension = per;
}

def : TmaMode<"Tile", 1, 5, 0>;
def : TmaMode<"Im2Col", 3, 5, -2, true>;
def : TmaMode<"Gather4", 2, 2, 3>;
def : TmaMode<"Scatter4", 2, 2, 3>;

/// Limits of a box and of what it lies in: numbers of elements, and bytes.
class TmaLimit<int number> {
  int Number = number;
}

def MaxBox : TmaLimit<256>;         /// The extent of a box, in elements.
def Granule : TmaLimit<16>;         /// Of rows, and of their distance.
def SharedAlignment : TmaLimit<128>; /// Of a view in shared memory, at least.
def SwizzleRows : TmaLimit<8>;      /// The rows after which a swizzle repeats.

/// The widths of swizzles in bytes, besides none, and of the integers that
/// tensor maps have, in bits.
def Swizzles { list<int> Numbers = [32, 64, 128]; }
def TmaIntegers { list<int> Numbers = [8, 16, 32, 64]; }

/// The types on which cp.reduce.async.bulk.tensor has an RMWMode: "i32", "f16"
/// and so on.
class TmaReduction<list<string> modes, list<string> types> {
  list<string> Modes = modes;
  list<string> Types = types;
}

def : TmaReduction<["Add", "FAdd"], ["f16", "bf16", "i32", "i64", "f32"]>;
def : TmaReduction<["Max", "Min"], ["f16", "bf16", "i32", "i64"]>;
def : TmaReduction<["UMax", "UMin", "And", "Or", "Xor"], ["i32", "i64"]>;
