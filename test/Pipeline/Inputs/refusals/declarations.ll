; Variables, aliases, headers of functions that have no PTX.

; MODULE variable in no space
@a = addrspace(2) global i32 5
; MODULE local variable
@a = addrspace(5) global i32 5
; MODULE shared variable with a value
@a = addrspace(3) global i32 5
; MODULE appending array
@a = appending addrspace(1) global [1 x i32] [i32 1]
; MODULE thread-local variable
@a = thread_local addrspace(1) global i32 0
; MODULE alias of a variable
@a = alias i32, ptr addrspace(1) @b
@b = addrspace(1) global i32 0
; MODULE alias of a kernel
@a = alias void (), ptr @k
define ptx_kernel void @k() {
  ret void
}
; MODULE alias of a weak function
@a = alias void (), ptr @k
define weak void @k() {
  ret void
}
; MODULE alias of an available function
@a = available_externally alias void (), ptr @k
define available_externally void @k() {
  ret void
}
; MODULE ifunc
@i = ifunc void (), ptr @resolve
define ptr @resolve() {
  ret ptr null
}
; MODULE managed constant
@a = addrspace(4) global i32 0
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(4) @a, !"managed", i32 1}
; MODULE unified without values
@a = addrspace(1) global i32 0
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @a, !"unified", i32 1}
; MODULE unified on an old machine --arch=sm_80
@a = addrspace(1) global i32 0
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @a, !"unified", i64 1, !"unified", i64 2}
; MODULE unified kernel
define ptx_kernel void @k() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"unified", i64 1, !"unified", i64 2}
; MODULE sampler that refers to another one
@first = addrspace(1) global i64 20
@s = addrspace(1) global ptr addrspace(1) @first
!nvvm.annotations = !{!0, !1}
!0 = !{ptr addrspace(1) @s, !"sampler", i32 1}
!1 = !{ptr addrspace(1) @first, !"sampler", i32 1}
; MODULE sampler of an unknown mode
@s = addrspace(1) constant i64 5
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @s, !"sampler", i32 1}
; MODULE circle of variables
@a = internal addrspace(1) global ptr addrspace(1) @b
@b = internal addrspace(1) global ptr addrspace(1) @a
; MODULE constructors
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]
define void @f() {
  ret void
}
; MODULE destructors
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]
define void @f() {
  ret void
}
; MODULE value that is the address of a shared variable
@s = addrspace(3) global i32 undef
@a = addrspace(1) global i64 ptrtoint (ptr addrspace(3) @s to i64)
; MODULE value that holds a block's address
@a = addrspace(1) global [1 x ptr] [ptr blockaddress(@f, %b)]
define void @f() {
  br label %b
b:
  ret void
}
; MODULE value computed from an address
@b = addrspace(1) global i32 0
@a = addrspace(1) global i64 xor (i64 ptrtoint (ptr addrspace(1) @b to i64), i64 1)
; MODULE value that is the sum of two addresses
@b = addrspace(1) global i32 0
@c = addrspace(1) global i32 0
@a = addrspace(1) global i64 add (i64 ptrtoint (ptr addrspace(1) @b to i64), i64 ptrtoint (ptr addrspace(1) @c to i64))
; MODULE value that is the distance between two variables
@b = addrspace(1) global i32 0
@c = addrspace(1) global i32 0
@a = addrspace(1) global i64 sub (i64 ptrtoint (ptr addrspace(1) @b to i64), i64 ptrtoint (ptr addrspace(1) @c to i64))
; MODULE value that holds part of an address
@b = addrspace(1) global i32 0
@a = addrspace(1) global i12 ptrtoint (ptr addrspace(1) @b to i12)
; MODULE value that points into a function
@a = addrspace(1) global ptr getelementptr (i8, ptr @f, i64 4)
define void @f() {
  ret void
}
; MODULE value that is cast to another space
@b = addrspace(1) global i32 0
@a = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @b to ptr addrspace(4))
; MODULE value with bits of addresses
@b = addrspace(1) global i32 0
@a = addrspace(1) global <2 x i4> <i4 ptrtoint (ptr addrspace(1) @b to i4), i4 0>
; MODULE bound that is no number
define ptx_kernel void @k() "nvvm.maxntid"="12x" {
  ret void
}
; MODULE bound of zero
define ptx_kernel void @k() "nvvm.reqntid"="0" {
  ret void
}
; MODULE bound of zero blocks
define ptx_kernel void @k() "nvvm.minctasm"="0" {
  ret void
}
; MODULE bound of zero registers
define ptx_kernel void @k() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"maxnreg", i32 0}
; MODULE cluster of four dimensions
define ptx_kernel void @k() "nvvm.cluster_dim"="1,1,1,1" {
  ret void
}
; MODULE bound that is negative
define ptx_kernel void @k() "nvvm.maxnreg"="-1" {
  ret void
}
; MODULE bound that overflows
define ptx_kernel void @k() "nvvm.maxntid"="99999999999" {
  ret void
}
; MODULE clusters without a shape
define ptx_kernel void @k() "nvvm.blocksareclusters" {
  ret void
}
; MODULE clusters in an old version --ptx=8.0
define ptx_kernel void @k() "nvvm.blocksareclusters" "nvvm.reqntid"="32" "nvvm.cluster_dim"="2" {
  ret void
}
; MODULE kernel that returns
define ptx_kernel i32 @k() {
  ret i32 0
}
; MODULE kernel of variable arguments
define ptx_kernel void @k(...) {
  ret void
}
; MODULE parameters past the limit
define ptx_kernel void @k([40000 x i8] %a) {
  ret void
}
; MODULE parameters past an old limit --arch=sm_60
define ptx_kernel void @k([4353 x i8] %a) {
  ret void
}
; MODULE by-value parameter in global memory
define void @f(ptr addrspace(1) byval(i32) %p, i32 %v) {
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; MODULE attribute too new --ptx=7.8
@a = addrspace(1) global i32 0
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @a, !"unified", i64 1, !"unified", i64 2}
; MODULE offset that is an address
@g = addrspace(1) global i32 0
@h = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g, i64 ptrtoint (ptr addrspace(1) @g to i64))
; MODULE pointers of another width
target datalayout = "e-p7:128:128-i64:64-i128:128-n16:32:64"
define ptr addrspace(7) @f(ptr addrspace(7) %p) {
  ret ptr addrspace(7) %p
}

