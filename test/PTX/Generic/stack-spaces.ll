; The stack is in local memory: pointers to it are generic or local.

; RUN: split-file %s %t
; RUN: not nvvmc emit -O0 --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %s
; RUN: nvvmc emit -O0 --arch=sm_90 %t/good.ll -o %t.ptx
; RUN: FileCheck %s --check-prefix=GOOD --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; CHECK: cannot emit intrinsic llvm.stacksave.p6: {{.*}} [emit-unsupported-intrinsic]
; CHECK: cannot emit intrinsic llvm.stackrestore.p6: {{.*}} [emit-unsupported-intrinsic]
; GOOD: stacksave.u64
; GOOD: stackrestore.u64

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f() {
  %s = call ptr addrspace(6) @llvm.stacksave.p6()
  call void @llvm.stackrestore.p6(ptr addrspace(6) %s)
  ret void
}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f() {
  %s = call ptr addrspace(5) @llvm.stacksave.p5()
  call void @llvm.stackrestore.p5(ptr addrspace(5) %s)
  ret void
}
