; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 %t.ptx -o /dev/null %}
; RUN: not nvvmc emit %s --arch=sm_90 --ptx=8.8 -O0 -o - 2>&1 | FileCheck %s --check-prefix=OLD

; The largest combinations of launch bounds that ptxas accepts, and each bound
; alone.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; OLD: error: .blocksareclusters needs PTX 9.0; --ptx=8.8 was given [emit-needs-ptx]

; CHECK: .version 9.0
; CHECK-LABEL: .entry blocks()
; CHECK-NEXT: .blocksareclusters
; CHECK-NEXT: .reqntid 32, 1, 1
; CHECK-NEXT: .minnctapersm 2
; CHECK-NEXT: .explicitcluster
; CHECK-NEXT: .reqnctapercluster 2, 1, 1
; CHECK-NEXT: .maxnreg 64
; CHECK: {{^{}}
define ptx_kernel void @blocks() "nvvm.blocksareclusters" "nvvm.reqntid"="32" "nvvm.minctasm"="2" "nvvm.cluster_dim"="2" "nvvm.maxnreg"="64" {
  ret void
}
; CHECK-LABEL: .entry cluster()
; CHECK-NEXT: .maxntid 32, 1, 1
; CHECK-NEXT: .minnctapersm 2
; CHECK-NEXT: .explicitcluster
; CHECK-NEXT: .reqnctapercluster 2, 1, 1
; CHECK-NEXT: .maxnreg 64
; CHECK: {{^{}}
define ptx_kernel void @cluster() "nvvm.maxntid"="32" "nvvm.minctasm"="2" "nvvm.cluster_dim"="2" "nvvm.maxnreg"="64" {
  ret void
}
; CHECK-LABEL: .entry rank()
; CHECK-NEXT: .maxntid 32, 1, 1
; CHECK-NEXT: .minnctapersm 2
; CHECK-NEXT: .maxclusterrank 4
; CHECK-NEXT: .maxnreg 64
; CHECK: {{^{}}
define ptx_kernel void @rank() "nvvm.maxntid"="32" "nvvm.minctasm"="2" "nvvm.maxclusterrank"="4" "nvvm.maxnreg"="64" {
  ret void
}
; CHECK-LABEL: .entry reqntid()
; CHECK-NEXT: .reqntid 1024, 1, 1
define ptx_kernel void @reqntid() "nvvm.reqntid"="1024" {
  ret void
}
; CHECK-LABEL: .entry maxntid()
; CHECK-NEXT: .maxntid 8, 8, 16
define ptx_kernel void @maxntid() "nvvm.maxntid"="8,8,16" {
  ret void
}
; CHECK-LABEL: .entry minnctapersm()
; CHECK-NEXT: .minnctapersm 1
define ptx_kernel void @minnctapersm() "nvvm.minctasm"="1" {
  ret void
}
; CHECK-LABEL: .entry maxnreg()
; CHECK-NEXT: .maxnreg 256
define ptx_kernel void @maxnreg() "nvvm.maxnreg"="256" {
  ret void
}
; CHECK-LABEL: .entry maxclusterrank()
; CHECK-NEXT: .maxclusterrank 16
define ptx_kernel void @maxclusterrank() "nvvm.maxclusterrank"="16" {
  ret void
}
; CHECK-LABEL: .entry cluster_size()
; CHECK-NEXT: .explicitcluster
; CHECK-NEXT: .reqnctapercluster 16, 1, 1
define ptx_kernel void @cluster_size() "nvvm.cluster_dim"="16,1,1" {
  ret void
}
