; Values that assemblers reject are also rejected when the instruction is
; printed: the optimizer may have created them, and emit runs without a profile.

; RUN: split-file %s %t
; RUN: not nvvmc emit -O0 --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %s
; RUN: nvvmc emit -O0 --arch=sm_90 %t/good.ll -o %t.ptx
; RUN: FileCheck %s --check-prefix=GOOD --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; CHECK: llvm.nvvm.barrier.cta.sync.aligned.all: argument 0 must be 0 to 15, not 16 [emit-unsupported-intrinsic]
; CHECK: llvm.nvvm.barrier.cta.arrive.aligned.count: argument 1 must be other than 0, not 0 [emit-unsupported-intrinsic]
; CHECK: llvm.nvvm.discard.global.L2: argument 1 must be {{.*}}, not 127 [emit-unsupported-intrinsic]
; GOOD: bar.sync {{.*}}15;
; GOOD: bar.arrive {{.*}}15, 32;
; GOOD: discard.global.L2 {{.*}}, 128;

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr addrspace(1) %g) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 16)
  call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 15, i32 undef)
  call void @llvm.nvvm.discard.global.L2(ptr addrspace(1) %g, i64 127)
  ret void
}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr addrspace(1) %g) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 15)
  call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 15, i32 32)
  call void @llvm.nvvm.discard.global.L2(ptr addrspace(1) %g, i64 128)
  ret void
}
