; Atomic modes at both sides of every limit.
;
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVVM --implicit-check-not=error:
; What is legal and has no PTX is an error there, too; they are counted.
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVPTX \
; RUN:       --implicit-check-not='{{error: .*\[[^e]}}'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr addrspace(1) %g, ptr addrspace(3) %s) {
  ; compare and swap
  ; ordering, bits 3:0
  %r0 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 917504)
  %r1 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 917509)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ordering mode not a valid value [atomic-ordering-value]
  %r2 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 917510)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ordering mode not a valid value [atomic-ordering-value]
  %r3 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 917512)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ordering mode not a valid value [atomic-ordering-value]
  %r4 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 917519)
  ; scope, bits 7:4
  %r5 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 917505)
  %r6 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 917553)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope mode not a valid value [atomic-scope-value]
  %r7 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 917569)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope mode not a valid value [atomic-scope-value]
  %r8 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 917633)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope mode not a valid value [atomic-scope-value]
  %r9 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 917745)
  ; cache hint, bits 11:8
  %r10 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 917505)
  %r11 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 918529)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Cache operation hint not a valid value [atomic-cache-hint]
  %r12 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 918785)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Cache operation hint not a valid value [atomic-cache-hint]
  %r13 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 919553)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Cache operation hint not a valid value [atomic-cache-hint]
  %r14 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 921345)
  ; reserved, bits 15:12
  %r15 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 917505)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-atomic]
  %r16 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 921601)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-atomic]
  %r17 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 950273)
  ; opcode, bits 23:16
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the opcode of atomic_cas must be CAS [atomic-cas-opcode]
  %r18 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the opcode of atomic_cas must be CAS [atomic-cas-opcode]
  %r19 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 65537)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r20 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 131073)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the opcode of atomic_cas must be CAS [atomic-cas-opcode]
  %r21 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 196609)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r22 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 262145)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the opcode of atomic_cas must be CAS [atomic-cas-opcode]
  %r23 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 327681)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the opcode of atomic_cas must be CAS [atomic-cas-opcode]
  %r24 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 851969)
  %r25 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 917505)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the opcode of atomic_cas must be CAS [atomic-cas-opcode]
  %r26 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 983041)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the opcode of atomic_cas must be CAS [atomic-cas-opcode]
  %r27 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 1048577)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r28 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 1114113)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r29 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 8388609)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r30 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 16711681)
  ; reserved, bits 31:24
  %r31 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 917505)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-atomic]
  %r32 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 17694721)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-atomic]
  %r33 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %g, i32 0, i32 0, i32 -2146566143)
  ; read, modify and write
  ; ordering, bits 3:0
  %r34 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 65536)
  %r35 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 65541)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ordering mode not a valid value [atomic-ordering-value]
  %r36 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 65542)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ordering mode not a valid value [atomic-ordering-value]
  %r37 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 65544)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ordering mode not a valid value [atomic-ordering-value]
  %r38 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 65551)
  ; scope, bits 7:4
  %r39 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 65537)
  %r40 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 65585)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope mode not a valid value [atomic-scope-value]
  %r41 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 65601)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope mode not a valid value [atomic-scope-value]
  %r42 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 65665)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope mode not a valid value [atomic-scope-value]
  %r43 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 65777)
  ; cache hint, bits 11:8
  %r44 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 65537)
  %r45 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 66561)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Cache operation hint not a valid value [atomic-cache-hint]
  %r46 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 66817)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Cache operation hint not a valid value [atomic-cache-hint]
  %r47 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 67585)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Cache operation hint not a valid value [atomic-cache-hint]
  %r48 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 69377)
  ; reserved, bits 15:12
  %r49 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 65537)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-atomic]
  %r50 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 69633)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-atomic]
  %r51 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 98305)
  ; opcode, bits 23:16
  %r52 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 1)
  %r53 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 65537)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r54 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 131073)
  %r55 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 196609)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r56 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 262145)
  %r57 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 327681)
  %r58 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 851969)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the opcode of atomic_rmw must not be CAS, CAST or CAST_SPIN [atomic-rmw-opcode]
  %r59 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 917505)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the opcode of atomic_rmw must not be CAS, CAST or CAST_SPIN [atomic-rmw-opcode]
  %r60 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 1048577)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r61 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 1114113)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r62 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 8388609)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r63 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 16711681)
  ; reserved, bits 31:24
  %r64 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 65537)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-atomic]
  %r65 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 16842753)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-atomic]
  %r66 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %g, i32 0, i32 -2147418111)
  ; check and store
  ; ordering, bits 3:0
  %r67 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983040)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: atomic.cast works on shared memory, so cannot be ordered [atomic-cast-ordering]
  %r68 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983041)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: atomic.cast works on shared memory, so cannot be ordered [atomic-cast-ordering]
  %r69 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983045)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ordering mode not a valid value [atomic-ordering-value]
  %r70 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983046)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ordering mode not a valid value [atomic-ordering-value]
  %r71 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983048)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ordering mode not a valid value [atomic-ordering-value]
  %r72 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983055)
  ; scope, bits 7:4
  %r73 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983040)
  %r74 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983088)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope mode not a valid value [atomic-scope-value]
  %r75 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983104)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope mode not a valid value [atomic-scope-value]
  %r76 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983168)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope mode not a valid value [atomic-scope-value]
  %r77 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983280)
  ; cache hint, bits 11:8
  %r78 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983040)
  %r79 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 984064)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Cache operation hint not a valid value [atomic-cache-hint]
  %r80 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 984320)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Cache operation hint not a valid value [atomic-cache-hint]
  %r81 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 985088)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Cache operation hint not a valid value [atomic-cache-hint]
  %r82 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 986880)
  ; reserved, bits 15:12
  %r83 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983040)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-atomic]
  %r84 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 987136)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-atomic]
  %r85 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 1015808)
  ; opcode, bits 23:16
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the opcode of atomic_cast must be CAST or CAST_SPIN [atomic-cast-opcode]
  %r86 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the opcode of atomic_cast must be CAST or CAST_SPIN [atomic-cast-opcode]
  %r87 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 65536)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r88 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 131072)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the opcode of atomic_cast must be CAST or CAST_SPIN [atomic-cast-opcode]
  %r89 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 196608)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r90 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 262144)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the opcode of atomic_cast must be CAST or CAST_SPIN [atomic-cast-opcode]
  %r91 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 327680)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the opcode of atomic_cast must be CAST or CAST_SPIN [atomic-cast-opcode]
  %r92 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 917504)
  %r93 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983040)
  %r94 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 1048576)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r95 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 1114112)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r96 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 8388608)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: operation mode not a valid value [atomic-operation-value]
  %r97 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 16711680)
  ; reserved, bits 31:24
  %r98 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 983040)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-atomic]
  %r99 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 17760256)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-atomic]
  %r100 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %s, i32 0, i32 0, i32 -2146500608)
  ret void
}
; NVVM: 70 errors, {{[0-9]+}} warnings in
; NVPTX: 81 errors, {{[0-9]+}} warnings in

declare i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1), i32, i32, i32)
declare { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3), i32, i32, i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1), i32, i32)

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
