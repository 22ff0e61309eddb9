; The verifier as a function pass of LLVM's opt, which stops at a finding before
; the next pass runs.

; UNSUPPORTED: asan
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -passes='function(nvvm-ir-verify<arch=sm_80>),print' -disable-output %s 2>&1 | FileCheck %s
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -passes='function(nvvm-ir-verify)' -disable-output %s 2>&1 | FileCheck %s --check-prefix=CPU
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -passes='function(nvvm-ir-verify<arch=sm_90;profile=nvptx;param-limits=ptx;ptx=8.1>),print' -disable-output %s 2>&1 | FileCheck %s --check-prefix=GOOD
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -passes='function(nvvm-ir-verify<arch=sm_1>)' -disable-output %s 2>&1 | FileCheck %s --check-prefix=ARCH
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -passes='function(nvvm-ir-verify<speed=5>)' -disable-output %s 2>&1 | FileCheck %s --check-prefix=OPTION

; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -passes='function(nvvm-launch-verify<arch=sm_80>),print' -disable-output %s 2>&1 | FileCheck %s --check-prefix=LAUNCH

; LAUNCH: error: {{.*}}A pointer to local memory {{.*}}[launch-argument]
; LAUNCH-NOT: elect.sync needs
; LAUNCH-NOT: define

; CHECK: error: {{.*}}A pointer to local memory or memory in 'addrspace(0)' has been used as a launch argument. Dereferencing this within the launch is undefined; argument 0, ptr %p [launch-argument]
; CHECK-NEXT: call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr %p)
; CHECK-NEXT: error: {{.*}}llvm.nvvm.elect.sync needs sm_90 or higher; the target is sm_80 [intrinsic-needs-arch]
; CHECK-NEXT: %e = call
; CHECK-NOT: define
; CPU: launch-argument
; CPU-NOT: elect.sync
; GOOD-NOT: error
; GOOD: define ptx_kernel void @k
; ARCH: nvvm-ir-verify: 'sm_1' is not a valid arch
; OPTION: nvvm-ir-verify: 'speed' is not an option

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.launch(ptr, ...)
declare { i32, i1 } @llvm.nvvm.elect.sync(i32)

define ptx_kernel void @child(ptr %p) #0 {
  ret void
}
define ptx_kernel void @k(ptr %p) #0 {
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr %p)
  %e = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  ret void
}
attributes #0 = { "target-cpu"="sm_90" }
