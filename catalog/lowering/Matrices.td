//===- Matrices.td - Products of matrices ------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def MatrixCategory : LoweringCategory<"matrices", "Matrices">;
def MatrixWords : LoweringFile<MatrixCategory>;

def CarrierProduct : LoweringRule<"carrier-product", MatrixWords> {
  let Calls = "`llvm.nvvm.mma(i64 word, a, b, c)`";
  let Guard = "legal; PTX has an `mma.sync` of that shape and these types";
  let Becomes = "`llvm.nvvm.mma.m16n8k16.row.col.f32.f32` and its like, of the 32- or 64-bit parts of the fragments; inline assembly for products of `double` that are not rounded to nearest";
  let Why = "each lane's part of a fragment is in the order of the registers that PTX lists";
  let Later = "no backend has another meaning for it";
}
let Rule = CarrierProduct in {
  def : LowerCarrier<"mma", Built<"multiply">, If<"isInPTX">>;
  def : Refuse<"mma", "PTX has no mma.sync of shape {MNK} for fragments of {A type} and {B type}">;
}
