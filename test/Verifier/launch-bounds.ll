; Launch bounds compared with each other, and with what a multiprocessor can
; hold.

; RUN: nvvmc verify --disable=emit-blocksareclusters --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'
; RUN: nvvmc verify --disable=emit-blocksareclusters --profile=nvptx --arch=sm_86 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=SMALL
; RUN: nvvmc verify --disable=emit-blocksareclusters --profile=nvptx --arch=sm_90 \
; RUN:   --disable=kernel-bounds-contradict %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; OFF-NOT: warning:
; RUN: nvvmc verify --disable=emit-blocksareclusters --profile=nvptx %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=ASSUMED
; ASSUMED-NOT: multiprocessor

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Each at its limit.
define ptx_kernel void @equal() "nvvm.reqntid"="128" "nvvm.maxntid"="128" {
  ret void
}
define ptx_kernel void @largest() "nvvm.maxntid"="1024" "nvvm.maxnreg"="64" {
  ret void
}
define ptx_kernel void @deep() "nvvm.reqntid"="1,16,64" {
  ret void
}
define ptx_kernel void @wide() "nvvm.reqntid"="32" "nvvm.maxnreg"="255" "nvvm.minctasm"="32" {
  ret void
}
; SMALL: warning: launch bounds of full contradict each other: minctasm 2 of maxntid 1024x1x1 and at most 1536 threads on a multiprocessor of sm_86 [kernel-bounds-contradict]
define ptx_kernel void @full() "nvvm.maxntid"="1024" "nvvm.minctasm"="2" {
  ret void
}
define ptx_kernel void @cluster() "nvvm.cluster_dim"="4,2,2" "nvvm.maxclusterrank"="16" {
  ret void
}

; Each one past it.
; CHECK: warning: launch bounds of more contradict each other: reqntid 128x2x1 and maxntid 128x1x1 [kernel-bounds-contradict]
define ptx_kernel void @more() "nvvm.reqntid"="128,2" "nvvm.maxntid"="128" {
  ret void
}
; CHECK: warning: launch bounds of req contradict each other: reqntid 1025x1x1 and at most 1024 threads in a block
define ptx_kernel void @req() "nvvm.reqntid"="1025" {
  ret void
}
; CHECK: warning: launch bounds of max contradict each other: maxntid 32x33x1 and at most 1024 threads in a block
define ptx_kernel void @max() "nvvm.maxntid"="32,33" {
  ret void
}
; CHECK: warning: launch bounds of huge contradict each other: maxntid 4294967295x4294967295x4294967295 and at most 1024 threads in a block
define ptx_kernel void @huge() "nvvm.maxntid"="4294967295,4294967295,4294967295" {
  ret void
}
; CHECK: warning: launch bounds of deeper contradict each other: reqntid 1x1x65 and at most 64 threads in a block's third dimension
define ptx_kernel void @deeper() "nvvm.reqntid"="1,1,65" {
  ret void
}
; CHECK: warning: launch bounds of regs contradict each other: maxnreg 256 and at most 255 registers in a thread
define ptx_kernel void @regs() "nvvm.maxntid"="32" "nvvm.maxnreg"="256" {
  ret void
}
; CHECK: warning: launch bounds of file contradict each other: maxnreg 65 of maxntid 1024x1x1 and at most 65536 registers in a block
define ptx_kernel void @file() "nvvm.maxntid"="1024" "nvvm.maxnreg"="65" {
  ret void
}
; CHECK: warning: launch bounds of fuller contradict each other: minctasm 3 of maxntid 1024x1x1 and at most 2048 threads on a multiprocessor of sm_90
define ptx_kernel void @fuller() "nvvm.maxntid"="1024" "nvvm.minctasm"="3" {
  ret void
}
; CHECK: warning: launch bounds of many contradict each other: minctasm 33 and at most 32 blocks on a multiprocessor of sm_90
define ptx_kernel void @many() "nvvm.maxntid"="32" "nvvm.minctasm"="33" {
  ret void
}
; CHECK: warning: launch bounds of alone include minctasm 2, but not maxntid or reqntid, one of which it requires
define ptx_kernel void @alone() "nvvm.minctasm"="2" {
  ret void
}
; CHECK: warning: launch bounds of rank contradict each other: cluster_dim 4x2x1 and maxclusterrank 4
define ptx_kernel void @rank() "nvvm.cluster_dim"="4,2" "nvvm.maxclusterrank"="4" {
  ret void
}
; CHECK: warning: launch bounds of crowd contradict each other: cluster_dim 17x1x1 and at most 16 blocks in a cluster
define ptx_kernel void @crowd() "nvvm.cluster_dim"="17" {
  ret void
}
; CHECK: warning: launch bounds of ranks contradict each other: maxclusterrank 17 and at most 16 blocks in a cluster
define ptx_kernel void @ranks() "nvvm.maxclusterrank"="17" {
  ret void
}
; CHECK: warning: launch bounds of blocks include blocksareclusters, but not reqntid, which it requires
define ptx_kernel void @blocks() "nvvm.blocksareclusters" "nvvm.cluster_dim"="2" {
  ret void
}
