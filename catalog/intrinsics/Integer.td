//===- Integer.td - Integer arithmetic and bits ------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

let Family = "Integer" in {

/// The mnemonic and the operands in the order of the arguments.
class Integer<string name, string mnemonic, int operands,
              Gate needs = Everywhere>
    : Row<Nvvm<name>.ret, mnemonic # " " # Operands<operands>.ret # ";", needs>;

def : Integer<"mulhi.s", "mul.hi.s16", 2>;
def : Integer<"mulhi.us", "mul.hi.u16", 2>;
def : Integer<"mulhi.i", "mul.hi.s32", 2>;
def : Integer<"mulhi.ui", "mul.hi.u32", 2>;
def : Integer<"mulhi.ll", "mul.hi.s64", 2>;
def : Integer<"mulhi.ull", "mul.hi.u64", 2>;
def : Integer<"mul24.i", "mul24.lo.s32", 2>;
def : Integer<"mul24.ui", "mul24.lo.u32", 2>;
def : Integer<"sad.s", "sad.s16", 3>;
def : Integer<"sad.us", "sad.u16", 3>;
def : Integer<"sad.i", "sad.s32", 3>;
def : Integer<"sad.ui", "sad.u32", 3>;
def : Integer<"sad.ll", "sad.s64", 3>;
def : Integer<"sad.ull", "sad.u64", 3>;

// Dot products of bytes, and of half words with bytes of the low or high half.
foreach A = ["s", "u"] in
  foreach B = ["s", "u"] in {
    defvar Types = "." # A # "32." # B # "32";
    def : Integer<"idp4a." # A # "." # B, "dp4a" # Types, 3, From<61, PTX50>>;
    def : Row<Nvvm<"idp2a." # A # "." # B>.ret,
              "dp2a${2:{0=.lo;1=.hi}}" # Types # " $d, $0, $1, $3;",
              From<61, PTX50>>;
  }

//===----------------------------------------------------------------------===//
// Bytes and bits
//===----------------------------------------------------------------------===//

// Four selectors of four bits; the modes that replace them take two bits.
let Args = [BitsOf<2, 0xffff, Advice>] in
def : Integer<"prmt", "prmt.b32", 3>;
let Args = [BitsOf<2, 3, Advice>] in {
def : Integer<"prmt.f4e", "prmt.b32.f4e", 3>;
def : Integer<"prmt.b4e", "prmt.b32.b4e", 3>;
}
let Args = [BitsOf<1, 3, Advice>] in
foreach Mode = ["rc8", "rc16", "ecl", "ecr"] in
  def : Row<Nvvm<"prmt." # Mode>.ret, "prmt.b32." # Mode # " $d, $0, 0, $1;">;

foreach Mode = ["clamp", "wrap"] in {
  def : Integer<"bmsk." # Mode, "bmsk." # Mode # ".b32", 2, From<70, PTX76>>;
  def : Integer<"sext." # Mode, "szext." # Mode # ".s32", 2, From<70, PTX76>>;
  def : Integer<"zext." # Mode, "szext." # Mode # ".u32", 2, From<70, PTX76>>;
}
def : Integer<"fns", "fns.b32", 3, From<30, PTX60>>;

// The position of the highest bit, or how far to shift it to the top.
let ByType = [For<["i8", "i16", "other"], Nowhere>] in
foreach Sign = ["s", "u"] in
  def : Row<Nvvm<"flo." # Sign>.ret,
            "bfind${1:{0=;1=.shiftamt}}${0:" # Sign # "} $d, $0;">;

// PTX takes the low word first.
let ByType = [For<["i8", "i16", "i64", "other"], Nowhere>], ByLane = 1 in {
def : Row<int_nvvm_fshl_clamp, "shf.l.clamp${d:b} $d, $1, $0, $2;",
          From<32, PTX32>>;
def : Row<int_nvvm_fshr_clamp, "shf.r.clamp${d:b} $d, $1, $0, $2;",
          From<32, PTX32>>;
}

def : Integer<"move.i16", "mov.b16", 1>;
def : Integer<"move.i32", "mov.b32", 1>;
def : Integer<"move.i64", "mov.b64", 1>;

} // let Family
