; From -O1 on, a branch that only chooses between up to two values becomes selects,
; although control gets to the phis from elsewhere, too. Predicates, wide values and
; loops keep their branches.
; RUN: nvvmc emit %s --arch=sm_80 -O1 -o - | FileCheck %s --check-prefixes=CHECK,SELECT
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefixes=CHECK,BRANCH
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Of the lanes that are not last, each takes the greater value and its index.
; CHECK-LABEL: .visible .entry greater(
; CHECK: bra
; SELECT: setp.lt.f32
; SELECT-NOT: bra
; SELECT-COUNT-2: selp
; SELECT-NOT: selp
; SELECT-NOT: bra
; BRANCH: bra
; CHECK: ret;
define ptx_kernel void @greater(ptr addrspace(1) %p, i32 %lane, i32 %i, float %v, i32 %j, float %w) {
entry:
  %is.last = icmp sgt i32 %lane, 30
  br i1 %is.last, label %end, label %other
other:
  store i32 0, ptr addrspace(1) %p
  %less = fcmp olt float %v, %w
  br i1 %less, label %end, label %stay
stay:
  br label %end
end:
  %k = phi i32 [ %i, %entry ], [ %j, %other ], [ %i, %stay ]
  %x = phi float [ %v, %entry ], [ %w, %other ], [ %v, %stay ]
  %at = getelementptr float, ptr addrspace(1) %p, i32 %k
  store float %x, ptr addrspace(1) %at
  ret void
}

; Three values.
; CHECK-LABEL: .visible .entry three(
; CHECK: bra
; CHECK: bra
; CHECK-NOT: selp
; CHECK: ret;
define ptx_kernel void @three(ptr addrspace(1) %p, i32 %lane, i32 %i, float %v, i32 %j, float %w) {
entry:
  %is.last = icmp sgt i32 %lane, 30
  br i1 %is.last, label %end, label %other
other:
  store i32 0, ptr addrspace(1) %p
  %less = fcmp olt float %v, %w
  br i1 %less, label %end, label %stay
stay:
  br label %end
end:
  %k = phi i32 [ %i, %entry ], [ %j, %other ], [ %i, %stay ]
  %x = phi float [ %v, %entry ], [ %w, %other ], [ %v, %stay ]
  %l = phi i32 [ %lane, %entry ], [ 5, %other ], [ %j, %stay ]
  %at = getelementptr float, ptr addrspace(1) %p, i32 %k
  store float %x, ptr addrspace(1) %at
  %at.l = getelementptr i32, ptr addrspace(1) %p, i32 %l
  store i32 %l, ptr addrspace(1) %at.l
  ret void
}

; A number of 128 bits, beside one of 64.
; CHECK-LABEL: .visible .entry wide(
; CHECK: bra
; CHECK: bra
; CHECK-NOT: selp
; CHECK: ret;
define ptx_kernel void @wide(ptr addrspace(1) %p, i32 %lane, i128 %v, i128 %w, i32 %n) {
entry:
  %is.last = icmp sgt i32 %lane, 30
  br i1 %is.last, label %end, label %other
other:
  store i32 0, ptr addrspace(1) %p
  %less = icmp slt i32 %lane, %n
  br i1 %less, label %end, label %stay
stay:
  br label %end
end:
  %x = phi i128 [ 7, %entry ], [ %w, %other ], [ %v, %stay ]
  store i128 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: .visible .entry long(
; CHECK: bra
; SELECT-NOT: bra
; SELECT: selp.b64
; SELECT-NOT: bra
; BRANCH: bra
; CHECK: ret;
define ptx_kernel void @long(ptr addrspace(1) %p, i32 %lane, i64 %v, i64 %w, i32 %n) {
entry:
  %is.last = icmp sgt i32 %lane, 30
  br i1 %is.last, label %end, label %other
other:
  store i32 0, ptr addrspace(1) %p
  %less = icmp slt i32 %lane, %n
  br i1 %less, label %one, label %two
one:
  br label %end
two:
  br label %end
end:
  %x = phi i64 [ 7, %entry ], [ %w, %one ], [ %v, %two ]
  store i64 %x, ptr addrspace(1) %p
  ret void
}

; What an arm stores is stored.
; CHECK-LABEL: .visible .entry stores(
; CHECK: bra
; CHECK: bra
; CHECK: st.global.u32 [{{.*}}], 9;
; CHECK: ret;
define ptx_kernel void @stores(ptr addrspace(1) %p, i32 %lane, i64 %v, i64 %w, i32 %n) {
entry:
  %is.last = icmp sgt i32 %lane, 30
  br i1 %is.last, label %end, label %other
other:
  store i32 0, ptr addrspace(1) %p
  %less = icmp slt i32 %lane, %n
  br i1 %less, label %one, label %two
one:
  store i32 9, ptr addrspace(1) %p
  br label %end
two:
  br label %end
end:
  %x = phi i64 [ 7, %entry ], [ %w, %one ], [ %v, %two ]
  store i64 %x, ptr addrspace(1) %p
  ret void
}
