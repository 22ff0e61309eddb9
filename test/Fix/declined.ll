; What would change what the program computes is left alone.
; RUN: not nvvmc fix --arch=sm_90 -o - %s 2> %t.err | FileCheck %s
; RUN: FileCheck %s --check-prefix=LEFT < %t.err
; LEFT-DAG: [layout-invalid]
; LEFT-DAG: [function-personality]
; LEFT-DAG: [atomic-load]
; LEFT-DAG: [atomic-rmw-type]
; LEFT-DAG: [kernel-bounds-unread]

; An i64 in a structure would be elsewhere.
; CHECK: target datalayout = "e-i64:32-n32"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:32-n32"

@pair = addrspace(1) global { i32, i64 } zeroinitializer

declare void @f()
declare i32 @__gxx_personality_v0(...)

; Something unwinds.
; CHECK: define void @catches() personality ptr @__gxx_personality_v0 {
define void @catches() personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %good unwind label %bad
good:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(4) %c) #0 {
  ; Too wide for one access.
  ; CHECK: load atomic i128
  %wide = load atomic i128, ptr addrspace(1) %p monotonic, align 16
  ; Constant memory has no cmpxchg.
  ; CHECK: atomicrmw add ptr addrspace(4) %c, i8 1 monotonic
  %a = atomicrmw add ptr addrspace(4) %c, i8 1 monotonic
  ; Not one access either: it may cross a word.
  ; CHECK: atomicrmw add ptr addrspace(1) %p, i16 1 monotonic, align 1
  %b = atomicrmw add ptr addrspace(1) %p, i16 1 monotonic, align 1
  call void @g()
  ret void
}

; The kernel has the same group.
; CHECK: define void @g() #0 {
define void @g() #0 {
  ret void
}

; CHECK: attributes #0 = { "nvvm.maxntid"="128" }
attributes #0 = { "nvvm.maxntid"="128" }
