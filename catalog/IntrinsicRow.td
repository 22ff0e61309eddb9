//===- IntrinsicRow.td - Classes of intrinsic rows ---------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's own IntrinsicsNVVM.td has the names, types, immediates and ranges. A
// row here adds what LLVM lacks: the machines and the PTX version that an
// intrinsic requires, constraints on its constants other than a range, and its
// PTX.
//
//===----------------------------------------------------------------------===//

include "llvm/IR/Intrinsics.td"
include "Targets.td"

//===----------------------------------------------------------------------===//
// Gates
//===----------------------------------------------------------------------===//

/// Machines and the first PTX version in which they have it.
class Gate<list<SM> machines, PTX since> {
  list<SM> Machines = machines;
  PTX Since = since;
  list<SM> LateMachines = []; // that have it since `LateSince` only
  PTX LateSince = since;
}

/// The machine of this number and all above, with their variants.
class From<int lowest, PTX since>
    : Gate<!filter(M, !instances<SM>(), !ge(M.Number, lowest)), since>;

/// For features that later machines have lost.
class Between<int lowest, int highest, PTX since>
    : Gate<!filter(M, !instances<SM>(), !and(!ge(M.Number, lowest),
                                             !le(M.Number, highest))), since>;

/// Whether `numbers` has the number of machine `m`, or of the one it is like.
class Among<SM m, list<int> numbers> {
  bit ret = !not(!empty(!filter(N, numbers, !or(!eq(N, m.Number),
                                                !eq(N, m.Like)))));
}

/// The 'a' and 'f' variants of these numbers.
class Special<list<int> numbers, PTX since>
    : Gate<!filter(M, !instances<SM>(),
                   !and(!ne(M.Variant, ""), Among<M, numbers>.ret)), since>;

/// The 'a' variants of these numbers.
class Exactly<list<int> numbers, PTX since>
    : Gate<!filter(M, !instances<SM>(),
                   !and(!eq(M.Variant, "a"), Among<M, numbers>.ret)), since>;

/// All variants of these numbers.
class Numbered<list<int> numbers, PTX since>
    : Gate<!filter(M, !instances<SM>(), Among<M, numbers>.ret), since>;

/// As `needs`, but the machines with these numbers have it since a later PTX
/// version. Instructions in text are judged by the version of their machine;
/// intrinsics require the later one on all machines.
class LaterOn<list<int> numbers, PTX since, Gate needs>
    : Gate<needs.Machines, needs.Since> {
  let LateMachines = !filter(M, needs.Machines, Among<M, numbers>.ret);
  let LateSince = since;
}

def Everywhere : From<20, PTX32>;
def Nowhere : Gate<[], PTX32>;

/// Numbers of the machines that share what the tools call a family.
defvar DatacenterBlackwell = [100, 101, 103, 110];
defvar ConsumerBlackwell = [120, 121];
defvar Blackwell = [100, 101, 103, 110, 120, 121];

/// Conversions to and from e4m3 and e5m2.
def Fp8 : LaterOn<[89], PTX81, From<89, PTX78>>;

//===----------------------------------------------------------------------===//
// Constant arguments
//===----------------------------------------------------------------------===//

/// What an argument must be where it is a constant. Assemblers accept some
/// values that the documents rule out; such a rule is advice only.
class ArgRule<int arg, bit advice> {
  int Arg = arg;
  bit IsAdvice = advice;
}
defvar Advice = 1;

/// From `low` up to, but not including, `high`.
class InRange<int arg, int low, int high, bit advice = 0>
    : ArgRule<arg, advice> {
  int Low = low;
  int High = high;
}

/// `low` or more.
class AtLeast<int arg, int low, bit advice = 0>
    : InRange<arg, low, 0x7fffffffffffffff, advice>;

class MultipleOf<int arg, int factor, bit advice = 0> : ArgRule<arg, advice> {
  int Factor = factor;
}

class OneOf<int arg, list<int> values, bit advice = 0> : ArgRule<arg, advice> {
  list<int> Values = values;
}

class PowerOf2<int arg, bit advice = 0> : ArgRule<arg, advice>;

