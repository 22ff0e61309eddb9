; RUN: nvvmc emit %s --arch=sm_90 -O0 --annotate -o - | FileCheck %s --check-prefixes=CHECK,SM90
; RUN: nvvmc emit %s --arch=sm_89 -O0 -o - | FileCheck %s --check-prefixes=CHECK,SM89 --implicit-check-not=.explicitcluster --implicit-check-not=percluster --implicit-check-not=clusterrank --implicit-check-not=areclusters
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_89 -O0 -o %t.ptx && %ptxas -arch=sm_89 %t.ptx -o /dev/null %}

; Launch bounds in their order, with three numbers each. ptxas accepts only one
; of .reqntid and .maxntid, and of .reqnctapercluster and .maxclusterrank;
; cluster bounds require sm_90, and .blocksareclusters PTX 9.0.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; SM90: .version 9.0
; SM89: .version 7.8

; CHECK-LABEL: .visible .entry maximum()
; CHECK-NEXT: .maxntid 128, 2, 1
; CHECK-NEXT: .minnctapersm 2
; SM90-NEXT: .maxclusterrank 8
; CHECK-NEXT: .maxnreg 64
define ptx_kernel void @maximum() #0 {
  ret void
}
; CHECK-LABEL: .visible .entry required()
; CHECK-NEXT: .reqntid 128, 1, 1
; SM90-NEXT: // .maxntid is left out: ptxas takes only one of it and .reqntid
; SM90-NEXT: .explicitcluster
; SM90-NEXT: .reqnctapercluster 2, 1, 1
; SM90-NEXT: // .maxclusterrank is left out: ptxas takes only one of it and .reqnctapercluster
; CHECK-NOT: .maxntid
define ptx_kernel void @required() #1 {
  ret void
}
; CHECK-LABEL: .visible .entry no_size()
; SM90-NEXT: .explicitcluster
; CHECK-NOT: .reqnctapercluster
; CHECK: {{^{}}
define ptx_kernel void @no_size() #2 {
  ret void
}
; CHECK-LABEL: .visible .entry blocks()
; SM90-NEXT: .blocksareclusters
; CHECK-NEXT: .reqntid 32, 4, 2
; SM90-NEXT: .explicitcluster
; SM90-NEXT: .reqnctapercluster 2, 2, 2
; CHECK: {{^{}}
define ptx_kernel void @blocks() #3 {
  ret void
}
; CHECK-LABEL: .visible .entry annotated()
; CHECK-NEXT: .maxntid 256, 4, 1
; CHECK-NEXT: .minnctapersm 2
; CHECK-NEXT: .maxnreg 32
define void @annotated() {
  ret void
}
; Device functions have none.
; CHECK-LABEL: .visible .func function()
; CHECK-NOT: .maxntid
define void @function() #0 {
  ret void
}
attributes #0 = { "nvvm.maxntid"="128,2" "nvvm.minctasm"="2" "nvvm.maxnreg"="64" "nvvm.maxclusterrank"="8" }
attributes #1 = { "nvvm.reqntid"="128" "nvvm.maxntid"="256" "nvvm.cluster_dim"="2,1,1" "nvvm.maxclusterrank"="8" }
attributes #2 = { "nvvm.cluster_dim"="0" }
attributes #3 = { "nvvm.reqntid"="32,4,2" "nvvm.cluster_dim"="2,2,2" "nvvm.blocksareclusters" }
!nvvm.annotations = !{!0}
!0 = !{ptr @annotated, !"kernel", i32 1, !"maxntidx", i32 256, !"maxntidy", i32 4, !"minctasm", i32 2, !"maxnreg", i32 32}
