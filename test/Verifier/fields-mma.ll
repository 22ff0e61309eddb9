; The packed opcode of matrix multiplication at both sides of every limit.
;
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVVM --implicit-check-not=error:
; What is legal and has no PTX is an error there, too; they are counted.
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVPTX \
; RUN:       --implicit-check-not='{{error: .*\[[^e]}}'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i64 %w) {
  ; rounding, bits 2:0
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA Rounding Mode [mma-rounding]
  %r0 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446336, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r1 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446337, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r2 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446340, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA Rounding Mode [mma-rounding]
  %r3 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446341, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA Rounding Mode [mma-rounding]
  %r4 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446343, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  ; reserved, bits 3:3
  %r5 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446337, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-mma]
  %r6 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446345, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  ; reserved, bits 31:24
  %r7 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446337, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-mma]
  %r8 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790499223553, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-mma]
  %r9 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18792629929985, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  ; reserved, bits 63:48
  %r10 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446337, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-mma]
  %r11 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 300265459156993, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-mma]
  %r12 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 -9223353246372329471, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  ; operation, bits 7:4
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA Opcode [mma-opcode]
  %r13 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446369, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA Opcode [mma-opcode]
  %r14 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446385, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA Opcode [mma-opcode]
  %r15 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446401, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA Opcode [mma-opcode]
  %r16 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446577, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  ; A type, bits 15:8, and B type, bits 23:16
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA AType [mma-a-type]
  %r17 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482444289, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA AType [mma-a-type]
  %r18 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482447873, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA AType [mma-a-type]
  %r19 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482509569, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA AType [mma-a-type]
  %r20 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790481922049, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA AType [mma-a-type]
  %r21 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482839553, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA AType [mma-a-type]
  %r22 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790498633729, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  ; MNK, bits 39:32
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r23 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18691698198529, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r24 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18700288133121, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r25 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18704583100417, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r26 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18708878067713, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r27 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18713173035009, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r28 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18717468002305, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r29 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18721762969601, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r30 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18726057936897, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r31 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18730352904193, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r32 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18734647871489, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r33 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18738942838785, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r34 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18743237806081, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r35 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18747532773377, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r36 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18751827740673, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r37 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18756122707969, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r38 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18764712642561, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r39 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18769007609857, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r40 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18773302577153, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r41 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18777597544449, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r42 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18781892511745, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r43 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18786187479041, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r44 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446337, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r45 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18799072380929, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r46 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18803367348225, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA MNK [mma-mnk]
  %r47 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 19786914859009, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  ; C type, bits 43:40, and D type, bits 47:44
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-mma]
  %r48 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 20989505701889, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-mma]
  %r49 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 34183645235201, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-mma]
  %r50 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 53974854535169, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-mma]
  %r51 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 265081087068161, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  ; types that can be mixed, and types that cannot
  %r52 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482051329, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r53 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482116865, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r54 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790481986049, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r55 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482117121, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r56 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482182657, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r57 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18790481986305, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r58 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18790482051841, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r59 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18790482182913, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r60 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18790482248449, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r61 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18790482052097, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r62 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18790482117633, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r63 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18790482248705, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r64 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.v2i32.v4f32(i64 18790482314241, i32 zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r65 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18790482117921, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r66 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18790482183457, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r67 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.v2i32.v4f32(i64 18790482314529, i32 zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r68 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.v4i32.v4f32(i64 18790482380065, i32 zeroinitializer, <4 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r69 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.i32.v4f32(i64 18790482183681, <4 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r70 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.i32.v4f32(i64 18790482249217, <4 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r71 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v4i32.v4f32(i64 18790482380289, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r72 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482445825, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r73 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v8i32.i32.v4f32(i64 18790482249473, <8 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r74 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v8i32.v2i32.v4f32(i64 18790482315009, <8 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r75 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v8i32.v2i32.v4f32(i64 18790482446081, <8 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r76 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v8i32.i32.v4f32(i64 18790482511617, <8 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r77 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482315265, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r78 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v4i32.v4f32(i64 18790482380801, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r79 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.i32.v4f32(i64 18790482511873, <4 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r80 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.i32.v4f32(i64 18790482577409, <4 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r81 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.v4i32.v4f32(i64 18790482381057, <2 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r82 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.v2i32.v4f32(i64 18790482446593, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r83 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482577665, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r84 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482643201, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r85 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482708737, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r86 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482774273, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched MMA A B Type [mma-ab-type]
  %r87 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.v2i32.v4f32(i64 18790482446849, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r88 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482512385, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r89 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482643457, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r90 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482708993, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r91 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482774529, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r92 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482512641, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r93 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482578177, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r94 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482709249, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r95 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482774785, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r96 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482512897, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r97 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482578433, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r98 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482643969, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r99 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482775041, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r100 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482513153, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r101 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482578689, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r102 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482644225, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r103 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482709761, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  ; single bits are counted, other types are not
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA Opcode [mma-opcode]
  %r104 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37482179921153, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA Opcode [mma-opcode]
  %r105 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37482179921169, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r106 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37482179921185, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r107 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37482179921201, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA Opcode [mma-opcode]
  %r108 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37482179921217, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: op0 of intrinsic not constant [const-arg-op0]
  %r109 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 %w, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  ; accumulators
  call void @llvm.nvvm.internal.mma.accumulator.f32(i32 0, float zeroinitializer)
  call void @llvm.nvvm.internal.mma.accumulator.i32(i32 0, i32 zeroinitializer)
  call void @llvm.nvvm.internal.mma.accumulator.v4f32(i32 0, <4 x float> zeroinitializer)
  call void @llvm.nvvm.internal.mma.accumulator.v8i32(i32 0, <8 x i32> zeroinitializer)
  call void @llvm.nvvm.internal.mma.accumulator.s_floatfloats(i32 0, { float, float } zeroinitializer)
  call void @llvm.nvvm.internal.mma.accumulator.s_i32i32s(i32 0, { i32, i32 } zeroinitializer)
  call void @llvm.nvvm.internal.mma.accumulator.s_floati32s(i32 0, { float, i32 } zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: op1 of intrinsic not containing f32 or i32 element [mma-element]
  call void @llvm.nvvm.internal.mma.accumulator.f16(i32 0, half zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: op1 of intrinsic not containing f32 or i32 element [mma-element]
  call void @llvm.nvvm.internal.mma.accumulator.i64(i32 0, i64 zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: op1 of intrinsic not containing f32 or i32 element [mma-element]
  call void @llvm.nvvm.internal.mma.accumulator.f64(i32 0, double zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: op1 of intrinsic not containing f32 or i32 element [mma-element]
  call void @llvm.nvvm.internal.mma.accumulator.v2f16(i32 0, <2 x half> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: op1 of intrinsic not containing f32 or i32 element [mma-element]
  call void @llvm.nvvm.internal.mma.accumulator.s_floathalfs(i32 0, { float, half } zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: op1 of intrinsic not containing f32 or i32 element [mma-element]
  call void @llvm.nvvm.internal.mma.accumulator.s_2xhalf2xhalfs(i32 0, { <2 x half>, <2 x half> } zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: op1 of intrinsic not containing f32 or i32 element [mma-element]
  call void @llvm.nvvm.internal.mma.accumulator.a4f32(i32 0, [4 x float] zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: op1 of intrinsic not containing f32 or i32 element [mma-element]
  call void @llvm.nvvm.internal.mma.accumulator.s_s(i32 0, {} zeroinitializer)
  ret void
}
; NVVM: 85 errors, {{[0-9]+}} warnings in
; NVPTX: 125 errors, {{[0-9]+}} warnings in

declare void @llvm.nvvm.internal.mma.accumulator.a4f32(i32, [4 x float])
declare void @llvm.nvvm.internal.mma.accumulator.f16(i32, half)
declare void @llvm.nvvm.internal.mma.accumulator.f32(i32, float)
declare void @llvm.nvvm.internal.mma.accumulator.f64(i32, double)
declare void @llvm.nvvm.internal.mma.accumulator.i32(i32, i32)
declare void @llvm.nvvm.internal.mma.accumulator.i64(i32, i64)
declare void @llvm.nvvm.internal.mma.accumulator.s_2xhalf2xhalfs(i32, { <2 x half>, <2 x half> })
declare void @llvm.nvvm.internal.mma.accumulator.s_floatfloats(i32, { float, float })
declare void @llvm.nvvm.internal.mma.accumulator.s_floathalfs(i32, { float, half })
declare void @llvm.nvvm.internal.mma.accumulator.s_floati32s(i32, { float, i32 })
declare void @llvm.nvvm.internal.mma.accumulator.s_i32i32s(i32, { i32, i32 })
declare void @llvm.nvvm.internal.mma.accumulator.s_s(i32, {})
declare void @llvm.nvvm.internal.mma.accumulator.v2f16(i32, <2 x half>)
declare void @llvm.nvvm.internal.mma.accumulator.v4f32(i32, <4 x float>)
declare void @llvm.nvvm.internal.mma.accumulator.v8i32(i32, <8 x i32>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64, i32, i32, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.v2i32.v4f32(i64, i32, <2 x i32>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.v4i32.v4f32(i64, i32, <4 x i32>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64, <2 x i32>, i32, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.v2i32.v4f32(i64, <2 x i32>, <2 x i32>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.v4i32.v4f32(i64, <2 x i32>, <4 x i32>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.i32.v4f32(i64, <4 x i32>, i32, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64, <4 x i32>, <2 x i32>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v4i32.v4f32(i64, <4 x i32>, <4 x i32>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v8i32.i32.v4f32(i64, <8 x i32>, i32, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v8i32.v2i32.v4f32(i64, <8 x i32>, <2 x i32>, <4 x float>)
declare <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64, i32, i32, <4 x i32>)

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
