//===- LintUndefined.td - Undefined behavior of a thread ---*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// Undefined behavior, or what is never meant: reported by `verify --lint`.
class UndefinedLint<string id, string text>
    : Rule<id, "lint", text>, Severities<Warning, Warning, Warning, Warning> {
  let Lint = Sure;
  let Unmended = Intent;
  let Source = "LLVM Language Reference; OpenNVVM lint";
}

/// The same where it may be meant: reported by `verify --lint=all`.
class PossibleUndefinedLint<string id, string text> : UndefinedLint<id, text> {
  let Lint = Possible;
}

def : UndefinedLint<"lint-call-mismatch",
      "call of {0}: {1}"> {
  let Why = "A call that does not match its function is undefined: LLVM replaces it, and whatever follows, with unreachable.";
  let Legal = "Calls with the calling convention, the parameters and the result of the function.";
  let Help = "call the function as it is defined";
  let Bad = "define internal fastcc i32 @f(i32 %x) {\n"
            "  ret i32 %x\n"
            "}\n"
            "define ptx_kernel void @k(ptr %p) {\n"
            "  %a = call i32 @f(i32 1)\n"
            "  store i32 %a, ptr %p\n"
            "  ret void\n"
            "}";
  let Good = "define internal fastcc i32 @f(i32 %x) {\n"
             "  ret i32 %x\n"
             "}\n"
             "define ptx_kernel void @k(ptr %p) {\n"
             "  %a = call fastcc i32 @f(i32 1)\n"
             "  store i32 %a, ptr %p\n"
             "  ret void\n"
             "}";
}
def : UndefinedLint<"lint-division-by-zero",
      "{0} by zero"> {
  let Why = "Integer division by zero is undefined: LLVM removes the code that leads to it.";
  let Legal = "Divisors that are not zero.";
  let Help = "divide by something else, or test the divisor first";
  let Bad = "define ptx_kernel void @k(ptr %p, i32 %x) {\n"
            "  %a = sdiv i32 %x, 0\n"
            "  store i32 %a, ptr %p\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p, i32 %x) {\n"
             "  %a = sdiv i32 %x, 1\n"
             "  store i32 %a, ptr %p\n"
             "  ret void\n"
             "}";
}
def : UndefinedLint<"lint-division-overflow",
      "{0} of {1} by -1 overflows"> {
  let Why = "The quotient does not fit in the type, which is undefined: LLVM removes the code that leads to it.";
  let Legal = "Divisions whose quotient fits.";
  let Help = "divide in a wider type, or negate";
  let Bad = "define ptx_kernel void @k(ptr %p) {\n"
            "  %a = sdiv i32 -2147483648, -1\n"
            "  store i32 %a, ptr %p\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p) {\n"
             "  %a = sdiv i32 -2147483647, -1\n"
             "  store i32 %a, ptr %p\n"
             "  ret void\n"
             "}";
}
def : UndefinedLint<"lint-null-access",
      "{0} through a null pointer"> {
  let Why = "Nothing is stored at address 0 of generic and global memory. LLVM removes code that accesses it through a generic pointer; any other access stops the kernel.";
  let Legal = "Accesses through pointers to something. Volatile accesses are taken as they are: they are how programs stop on purpose.";
  let Help = "pass the address of something, or test the pointer first";
  let Bad = "define ptx_kernel void @k() {\n"
            "  store i32 1, ptr null\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p) {\n"
             "  store i32 1, ptr %p\n"
             "  ret void\n"
             "}";
}
def : UndefinedLint<"lint-constant-store",
      "{0} to {1}, which is constant"> {
  let Why = "Constants do not change while a kernel runs: LLVM drops stores to them and uses their initial values.";
  let Legal = "Stores to variables that are not constant.";
  let Help = "declare the variable global instead of constant, or store to another one";
  let Bad = "@c = addrspace(1) constant i32 7\n"
            "define ptx_kernel void @k() {\n"
            "  store i32 1, ptr addrspace(1) @c\n"
            "  ret void\n"
            "}";
  let Good = "@c = addrspace(1) global i32 7\n"
             "define ptx_kernel void @k() {\n"
             "  store i32 1, ptr addrspace(1) @c\n"
             "  ret void\n"
             "}";
}
def : UndefinedLint<"lint-out-of-bounds",
      "{0} of {1} at offset {2} of {3}, which has {4}"> {
  let Why = "The access is to other memory than the variable's: to another variable, or to none.";
  let Legal = "Accesses inside of the variable.";
  let Help = "correct the index, or make the variable larger";
  let Bad = "@s = internal addrspace(3) global [32 x float] undef\n"
            "define ptx_kernel void @k() {\n"
            "  store float 1.0, ptr addrspace(3) getelementptr ([32 x float], ptr addrspace(3) @s, i32 0, i32 32)\n"
            "  ret void\n"
            "}";
  let Good = "@s = internal addrspace(3) global [32 x float] undef\n"
             "define ptx_kernel void @k() {\n"
             "  store float 1.0, ptr addrspace(3) getelementptr ([32 x float], ptr addrspace(3) @s, i32 0, i32 31)\n"
             "  ret void\n"
             "}";
}
def : UndefinedLint<"lint-shift-width",
      "{0} by {1} of a value with {2} bits"> {
  let Why = "A shift by the width of the value or more has no defined result: LLVM replaces whatever is computed from it. PTX clamps the amount, so unoptimized code hides the error.";
  let Legal = "Shifts by less than the width.";
  let Help = "shift by less, or shift in a wider type";
  let Bad = "define ptx_kernel void @k(ptr %p, i32 %x) {\n"
            "  %a = shl i32 %x, 32\n"
            "  store i32 %a, ptr %p\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p, i32 %x) {\n"
             "  %a = shl i32 %x, 31\n"
             "  store i32 %a, ptr %p\n"
             "  ret void\n"
             "}";
}
def : UndefinedLint<"lint-uninitialized-read",
      "{0} is read before anything is stored in it"> {
  let Why = "What the memory contains is not defined: LLVM uses any value, another one for each use.";
  let Legal = "Reads of memory that was written.";
  let Help = "store a value first";
  let Bad = "define ptx_kernel void @k(ptr %p) {\n"
            "  %x = alloca i32\n"
            "  %a = load i32, ptr %x\n"
            "  %b = add i32 %a, 1\n"
            "  store i32 %b, ptr %p\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p) {\n"
             "  %x = alloca i32\n"
             "  store i32 2, ptr %x\n"
             "  %a = load i32, ptr %x\n"
             "  %b = add i32 %a, 1\n"
             "  store i32 %b, ptr %p\n"
             "  ret void\n"
             "}";
}
def : UndefinedLint<"lint-noreturn-returns",
      "{0} is noreturn, but returns here"> {
  let Why = "Returning from a function with noreturn is undefined: LLVM drops what follows its calls.";
  let Legal = "Functions with noreturn that trap, exit or loop forever.";
  let Help = "remove noreturn from the function";
  let Bad = "define internal void @f() noreturn {\n"
            "  ret void\n"
            "}\n"
            "define ptx_kernel void @k() {\n"
            "  call void @f()\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.trap()\n"
             "define internal void @f() noreturn {\n"
             "  call void @llvm.trap()\n"
             "  unreachable\n"
             "}\n"
             "define ptx_kernel void @k() {\n"
             "  call void @f()\n"
             "  ret void\n"
             "}";
}
def : UndefinedLint<"lint-missing-return",
      "{0} ends here without a return"> {
  let Why = "Front ends write unreachable where a function ends without a return, without optimization also a trap. LLVM removes all code that leads to it. Reported if the function has no return at all.";
  let Legal = "Functions in which every path returns.";
  let Help = "return a value at the end of the function";
  let Bad = "define i32 @f(ptr %p) {\n"
            "  store i32 1, ptr %p\n"
            "  unreachable\n"
            "}";
  let Good = "define i32 @f(ptr %p) {\n"
             "  store i32 1, ptr %p\n"
             "  ret i32 1\n"
             "}";
}
def : PossibleUndefinedLint<"lint-maybe-missing-return",
      "{0} may end here without a return"> {
  let Why = "Front ends write unreachable where a function ends without a return, and also where the program says that it cannot be reached. LLVM removes all code that leads to it.";
  let Legal = "Functions in which every path returns.";
  let Help = "return a value at the end of the function, unless it is never reached";
  let Bad = "define i32 @f(i32 %x) {\n"
            "  %c = icmp sgt i32 %x, 0\n"
            "  br i1 %c, label %yes, label %no\n"
            "yes:\n"
            "  ret i32 1\n"
            "no:\n"
            "  unreachable\n"
            "}";
  let Good = "define i32 @f(i32 %x) {\n"
             "  %c = icmp sgt i32 %x, 0\n"
             "  br i1 %c, label %yes, label %no\n"
             "yes:\n"
             "  ret i32 1\n"
             "no:\n"
             "  ret i32 0\n"
             "}";
}
