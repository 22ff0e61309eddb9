//===- Atomics.td - What atomics there are and need --------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The forms of atom and red by operation and type, the address spaces and the
// scopes that they have, and what each requires: read by the printers of
// atomicrmw and of intrinsics, and for inline assembly.
//
//===----------------------------------------------------------------------===//

def AtomicScope : From<60, PTX50>;
def AtomicHalf : From<70, PTX63>;
def AtomicHalfPair : From<60, PTX62>;
def AtomicBFloat : From<90, PTX78>;
def AtomicCas16 : From<70, PTX63>;
def AtomicDouble : From<60, PTX50>;
/// Operations on 64 bits, and on 128, that not all machines have.
def Atomic64 : From<32, PTX32>;
def Atomic128 : From<90, PTX83>;

//===----------------------------------------------------------------------===//
// Spaces and scopes
//===----------------------------------------------------------------------===//

/// The address spaces that atom and red have.
def AtomicSpaces { list<int> Numbers = [0, 1, 3, 7]; }

/// The scopes of PTX, with the synchronization scopes of LLVM IR that each
/// stands for. A single thread sees its own accesses in order in any scope.
class PTXScope<string name, list<string> ir> {
  string Name = name;
  list<string> SyncScopes = ir;
  bit IsOfWord = false;
  bit PrintsScope = true;
  bit PrintsOrder = true;
  string Hint = ""; /// Of the L2 cache.
}

def : PTXScope<"cta", ["block", "cta", "workgroup", "singlethread"]>;
def : PTXScope<"cluster", ["cluster"]>;
def : PTXScope<"gpu", ["device", "gpu", "agent"]>;
def : PTXScope<"sys", ["system", "sys"]>;

/// What the word of llvm.nvvm.atomic.rmw or llvm.nvvm.atomic.cas says and LLVM's
/// own atomics cannot: Prepare makes one of these the scope of the atomic that
/// replaces the call, and the printer finds all in it. An atomic keeps its
/// scope where passes copy it and in bitcode, which metadata may not survive.
class WordScope<string name, string scope, bit printsScope, bit printsOrder,
                string hint>
    : PTXScope<scope, ["nvvm.word." # name # !if(printsOrder, "", ".unordered") #
                       !if(!empty(hint), "", "." # hint)]> {
  let IsOfWord = true;
  let PrintsScope = printsScope;
  let PrintsOrder = printsOrder;
  let Hint = hint;
}

foreach Hint = ["", "evict_first", "evict_last", "evict_unchanged",
                "no_allocate"] in
  foreach Ordered = [true, false] in {
    def : WordScope<"none", "gpu", false, Ordered, Hint>;
    def : WordScope<"cta", "cta", true, Ordered, Hint>;
    def : WordScope<"sys", "sys", true, Ordered, Hint>;
  }

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

/// A type of LLVM IR on which atomicrmw is one instruction.
class AtomicType;

def I32 : AtomicType;
def I64 : AtomicType;
def I128 : AtomicType;
def F32 : AtomicType;
def F64 : AtomicType;
def F16 : AtomicType;
def BF16 : AtomicType;
def F16x2 : AtomicType;
def BF16x2 : AtomicType;

/// atom.`operation`.`type`, and red where it has a form without a result.
/// `prints` is the operation of atomicrmw that it is on values of these types;
/// none: only intrinsics, cmpxchg and inline assembly have it.
class AtomicForm<string operation, string type, Gate needs = Everywhere,
                 string prints = "", list<AtomicType> values = []> {
  string Operation = operation;
  string Modifier = ""; // which follows the operation
  string Type = type;
  Gate Needs = needs;
  string Prints = prints;
  list<AtomicType> Values = values;
  bit HasRed = 1;
}

let HasRed = 0 in {
  def : AtomicForm<"exch", "b32", Everywhere, "Xchg",
                   [I32, F32, F16x2, BF16x2]>;
  def : AtomicForm<"exch", "b64", Everywhere, "Xchg", [I64, F64]>;
  def : AtomicForm<"exch", "b128", Atomic128, "Xchg", [I128]>;
  def : AtomicForm<"cas", "b16", AtomicCas16>;
  def : AtomicForm<"cas", "b32">;
  def : AtomicForm<"cas", "b64">;
  def : AtomicForm<"cas", "b128", Atomic128>;
}
foreach Op = ["And", "Or", "Xor"] in {
  def : AtomicForm<!tolower(Op), "b32", Everywhere, Op, [I32]>;
  def : AtomicForm<!tolower(Op), "b64", Atomic64, Op, [I64]>;
}
foreach Op = ["Max", "Min"] in {
  def : AtomicForm<!tolower(Op), "s32", Everywhere, Op, [I32]>;
  def : AtomicForm<!tolower(Op), "s64", Atomic64, Op, [I64]>;
  def : AtomicForm<!tolower(Op), "u32", Everywhere, "U" # Op, [I32]>;
  def : AtomicForm<!tolower(Op), "u64", Atomic64, "U" # Op, [I64]>;
}
def : AtomicForm<"inc", "u32", Everywhere, "UIncWrap", [I32]>;
def : AtomicForm<"dec", "u32", Everywhere, "UDecWrap", [I32]>;
def : AtomicForm<"add", "u32", Everywhere, "Add", [I32]>;
def : AtomicForm<"add", "s32">;
def : AtomicForm<"add", "u64", Everywhere, "Add", [I64]>;
def : AtomicForm<"add", "f32", Everywhere, "FAdd", [F32]>;
def : AtomicForm<"add", "f64", AtomicDouble, "FAdd", [F64]>;
// 16-bit floats are never flushed, and PTX requires this to be explicit.
let Modifier = "noftz" in {
  def : AtomicForm<"add", "f16", AtomicHalf, "FAdd", [F16]>;
  def : AtomicForm<"add", "f16x2", AtomicHalfPair, "FAdd", [F16x2]>;
  def : AtomicForm<"add", "bf16", AtomicBFloat, "FAdd", [BF16]>;
  def : AtomicForm<"add", "bf16x2", AtomicBFloat, "FAdd", [BF16x2]>;
}
