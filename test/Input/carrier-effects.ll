; Declarations of carriers get their attributes when a module is read, whatever
; they say: no pass may delete, copy or move a call as if it were a function
; without effects.
; RUN: nvvmc compile --profile=nvptx --arch=sm_90 --opt=3 %s -o - | FileCheck %s
; RUN: nvvmc emit --arch=sm_90 -O0 %s -o - | FileCheck %s
; RUN: nvvmc opt --profile=nvptx --arch=sm_90 --opt=1 %s -o - | FileCheck %s --check-prefix=IR
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .func {{.*}}effects(
; CHECK-NOT: shf
; CHECK: atom.global.add.u32
; CHECK: st.global.u32 {{.*}}, 1;
; CHECK: red.release.gpu.global.add.u32
; CHECK: st.global.u32 {{.*}}, 2;
; CHECK: membar.gl;
; CHECK: ld.global.u32
; CHECK-NOT: shf
; IR-DAG: declare i32 @llvm.nvvm.atomic.rmw.i32.p1(i32, ptr addrspace(1), i32) #[[ANY:[0-9]+]]
; IR-DAG: declare void @llvm.nvvm.membar(i32) #[[CONVERGENT:[0-9]+]]
; IR-DAG: attributes #[[ANY]] = { nocallback nounwind }
; IR-DAG: attributes #[[CONVERGENT]] = { convergent nocallback nounwind }
define i32 @effects(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %unused = call i32 @llvm.nvvm.atomic.rmw.i32.p1(i32 65537, ptr addrspace(1) %p, i32 1)
  store i32 1, ptr addrspace(1) %q
  call void @llvm.nvvm.red.p1.i32(i32 68739, ptr addrspace(1) %p, i32 1)
  store i32 2, ptr addrspace(1) %q
  call void @llvm.nvvm.membar(i32 0)
  %pure = call i32 @llvm.nvvm.shf.i32(i32 0, i32 1, i32 2, i32 3)
  %v = load i32, ptr addrspace(1) %q
  ret i32 %v
}

declare i32 @llvm.nvvm.atomic.rmw.i32.p1(i32, ptr addrspace(1), i32) memory(none) willreturn nounwind
declare void @llvm.nvvm.red.p1.i32(i32, ptr addrspace(1), i32) memory(none) willreturn nounwind
declare void @llvm.nvvm.membar(i32) memory(none) willreturn nounwind
declare i32 @llvm.nvvm.shf.i32(i32, i32, i32, i32)

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