class NonZero<int arg, bit advice = 0> : ArgRule<arg, advice>;

/// Only bits of `mask`.
class BitsOf<int arg, int mask, bit advice = 0> : ArgRule<arg, advice> {
  int Mask = mask;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// The gate of an overloaded intrinsic if its result, or else its first
/// overloaded argument, has one of these types: "i16", "half", "<2 x bfloat>",
/// "ptr addrspace(1)" …, or "other": all types that have no gate of their own.
class For<list<string> types, Gate needs> {
  list<string> Types = types;
  Gate Needs = needs;
}

/// What an intrinsic requires in addition if immediate argument `arg` is
/// `value`.
class With<int arg, int value, Gate needs> {
  int Arg = arg;
  int Value = value;
  Gate Needs = needs;
}

/// Whether a module names a texture and its sampler with one handle or with one
/// each: "Any", "Unified" or "Independent". A module cannot do both.
class TextureMode<string name> {
  string Name = name;
}
def AnyTextures : TextureMode<"Any">;
def UnifiedTextures : TextureMode<"Unified">;
def IndependentTextures : TextureMode<"Independent">;

/// What a document says about an intrinsic's machines, if the tools enforce
/// something else or if the document has its own message. Above `lowest`,
/// profile nvptx follows the tools; profile nvvm checks nothing more.
class Documented<string rule, int lowest, string source> {
  string Rule = rule; // reported below `lowest`
  int Lowest = lowest;
  string Source = source;
}
def Undocumented : Documented<"", 0, "">;

/// One intrinsic. lib/Catalog/Pattern.h has the language of
/// `ptx`.
class Row<Intrinsic of, string ptx, Gate needs = Everywhere> {
  Intrinsic Of = of;
  string Family = "";
  string PTX = ptx;
  string Reason = "";
  Gate Needs = needs; // as measured: ptxas 13.0, before sm_75 LLVM 22.1
  Documented Document = Undocumented;
  // lowest machine in profile tileiras; 0: same as `Needs`
  int Tileiras = 0;
  bit WidePointers = 0; // generic pointers must have 64 bits
  bit NotInLibNVVM = 0; // libNVVM rejects it on compute_100 and higher
  list<For> ByType = [];   // overloads with other requirements
  bit ByLane = 0;          // vectors are split into lanes before printing
  list<int> Spaces = [];   // that pointers may point to; none: all
  list<With> ByValue = []; // constants with additional requirements
  list<ArgRule> Args = [];
  PTX Until = PTXLatest; // the last version that has it,
  int UntilFrom = 0;     // on machines with this number or a higher one
  TextureMode Textures = AnyTextures;
  bit InRegisters = 0; // ptxas takes constants from registers only
  // orders the accesses of several threads, and accesses nothing itself
  bit Synchronizes = 0;
}

/// An intrinsic that is checked but not printed, and the reason.
class Unsupported<Intrinsic of, string reason, Gate needs = Everywhere>
    : Row<of, "", needs> {
  let Reason = reason;
}

/// Replaced by a pass before printing; `reason` is for those that remain.
class Resolved<Intrinsic of, string reason> : Unsupported<of, reason>;

/// Asks the compiler to print a message, the text at argument 0, as an "error"
/// or "warning".
class Message<Intrinsic of, string severity> : Row<of, ""> {
  string Severity = severity;
}

/// The record of an intrinsic's name: "add.rn.f" is int_nvvm_add_rn_f.
class Nvvm<string name> {
  Intrinsic ret = !cast<Intrinsic>("int_nvvm_" # !subst(".", "_", name));
}

/// "$d0, $d1, $d2" for 3.
class ResultParts<int n> {
  string ret = !interleave(!foreach(I, !range(n), "$d" # I), ", ");
}

/// "$2, $3, $4" for 2 and 3.
class Arguments<int first, int n> {
  string ret = !interleave(!foreach(I, !range(first, !add(first, n)),
                                    "$" # I), ", ");
}

/// "$0, $1" before or after nothing else: a whole operand list.
class Operands<int n> {
  string ret = !interleave(!listconcat(["$d"], !foreach(I, !range(n),
                                                        "$" # I)), ", ");
}
