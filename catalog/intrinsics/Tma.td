//===- Tma.td - Tensor copies ------------------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// A tile of `dim` dimensions: coordinates begin at argument `first`, followed
/// by the `offsets` of im2col, a block mask if there is one, the cache policy,
/// and the flags that say whether mask and policy are used.
class TmaOperands<int map, int coordinates, int offsets> {
  int Policy = !add(map, coordinates, offsets, 1); // without a block mask
  string Tensor = "[${" # map # ":a}, {" #
                  Arguments<!add(map, 1), coordinates>.ret # "}]";
  string Offsets = !if(!eq(offsets, 0), "",
                       ", {" # Arguments<!add(map, coordinates, 1),
                                         offsets>.ret # "}");
}

/// "im2col_w_128" as PTX spells it.
class TmaMode<string mode> {
  string ret = !cond(!eq(mode, "im2col_w") : "im2col::w",
                     !eq(mode, "im2col_w_128") : "im2col::w::128",
                     !eq(mode, "tile_gather4") : "tile::gather4",
                     true : mode);
}

/// Modes that came with Blackwell; some of them only for data centers.
class TmaGate<string mode, bit toCluster, PTX since> {
  bit Old = !or(!eq(mode, "tile"), !eq(mode, "im2col"));
  Gate ret = !cond(
    Old : From<90, since>,
    !and(!not(toCluster), !ne(mode, "im2col_w_128")) : From<100, PTX86>,
    true : Special<DatacenterBlackwell, PTX86>);
}

def PairOfBlocks : Special<DatacenterBlackwell, PTX86>;

/// The documents list plain tiles and im2col, to and from the shared memory of
/// a cluster, separately from the other tensor copies; all require Hopper.
defvar ArchitectureGates = "NVVM IR Verifier: Architecture Gates";
def TensorCopy : Documented<"tma-gate-tensor", 90, ArchitectureGates>;
def BulkCopy : Documented<"tma-gate-bulk", 90, ArchitectureGates>;

/// Into the shared memory of a cluster's blocks, of one block, or only into the
/// L2 cache.
multiclass TmaLoad<string mode, int dim, int coordinates, int offsets> {
  defvar Mode = TmaMode<mode>.ret;
  defvar Name = mode # "_" # dim # "d";
  defvar Load = TmaOperands<2, coordinates, offsets>;
  defvar Mask = Load.Policy;
  defvar Cluster = CacheHint<!add(Mask, 3), !add(Mask, 1)>;
  defvar Block = CacheHint<!add(Load.Policy, 1), Load.Policy>;
  defvar Fetch = TmaOperands<0, coordinates, offsets>;
  defvar L2 = CacheHint<!add(Fetch.Policy, 1), Fetch.Policy>;

  // Pairs of blocks came with Blackwell.
  let ByValue = [With<!add(Mask, 4), 1, PairOfBlocks>,
                 With<!add(Mask, 4), 2, PairOfBlocks>],
      Document = !if(!or(!eq(mode, "tile"), !eq(mode, "im2col")), BulkCopy,
                     TensorCopy) in
  def : Row<!cast<Intrinsic>("int_nvvm_cp_async_bulk_tensor_g2s_" # Name),
            "cp.async.bulk.tensor." # dim # "d.shared::cluster.global." # Mode #
            ".mbarrier::complete_tx::bytes${" # !add(Mask, 2) #
            ":{0=;1=.multicast::cluster}}${" # !add(Mask, 4) #
            ":{0=;1=.cta_group::1;2=.cta_group::2}}" # Cluster.Modifier #
            " [${0:a}], " # Load.Tensor # ", [${1:a}]" # Load.Offsets # "${" #
            !add(Mask, 2) # ":{0=;1=, $" # Mask # "}}" # Cluster.Operand # ";",
            TmaGate<mode, 1, PTX80>.ret>;
  let Document = TensorCopy in {
  def : Row<!cast<Intrinsic>("int_nvvm_cp_async_bulk_tensor_g2s_cta_" # Name),
            "cp.async.bulk.tensor." # dim # "d.shared::cta.global." # Mode #
            ".mbarrier::complete_tx::bytes" # Block.Modifier # " [${0:a}], " #
            Load.Tensor # ", [${1:a}]" # Load.Offsets # Block.Operand # ";",
            TmaGate<mode, 0, PTX86>.ret>;
  def : Row<!cast<Intrinsic>("int_nvvm_cp_async_bulk_tensor_prefetch_" # Name),
            "cp.async.bulk.prefetch.tensor." # dim # "d.L2.global." # Mode #
            L2.Modifier # " " # Fetch.Tensor # Fetch.Offsets # L2.Operand #
            ";", TmaGate<mode, 1, PTX80>.ret>;
  }
}

/// From the shared memory of a block, with or without an operation on the
/// destination.
multiclass TmaStore<string name, string mode, int dim, int coordinates,
                    Gate needs> {
  defvar Store = TmaOperands<1, coordinates, 0>;
  defvar Hint = CacheHint<!add(Store.Policy, 1), Store.Policy>;
  defvar Tail = ".bulk_group" # Hint.Modifier # " " # Store.Tensor #
                ", [${0:a}]" # Hint.Operand # ";";
  let Document = !if(!eq(mode, "tile::scatter4"), TensorCopy, BulkCopy) in
  def : Row<!cast<Intrinsic>("int_nvvm_cp_async_bulk_tensor_s2g_" # name),
            "cp.async.bulk.tensor." # dim # "d.global.shared::cta." # mode #
            Tail, needs>;
  if !ne(mode, "tile::scatter4") then
    let Document = TensorCopy in
    foreach Op = ["add", "min", "max", "inc", "dec", "and", "or", "xor"] in
      def : Row<!cast<Intrinsic>("int_nvvm_cp_async_bulk_tensor_reduce_" # Op #
                                 "_" # name),
                "cp.reduce.async.bulk.tensor." # dim # "d.global.shared::cta." #
                Op # "." # mode # Tail, needs>;
}

/// A field of a tensor map; fields that are lists take an index in argument 1.
class Tensormap<string name, string what, string type, string value>
    : Row<Nvvm<"tensormap.replace." # name>.ret,
          "tensormap.replace.tile." # what # "${0:c}.b1024." # type #
          " [${0:a}], " # value # ";",
          Special<!listconcat([90], Blackwell), PTX83>> {
  let Spaces = [1, 3];
}

let Family = "Tma" in {

let WidePointers = 1 in {
foreach Dim = !range(1, 6) in {
  defm : TmaLoad<"tile", Dim, Dim, 0>;
  defm : TmaStore<"tile_" # Dim # "d", "tile", Dim, Dim, From<90, PTX80>>;
}
foreach Dim = !range(3, 6) in {
  defm : TmaLoad<"im2col", Dim, Dim, !sub(Dim, 2)>;
  defm : TmaLoad<"im2col_w", Dim, Dim, 2>;
  defm : TmaLoad<"im2col_w_128", Dim, Dim, 2>;
  defm : TmaStore<"im2col_" # Dim # "d", "im2col_no_offs", Dim, Dim,
                  From<90, PTX80>>;
}
// One column and four rows.
defm : TmaLoad<"tile_gather4", 2, 5, 0>;
defm : TmaStore<"tile_scatter4_2d", "tile::scatter4", 2, 5,
                Special<DatacenterBlackwell, PTX86>>;
} // let WidePointers

//===----------------------------------------------------------------------===//
// Changing a tensor map
//===----------------------------------------------------------------------===//

def : Tensormap<"global.address", "global_address", "b64", "$1">;
// One less than the rank.
let Args = [InRange<1, 0, 5, Advice>] in
  def : Tensormap<"rank", "rank", "b32", "$1">;
foreach Field = ["interleave_layout", "fill_mode"] in
  def : Tensormap<!subst("_", ".", Field), Field, "b32", "$1">;
// Types of four and six bits, and the swizzle that goes with them.
let ByValue = !foreach(V, [13, 14, 15],
                       With<1, V, Special<Blackwell, PTX87>>) in
  def : Tensormap<"elemtype", "elemtype", "b32", "$1">;
let ByValue = [With<1, 4, Exactly<[103], PTX88>>] in
  def : Tensormap<"swizzle.mode", "swizzle_mode", "b32", "$1">;
let Needs = Special<Blackwell, PTX86> in
  def : Tensormap<"swizzle.atomicity", "swizzle_atomicity", "b32", "$1">;
let Args = [InRange<1, 0, 5>, InRange<2, 1, 257, Advice>] in
  def : Tensormap<"box.dim", "box_dim", "b32", "$1, $2">;
let Args = [InRange<1, 0, 5>, NonZero<2, Advice>] in
  def : Tensormap<"global.dim", "global_dim", "b32", "$1, $2">;
let Args = [InRange<1, 0, 5>, InRange<2, 1, 9, Advice>] in
  def : Tensormap<"element.stride", "element_stride", "b32", "$1, $2">;
// 40 bits, by sixteens; the last dimension has none.
let Args = [InRange<1, 0, 5>, InRange<1, 0, 4, Advice>,
            MultipleOf<2, 16, Advice>, InRange<2, 0, 0x10000000000, Advice>] in
  def : Tensormap<"global.stride", "global_stride", "b64", "$1, $2">;

} // let Family
