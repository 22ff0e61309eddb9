//===- Shuffles.td - Bytes, and exchange within a warp -----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def ShuffleCategory : LoweringCategory<"shuffles", "Shuffles", [{
*Threads in order*: PTX counts the threads that arrive at a barrier, a shuffle or a
vote, wherever they arrive; two warps may meet at different instructions. So other
threads may be waiting for an operation that has no effect of its own. These rules
therefore require a kernel in which all barriers, shuffles, votes and calls
post-dominate the entry and are not in a cycle, and in which only `ret` ends a thread:
in such a kernel, every thread reaches all of them exactly once, in the same order.
}]>;
def Shuffles : LoweringFile<ShuffleCategory>;
def Warp : LoweringFile<ShuffleCategory>;
def WarpWords : LoweringFile<ShuffleCategory>;

//===----------------------------------------------------------------------===//
// Bytes and words
//===----------------------------------------------------------------------===//

def BytePermute : LoweringRule<"byte-permute", Shuffles> {
  let Calls = "`prmt`, `prmt.f4e`, `.b4e`, `.rc8`, `.ecl`, `.ecr`, `.rc16`";
  let Guard = "constant selector without sign bits";
  let Becomes = "`shufflevector` of bytes, or the operand";
  let Why = "the selector is a shuffle's mask; a byte filled with a sign is computed, not moved";
  let Later = IntegerLater;
}
let Rule = BytePermute in {
  foreach Name = ["prmt", "prmt.f4e", "prmt.b4e"] in
    def : Lower<Name, Built<"permute", [Bytes<0>, Bytes<1>]>,
                IfConstant<[2], "onlyMoves">>;
  foreach Name = ["prmt.rc8", "prmt.ecl", "prmt.ecr", "prmt.rc16"] in
    def : Lower<Name, Built<"permute", [Bytes<0>]>,
                IfConstant<[1], "onlyMoves">>;
}

def WordsOfDouble : LoweringRule<"words-of-double", Shuffles> {
  let Calls = "`d2i.lo`, `d2i.hi`, `lohi.i2d`";
  let Becomes = "elements of a `<2 x i32>`";
  let Why = "the lower word is the first";
  let Later = IntegerLater;
}
let Rule = WordsOfDouble in {
  def : Lower<"d2i.lo", Built1<"wordOf<0>">>;
  def : Lower<"d2i.hi", Built1<"wordOf<1>">>;
  def : Lower<"lohi.i2d", Built2<"joinWords">>;
}

//===----------------------------------------------------------------------===//
// Within a warp
//===----------------------------------------------------------------------===//

defvar WarpLater =
    "the value itself; no convergent operation is created or moved";

def ShuffleInPlace : LoweringRule<"shuffle-in-place", Warp> {
  let Calls = "`shfl{.sync}.up`, `.down`, `.bfly`, also with the flag";
  let Guard = "distance a multiple of 32; with the flag a clamp of 0 (`up`) or 31; `.sync`: threads in order";
  let Becomes = "the value, and true";
  let Why = "the source lane is the thread's own, in or out of the segment: out of range, a lane gets its own value. A lane is never below clamp 0 or above clamp 31";
  let Later = WarpLater;
}
def ShuffleOfUniform : LoweringRule<"shuffle-of-uniform", Warp> {
  let Calls = "`shfl{.sync}.*` without the flag";
  let Guard = "the value is a constant, a kernel parameter, a block index or size, or computed from these; `.sync`: threads in order";
  let Becomes = "the value";
  let Why = "every lane has the same value";
  let Later = WarpLater;
}
// A .sync form has the mask as its first operand.
foreach Mode = ["up", "down", "bfly", "idx"] in
  foreach Type = ["i32", "f32"] in {
    defvar Name = Mode # "." # Type;
    if !ne(Mode, "idx") then {
      let Rule = ShuffleInPlace in {
        def : Lower<"shfl." # Name, TheOperand<0>, If<"staysInLane">>;
        def : Lower<"shfl.sync." # Name, TheOperand<1>,
                    IfInOrder<"staysInLane">>;
      }
    }
    let Rule = ShuffleOfUniform in {
      def : Lower<"shfl." # Name, TheOperand<0>, If<"shufflesUniform">>;
      def : Lower<"shfl.sync." # Name, TheOperand<1>,
                  IfInOrder<"shufflesUniform">>;
    }
  }
// With the flag "in range", which depends on the clamp.
let Rule = ShuffleInPlace in
  foreach Mode = ["up", "down", "bfly"] in
    foreach Type = ["i32", "f32"] in {
      defvar Name = Mode # "." # Type # "p";
      defvar Stays = "staysInRange<" # !if(!eq(Mode, "up"), 0, 31) # ">";
      def : Lower<"shfl." # Name, Built<"withTrue">, If<Stays>>;
      def : Lower<"shfl.sync." # Name, Built<"withTrue">, IfInOrder<Stays>>;
    }

