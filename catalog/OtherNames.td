//===- OtherNames.td - What others call it -----------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions and intrinsics that people know from CUDA C++, from C, from other
// targets or from older compilers, and that a module for a GPU only declares by
// mistake: for remedies, which say what to call instead.
//
//===----------------------------------------------------------------------===//

/// `name`, without "llvm." and what may follow that, "nvvm.", "ptx." or "cuda."
/// (they are tried in turn). `instead` completes the remedy "call …".
class OtherName<string name, string instead> {
  string Name = name;
  string Instead = instead;
}

//===----------------------------------------------------------------------===//
// Functions of CUDA C++, and intrinsics that people derive from them
//===----------------------------------------------------------------------===//

defvar Everyone = "llvm.nvvm.barrier.cta.sync.aligned.all with i32 0";
foreach Name = ["__syncthreads", "syncthreads", "barrier.sync.all",
                "__nvvm_bar0", "bar0", "bar.sync.0", "s.barrier", "sync"] in
  def : OtherName<Name, Everyone>;
foreach Name = ["__syncwarp", "syncwarp", "wave.barrier"] in
  def : OtherName<Name, "llvm.nvvm.bar.warp.sync with the mask of the threads">;
foreach Name = ["__threadfence", "threadfence"] in
  def : OtherName<Name, "llvm.nvvm.membar.gl">;
foreach Name = ["__threadfence_block", "threadfence.block"] in
  def : OtherName<Name, "llvm.nvvm.membar.cta">;
foreach Name = ["__threadfence_system", "threadfence.system"] in
  def : OtherName<Name, "llvm.nvvm.membar.sys">;
foreach D = ["x", "y", "z"] in {
  foreach Name = ["tid." # D, "threadIdx." # D, "threadidx." # D,
                  "read.tid." # D, "thread.id." # D, "workitem.id." # D,
                  "sreg.tid." # D] in
    def : OtherName<Name, "llvm.nvvm.read.ptx.sreg.tid." # D>;
  foreach Name = ["ctaid." # D, "blockIdx." # D, "blockidx." # D,
                  "read.ctaid." # D, "block.id." # D, "workgroup.id." # D,
                  "sreg.ctaid." # D] in
    def : OtherName<Name, "llvm.nvvm.read.ptx.sreg.ctaid." # D>;
  foreach Name = ["ntid." # D, "blockDim." # D, "blockdim." # D,
                  "read.ntid." # D, "block.dim." # D, "workgroup.size." # D,
                  "sreg.ntid." # D] in
    def : OtherName<Name, "llvm.nvvm.read.ptx.sreg.ntid." # D>;
  foreach Name = ["nctaid." # D, "gridDim." # D, "griddim." # D,
                  "read.nctaid." # D, "grid.dim." # D, "sreg.nctaid." # D] in
    def : OtherName<Name, "llvm.nvvm.read.ptx.sreg.nctaid." # D>;
}
foreach Name = ["laneid", "lane.id", "read.laneid", "__lane_id"] in
  def : OtherName<Name, "llvm.nvvm.read.ptx.sreg.laneid">;
foreach Name = ["warpsize", "warpSize", "read.warpsize", "wavefrontsize"] in
  def : OtherName<Name, "llvm.nvvm.read.ptx.sreg.warpsize">;
foreach Name = ["clock", "__clock", "read.clock"] in
  def : OtherName<Name, "llvm.nvvm.read.ptx.sreg.clock">;
foreach Name = ["clock64", "__clock64", "read.clock64", "s.memtime"] in
  def : OtherName<Name, "llvm.nvvm.read.ptx.sreg.clock64">;
foreach Name = ["__activemask", "activemask.b32"] in
  def : OtherName<Name, "llvm.nvvm.activemask">;
foreach Name = ["__ballot", "__ballot_sync", "ballot", "ballot.sync"] in
  def : OtherName<Name, "llvm.nvvm.vote.ballot.sync">;
foreach Name = ["__all", "__all_sync", "all.sync"] in
  def : OtherName<Name, "llvm.nvvm.vote.all.sync">;
foreach Name = ["__any", "__any_sync", "any.sync"] in
  def : OtherName<Name, "llvm.nvvm.vote.any.sync">;
foreach Mode = ["up", "down", "bfly", "idx"] in
  foreach Name = ["shfl." # Mode, "shuffle." # Mode, "shfl.sync." # Mode,
                  "shuffle.sync." # Mode] in
    def : OtherName<Name, "llvm.nvvm.shfl.sync." # Mode #
                              ".i32 or .f32 with the mask of the threads">;
def : OtherName<"__shfl_sync", "llvm.nvvm.shfl.sync.idx.i32 or .f32">;
def : OtherName<"__shfl_up_sync", "llvm.nvvm.shfl.sync.up.i32 or .f32">;
def : OtherName<"__shfl_down_sync", "llvm.nvvm.shfl.sync.down.i32 or .f32">;
def : OtherName<"__shfl_xor_sync", "llvm.nvvm.shfl.sync.bfly.i32 or .f32">;
foreach Name = ["__nanosleep", "s.sleep"] in
  def : OtherName<Name, "llvm.nvvm.nanosleep">;
foreach Name = ["__trap", "s.trap"] in
  def : OtherName<Name, "llvm.trap">;

//===----------------------------------------------------------------------===//
// The C library
//===----------------------------------------------------------------------===//

foreach Name = ["printf", "fprintf", "sprintf", "snprintf", "vfprintf",
                "vsnprintf", "puts", "putchar", "fputs", "putc", "fwrite"] in
  def : OtherName<Name, "i32 @vprintf(ptr, ptr), which devices have, with the format and a structure of the arguments">;
foreach Name = ["abort", "exit", "_exit", "_Exit", "quick_exit",
                "__cxa_pure_virtual", "_ZSt9terminatev", "__stack_chk_fail"] in
  def : OtherName<Name, "llvm.trap: a GPU has no process to end">;
foreach Name = ["__cxa_throw", "__cxa_allocate_exception", "__cxa_begin_catch",
                "__cxa_end_catch", "__cxa_rethrow", "_Unwind_Resume",
                "__gxx_personality_v0"] in
  def : OtherName<Name, "llvm.trap, or compile without exceptions: a GPU has none">;
foreach Name = ["memcpy", "memmove", "memset"] in
  def : OtherName<Name, "llvm." # Name # ", which becomes a loop">;
foreach Name = ["calloc", "realloc", "aligned_alloc", "posix_memalign",
                "alloca"] in
  def : OtherName<Name, "malloc, which devices have, or use an alloca">;
// libdevice has these for double, and with "f" at the end for float.
foreach Name = ["acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh",
                "cbrt", "ceil", "copysign", "cos", "cosh", "erf", "erfc",
                "exp", "exp10", "exp2", "expm1", "fabs", "fdim", "floor",
                "fma", "fmax", "fmin", "fmod", "frexp", "hypot", "ilogb",
                "ldexp", "lgamma", "llrint", "llround", "log", "log10",
                "log1p", "log2", "logb", "modf", "nan", "nearbyint",
                "nextafter", "pow", "remainder", "remquo", "rint", "round",
                "rsqrt", "sin", "sincos", "sinh", "sqrt", "tan", "tanh",
                "tgamma", "trunc"] in {
  def : OtherName<Name, "__nv_" # Name # " of libdevice">;
  def : OtherName<Name # "f", "__nv_" # Name # "f of libdevice">;
}
