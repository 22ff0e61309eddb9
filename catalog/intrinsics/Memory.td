//===- Memory.td - Address spaces, loads and cache hints ---*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

let Family = "Memory" in {

//===----------------------------------------------------------------------===//
// Address spaces
//===----------------------------------------------------------------------===//

foreach Space = ["const", "global", "local", "shared"] in
  def : Row<Nvvm<"isspacep." # Space>.ret, "isspacep." # Space # " $d, $0;">;
def : Row<int_nvvm_isspacep_shared_cluster,
          "isspacep.shared::cluster $d, $0;", From<90, PTX78>>;

def : Row<int_nvvm_move_ptr, "mov${d:b} $d, $0;">;
def : Row<int_nvvm_internal_addrspace_wrap, "mov${d:b} $d, $0;">;

//===----------------------------------------------------------------------===//
// Loads that a whole warp shares. Argument 1 is the alignment.
//===----------------------------------------------------------------------===//

let Args = [PowerOf2<1>] in
foreach Kind = ["i", "f", "p"] in
  def : Row<Nvvm<"ldu.global." # Kind>.ret, "ldu.global${d:v}${d:b} $d, [${0:a}];">;

//===----------------------------------------------------------------------===//
// Cache hints
//===----------------------------------------------------------------------===//

foreach Level = ["L1", "L2"] in {
  def : Row<Nvvm<"prefetch." # Level>.ret, "prefetch." # Level # " [${0:a}];">;
  foreach Space = ["global", "local"] in
    def : Row<Nvvm<"prefetch." # Space # "." # Level>.ret,
              "prefetch." # Space # "." # Level # " [${0:a}];">;
}
foreach Evict = ["last", "normal"] in
  def : Row<Nvvm<"prefetch.global.L2.evict." # Evict>.ret,
            "prefetch.global.L2::evict_" # Evict # " [${0:a}];",
            From<80, PTX74>>;
def : Row<int_nvvm_prefetchu_L1, "prefetchu.L1 [${0:a}];">;
let ByType = [For<["ptr addrspace(1)"], Nowhere>] in
def : Row<int_nvvm_prefetch_tensormap, "prefetch${0:s}.tensormap [${0:a}];",
          From<90, PTX80>>;

// PTX supports these only for whole 128-byte lines.
foreach Space = ["", ".global"] in {
  def : Row<Nvvm<"applypriority" # Space # ".L2.evict.normal">.ret,
            "applypriority" # Space # ".L2::evict_normal [${0:a}], $1;",
            From<80, PTX74>> {
    let Args = [InRange<1, 128, 129>];
  }
  def : Row<Nvvm<"discard" # Space # ".L2">.ret,
            "discard" # Space # ".L2 [${0:a}], $1;", From<80, PTX74>> {
    let Args = [InRange<1, 128, 129>];
  }
}

// Stores zeros to a multiple of eight bytes; the value must be 0.
foreach Space = ["", ".shared.cta"] in
  def : Row<Nvvm<"st.bulk" # Space>.ret,
            "st.bulk" # !subst(".cta", "::cta", Space) # " [${0:a}], $1, $2;",
            From<100, PTX86>> {
    let Args = [MultipleOf<1, 8>, InRange<2, 0, 1>];
  }

} // let Family