def VoteOfUniform : LoweringRule<"vote-of-uniform", Warp> {
  let Calls = "`vote{.sync}.all`, `any`, `uni` of such a value; `ballot` of false";
  let Guard = "`.sync`: threads in order";
  let Becomes = "the predicate, true, 0";
  let Why = "all agree";
  let Later = WarpLater;
}
let Rule = VoteOfUniform in {
  def : Lower<"vote.all", TheOperand<0>, If<"isUniformOperand<0>">>;
  def : Lower<"vote.any", TheOperand<0>, If<"isUniformOperand<0>">>;
  def : Lower<"vote.uni", Built<"always">, If<"isUniformOperand<0>">>;
  def : Lower<"vote.ballot", Built<"noLane">, If<"isFalse<0>">>;
  def : Lower<"vote.all.sync", TheOperand<1>, IfInOrder<"isUniformOperand<1>">>;
  def : Lower<"vote.any.sync", TheOperand<1>, IfInOrder<"isUniformOperand<1>">>;
  def : Lower<"vote.uni.sync", Built<"always">,
              IfInOrder<"isUniformOperand<1>">>;
  def : Lower<"vote.ballot.sync", Built<"noLane">, IfInOrder<"isFalse<1>">>;
}

def ReductionOfUniform : LoweringRule<"reduction-of-uniform", Warp> {
  let Calls = "`redux.sync.and`, `or`, `min`, `max`, `umin`, `umax` of such a value";
  let Guard = "threads in order";
  let Becomes = "the value";
  let Why = "it is idempotent";
  let Later = WarpLater;
}
let Rule = ReductionOfUniform in
  foreach Op = ["and", "or", "min", "max", "umin", "umax"] in
    def : Lower<"redux.sync." # Op, TheOperand<0>,
                IfInOrder<"isUniformOperand<0>">>;

//===----------------------------------------------------------------------===//
// What words describe
//===----------------------------------------------------------------------===//

defvar AllLanes = "without a mask, all lanes take part";

def CarrierReduction : LoweringRule<"carrier-reduction", WarpWords> {
  let Calls = "`llvm.nvvm.redux(i32 word, i32 x)`";
  let Guard = "legal, from sm_80 on";
  let Becomes = "`llvm.nvvm.redux.sync.umin` and its like, of all lanes";
  let Why = AllLanes;
  let Later = IntrinsicLater;
}
let Rule = CarrierReduction in {
  def : LowerCarrier<"redux", Built<"reduce">, If<"hasReductions">>;
  def : Refuse<"redux", "redux.sync needs sm_80 or higher">;
}

def CarrierVote : LoweringRule<"carrier-vote", WarpWords> {
  let Calls = "`llvm.nvvm.vote(i32 mode, i1 p)`, `llvm.nvvm.vote.sync(i32 mask, i32 mode, i1 p)`";
  let Guard = "mode 0 (all), 1 (any), 2 (uni) or 3 (ballot)";
  let Becomes = "`llvm.nvvm.vote.all.sync` and its like; the part of the result that the mode does not give is 0";
  let Why = "without a mask, the active lanes vote";
  let Later = IntrinsicLater;
}
let Rule = CarrierVote in
  foreach Name = ["vote", "vote.sync"] in {
    def : LowerCarrier<Name, Built<"vote">, If<"isVote">>;
    def : Refuse<Name, "its mode is not a constant from 0 (all) to 3 (ballot)">;
  }

def CarrierShuffle : LoweringRule<"carrier-shuffle", WarpWords> {
  let Calls = "`llvm.nvvm.shfl.sync.i32`, `.f32` `(i32 mask, i32 mode, x, i32 b, i32 c)`";
  let Guard = "mode 0 (idx), 1 (up), 2 (down) or 3 (bfly)";
  let Becomes = "`llvm.nvvm.shfl.sync.idx.i32p` and its like";
  let Why = "they differ in the order of the operands only";
  let Later = IntrinsicLater;
}
let Rule = CarrierShuffle in
  foreach Type = ["i32", "f32"] in {
    def : LowerCarrier<"shfl.sync." # Type, Built<"shuffle">, If<"isShuffle">>;
    def : Refuse<"shfl.sync." # Type,
                 "its mode is not a constant from 0 (idx) to 3 (bfly)">;
  }

def CarrierMatch : LoweringRule<"carrier-match", WarpWords> {
  let Calls = "`llvm.nvvm.match.any(x)`, `match.all(x)`, `match.all.sync.i32(i32 mask, x)`, `match.all.sync.i64(i32 mask, x)`";
  let Guard = "integers of at most 64 bits";
  let Becomes = "`llvm.nvvm.match.any.sync.i32` and its like";
  let Why = AllLanes;
  let Later = IntrinsicLater;
}
class LowerMatch<string name, string of32, string of64>
    : LowerCarrier<name,
                   Built<"match<Intrinsic::" # of32 # ", Intrinsic::" # of64 #
                         ">">,
                   If<"isMatchable">>;
let Rule = CarrierMatch in {
  def : LowerMatch<"match.any", "nvvm_match_any_sync_i32",
                   "nvvm_match_any_sync_i64">;
  def : LowerMatch<"match.all", "nvvm_match_all_sync_i32p",
                   "nvvm_match_all_sync_i64p">;
  foreach Bits = [32, 64] in
    def : LowerCarrier<"match.all.sync.i" # Bits,
                       Built<"match<Intrinsic::nvvm_match_all_sync_i32p, "
                             "Intrinsic::nvvm_match_all_sync_i64p>">>;
  foreach Name = ["match.any", "match.all"] in
    def : Refuse<Name, "PTX compares integers of at most 64 bits">;
}
