; An i64 in a structure would be elsewhere.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:32-n32"

@pair = addrspace(1) global { i32, i64 } zeroinitializer

declare void @f()
declare i32 @__gxx_personality_v0(...)

; Something unwinds.
define void @catches() personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %good unwind label %bad
good:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; Whoever calls it through a pointer would have to extend, too.
define internal void @narrow(i8 %x) {
  ret void
}
@pointer = addrspace(1) global ptr @narrow

define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(4) %c) #0 {
  ; Too wide for one access.
  %wide = load atomic i128, ptr addrspace(1) %p monotonic, align 16
  ; Constant memory has no volatile accesses.
  %constant = load atomic i32, ptr addrspace(4) %c monotonic, align 4
  ; Constant memory has no cmpxchg.
  %a = atomicrmw add ptr addrspace(4) %c, i8 1 monotonic
  ; Not one access either: it may cross a word.
  %b = atomicrmw add ptr addrspace(1) %p, i16 1 monotonic, align 1
  call void @g()
  ret void
}

; The kernel has the same group.
define void @g() #0 {
  ret void
}

attributes #0 = { "nvvm.maxntid"="128" }

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