; MODULE pointers that are wider than generic ones
target datalayout = "e-p:32:32:32-p7:64:64-i64:64-i128:128-n16:32:64"
define ptr addrspace(7) @f(ptr addrspace(7) %p) {
  ret ptr addrspace(7) %p
}
; MODULE sampler in shared memory
@s = addrspace(3) global i64 undef
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(3) @s, !"sampler", i32 1}
; MODULE texture in constant memory
@t = addrspace(4) global i64 0
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(4) @t, !"texture", i32 1}
; MODULE surface in local memory
@t = addrspace(5) global i64 undef
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(5) @t, !"surface", i32 1}
; MODULE addresses of 32 bits --arch=sm_100
target triple = "nvptx-nvidia-cuda"
target datalayout = "e-p:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
define ptx_kernel void @k() {
  ret void
}
; MODULE addresses of 32 bits on an old machine --arch=sm_89
target triple = "nvptx-nvidia-cuda"
target datalayout = "e-p:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
define ptx_kernel void @k() {
  ret void
}
; MODULE more shared memory than a kernel has
@s = internal addrspace(3) global [49153 x i8] undef
define ptx_kernel void @k() {
  store i8 1, ptr addrspace(3) @s
  ret void
}
; MODULE more constant memory than a module has
@c = addrspace(4) constant [65537 x i8] zeroinitializer
