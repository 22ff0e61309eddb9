; Addresses that are computed as integers, and differ by a constant, share the rest.
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=O0

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()

; The constants are before the extension, in the base, behind a shift and in a disjoint or.
; CHECK-LABEL: .entry window(
; CHECK: ld.volatile.global.f32 {{.*}}, [[[P:%rd[0-9]+]]];
; CHECK-NOT: add
; CHECK: ld.volatile.global.f32 {{.*}}, [[[P]]+4];
; CHECK: ld.volatile.global.f32 {{.*}}, [[[P]]+20];
; CHECK: ld.volatile.global.f32 {{.*}}, [[[P]]+12];
; O0-LABEL: .entry window(
; O0-NOT: +4]
; O0: ret;
define ptx_kernel void @window(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %row) {
  %base = ptrtoint ptr addrspace(1) %p to i64
  %y = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %i = shl nuw nsw i32 %y, 8
  %i.less = add nsw i32 %i, -1
  %i64.less = sext i32 %i.less to i64
  %sum = add i64 %i64.less, %row
  %bytes = shl i64 %sum, 2
  %at = add i64 %base, %bytes
  %a = inttoptr i64 %at to ptr addrspace(1)
  %x = load volatile float, ptr addrspace(1) %a
  %i64 = zext nneg i32 %i to i64
  %sum1 = add i64 %row, %i64
  %bytes1 = mul i64 %sum1, 4
  %at1 = add i64 %bytes1, %base
  %a1 = inttoptr i64 %at1 to ptr addrspace(1)
  %x1 = load volatile float, ptr addrspace(1) %a1
  %base2 = add i64 %base, 16
  %at2 = add i64 %base2, %bytes1
  %a2 = inttoptr i64 %at2 to ptr addrspace(1)
  %x2 = load volatile float, ptr addrspace(1) %a2
  %i.or = or disjoint i32 %i, 2
  %i64.or = zext i32 %i.or to i64
  %sum3 = sub i64 %i64.or, -1
  %sum4 = add i64 %sum3, %row
  %sum5 = sub i64 %sum4, 1
  %bytes3 = shl i64 %sum5, 2
  %at3 = add i64 %bytes3, %base
  %a3 = inttoptr i64 %at3 to ptr addrspace(1)
  %x3 = load volatile float, ptr addrspace(1) %a3
  %s1 = fadd float %x, %x1
  %s2 = fadd float %x2, %x3
  %s = fadd float %s1, %s2
  store float %s, ptr addrspace(1) %q
  ret void
}

; The first address is poison where its index overflows, and the second one is not: what the
; first claims is not believed.
; CHECK-LABEL: .entry claims(
; CHECK: ld.volatile.global.f32 {{.*}}, [[[P:%rd[0-9]+]]];
; CHECK: mul.wide.s32
; CHECK: ld.volatile.global.f32 {{.*}}, [[[Q:%rd[0-9]+]]];
; Of the third, its own claim is enough.
; CHECK-NOT: mul.wide.s32
; CHECK: ld.volatile.global.f32 {{.*}}, [[[Q]]+-8];
define ptx_kernel void @claims(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i) {
  %base = ptrtoint ptr addrspace(1) %p to i64
  %i.less = add nsw i32 %i, -1
  %i64.less = sext i32 %i.less to i64
  %bytes = shl i64 %i64.less, 2
  %at = add i64 %base, %bytes
  %a = inttoptr i64 %at to ptr addrspace(1)
  %x = load volatile float, ptr addrspace(1) %a
  %i64 = sext i32 %i to i64
  %bytes1 = shl i64 %i64, 2
  %at1 = add i64 %base, %bytes1
  %a1 = inttoptr i64 %at1 to ptr addrspace(1)
  %x1 = load volatile float, ptr addrspace(1) %a1
  %i.least = add nsw i32 %i, -2
  %i64.least = sext i32 %i.least to i64
  %bytes2 = shl i64 %i64.least, 2
  %at2 = add i64 %base, %bytes2
  %a2 = inttoptr i64 %at2 to ptr addrspace(1)
  %x2 = load volatile float, ptr addrspace(1) %a2
  %s1 = fadd float %x, %x1
  %s = fadd float %s1, %x2
  store float %s, ptr addrspace(1) %q
  ret void
}

; A sum that may overflow is another number when it is extended.
; CHECK-LABEL: .entry wraps(
; CHECK: ld.volatile.global.f32 {{.*}}, [[[P:%rd[0-9]+]]];
; CHECK: ld.volatile.global.f32 {{.*}}, [[[Q:%rd[0-9]+]]];
define ptx_kernel void @wraps(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i) {
  %base = ptrtoint ptr addrspace(1) %p to i64
  %i64 = sext i32 %i to i64
  %bytes = shl i64 %i64, 2
  %at = add i64 %base, %bytes
  %a = inttoptr i64 %at to ptr addrspace(1)
  %x = load volatile float, ptr addrspace(1) %a
  %i.more = add nuw i32 %i, 1
  %i64.more = sext i32 %i.more to i64
  %bytes1 = shl i64 %i64.more, 2
  %at1 = add i64 %base, %bytes1
  %a1 = inttoptr i64 %at1 to ptr addrspace(1)
  %x1 = load volatile float, ptr addrspace(1) %a1
  %s = fadd float %x, %x1
  store float %s, ptr addrspace(1) %q
  ret void
}

; Neither address is computed on all ways to the other; other terms, and offsets that machine
; code has no place for.
; CHECK-LABEL: .entry apart(
; CHECK-NOT: {{\+4[0-9]*\]}}
; CHECK: ret;
define ptx_kernel void @apart(ptr addrspace(1) %p, i64 %i, i1 %is) {
  %base = ptrtoint ptr addrspace(1) %p to i64
  br i1 %is, label %left, label %right
left:
  %at = add i64 %base, %i
  %a = inttoptr i64 %at to ptr addrspace(1)
  store volatile i32 1, ptr addrspace(1) %a
  br label %end
right:
  %more = add i64 %i, 4
  %at1 = add i64 %base, %more
  %a1 = inttoptr i64 %at1 to ptr addrspace(1)
  store volatile i32 2, ptr addrspace(1) %a1
  %far = add i64 %at1, 4194304
  %a2 = inttoptr i64 %far to ptr addrspace(1)
  store volatile i32 3, ptr addrspace(1) %a2
  %twice = add i64 %at1, %i
  %a3 = inttoptr i64 %twice to ptr addrspace(1)
  store volatile i32 4, ptr addrspace(1) %a3
  br label %end
end:
  ret void
}
