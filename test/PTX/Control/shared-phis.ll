; From -O1 on, a phi and its values share a register if no two of them are live at
; the same time. Not where a debugger is told which register a variable is in, and
; not in tile programs.
; RUN: nvvmc emit %s --arch=sm_80 -O1 -o - | FileCheck %s --check-prefixes=CHECK,SHARED
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefixes=CHECK,APART
; RUN: sed 's/#0 {/"nvvm-elements" {/' %s > %t.tile.ll
; RUN: nvvmc emit %t.tile.ll --arch=sm_80 -O2 -o - | FileCheck %s --check-prefixes=CHECK,APART
; RUN: sed '/@mix/s/#0 {/!dbg !3 {/' %s > %t.debug.ll
; RUN: nvvmc emit %t.debug.ll --arch=sm_80 -O2 -o - | FileCheck %s --check-prefixes=CHECK,APART
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .func (.param .b32 func_retval0) mix(
; SHARED-NOT: mov.
; APART: mov.f32
; CHECK: ret;
define float @mix(float %x, float %y, i32 %bits) #0 {
entry:
  %b0 = and i32 %bits, 1
  %c0 = icmp eq i32 %b0, 0
  br i1 %c0, label %second, label %first.is
first.is:
  %p = fmul float %x, %y
  br label %second
second:
  %q = phi float [ %x, %entry ], [ %p, %first.is ]
  %b1 = and i32 %bits, 2
  %c1 = icmp eq i32 %b1, 0
  br i1 %c1, label %end, label %second.is
second.is:
  %r = fadd float %q, %y
  br label %end
end:
  %s = phi float [ %q, %second ], [ %r, %second.is ]
  ret float %s
}

; Both are live here: there is a copy.
; CHECK-LABEL: .func (.param .b32 func_retval0) both(
; CHECK: mov.f32
; CHECK: ret;
define float @both(float %x, float %y, i1 %c) #0 {
entry:
  br i1 %c, label %is, label %end
is:
  %p = fmul float %x, %y
  br label %end
end:
  %q = phi float [ %x, %entry ], [ %p, %is ]
  %r = fadd float %q, %x
  ret float %r
}

; The address is computed once, which it would not be if the index changed.
; CHECK-LABEL: .func (.param .b32 func_retval0) index(
; CHECK: mov.b32
; CHECK: mul.wide.s32
; CHECK-NOT: mul.wide.s32
; CHECK: ret;
define float @index(ptr %p, i32 %n, i1 %c) #0 {
entry:
  br i1 %c, label %is, label %end
is:
  %m = load i32, ptr %p
  br label %end
end:
  %i = phi i32 [ %n, %entry ], [ %m, %is ]
  %q = getelementptr float, ptr %p, i32 %i
  %r = load float, ptr %q
  ret float %r
}

attributes #0 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "mix.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, unit: !0, type: !4, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
