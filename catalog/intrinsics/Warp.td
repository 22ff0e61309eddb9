//===- Warp.td - Exchange and agreement within a warp ------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

let Family = "Warp" in {

//===----------------------------------------------------------------------===//
// Shuffles
//===----------------------------------------------------------------------===//

/// `p` forms also tell whether the source lane was in range.
multiclass Shuffle<string mode> {
  foreach Ty = ["i32", "f32"] in {
    // The clamp word: where a segment ends, and its mask.
    let Args = [NonZero<0, Advice>, BitsOf<3, 0x1f1f, Advice>] in {
    def : Row<Nvvm<"shfl.sync." # mode # "." # Ty>.ret,
              "shfl.sync." # mode # ".b32 $d, $1, $2, $3, $0;",
              From<30, PTX60>>;
    def : Row<Nvvm<"shfl.sync." # mode # "." # Ty # "p">.ret,
              "shfl.sync." # mode # ".b32 $d0|$d1, $1, $2, $3, $0;",
              From<30, PTX60>>;
    }
    // Without a mask, only if all lanes of a warp run in lockstep, which they
    // need not do from sm_70 on; PTX 6.4 removed these forms there.
    let Args = [BitsOf<2, 0x1f1f, Advice>], Until = PTX63, UntilFrom = 70 in {
    def : Row<Nvvm<"shfl." # mode # "." # Ty>.ret,
              "shfl." # mode # ".b32 $d, $0, $1, $2;", Between<30, 75, PTX32>>;
    def : Row<Nvvm<"shfl." # mode # "." # Ty # "p">.ret,
              "shfl." # mode # ".b32 $d0|$d1, $0, $1, $2;",
              Between<30, 75, PTX32>>;
    }
  }
}
foreach Mode = ["up", "down", "bfly", "idx"] in
  defm : Shuffle<Mode>;

//===----------------------------------------------------------------------===//
// Votes and matches
//===----------------------------------------------------------------------===//

foreach Mode = ["all.pred", "any.pred", "uni.pred", "ballot.b32"] in {
  defvar Name = "vote." # !substr(Mode, 0, !find(Mode, "."));
  let Args = [NonZero<0, Advice>] in
  def : Row<Nvvm<Name # ".sync">.ret, "vote.sync." # Mode # " $d, $1, $0;",
            From<30, PTX60>>;
  let Until = PTX63, UntilFrom = 70 in
  def : Row<Nvvm<Name>.ret, "vote." # Mode # " $d, $0;",
            Between<30, 75, PTX60>>;
}

let Args = [NonZero<0, Advice>] in
foreach Bits = ["32", "64"] in {
  def : Row<Nvvm<"match.any.sync.i" # Bits>.ret,
            "match.any.sync.b" # Bits # " $d, $1, $0;", From<70, PTX60>>;
  def : Row<Nvvm<"match.all.sync.i" # Bits # "p">.ret,
            "match.all.sync.b" # Bits # " $d0|$d1, $1, $0;", From<70, PTX60>>;
}

def : Row<int_nvvm_activemask, "activemask.b32 $d;", From<30, PTX62>>;
let Args = [NonZero<0, Advice>] in
def : Row<int_nvvm_elect_sync, "elect.sync $d0|$d1, $0;", From<90, PTX80>>;

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

class Redux<string name, string op, Gate needs>
    : Row<Nvvm<"redux.sync." # name>.ret, "redux.sync." # op # " $d, $0, $1;",
          needs> {
  let Args = [NonZero<1, Advice>];
}

foreach Op = ["add.s32", "min.s32", "max.s32", "and.b32", "or.b32",
              "xor.b32"] in
  def : Redux<!substr(Op, 0, !find(Op, ".")), Op, From<80, PTX70>>;
foreach Op = ["min", "max"] in {
  def : Redux<"u" # Op, Op # ".u32", From<80, PTX70>>;
  foreach Mod = ["", ".abs", ".NaN", ".abs.NaN"] in
    def : Redux<"f" # Op # Mod, Op # Mod # ".f32", Special<[100, 103],
                                                           PTX86>>;
}

} // let Family
