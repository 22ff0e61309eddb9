; libNVVM 13.0 reads IR with LLVM 20 for compute_100 and up and with LLVM 7 for older
; machines. What a reader does not know is reported once per construct, at its
; first occurrence.

; RUN: split-file %s %t
; RUN: nvvmc verify --profile=libnvvm --libnvvm=13.0 --arch=sm_100 \
; RUN:   --disable=atomic-rmw-operation %t/new.ll 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{warning|error}}:'
; RUN: nvvmc verify --profile=libnvvm --libnvvm=13.0 --arch=sm_90 %t/old.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OLD '--implicit-check-not={{warning|error}}:'
; RUN: nvvmc verify --profile=libnvvm --libnvvm=13.0 --arch=sm_100 %t/old.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NONE --allow-empty
; RUN: nvvmc verify --profile=nvvm,nvptx --arch=sm_90 %t/old.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NONE --allow-empty
; NONE-NOT: [reader-newer-ir

; CHECK: new.ll:3:23: warning: dead_on_return is newer than libNVVM 13.0 reads for compute_100 (LLVM 20) [reader-newer-ir]
; CHECK-NEXT: and 1 more
; CHECK-NEXT: define void @life(ptr dead_on_return %p, ptr dead_on_return %q) {
; CHECK-NEXT: {{^ +\^~~~~~~~~~~~~~$}}
; CHECK-NEXT: help: remove the attribute
; CHECK: warning: llvm.lifetime without a size is newer
; CHECK-NEXT: and 3 more
; CHECK-NEXT: call void @llvm.lifetime.start.p0(ptr %a)
; CHECK: help: pass the size first
; CHECK: warning: ptrtoaddr is newer
; CHECK: help: write ptrtoint
; CHECK: warning: atomicrmw fmaximum is newer
; CHECK: warning: nocreateundeforpoison is newer

; In LLVM 22's bitcode, the declaration of every intrinsic has LLVM 22's
; attributes.
; RUN: llvm-as %t/intrinsic.ll -o %t/intrinsic.bc
; RUN: nvvmc verify --profile=libnvvm --libnvvm=13.0 --arch=sm_100 %t/intrinsic.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NONE --allow-empty
; RUN: nvvmc verify --profile=libnvvm --libnvvm=13.0 --arch=sm_100 %t/intrinsic.bc 2>&1 \
; RUN:   | FileCheck %s --check-prefix=BITCODE
; BITCODE: intrinsic.bc: warning: nocreateundeforpoison is newer than libNVVM 13.0 reads for compute_100 (LLVM 20)
; RUN: nvvmc verify --profile=libnvvm --libnvvm=13.0 --arch=sm_90 %t/intrinsic.bc 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OLDBITCODE
; OLDBITCODE: warning: bitcode of LLVM22.{{.*}} is newer than libNVVM 13.0 reads for compute_90 (LLVM 7)
; What OpenNVVM writes for libNVVM is not newer.
; RUN: nvvmc compile --emit-llvm-bc --profile=libnvvm --libnvvm=13.0 --arch=sm_100 %t/intrinsic.ll -o %t/own.bc
; RUN: nvvmc verify --profile=libnvvm --libnvvm=13.0 --arch=sm_100 %t/own.bc 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NONE --allow-empty

;--- new.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @life(ptr dead_on_return %p, ptr dead_on_return %q) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  %b = ptrtoaddr ptr %a to i64
  %c = atomicrmw volatile fmaximum ptr %p, float 1.0 monotonic
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare i32 @other() #0
attributes #0 = { nocreateundeforpoison "ptrtoaddr"="freeze" }
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
!1 = !{!"dead_on_return"}

;--- old.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; OLD: warning: noundef is newer than libNVVM 13.0 reads for compute_90 (LLVM 7)
; OLD: warning: ptr is newer
; OLD: help: write typed pointers, such as i8*, or compile for compute_100 and up
; OLD: warning: captures is newer
; OLD: help: write nocapture if nothing is captured, and otherwise remove it
; OLD: warning: trunc nuw is newer
; OLD: help: remove the flag
; OLD: warning: icmp samesign is newer
; OLD: warning: fast-math flags on select is newer
; OLD: warning: splat is newer
; OLD: warning: poison is newer
; OLD: help: write undef
; OLD: warning: memory is newer
define void @f(i32 noundef %x, ptr captures(none) %p) #0 {
hot:
  %a = trunc nuw i32 %x to i16
  %b = trunc nuw i32 %x to i16
  %c = icmp samesign ult i32 %x, 4
  %d = select nnan i1 %c, float 1.0, float 2.0
  %e = select fast i1 %c, float 1.0, float 2.0
  %g = add <2 x i32> splat (i32 3), poison
  ret void
}
attributes #0 = { memory(none) }
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}

;--- intrinsic.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
declare i32 @llvm.smax.i32(i32, i32)
define i32 @f(i32 %x) {
  %y = call i32 @llvm.smax.i32(i32 %x, i32 4)
  ret i32 %y
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
