//===- Barriers.td - Barriers and fences -------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def BarrierCategory : LoweringCategory<"barriers", "Barriers (level 1)", [{
Level 1 includes level 0. It computes its own analyses and may run alone, before or
after any other pass.
}]> {
  let Level = "Barriers";
}
def Barriers : LoweringFile<BarrierCategory>;

defvar BarrierLater =
    "what remains is convergent and orders memory as before, so no stage moves it under a condition or moves an access across it";

defvar Reductions = ["red.and", "red.or", "red.popc"];

//===----------------------------------------------------------------------===//
// Other forms of the same
//===----------------------------------------------------------------------===//

def WarpBarrier : LoweringRule<"warp-barrier", Barriers> {
  let Calls = "the deprecated `llvm.nvvm.internal.syncwarp`";
  let Guard = "mode 0 or 1";
  let Becomes = "`bar.warp.sync` of all lanes or of the mask";
  let Later = IntrinsicLater;
}
let Rule = WarpBarrier in
  def : LowerInternal<"internal.syncwarp", Built<"syncWarp">,
                      IfConstant<[0], "isWarpBarrier">>;

def CarrierWarpBarrier : LoweringRule<"carrier-warp-barrier", Barriers> {
  let Calls = "`llvm.nvvm.syncwarp(i32 0, i32 mask)`";
  let Guard = "legal";
  let Becomes = "`llvm.nvvm.bar.warp.sync`";
  let Later = IntrinsicLater;
}
let Rule = CarrierWarpBarrier in
  def : LowerCarrier<"syncwarp", Built<"syncLanes">>;

//===----------------------------------------------------------------------===//
// Barriers that wait for nobody
//===----------------------------------------------------------------------===//

def BarrierOfOneThread : LoweringRule<"barrier-of-one-thread", Barriers> {
  let Calls = "`barrier.cta.sync.all`, `red.*.all`, `bar.warp.sync`";
  let Guard = "the required size is one thread";
  let Becomes = "nothing, or the thread's own vote";
  let Why = "there is no other thread to wait for";
  let Later = BarrierLater;
}
let Rule = BarrierOfOneThread in {
  foreach Name = ["barrier.cta.sync.all", "barrier.cta.sync.aligned.all",
                  "bar.warp.sync"] in
    def : Lower<Name, Built<"nothing">, If<"isAlone">>;
  foreach Form = ["all", "aligned.all"] in {
    def : Lower<"barrier.cta.red.and." # Form, TheOperand<1>, If<"isAlone">>;
    def : Lower<"barrier.cta.red.or." # Form, TheOperand<1>, If<"isAlone">>;
    def : Lower<"barrier.cta.red.popc." # Form, Built<"ownVote">,
                If<"isAlone">>;
  }
}

//===----------------------------------------------------------------------===//
// The canonical form: aligned, of all threads
//===----------------------------------------------------------------------===//

def BarrierOfAll : LoweringRule<"barrier-of-all", Barriers> {
  let Calls = "`barrier.cta.sync.count`, `red.*.count`, aligned or not";
  let Guard = "the count is the number of all threads, known from the kernel's required size";
  let Becomes = "the form without a count";
  let Why = "it waits for all threads";
  let Later = BarrierLater;
}
def BarrierAligned : LoweringRule<"barrier-aligned", Barriers> {
  let Calls = "`barrier.cta.*` that is not aligned";
  let Guard = "threads in order";
  let Becomes = "the aligned form";
  let Why = "all threads execute it unconditionally";
  let Later = BarrierLater;
}
foreach Op = ["sync"] # Reductions in {
  defvar Name = "barrier.cta." # Op;
  let Rule = BarrierOfAll in {
    def : Lower<Name # ".count", BuiltCall<"dropCount", Name # ".all">,
                IfConstant<[1], "countsAll">>;
    def : Lower<Name # ".aligned.count",
                BuiltCall<"dropCount", Name # ".aligned.all">,
                IfConstant<[1], "countsAll">>;
  }
  let Rule = BarrierAligned in {
    def : Lower<Name # ".all", BuiltCall<"align", Name # ".aligned.all">,
                InOrder>;
    def : Lower<Name # ".count", BuiltCall<"align", Name # ".aligned.count">,
                InOrder>;
  }
}
let Rule = BarrierAligned in
  def : Lower<"barrier.cta.arrive.count",
              BuiltCall<"align", "barrier.cta.arrive.aligned.count">, InOrder>;

//===----------------------------------------------------------------------===//
// Reductions that are decided
//===----------------------------------------------------------------------===//

def BarrierDecided : LoweringRule<"barrier-decided", Barriers> {
  let Calls = "`barrier.cta.red.*.aligned.*` of a constant";
  let Guard = "threads in order; `popc` of true: the size is known";
  let Becomes = "the barrier, and the result";
  let Why = "all threads vote here, and vote the same";
  let Later = BarrierLater;
}
// The predicate is the last operand, after the count if there is one.
let Rule = BarrierDecided in
  foreach Form = ["all", "count"] in
    foreach Op = Reductions in {
      defvar Predicate = !if(!eq(Form, "all"), 1, 2);
      def : Lower<"barrier.cta." # Op # ".aligned." # Form,
                  BuiltCall<"decide", "barrier.cta.sync.aligned." # Form>,
                  Guard<constants = [Predicate], inOrder = 1,
                        holds = !if(!eq(Op, "red.popc"), "isCountKnown",
                                    "nullptr")>>;
    }

//===----------------------------------------------------------------------===//
// Barriers after barriers
//===----------------------------------------------------------------------===//

def BarrierRepeated : LoweringRule<"barrier-repeated", Barriers> {
  let Calls = "`barrier.cta.sync.all` after the same; `bar.warp.sync` after the same or next to a barrier of all threads; no memory accessed in between";
  let Guard = "threads in order";
  let Becomes = "nothing";
  let Why = "all threads have just synchronized, and nothing has happened since";
  let Later = BarrierLater;
}
let Rule = BarrierRepeated in {
  foreach Name = ["barrier.cta.sync.all", "barrier.cta.sync.aligned.all"] in
    def : Lower<Name, Built<"nothing">, IfInOrder<"followsItself">>;
  def : Lower<"bar.warp.sync", Built<"nothing">, IfInOrder<"isBesideWider">>;
}

def FenceRepeated : LoweringRule<"fence-repeated", Barriers> {
  let Calls = "`membar.cta`, `gl`, `sys` after one that reaches as far, or before one that reaches farther; no memory accessed in between";
  let Becomes = "nothing";
  let Why = "two adjacent fences of one thread order what the wider one orders";
  let Later = BarrierLater;
}
let Rule = FenceRepeated in
  foreach Scope = ["cta", "gl", "sys"] in
    def : Lower<"membar." # Scope, Built<"nothing">, If<"isBesideFence">>;
