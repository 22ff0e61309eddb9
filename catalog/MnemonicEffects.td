//===- MnemonicEffects.td - What instructions in text do ---*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whom PTX instructions in inline assembly concern, and when they read. What they
// need is in Mnemonics.td.
//
//===----------------------------------------------------------------------===//

include "Mnemonics.td"

/// Instructions that begin with `start`.
class Beginning<string start> {
  string Start = start;
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

/// The threads of a warp or a block execute these together; so they do all
/// instructions with the word "sync".
class Collective<string start> : Beginning<start>;

foreach M = ["activemask", "bar", "barrier", "elect", "match", "redux", "shfl",
             "tcgen05", "vote", "wgmma"] in
  def : Collective<M>;

/// A thread executes these whatever the others do, unless they are collective or
/// have a word of AmongThreads.
class OfThread<string root> : Beginning<root>;

foreach M = ["abs", "add", "and", "applypriority", "bfe", "bfi", "bfind",
             "bmsk", "brev", "clz", "cnot", "copysign", "cos", "createpolicy",
             "cvt", "cvta", "discard", "div", "dp2a", "dp4a", "ex2", "fma",
             "fns", "isspacep", "ld", "ldu", "lg2", "lop3", "mad", "mad24",
             "max", "min", "mov", "mul", "mul24", "neg", "not", "or", "popc",
             "prefetch", "prefetchu", "prmt", "rcp", "rem", "rsqrt", "sad",
             "selp", "set", "setp", "shf", "shl", "shr", "sin", "slct", "sqrt",
             "st", "sub", "szext", "tanh", "testp", "vabsdiff", "vabsdiff2",
             "vabsdiff4", "vadd", "vadd2", "vadd4", "vmad", "vmax", "vmax2",
             "vmax4", "vmin", "vmin2", "vmin4", "vset", "vset2", "vset4",
             "vshl", "vshr", "vsub", "vsub2", "vsub4", "xor"] in
  def : OfThread<M>;

/// Instructions with this word concern other threads, or end elsewhere: loops
/// around accesses that are ordered wait for other threads, "cc" is a flag that
/// other texts read, and what is asynchronous is complete after other texts.
class AmongThreads<string word> {
  string Start = word;
}

foreach W = ["acquire", "async", "bulk", "cc", "mmio", "relaxed", "release",
             "volatile"] in
  def : AmongThreads<W>;

//===----------------------------------------------------------------------===//
// Instructions that read their registers later
//===----------------------------------------------------------------------===//

/// These may still read their operands when later instructions run, so a result
/// must not reuse the register of an operand.
class ReadsLater<string start> : Beginning<start>;

def : ReadsLater<"wgmma.mma_async">;

//===----------------------------------------------------------------------===//
// Groups of asynchronous instructions
//===----------------------------------------------------------------------===//

/// These end a group of asynchronous instructions, or wait for groups: what is
/// around them is a pipeline, whose depth the program chose.
class AsyncGroup<string start> : Beginning<start>;

foreach M = ["cp.async.bulk.commit_group", "cp.async.bulk.wait_group",
             "cp.async.commit_group", "cp.async.wait_all",
             "cp.async.wait_group", "tcgen05.commit", "tcgen05.wait",
             "wgmma.commit_group", "wgmma.wait_group"] in
  def : AsyncGroup<M>;
