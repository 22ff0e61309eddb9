; A finding is reported at the exact part: a parameter, a type, an attribute or
; its group, a string of the module, an annotation.

; RUN: not nvvmc verify --arch=sm_80 %s 2>&1 \
; RUN:   | FileCheck %s --strict-whitespace
; RUN: not nvvmc verify --arch=sm_80 --format=json %s \
; RUN:   | FileCheck %s --check-prefix=JSON

;      CHECK:{{.*}}:[[#@LINE+1]]:17: error: Invalid target triple (nvptx64-nvidia-gl), must be one of: [triple-standard]
target triple = "nvptx64-nvidia-gl"
; CHECK-NEXT:  nvptx-*-cuda
; CHECK-NEXT:  nvptx64-*-cuda
; CHECK-NEXT:  target triple = "nvptx64-nvidia-gl"
; CHECK-NEXT:                  ^~~~~~~~~~~~~~~~~~~
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

;      CHECK:error: Integer parameter less than 32-bits
;      CHECK:  define void @narrow({ i32, [2 x i8] } %a, i8 %b, ptr byval({ i32, i32 }) %c) {
; CHECK-NEXT:                                            ^~~~~
; JSON: "line":[[#@LINE+1]],"column":43,"endLine":[[#@LINE+1]],"endColumn":48,"function":"narrow"
define void @narrow({ i32, [2 x i8] } %a, i8 %b, ptr byval({ i32, i32 }) %c) {
  ret void
}

; Headers of several lines, with comments and quoted names.
;      CHECK:error: Integer parameter less than 32-bits
; CHECK-NEXT:  parameter 0, i16
; CHECK-NEXT:  i16
; CHECK-NEXT:  ^~~
;      CHECK:warning: InReg attribute on parameter will be ignored
;      CHECK:  i32 noundef inreg %y ; )
; CHECK-NEXT:              ^~~~~
define void @"several, (lines)"(
    i16
    , ; i8 %no
    i32 noundef inreg %y ; )
    ) "k"="ssp" {
  ret void
}

;      CHECK:error: Integer return less than 32-bits
;      CHECK:  declare noundef i8 @byte()
; CHECK-NEXT:                  ^~
declare noundef i8 @byte()

;      CHECK:error: non-void entry function.
; CHECK-NEXT:  define <2 x i32> @vector() "nvvm.kernel" {
; CHECK-NEXT:         ^~~~~~~~~
define <2 x i32> @vector() "nvvm.kernel" {
  ret <2 x i32> zeroinitializer
}

;      CHECK:error: Explicit section marker
; CHECK-NEXT:  define void @plain() nounwind ssp section "ssp" align 4 {
; CHECK-NEXT:                                    ^~~~~~~
;      CHECK:error: Explicit alignment is not allowed.
; CHECK-NEXT:  define void @plain() nounwind ssp section "ssp" align 4 {
; CHECK-NEXT:                                                  ^~~~~
;      CHECK:error: ssp function attribute is not supported.
; CHECK-NEXT:  define void @plain() nounwind ssp section "ssp" align 4 {
; CHECK-NEXT:                                ^~~
define void @plain() nounwind ssp section "ssp" align 4 {
ssp:
  ret void
}

;      CHECK:error: Prefix data is not allowed.
; CHECK-NEXT:  define void @data() prefix { i32, i32 } { i32 1, i32 2 } prologue i8 1 {
; CHECK-NEXT:                      ^~~~~~
;      CHECK:error: Prologue data is not allowed.
; CHECK-NEXT:  define void @data() prefix { i32, i32 } { i32 1, i32 2 } prologue i8 1 {
; CHECK-NEXT:                                                           ^~~~~~~~
define void @data() prefix { i32, i32 } { i32 1, i32 2 } prologue i8 1 {
  ret void
}

; An attribute group: the reference to it, and the attribute in it.
;      CHECK:error: sspstrong function attribute is not supported.
; CHECK-NEXT:  define void @group() #1 {
; CHECK-NEXT:                       ^~
; CHECK-NEXT:  in @group
; CHECK-NEXT:  help: compile device code without -fstack-protector-strong
; CHECK-NEXT:{{.*}}: note: the attribute group holds it here
; CHECK-NEXT:  attributes #1 = { nounwind "sspstrong"="x" sspstrong }
; CHECK-NEXT:                                             ^~~~~~~~~
; JSON: "message":"sspstrong function attribute is not supported."
; JSON-SAME: "notes":[{"message":"the attribute group holds it here","line":{{[0-9]+}},"column":44,
define void @group() #1 {
;      CHECK:error: builtin function attribute is not supported.
; CHECK-NEXT:  call void @plain() #0 #2
; CHECK-NEXT:                        ^~
;      CHECK:note: the attribute group holds it here
; CHECK-NEXT:  attributes #2 = { builtin }
; CHECK-NEXT:                    ^~~~~~~
  call void @plain() #0 #2
  ret void
}

; Launch bounds, in attributes and in annotations.
;      CHECK:error: Cluster dimensions and cluster maximum blocks are not supported
; CHECK-NEXT:  define ptx_kernel void @bounds() "nvvm.cluster_dim"="2" {
; CHECK-NEXT:                                   ^~~~~~~~~~~~~~~~~~~~~~
define ptx_kernel void @bounds() "nvvm.cluster_dim"="2" {
  ret void
}
;      CHECK:error: Cluster dimensions and cluster maximum blocks are not supported
; CHECK-NEXT:  !1 = !{ptr @annotated, !"cluster_dim_x", i32 4, !"maxntidx", i32 2000}
; CHECK-NEXT:                         ^~~~~~~~~~~~~~~~~~~~~~~
;      CHECK:warning: launch bounds of annotated contradict each other: maxntid 2000x1x1 and at most 1024 threads in a block
; CHECK-NEXT:  !1 = !{ptr @annotated, !"cluster_dim_x", i32 4, !"maxntidx", i32 2000}
; CHECK-NEXT:                                                  ^~~~~~~~~~~~~~~~~~~~~
;      CHECK:help: lower maxntid to 1024 threads in a block
define ptx_kernel void @annotated() {
  ret void
}

attributes #0 = { nounwind }
attributes #1 = { nounwind "sspstrong"="x" sspstrong }
attributes #2 = { builtin }

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @bounds, !"kernel", i32 1}
!1 = !{ptr @annotated, !"cluster_dim_x", i32 4, !"maxntidx", i32 2000}
!nvvmir.version = !{!2}
!2 = !{i32 2, i32 0}
