//===- Vectors.td - Wide calls -----------------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def VectorCategory : LoweringCategory<"vectors", "Vectors">;
def Vectors : LoweringFile<VectorCategory>;

def WideOverload : LoweringRule<"wide-overload", Vectors> {
  let Calls = "`fabs`, `fabs.ftz`, `ex2.approx`, `ex2.approx.ftz`, `fshl.clamp`, `fshr.clamp` of a vector that is wider than a pair of 16-bit floats";
  let Becomes = "the same for each lane, or for pairs of 16-bit floats, combined again";
  let Why = "they work lane by lane, and no register is wider";
  let Later = IntrinsicLater;
}
let Rule = WideOverload in
  foreach Name = ["fabs", "fabs.ftz", "ex2.approx", "ex2.approx.ftz",
                  "fshl.clamp", "fshr.clamp"] in
    def : Lower<Name, Built<"splitOverloaded">, If<"isWide">>;

def WideCall : LoweringRule<"wide-call", Vectors> {
  let Calls = "`llvm.nvvm.NAME.vN…`, if the result and each operand of `llvm.nvvm.NAME` are narrower by the same whole factor, or the operand is the same";
  let Becomes = "narrow calls, combined again";
  let Why = "it is only a wide spelling of them";
  let Later = IntrinsicLater;
}
let Rule = WideCall in
  def : LowerUnknown<Built<"splitNamed">, If<"isWideCall">>;
