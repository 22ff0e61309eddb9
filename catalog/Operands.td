//===- Operands.td - What operands instructions take -------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The instructions of PTX whose operands follow from their mnemonic. Others take
// anything. Inline assembly is compared with these rows.
//
//===----------------------------------------------------------------------===//

/// What may be written in one place: it has `times` the width of the
/// instruction's type or, where `times` is 0, `width` bits; any width if both are.
class OperandKind<int times, int width = 0> {
  int Times = times;
  int Bits = width;
  bit IsWritten = 0;
  bit MayBeWider = 0;  // than the type, as what is loaded or stored
  bit IsMemory = 0;
  bit MayBeVector = 0;
  bit HasElements = 0; // a vector has elements of the type, not parts of it
  bit MayBePair = 0;   // "p|q", with a predicate
}

let IsWritten = 1 in {
  def Destination : OperandKind<1>;
  def Destination32 : OperandKind<0, 32>;
  def WideDestination : OperandKind<2>;
  let MayBeVector = 1 in {
    def AnyDestination : OperandKind<0>;
    def MovedInto : OperandKind<1>;
    let HasElements = 1 in {
      def CombinedInto : OperandKind<1>;
      let MayBeWider = 1 in
        def LoadedInto : OperandKind<1>;
    }
  }
  let MayBePair = 1 in {
    def PredicateOut : OperandKind<0, 1>;
    def ShuffledInto : OperandKind<1>;
  }
}
def Source : OperandKind<1>;
def Source32 : OperandKind<0, 32>;
def WideSource : OperandKind<2>;
def PredicateIn : OperandKind<0, 1>;
let MayBeVector = 1 in {
  def AnySource : OperandKind<0>;
  def Moved : OperandKind<1>;
  let HasElements = 1 in {
    def Combined : OperandKind<1>;
    let MayBeWider = 1 in
      def Stored : OperandKind<1>;
  }
}
def CachePolicy : OperandKind<0, 64>;
let IsMemory = 1 in
def Memory : OperandKind<0>;

/// The operands of instructions that begin with `start`; the longest that fits
/// counts. Those after the first `least` may be left out, and `TakesMore` allows
/// any others behind them.
class Operands<string start, list<OperandKind> kinds,
               int least = !size(kinds)> {
  string Start = start;
  list<OperandKind> Kinds = kinds;
  int Least = least;
  bit TakesMore = 0;
}

/// A modifier that adds an operand to instructions that begin with `start`, behind
/// those of a row that takes no others; in the order of their operands.
class OperandModifier<string start, string word, OperandKind kind> {
  string Start = start;
  string Word = word;
  OperandKind Kind = kind;
  bit MayBeLeftOut = 0;
}

def : OperandModifier<"atom", "cas", Combined>;
// ptxas takes a comparand where the ISA has none.
foreach W = ["and", "exch", "or", "xor"] in
  def : OperandModifier<"atom", W, Combined> { let MayBeLeftOut = 1; }
def : OperandModifier<"", "L2::cache_hint", CachePolicy>;

foreach M = ["abs", "brev", "cnot", "cos", "ex2", "lg2", "neg", "not", "rcp",
             "rsqrt", "sin", "sqrt", "tanh"] in
  def : Operands<M, [Destination, Source]>;
def : Operands<"activemask", [Destination32]>;
foreach M = ["add", "addc", "and", "copysign", "div", "mul", "mul24", "or",
             "rem", "sub", "subc", "xor"] in
  def : Operands<M, [Destination, Source, Source]>;
foreach M = ["applypriority", "discard"] in
  def : Operands<M, [Memory]> { let TakesMore = 1; }
def : Operands<"atom", [CombinedInto, Memory, Combined]>;
def : Operands<"bfe", [Destination, Source, Source32, Source32]>;
def : Operands<"bfi", [Destination, Source, Source, Source32, Source32]>;
foreach M = ["bfind", "clz", "popc"] in
  def : Operands<M, [Destination32, Source]>;
def : Operands<"cp.async.bulk", []> { let TakesMore = 1; }
foreach M = ["cp.async.ca", "cp.async.cg"] in
  def : Operands<M, [Memory, Memory], 3> { let TakesMore = 1; }
def : Operands<"cvt.pack", [Destination32, AnySource, AnySource]> {
  let TakesMore = 1;
}
def : Operands<"cvt", [AnyDestination, AnySource, AnySource, AnySource], 2>;
def : Operands<"cvta", [AnyDestination, AnySource]>;
foreach M = ["clmad", "fma", "mad", "mad24", "madc", "prmt", "sad"] in
  def : Operands<M, [Destination, Source, Source, Source]>;
def : Operands<"isspacep", [PredicateOut, AnySource]>;
foreach M = ["ld", "ldu"] in
  def : Operands<M, [LoadedInto, Memory]>;
def : Operands<"mad.wide", [WideDestination, Source, Source, WideSource]>;
foreach M = ["max", "min"] in
  def : Operands<M, [Destination, Source, Source, Source], 3>;
def : Operands<"mov", [MovedInto, Moved]>;
def : Operands<"mul.wide", [WideDestination, Source, Source]>;
def : Operands<"multimem.ld_reduce", [CombinedInto, Memory]>;
foreach M = ["multimem.red", "multimem.st", "red"] in
  def : Operands<M, [Memory, Combined]>;
foreach M = ["prefetch", "prefetchu"] in
  def : Operands<M, [Memory]>;
foreach M = ["red.async", "st.async"] in
  def : Operands<M, [Memory, Moved, Memory], 2>;
def : Operands<"selp", [Destination, Source, Source, PredicateIn]>;
def : Operands<"set", [AnyDestination, AnySource, AnySource, PredicateIn], 3>;
def : Operands<"setp", [PredicateOut, Source, Source, PredicateIn], 3>;
def : Operands<"shf", [Destination, Source, Source, Source32]>;
def : Operands<"shfl", [ShuffledInto, Source, Source32, Source32, Source32], 4>;
foreach M = ["shl", "shr"] in
  def : Operands<M, [Destination, Source, Source32]>;
def : Operands<"st", [Memory, Stored]>;
def : Operands<"testp", [PredicateOut, Source]>;
