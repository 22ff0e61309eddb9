//===- Atomic.td - Atomics with a scope --------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

let Family = "Atomic" in {

// PTX supports inc and dec on 32 bits and the others on 32 and 64; on 16 bits,
// only cas.
let Spaces = AtomicSpaces.Numbers in
foreach Scope = ["cta", "sys"] in {
  let ByType = [For<["i8", "i16", "other"], Nowhere>] in {
  def : Row<Nvvm<"atomic.add.gen.i." # Scope>.ret,
            "atom." # Scope # "${0:s}.add${1:u} $d, [${0:a}], $1;",
            AtomicScope>;
  foreach Op = ["min", "max"] in
    def : Row<Nvvm<"atomic." # Op # ".gen.i." # Scope>.ret,
              "atom." # Scope # "${0:s}." # Op # "${1:s} $d, [${0:a}], $1;",
              AtomicScope>;
  foreach Op = ["and", "or", "xor", "exch"] in
    def : Row<Nvvm<"atomic." # Op # ".gen.i." # Scope>.ret,
              "atom." # Scope # "${0:s}." # Op # "${1:b} $d, [${0:a}], $1;",
              AtomicScope>;
  }
  let ByType = [For<["i8", "i16", "i64", "other"], Nowhere>] in
  foreach Op = ["inc", "dec"] in
    def : Row<Nvvm<"atomic." # Op # ".gen.i." # Scope>.ret,
              "atom." # Scope # "${0:s}." # Op # "${1:u} $d, [${0:a}], $1;",
              AtomicScope>;
  let ByType = [For<["i8", "other"], Nowhere>, For<["i16"], AtomicCas16>] in
  def : Row<Nvvm<"atomic.cas.gen.i." # Scope>.ret,
            "atom." # Scope # "${0:s}.cas${1:b} $d, [${0:a}], $1, $2;",
            AtomicScope>;
  // 16-bit floats are never flushed, and PTX requires this to be explicit.
  let ByType = [For<["half"], AtomicHalf>,
                For<["<2 x half>"], AtomicHalfPair>,
                For<["bfloat", "<2 x bfloat>"], AtomicBFloat>,
                For<["other"], Nowhere>] in
  def : Row<Nvvm<"atomic.add.gen.f." # Scope>.ret,
            "atom." # Scope # "${0:s}.add${1:n}${1:f} $d, [${0:a}], $1;",
            AtomicScope>;
}

} // let Family
