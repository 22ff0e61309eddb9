//===- IntrinsicRow.td - Classes of intrinsic rows ---------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's own IntrinsicsNVVM.td states names, types, immediates and ranges. A
// row here adds what LLVM lacks: the machines and the PTX version that an
// intrinsic needs, what its constants may be beyond a range, and its PTX.
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
}

/// The machine of this number and all above, with their variants.
class From<int lowest, PTX since>
    : Gate<!filter(M, !instances<SM>(), !ge(M.Number, lowest)), since>;

/// What later machines have lost.
class Between<int lowest, int highest, PTX since>
    : Gate<!filter(M, !instances<SM>(), !and(!ge(M.Number, lowest),
                                             !le(M.Number, highest))), since>;

/// The 'a' and 'f' variants of these numbers.
class Special<list<int> numbers, PTX since>
    : Gate<!filter(M, !instances<SM>(),
                   !and(!ne(M.Variant, ""),
                        !not(!empty(!filter(N, numbers,
                                            !eq(N, M.Number)))))), since>;

/// The 'a' variants of these numbers.
class Exactly<list<int> numbers, PTX since>
    : Gate<!filter(M, !instances<SM>(),
                   !and(!eq(M.Variant, "a"),
                        !not(!empty(!filter(N, numbers,
                                            !eq(N, M.Number)))))), since>;

def Everywhere : From<20, PTX32>;
def Nowhere : Gate<[], PTX32>;

/// Numbers of the machines that share what the tools call a family.
defvar DatacenterBlackwell = [100, 101, 103, 110];
defvar ConsumerBlackwell = [120, 121];
defvar Blackwell = [100, 101, 103, 110, 120, 121];

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

/// From `low` up to, but not, `high`.
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

/// No bits but those of `mask`.
class BitsOf<int arg, int mask, bit advice = 0> : ArgRule<arg, advice> {
  int Mask = mask;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// The gate of an overloaded intrinsic where its result, or else its first
/// overloaded argument, is of one of these types: "i16", "half", "<2 x bfloat>",
/// "ptr addrspace(1)" …, or "other": all that no gate could be given for.
class For<list<string> types, Gate needs> {
  list<string> Types = types;
  Gate Needs = needs;
}

/// What an intrinsic needs besides where immediate argument `arg` is `value`.
class With<int arg, int value, Gate needs> {
  int Arg = arg;
  int Value = value;
  Gate Needs = needs;
}

/// Whether a module names a texture and its sampler in one handle or in one
/// each: "Any", "Unified" or "Independent". It cannot do both.
class TextureMode<string name> {
  string Name = name;
}
def AnyTextures : TextureMode<"Any">;
def UnifiedTextures : TextureMode<"Unified">;
def IndependentTextures : TextureMode<"Independent">;

/// What a document says of an intrinsic's machines, where the tools enforce
/// something else or where it has a message of its own. Profile nvptx follows
/// the tools past it, profile nvvm does not.
class Documented<string rule, int lowest, string source> {
  string Rule = rule; // reported below `lowest`
  int Lowest = lowest;
  string Source = source;
}
def Undocumented : Documented<"", 0, "">;

/// One intrinsic. include/opennvvm/Catalog/Pattern.h has the language of
/// `ptx`.
class Row<Intrinsic of, string ptx, Gate needs = Everywhere> {
  Intrinsic Of = of;
  string Family = "";
  string PTX = ptx;
  string Reason = "";
  Gate Needs = needs; // as measured: ptxas 13.0, before sm_75 LLVM 22.1
  Documented Document = Undocumented;
  int Tileiras = 0;     // lowest machine in profile tileiras; 0 is as `Needs`
  bit WidePointers = 0; // generic pointers must have 64 bits
  bit NotInLibNVVM = 0; // libNVVM refuses it on compute_100 and up
  list<For> ByType = [];   // overloads that need something else
  bit ByLane = 0;          // vectors are taken apart before they are printed
  list<int> Spaces = [];   // that pointers may point to; none: all
  list<With> ByValue = []; // constants that need something more
  list<ArgRule> Args = [];
  PTX Until = PTXLatest; // the last version that has it,
  int UntilFrom = 0;     // on machines of this number and above
  TextureMode Textures = AnyTextures;
}

/// An intrinsic that is checked but for which nothing is printed, and why.
class Unsupported<Intrinsic of, string reason, Gate needs = Everywhere>
    : Row<of, "", needs> {
  let Reason = reason;
}

/// Replaced by a pass before anything is printed; what is left has the reason.
class Resolved<Intrinsic of, string reason> : Unsupported<of, reason>;

/// Asks for a message of the compiler, which is the text that argument 0
/// points to: "error" or "warning".
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
