; Masks without a lane that executes the instruction.

; RUN: nvvmc verify --lint --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()

define ptx_kernel void @all_lanes(ptr %p) {
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: llvm.nvvm.bar.warp.sync has mask 0xfffffffe, without lane 0, which executes it [lint-lane-mask]
  call void @llvm.nvvm.bar.warp.sync(i32 -2)
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: llvm.nvvm.vote.any.sync has mask 0xfffffffd, without lane 1, which executes it [lint-lane-mask]
  %a = call i1 @llvm.nvvm.vote.any.sync(i32 -3, i1 true)
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: llvm.nvvm.redux.sync.add has mask 0xfffffffe, without lane 0, which executes it [lint-lane-mask]
  %b = call i32 @llvm.nvvm.redux.sync.add(i32 1, i32 -2)
  ; A block may have just these threads.
  call void @llvm.nvvm.bar.warp.sync(i32 65535)
  ret void
}
define ptx_kernel void @known_size(ptr %p) "nvvm.reqntid"="32" {
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: llvm.nvvm.bar.warp.sync has mask 0x0000ffff, without lane 16, which executes it [lint-lane-mask]
  call void @llvm.nvvm.bar.warp.sync(i32 65535)
  ret void
}
define ptx_kernel void @known_half(ptr %p) "nvvm.reqntid"="16" {
  call void @llvm.nvvm.bar.warp.sync(i32 65535)
  ret void
}

; Each half has its mask, but not the other's.
define ptx_kernel void @halves(ptr %p) {
  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %c = icmp ult i32 %l, 16
  br i1 %c, label %low, label %high
low:
  call void @llvm.nvvm.bar.warp.sync(i32 65535)
  br label %done
high:
  call void @llvm.nvvm.bar.warp.sync(i32 -65536)
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: llvm.nvvm.bar.warp.sync has mask 0x0000ffff, without lane 16, which executes it [lint-lane-mask]
  call void @llvm.nvvm.bar.warp.sync(i32 65535)
  br label %done
done:
  ret void
}

; A mask of its own for each lane.
define ptx_kernel void @own(ptr %p) {
  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %own = shl i32 1, %l
  call void @llvm.nvvm.bar.warp.sync(i32 %own)
  %next = add i32 %l, 1
  %wrapped = and i32 %next, 31
  %other = shl i32 1, %wrapped
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: llvm.nvvm.bar.warp.sync has mask 0x00000002, without lane 0, which executes it [lint-lane-mask]
  call void @llvm.nvvm.bar.warp.sync(i32 %other)
  ret void
}

; Lanes that data choose, and a function that anybody may call.
define ptx_kernel void @by_data(ptr %p) {
  %x = load i32, ptr %p
  %c = icmp eq i32 %x, 0
  br i1 %c, label %some, label %done
some:
  call void @llvm.nvvm.bar.warp.sync(i32 -2)
  br label %done
done:
  ret void
}
define void @function(ptr %p) convergent {
  call void @llvm.nvvm.bar.warp.sync(i32 -2)
  ret void
}
