//===- LintThreads.td - What goes wrong between threads ----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// What goes wrong between threads: reported by `verify --lint`.
class ThreadLint<string id, string text> : UndefinedLint<id, text> {
  let Source = "PTX ISA; OpenNVVM lint";
}

/// The same where it may be meant: reported by `verify --lint=all`.
class PossibleThreadLint<string id, string text> : ThreadLint<id, text> {
  let Lint = Possible;
}

def : ThreadLint<"lint-local-in-shared",
      "the address of {0}, which is local to the thread, is stored in shared memory"> {
  let Why = "Local memory belongs to one thread: for others, the address is that of their own memory.";
  let Legal = "Pointers to global and shared memory, and values.";
  let Help = "store the value itself, or place the variable in shared memory";
  let Bad = "@s = internal addrspace(3) global ptr undef\n"
            "define ptx_kernel void @k() {\n"
            "  %x = alloca i32\n"
            "  store i32 1, ptr %x\n"
            "  store ptr %x, ptr addrspace(3) @s\n"
            "  ret void\n"
            "}";
  let Good = "@s = internal addrspace(3) global i32 undef\n"
             "define ptx_kernel void @k() {\n"
             "  %x = alloca i32\n"
             "  store i32 1, ptr %x\n"
             "  %a = load i32, ptr %x\n"
             "  store i32 %a, ptr addrspace(3) @s\n"
             "  ret void\n"
             "}";
}
def : ThreadLint<"lint-divergent-barrier",
      "not all threads of a warp execute {0}: thread {1} does, thread {2} does not"> {
  let Why = "All threads of a warp, and for a barrier of the block all of the block, execute the same instruction. If only some of them get there, its behavior is undefined, and the others may wait forever.";
  let Legal = "Barriers, and other instructions with .aligned, that all threads of a warp reach.";
  let Help = "move it out of the branch";
  let Bad = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
            "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
            "define ptx_kernel void @k() {\n"
            "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
            "  %c = icmp eq i32 %t, 0\n"
            "  br i1 %c, label %first, label %done\n"
            "first:\n"
            "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
            "  br label %done\n"
            "done:\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
             "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
             "define ptx_kernel void @k(ptr %p) {\n"
             "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
             "  %c = icmp eq i32 %t, 0\n"
             "  br i1 %c, label %first, label %done\n"
             "first:\n"
             "  store i32 1, ptr %p\n"
             "  br label %done\n"
             "done:\n"
             "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
             "  ret void\n"
             "}";
}
def : PossibleThreadLint<"lint-maybe-divergent-barrier",
      "{0} depends on a condition that may differ between threads"> {
  let Why = "All threads of a warp, and for a barrier of the block all of the block, execute the same instruction. If only some of them get there, its behavior is undefined, and the others may wait forever.";
  let Legal = "Barriers, and other instructions with .aligned, under conditions that are the same for all threads.";
  let Help = "move it out of the branch, unless the condition is the same for all threads";
  let Bad = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
            "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
            "define ptx_kernel void @k(i32 %n) {\n"
            "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
            "  %c = icmp slt i32 %t, %n\n"
            "  br i1 %c, label %some, label %done\n"
            "some:\n"
            "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
            "  br label %done\n"
            "done:\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
             "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
             "define ptx_kernel void @k(i32 %n) {\n"
             "  %c = icmp slt i32 0, %n\n"
             "  br i1 %c, label %some, label %done\n"
             "some:\n"
             "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
             "  br label %done\n"
             "done:\n"
             "  ret void\n"
             "}";
}
def : ThreadLint<"lint-lane-mask",
      "{0} has mask {1}, without lane {2}, which executes it"> {
  let Why = "Each thread that executes the instruction must be one of the lanes that its mask names; otherwise its behavior is undefined.";
  let Legal = "Masks with the bit of each lane that executes the instruction.";
  let Help = "add the lane to the mask, or let only the lanes of the mask execute it";
  let Bad = "declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)\n"
            "declare i32 @llvm.nvvm.read.ptx.sreg.laneid()\n"
            "define ptx_kernel void @k(ptr %p) {\n"
            "  %a = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -65536, i32 1, i32 16, i32 31)\n"
            "  store i32 %a, ptr %p\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)\n"
             "declare i32 @llvm.nvvm.read.ptx.sreg.laneid()\n"
             "define ptx_kernel void @k(ptr %p) {\n"
             "  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()\n"
             "  %c = icmp uge i32 %l, 16\n"
             "  br i1 %c, label %upper, label %done\n"
             "upper:\n"
             "  %a = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -65536, i32 1, i32 16, i32 31)\n"
             "  store i32 %a, ptr %p\n"
             "  br label %done\n"
             "done:\n"
             "  ret void\n"
             "}";
}
def : PossibleThreadLint<"lint-maybe-lane-mask",
      "{0} has mask {1}, but depends on a condition that may differ between threads"> {
  let Why = "The instruction waits for all lanes that its mask names and that still run. If some of them do not get there, they are waited for in vain, or what they contribute is undefined.";
  let Legal = "Masks that name the lanes that execute the instruction, such as those of __ballot_sync under the same condition.";
  let Help = "compute the mask before the branch, or move the instruction out of it";
  let Bad = "declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)\n"
            "declare i32 @llvm.nvvm.read.ptx.sreg.laneid()\n"
            "define ptx_kernel void @k(ptr %p, i32 %n) {\n"
            "  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()\n"
            "  %c = icmp slt i32 %l, %n\n"
            "  br i1 %c, label %some, label %done\n"
            "some:\n"
            "  %a = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 1, i32 16, i32 31)\n"
            "  store i32 %a, ptr %p\n"
            "  br label %done\n"
            "done:\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)\n"
             "declare i32 @llvm.nvvm.read.ptx.sreg.laneid()\n"
             "define ptx_kernel void @k(ptr %p, i32 %n) {\n"
             "  %c = icmp slt i32 0, %n\n"
             "  br i1 %c, label %some, label %done\n"
             "some:\n"
             "  %a = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 1, i32 16, i32 31)\n"
             "  store i32 %a, ptr %p\n"
             "  br label %done\n"
             "done:\n"
             "  ret void\n"
             "}";
}
def : ThreadLint<"lint-shared-race",
      "no barrier between this {0} of {1} by thread {2} and the {3} by thread {4}"> {
  let Why = "Threads run in any order: without a barrier between a store and an access of another thread to the same address, the access may see the value before it or after it.";
  let Legal = "A barrier between the two accesses; bar.warp.sync is enough within a warp.";
  let Help = "add a barrier between them";
  let Bad = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
            "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
            "@s = internal addrspace(3) global [1024 x i32] undef\n"
            "define ptx_kernel void @k(ptr %p) {\n"
            "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
            "  %own = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %t\n"
            "  store i32 %t, ptr addrspace(3) %own\n"
            "  %n = xor i32 %t, 1\n"
            "  %other = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %n\n"
            "  %a = load i32, ptr addrspace(3) %other\n"
            "  store i32 %a, ptr %p\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
             "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
             "@s = internal addrspace(3) global [1024 x i32] undef\n"
             "define ptx_kernel void @k(ptr %p) {\n"
             "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
             "  %own = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %t\n"
             "  store i32 %t, ptr addrspace(3) %own\n"
             "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
             "  %n = xor i32 %t, 1\n"
             "  %other = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %n\n"
             "  %a = load i32, ptr addrspace(3) %other\n"
             "  store i32 %a, ptr %p\n"
             "  ret void\n"
             "}";
}
def : PossibleThreadLint<"lint-maybe-shared-race",
      "no barrier between this {0} of {1} and the {2} at another address"> {
  let Why = "Threads run in any order: without a barrier between a store and an access of another thread to the same address, the access may see the value before it or after it.";
  let Legal = "A barrier between the two accesses, or addresses that only one thread uses.";
  let Help = "add a barrier between them, unless they cannot meet";
  let Bad = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
            "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
            "@s = internal addrspace(3) global [1024 x i32] undef\n"
            "define ptx_kernel void @k(ptr %p, i32 %i) {\n"
            "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
            "  %own = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %t\n"
            "  store i32 %t, ptr addrspace(3) %own\n"
            "  %n = add i32 %t, %i\n"
            "  %other = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %n\n"
            "  %a = load i32, ptr addrspace(3) %other\n"
            "  store i32 %a, ptr %p\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
             "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
             "@s = internal addrspace(3) global [1024 x i32] undef\n"
             "define ptx_kernel void @k(ptr %p, i32 %i) {\n"
             "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
             "  %own = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %t\n"
             "  store i32 %t, ptr addrspace(3) %own\n"
             "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
             "  %n = add i32 %t, %i\n"
             "  %other = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %n\n"
             "  %a = load i32, ptr addrspace(3) %other\n"
             "  store i32 %a, ptr %p\n"
             "  ret void\n"
             "}";
}
def : ThreadLint<"lint-not-convergent",
      "call of {0} is not convergent; {0} reaches {1}"> {
  let Why = "The optimizer may make the call depend on a condition that differs between threads, or copy it, and the barrier then never completes.";
  let Legal = "convergent on the function and its calls.";
  let Help = "add convergent to the function and to the call";
  let Bad = "define internal void @f() {\n"
            "  call void asm sideeffect \"bar.sync 0;\", \"\"() convergent\n"
            "  ret void\n"
            "}\n"
            "define ptx_kernel void @k() {\n"
            "  call void @f()\n"
            "  ret void\n"
            "}";
  let Good = "define internal void @f() convergent {\n"
             "  call void asm sideeffect \"bar.sync 0;\", \"\"() convergent\n"
             "  ret void\n"
             "}\n"
             "define ptx_kernel void @k() {\n"
             "  call void @f()\n"
             "  ret void\n"
             "}";
}
