; Instructions, types and constants that have no PTX.

; MODULE musttail call with variable arguments
declare void @g(...)
define void @f(...) {
  musttail call void (...) @g(...)
  ret void
}
; MODULE call of a kernel
define ptx_kernel void @k() {
  ret void
}
define void @f() {
  call void @k()
  ret void
}
; MODULE indirectbr
define void @f(ptr %p) {
  indirectbr ptr %p, [label %a, label %b]
a:
  ret void
b:
  ret void
}
; MODULE callbr
define void @f() {
  callbr void asm "", "!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
}
; MODULE address of a block
define ptr @f() {
  br label %a
a:
  ret ptr blockaddress(@f, %a)
}
; MODULE address of a block in memory
define void @f(ptr %p) {
  br label %a
a:
  store ptr blockaddress(@f, %a), ptr %p
  ret void
}
; MODULE signed pointer
@g = addrspace(1) global i32 0
define ptr addrspace(1) @f() {
  ret ptr addrspace(1) ptrauth (ptr addrspace(1) @g, i32 0)
}
; MODULE address of vprintf
declare i32 @vprintf(ptr, ptr)
define ptr @f() {
  ret ptr @vprintf
}
; MODULE vprintf of another type
declare i32 @vprintf(ptr, ptr)
define i64 @f(ptr %p) {
  %r = call i64 @vprintf(ptr %p)
  ret i64 %r
}
; MODULE catchswitch
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b
b:
  %s = catchswitch within none [label %c] unwind to caller
c:
  %p = catchpad within %s [ptr null]
  catchret from %p to label %a
a:
  ret void
}
; MODULE resume
define void @f({ ptr, i32 } %x) personality ptr null {
  resume { ptr, i32 } %x
}
; MODULE scalable vector as a parameter
define void @f(<vscale x 4 x i32> %x, ptr %p) {
  store <vscale x 4 x i32> %x, ptr %p
  ret void
}
; MODULE scalable vector that is loaded
define void @f(ptr %p, ptr %q) {
  %x = load <vscale x 4 x i32>, ptr %p
  store <vscale x 4 x i32> %x, ptr %q
  ret void
}
; MODULE scalable vector as an operand
define <vscale x 4 x i32> @f(<vscale x 4 x i32> %x) {
  %y = add <vscale x 4 x i32> %x, %x
  ret <vscale x 4 x i32> %y
}
; MODULE scalable constant
define void @f(ptr %p) {
  store <vscale x 4 x i32> zeroinitializer, ptr %p
  ret void
}
; MODULE target extension type
define void @f(target("spirv.Image") %x, ptr %p) {
  %y = freeze target("spirv.Image") %x
  %z = select i1 true, target("spirv.Image") %y, target("spirv.Image") %x
  ret void
}
; MODULE aggregate past all registers
define void @f(ptr %p, ptr %q) {
  %x = load [100000 x i8], ptr %p
  store [100000 x i8] %x, ptr %q
  ret void
}
; MODULE quadruple precision in memory
define void @f(ptr %p, ptr %q) {
  %x = load fp128, ptr %p
  store fp128 %x, ptr %q
  ret void
}
; MODULE quadruple precision that is computed with
define fp128 @f(fp128 %x) {
  %y = fadd fp128 %x, %x
  ret fp128 %y
}
; MODULE quadruple precision as a constant
define void @f(ptr %p) {
  store fp128 0xL00000000000000003FFF000000000000, ptr %p
  ret void
}
; MODULE extended precision
define void @f(ptr %p) {
  store x86_fp80 0xK3FFF8000000000000000, ptr %p
  ret void
}
; MODULE load from no space
define i32 @f(ptr addrspace(2) %p) {
  %x = load i32, ptr addrspace(2) %p
  ret i32 %x
}
; MODULE store to no space
define void @f(ptr addrspace(9) %p) {
  store i32 0, ptr addrspace(9) %p
  ret void
}
; MODULE cast of no space
define ptr @f(ptr addrspace(2) %p) {
  %x = addrspacecast ptr addrspace(2) %p to ptr
  ret ptr %x
}
; MODULE constant cast of no space
@g = external addrspace(1) global i32
define ptr @f() {
  ret ptr addrspacecast (ptr addrspace(2) inttoptr (i64 16 to ptr addrspace(2)) to ptr)
}
; MODULE cluster memory on an old machine --arch=sm_80
define i32 @f(ptr addrspace(7) %p) {
  %x = load i32, ptr addrspace(7) %p
  ret i32 %x
}
; MODULE store to constant memory
define void @f(ptr addrspace(4) %p) {
  store i32 0, ptr addrspace(4) %p
  ret void
}
; MODULE store to a constant variable
@c = addrspace(4) global [4 x i32] zeroinitializer
define void @f() {
  %p = getelementptr i8, ptr addrspacecast (ptr addrspace(4) @c to ptr), i64 4
  store i32 0, ptr %p
  ret void
}
; MODULE dynamic alloca in an old version --arch=sm_70 --ptx=7.0
define void @f(i32 %n) {
  %p = alloca i8, i32 %n
  store i8 0, ptr %p
  ret void
}
; MODULE too old a version for the machine --ptx=7.0
define void @f() {
  ret void
}
; MODULE casts between constant and generic memory beside a constant parameter
define ptx_kernel void @k(ptr addrspace(4) %p, ptr addrspace(1) %q) {
  %g = addrspacecast ptr addrspace(4) %p to ptr
  %n = ptrtoint ptr %g to i64
  store i64 %n, ptr addrspace(1) %q
  ret void
}
; MODULE noreturn in an old version --arch=sm_60 --ptx=6.0
define void @f() noreturn {
  unreachable
}
; MODULE carry in an old version --arch=sm_30 --ptx=4.2
define i128 @f(i128 %a, i128 %b) {
  %r = add i128 %a, %b
  ret i128 %r
}
; MODULE 128 bits at once with an old version --ptx=8.2
define void @f(ptr addrspace(1) %p, i128 %v) {
  %r = atomicrmw xchg ptr addrspace(1) %p, i128 %v syncscope("device") monotonic
  store i128 %r, ptr addrspace(1) %p
  ret void
}
; MODULE load of a texture
@t = addrspace(1) global i64 0
define i64 @f() {
  %v = load i64, ptr addrspace(1) @t
  ret i64 %v
}
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @t, !"texture", i32 1}
; MODULE store into a surface
@t = addrspace(1) global i64 0
define void @f(i64 %i) {
  %p = getelementptr i8, ptr addrspace(1) @t, i64 %i
  store i8 1, ptr addrspace(1) %p
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @t, !"surface", i32 1}
; MODULE atomics on a sampler
@t = addrspace(1) global i64 0
define i64 @f() {
  %v = atomicrmw add ptr addrspacecast (ptr addrspace(1) @t to ptr), i64 1 monotonic
  ret i64 %v
}
define { i64, i1 } @g() {
  %v = cmpxchg ptr addrspace(1) @t, i64 1, i64 2 monotonic monotonic
  ret { i64, i1 } %v
}
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @t, !"sampler", i32 1}
; MODULE copy of a texture
@t = addrspace(1) global i64 0
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
define void @f(ptr addrspace(1) %p) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) @t, i64 8, i1 false)
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @t, !"texture", i32 1}
