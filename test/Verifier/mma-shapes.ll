; Matrix multiplication: every shape with every type, and fragments that are off
; by one register.
;
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVVM --implicit-check-not=error:
; What is legal and has no PTX is an error there, too; they are counted.
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVPTX \
; RUN:       --implicit-check-not='{{error: .*\[[^e]}}'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  ; 8x8x8, code 0x01
  %r0 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.i32.v2i32(i64 37387690377473, i32 zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
  %r1 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.i32.v2i32(i64 37387690377489, i32 zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
  %r2 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.i32.v2i32(i64 37387690443265, i32 zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
  %r3 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.i32.v2i32(i64 37387690443281, i32 zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
  %r4 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.i32.v2i32(i64 37387690509057, i32 zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
  %r5 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.i32.v2i32(i64 37387690509073, i32 zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
  %r6 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.i32.v2i32(i64 37387690574849, i32 zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
  %r7 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.i32.v2i32(i64 37387690574865, i32 zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
  %r8 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.i32.v2i32(i64 37387690640673, i32 zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
  %r9 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.i32.v2i32(i64 37387690640689, i32 zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
  %r10 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993034241, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
  %r11 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993034257, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
  %r12 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.v2i32.v2i32.v2f32(i64 18695993100033, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x float> zeroinitializer)
  %r13 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.v2i32.v2f32(i64 18695993100049, i32 zeroinitializer, <2 x i32> zeroinitializer, <2 x float> zeroinitializer)
  %r14 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993165825, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
  %r15 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993165841, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
  %r16 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993231617, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
  %r17 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993231633, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
  %r18 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993297409, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
  %r19 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993297425, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
  %r20 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993363201, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
  %r21 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993363217, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
  %r22 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993428993, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
  %r23 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993429009, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
  %r24 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993494785, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
  %r25 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993494801, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
  %r26 = call i32 @llvm.nvvm.internal.mma.i32.i32.i32.i32(i64 4295493633, i32 zeroinitializer, i32 zeroinitializer, i32 zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r27 = call i32 @llvm.nvvm.internal.mma.i32.v2i32.i32.i32(i64 4295493633, <2 x i32> zeroinitializer, i32 zeroinitializer, i32 zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r28 = call i32 @llvm.nvvm.internal.mma.i32.i32.v2i32.i32(i64 4295493633, i32 zeroinitializer, <2 x i32> zeroinitializer, i32 zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r29 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.i32.v2i32(i64 4295493633, i32 zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
  %r30 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64 18695993165825, i32 zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r31 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.v2i32.i32.v2f32(i64 18695993165825, <2 x i32> zeroinitializer, i32 zeroinitializer, <2 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r32 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.v2i32.v2f32(i64 18695993165825, i32 zeroinitializer, <2 x i32> zeroinitializer, <2 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r33 = call <3 x float> @llvm.nvvm.internal.mma.v3f32.i32.i32.v3f32(i64 18695993165825, i32 zeroinitializer, i32 zeroinitializer, <3 x float> zeroinitializer)
  %r34 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.i32.v2i32(i64 37387690838017, i32 zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r35 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.v2i32.i32.v2i32(i64 37387690838017, <2 x i32> zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r36 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.v2i32.v2i32(i64 37387690838017, i32 zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r37 = call <3 x i32> @llvm.nvvm.internal.mma.v3i32.i32.i32.v3i32(i64 37387690838017, i32 zeroinitializer, i32 zeroinitializer, <3 x i32> zeroinitializer)
  ; 16x8x8, code 0x10
  %r38 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37452114886913, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r39 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37452114886929, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r40 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37452114952705, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r41 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37452114952721, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r42 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37452115018497, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r43 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37452115018513, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r44 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37452115084289, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r45 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37452115084305, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r46 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37452115150113, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r47 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37452115150129, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r48 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18760417543681, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r49 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18760417543697, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r50 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18760417609473, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r51 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.v2i32.v4f32(i64 18760417609489, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r52 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18760417675265, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r53 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18760417675281, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r54 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18760417741057, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r55 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18760417741073, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r56 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18760417806849, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r57 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18760417806865, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r58 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18760417872641, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r59 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18760417872657, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r60 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18760417938433, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r61 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18760417938449, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r62 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18760418004225, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r63 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18760418004241, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r64 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.v2i32.i32.v2i32(i64 68720003073, <2 x i32> zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r65 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.v3i32.i32.v2i32(i64 68720003073, <3 x i32> zeroinitializer, i32 zeroinitializer, <2 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r66 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.v2i32.v2i32.v2i32(i64 68720003073, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r67 = call <3 x i32> @llvm.nvvm.internal.mma.v3i32.v2i32.i32.v3i32(i64 68720003073, <2 x i32> zeroinitializer, i32 zeroinitializer, <3 x i32> zeroinitializer)
  %r68 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18760417675265, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r69 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v3i32.i32.v4f32(i64 18760417675265, <3 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r70 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.v2i32.v4f32(i64 18760417675265, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r71 = call <5 x float> @llvm.nvvm.internal.mma.v5f32.v2i32.i32.v5f32(i64 18760417675265, <2 x i32> zeroinitializer, i32 zeroinitializer, <5 x float> zeroinitializer)
  %r72 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v2i32.i32.v4i32(i64 37452115347457, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r73 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v3i32.i32.v4i32(i64 37452115347457, <3 x i32> zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r74 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v2i32.v2i32.v4i32(i64 37452115347457, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r75 = call <5 x i32> @llvm.nvvm.internal.mma.v5i32.v2i32.i32.v5i32(i64 37452115347457, <2 x i32> zeroinitializer, i32 zeroinitializer, <5 x i32> zeroinitializer)
  ; 16x8x16, code 0x17
  %r76 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v2i32.i32.v4i32(i64 37482179657985, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r77 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37482179658001, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r78 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v2i32.i32.v4i32(i64 37482179723777, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r79 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37482179723793, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r80 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37482179789569, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r81 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37482179789585, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r82 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37482179855361, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r83 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37482179855377, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r84 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37482179921185, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r85 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37482179921201, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r86 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482314753, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r87 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.v2i32.v4f32(i64 18790482314769, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r88 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v8i32.v4i32.v4f32(i64 18790482380545, <8 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r89 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v4i32.v4f32(i64 18790482380561, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r90 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446337, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r91 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.v2i32.v4f32(i64 18790482446353, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r92 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482512129, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r93 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18790482512145, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r94 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482577921, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r95 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18790482577937, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r96 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482643713, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r97 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18790482643729, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r98 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482709505, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r99 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18790482709521, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r100 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18790482775297, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r101 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18790482775313, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r102 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.v4i32.v2i32.v2i32(i64 98784774145, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r103 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.v5i32.v2i32.v2i32(i64 98784774145, <5 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r104 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.v4i32.v3i32.v2i32(i64 98784774145, <4 x i32> zeroinitializer, <3 x i32> zeroinitializer, <2 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r105 = call <3 x i32> @llvm.nvvm.internal.mma.v3i32.v4i32.v2i32.v3i32(i64 98784774145, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <3 x i32> zeroinitializer)
  %r106 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446337, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r107 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v5i32.v2i32.v4f32(i64 18790482446337, <5 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r108 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v3i32.v4f32(i64 18790482446337, <4 x i32> zeroinitializer, <3 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r109 = call <5 x float> @llvm.nvvm.internal.mma.v5f32.v4i32.v2i32.v5f32(i64 18790482446337, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <5 x float> zeroinitializer)
  %r110 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v4i32.v2i32.v4i32(i64 37482180118529, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r111 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v5i32.v2i32.v4i32(i64 37482180118529, <5 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r112 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v4i32.v3i32.v4i32(i64 37482180118529, <4 x i32> zeroinitializer, <3 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r113 = call <5 x i32> @llvm.nvvm.internal.mma.v5i32.v4i32.v2i32.v5i32(i64 37482180118529, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <5 x i32> zeroinitializer)
  ; 32x8x8, code 0x18
  %r114 = call <8 x i32> @llvm.nvvm.internal.mma.v8i32.v2i32.i32.v8i32(i64 37486474625281, <2 x i32> zeroinitializer, i32 zeroinitializer, <8 x i32> zeroinitializer)
  %r115 = call <8 x i32> @llvm.nvvm.internal.mma.v8i32.i32.i32.v8i32(i64 37486474625297, i32 zeroinitializer, i32 zeroinitializer, <8 x i32> zeroinitializer)
  %r116 = call <8 x i32> @llvm.nvvm.internal.mma.v8i32.v2i32.i32.v8i32(i64 37486474691073, <2 x i32> zeroinitializer, i32 zeroinitializer, <8 x i32> zeroinitializer)
  %r117 = call <8 x i32> @llvm.nvvm.internal.mma.v8i32.i32.i32.v8i32(i64 37486474691089, i32 zeroinitializer, i32 zeroinitializer, <8 x i32> zeroinitializer)
  %r118 = call <8 x i32> @llvm.nvvm.internal.mma.v8i32.i32.i32.v8i32(i64 37486474756865, i32 zeroinitializer, i32 zeroinitializer, <8 x i32> zeroinitializer)
  %r119 = call <8 x i32> @llvm.nvvm.internal.mma.v8i32.i32.i32.v8i32(i64 37486474756881, i32 zeroinitializer, i32 zeroinitializer, <8 x i32> zeroinitializer)
  %r120 = call <8 x i32> @llvm.nvvm.internal.mma.v8i32.i32.i32.v8i32(i64 37486474822657, i32 zeroinitializer, i32 zeroinitializer, <8 x i32> zeroinitializer)
  %r121 = call <8 x i32> @llvm.nvvm.internal.mma.v8i32.i32.i32.v8i32(i64 37486474822673, i32 zeroinitializer, i32 zeroinitializer, <8 x i32> zeroinitializer)
  %r122 = call <8 x i32> @llvm.nvvm.internal.mma.v8i32.i32.i32.v8i32(i64 37486474888481, i32 zeroinitializer, i32 zeroinitializer, <8 x i32> zeroinitializer)
  %r123 = call <8 x i32> @llvm.nvvm.internal.mma.v8i32.i32.i32.v8i32(i64 37486474888497, i32 zeroinitializer, i32 zeroinitializer, <8 x i32> zeroinitializer)
  %r124 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.v4i32.i32.v8f32(i64 18794777282049, <4 x i32> zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
  %r125 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.v2i32.i32.v8f32(i64 18794777282065, <2 x i32> zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
  %r126 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.v8i32.v2i32.v8f32(i64 18794777347841, <8 x i32> zeroinitializer, <2 x i32> zeroinitializer, <8 x float> zeroinitializer)
  %r127 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.v4i32.v2i32.v8f32(i64 18794777347857, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <8 x float> zeroinitializer)
  %r128 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.v4i32.i32.v8f32(i64 18794777413633, <4 x i32> zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
  %r129 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.v2i32.i32.v8f32(i64 18794777413649, <2 x i32> zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
  %r130 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.v2i32.i32.v8f32(i64 18794777479425, <2 x i32> zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
  %r131 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.i32.i32.v8f32(i64 18794777479441, i32 zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
  %r132 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.v2i32.i32.v8f32(i64 18794777545217, <2 x i32> zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
  %r133 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.i32.i32.v8f32(i64 18794777545233, i32 zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
  %r134 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.v2i32.i32.v8f32(i64 18794777611009, <2 x i32> zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
  %r135 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.i32.i32.v8f32(i64 18794777611025, i32 zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
  %r136 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.v2i32.i32.v8f32(i64 18794777676801, <2 x i32> zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
  %r137 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.i32.i32.v8f32(i64 18794777676817, i32 zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
  %r138 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.v2i32.i32.v8f32(i64 18794777742593, <2 x i32> zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
  %r139 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.i32.i32.v8f32(i64 18794777742609, i32 zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
  %r140 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v4i32.i32.v4i32(i64 103079741441, <4 x i32> zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r141 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v5i32.i32.v4i32(i64 103079741441, <5 x i32> zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r142 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v4i32.v2i32.v4i32(i64 103079741441, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r143 = call <5 x i32> @llvm.nvvm.internal.mma.v5i32.v4i32.i32.v5i32(i64 103079741441, <4 x i32> zeroinitializer, i32 zeroinitializer, <5 x i32> zeroinitializer)
  %r144 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.v4i32.i32.v8f32(i64 18794777413633, <4 x i32> zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r145 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.v5i32.i32.v8f32(i64 18794777413633, <5 x i32> zeroinitializer, i32 zeroinitializer, <8 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r146 = call <8 x float> @llvm.nvvm.internal.mma.v8f32.v4i32.v2i32.v8f32(i64 18794777413633, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <8 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r147 = call <9 x float> @llvm.nvvm.internal.mma.v9f32.v4i32.i32.v9f32(i64 18794777413633, <4 x i32> zeroinitializer, i32 zeroinitializer, <9 x float> zeroinitializer)
  %r148 = call <8 x i32> @llvm.nvvm.internal.mma.v8i32.v4i32.i32.v8i32(i64 37486475085825, <4 x i32> zeroinitializer, i32 zeroinitializer, <8 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r149 = call <8 x i32> @llvm.nvvm.internal.mma.v8i32.v5i32.i32.v8i32(i64 37486475085825, <5 x i32> zeroinitializer, i32 zeroinitializer, <8 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r150 = call <8 x i32> @llvm.nvvm.internal.mma.v8i32.v4i32.v2i32.v8i32(i64 37486475085825, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <8 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r151 = call <9 x i32> @llvm.nvvm.internal.mma.v9i32.v4i32.i32.v9i32(i64 37486475085825, <4 x i32> zeroinitializer, i32 zeroinitializer, <9 x i32> zeroinitializer)
  ; 16x8x16, code 0x19
  %r152 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v2i32.i32.v4i32(i64 37490769592577, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r153 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37490769592593, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r154 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v2i32.i32.v4i32(i64 37490769658369, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r155 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37490769658385, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r156 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37490769724161, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r157 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37490769724177, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r158 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37490769789953, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r159 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37490769789969, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r160 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37490769855777, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r161 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64 37490769855793, i32 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  %r162 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18799072249345, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r163 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.v2i32.v4f32(i64 18799072249361, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r164 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v8i32.v4i32.v4f32(i64 18799072315137, <8 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r165 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v4i32.v4f32(i64 18799072315153, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r166 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18799072380929, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r167 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.v2i32.v4f32(i64 18799072380945, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r168 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18799072446721, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r169 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18799072446737, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r170 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18799072512513, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r171 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18799072512529, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r172 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18799072578305, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r173 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18799072578321, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r174 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18799072644097, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r175 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18799072644113, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r176 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64 18799072709889, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r177 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64 18799072709905, i32 zeroinitializer, i32 zeroinitializer, <4 x float> zeroinitializer)
  %r178 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.v4i32.v2i32.v2i32(i64 107374708737, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r179 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.v5i32.v2i32.v2i32(i64 107374708737, <5 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r180 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.v4i32.v3i32.v2i32(i64 107374708737, <4 x i32> zeroinitializer, <3 x i32> zeroinitializer, <2 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r181 = call <3 x i32> @llvm.nvvm.internal.mma.v3i32.v4i32.v2i32.v3i32(i64 107374708737, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <3 x i32> zeroinitializer)
  %r182 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18799072380929, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r183 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v5i32.v2i32.v4f32(i64 18799072380929, <5 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r184 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v3i32.v4f32(i64 18799072380929, <4 x i32> zeroinitializer, <3 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r185 = call <5 x float> @llvm.nvvm.internal.mma.v5f32.v4i32.v2i32.v5f32(i64 18799072380929, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <5 x float> zeroinitializer)
  %r186 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v4i32.v2i32.v4i32(i64 37490770053121, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragASize [mma-frag-a-size]
  %r187 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v5i32.v2i32.v4i32(i64 37490770053121, <5 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragBSize [mma-frag-b-size]
  %r188 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v4i32.v3i32.v4i32(i64 37490770053121, <4 x i32> zeroinitializer, <3 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid MMA FragCSize [mma-frag-c-size]
  %r189 = call <5 x i32> @llvm.nvvm.internal.mma.v5i32.v4i32.v2i32.v5i32(i64 37490770053121, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <5 x i32> zeroinitializer)
  ; fragments of the element type
  %r190 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v8f16.v4f16.v4f32(i64 18790482446337, <8 x half> zeroinitializer, <4 x half> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid fragA type [mma-frag-a-type]
  %r191 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v8bf16.v4bf16.v4f32(i64 18790482446337, <8 x bfloat> zeroinitializer, <4 x bfloat> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid fragA type [mma-frag-a-type]
  %r192 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4f32.v2f32.v4f32(i64 18790482446337, <4 x float> zeroinitializer, <2 x float> zeroinitializer, <4 x float> zeroinitializer)
  %r193 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v8bf16.v4bf16.v4f32(i64 18790482314753, <8 x bfloat> zeroinitializer, <4 x bfloat> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid fragA type [mma-frag-a-type]
  %r194 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v8f16.v4f16.v4f32(i64 18790482314753, <8 x half> zeroinitializer, <4 x half> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid fragA type [mma-frag-a-type]
  %r195 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4f32.v2f32.v4f32(i64 18790482314753, <4 x float> zeroinitializer, <2 x float> zeroinitializer, <4 x float> zeroinitializer)
  %r196 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v8f32.v4f32.v4f32(i64 18790482380545, <8 x float> zeroinitializer, <4 x float> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid fragA type [mma-frag-a-type]
  %r197 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v16f16.v8f16.v4f32(i64 18790482380545, <16 x half> zeroinitializer, <8 x half> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid fragA type [mma-frag-a-type]
  %r198 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v16bf16.v8bf16.v4f32(i64 18790482380545, <16 x bfloat> zeroinitializer, <8 x bfloat> zeroinitializer, <4 x float> zeroinitializer)
  %r199 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v2i32.i32.v4i32(i64 37482179723777, <2 x i32> zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid fragA type [mma-frag-a-type]
  %r200 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v8i8.v4i8.v4i32(i64 37482179723777, <8 x i8> zeroinitializer, <4 x i8> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid fragA type [mma-frag-a-type]
  %r201 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.i64.i32.v4i32(i64 37482179723777, i64 zeroinitializer, i32 zeroinitializer, <4 x i32> zeroinitializer)
  ; elements that match each other
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched fragA, fragB and fragC element type [mma-frag-element]
  %r202 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v8f16.v2i32.v4f32(i64 18790482446337, <8 x half> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  %r203 = call <4 x half> @llvm.nvvm.internal.mma.v4f16.v4i32.v2i32.v4f16(i64 98784774145, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x half> zeroinitializer)
  %r204 = call <2 x i32> @llvm.nvvm.internal.mma.v2i32.v4i32.v2i32.v2i32(i64 98784774145, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched fragA, fragB and fragC element type [mma-frag-element]
  %r205 = call <2 x float> @llvm.nvvm.internal.mma.v2f32.v4i32.v2i32.v2f32(i64 98784774145, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched fragA, fragB and fragC element type [mma-frag-element]
  %r206 = call <4 x i32> @llvm.nvvm.internal.mma.v4i32.v4i32.v2i32.v4i32(i64 18790482446337, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched fragA, fragB and fragC element type [mma-frag-element]
  %r207 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 37482180118529, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mismatched fragA, fragB and fragC element type [mma-frag-element]
  %r208 = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 1198296401921, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  ret void
}
; NVVM: 58 errors, {{[0-9]+}} warnings in
; NVPTX: 209 errors, {{[0-9]+}} warnings in

declare i32 @llvm.nvvm.internal.mma.i32.i32.i32.i32(i64, i32, i32, i32)
declare i32 @llvm.nvvm.internal.mma.i32.i32.v2i32.i32(i64, i32, <2 x i32>, i32)
declare i32 @llvm.nvvm.internal.mma.i32.v2i32.i32.i32(i64, <2 x i32>, i32, i32)
declare <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v2f32(i64, i32, i32, <2 x float>)
declare <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.v2i32.v2f32(i64, i32, <2 x i32>, <2 x float>)
declare <2 x float> @llvm.nvvm.internal.mma.v2f32.v2i32.i32.v2f32(i64, <2 x i32>, i32, <2 x float>)
declare <2 x float> @llvm.nvvm.internal.mma.v2f32.v2i32.v2i32.v2f32(i64, <2 x i32>, <2 x i32>, <2 x float>)
declare <2 x float> @llvm.nvvm.internal.mma.v2f32.v4i32.v2i32.v2f32(i64, <4 x i32>, <2 x i32>, <2 x float>)
declare <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.i32.v2i32(i64, i32, i32, <2 x i32>)
declare <2 x i32> @llvm.nvvm.internal.mma.v2i32.i32.v2i32.v2i32(i64, i32, <2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.nvvm.internal.mma.v2i32.v2i32.i32.v2i32(i64, <2 x i32>, i32, <2 x i32>)
declare <2 x i32> @llvm.nvvm.internal.mma.v2i32.v2i32.v2i32.v2i32(i64, <2 x i32>, <2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.nvvm.internal.mma.v2i32.v3i32.i32.v2i32(i64, <3 x i32>, i32, <2 x i32>)
declare <2 x i32> @llvm.nvvm.internal.mma.v2i32.v4i32.v2i32.v2i32(i64, <4 x i32>, <2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.nvvm.internal.mma.v2i32.v4i32.v3i32.v2i32(i64, <4 x i32>, <3 x i32>, <2 x i32>)
declare <2 x i32> @llvm.nvvm.internal.mma.v2i32.v5i32.v2i32.v2i32(i64, <5 x i32>, <2 x i32>, <2 x i32>)
declare <3 x float> @llvm.nvvm.internal.mma.v3f32.i32.i32.v3f32(i64, i32, i32, <3 x float>)
declare <3 x i32> @llvm.nvvm.internal.mma.v3i32.i32.i32.v3i32(i64, i32, i32, <3 x i32>)
declare <3 x i32> @llvm.nvvm.internal.mma.v3i32.v2i32.i32.v3i32(i64, <2 x i32>, i32, <3 x i32>)
declare <3 x i32> @llvm.nvvm.internal.mma.v3i32.v4i32.v2i32.v3i32(i64, <4 x i32>, <2 x i32>, <3 x i32>)
declare <4 x half> @llvm.nvvm.internal.mma.v4f16.v4i32.v2i32.v4f16(i64, <4 x i32>, <2 x i32>, <4 x half>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.i32.i32.v4f32(i64, i32, i32, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v16bf16.v8bf16.v4f32(i64, <16 x bfloat>, <8 x bfloat>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v16f16.v8f16.v4f32(i64, <16 x half>, <8 x half>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.i32.v4f32(i64, <2 x i32>, i32, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v2i32.v2i32.v4f32(i64, <2 x i32>, <2 x i32>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v3i32.i32.v4f32(i64, <3 x i32>, i32, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v4f32.v2f32.v4f32(i64, <4 x float>, <2 x float>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64, <4 x i32>, <2 x i32>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v3i32.v4f32(i64, <4 x i32>, <3 x i32>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v4i32.v4f32(i64, <4 x i32>, <4 x i32>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v5i32.v2i32.v4f32(i64, <5 x i32>, <2 x i32>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v8bf16.v4bf16.v4f32(i64, <8 x bfloat>, <4 x bfloat>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v8f16.v2i32.v4f32(i64, <8 x half>, <2 x i32>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v8f16.v4f16.v4f32(i64, <8 x half>, <4 x half>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v8f32.v4f32.v4f32(i64, <8 x float>, <4 x float>, <4 x float>)
declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v8i32.v4i32.v4f32(i64, <8 x i32>, <4 x i32>, <4 x float>)
declare <4 x i32> @llvm.nvvm.internal.mma.v4i32.i32.i32.v4i32(i64, i32, i32, <4 x i32>)
declare <4 x i32> @llvm.nvvm.internal.mma.v4i32.i64.i32.v4i32(i64, i64, i32, <4 x i32>)
declare <4 x i32> @llvm.nvvm.internal.mma.v4i32.v2i32.i32.v4i32(i64, <2 x i32>, i32, <4 x i32>)
declare <4 x i32> @llvm.nvvm.internal.mma.v4i32.v2i32.v2i32.v4i32(i64, <2 x i32>, <2 x i32>, <4 x i32>)
declare <4 x i32> @llvm.nvvm.internal.mma.v4i32.v3i32.i32.v4i32(i64, <3 x i32>, i32, <4 x i32>)
declare <4 x i32> @llvm.nvvm.internal.mma.v4i32.v4i32.i32.v4i32(i64, <4 x i32>, i32, <4 x i32>)
declare <4 x i32> @llvm.nvvm.internal.mma.v4i32.v4i32.v2i32.v4i32(i64, <4 x i32>, <2 x i32>, <4 x i32>)
declare <4 x i32> @llvm.nvvm.internal.mma.v4i32.v4i32.v3i32.v4i32(i64, <4 x i32>, <3 x i32>, <4 x i32>)
declare <4 x i32> @llvm.nvvm.internal.mma.v4i32.v5i32.i32.v4i32(i64, <5 x i32>, i32, <4 x i32>)
declare <4 x i32> @llvm.nvvm.internal.mma.v4i32.v5i32.v2i32.v4i32(i64, <5 x i32>, <2 x i32>, <4 x i32>)
declare <4 x i32> @llvm.nvvm.internal.mma.v4i32.v8i8.v4i8.v4i32(i64, <8 x i8>, <4 x i8>, <4 x i32>)
declare <5 x float> @llvm.nvvm.internal.mma.v5f32.v2i32.i32.v5f32(i64, <2 x i32>, i32, <5 x float>)
declare <5 x float> @llvm.nvvm.internal.mma.v5f32.v4i32.v2i32.v5f32(i64, <4 x i32>, <2 x i32>, <5 x float>)
declare <5 x i32> @llvm.nvvm.internal.mma.v5i32.v2i32.i32.v5i32(i64, <2 x i32>, i32, <5 x i32>)
declare <5 x i32> @llvm.nvvm.internal.mma.v5i32.v4i32.i32.v5i32(i64, <4 x i32>, i32, <5 x i32>)
declare <5 x i32> @llvm.nvvm.internal.mma.v5i32.v4i32.v2i32.v5i32(i64, <4 x i32>, <2 x i32>, <5 x i32>)
declare <8 x float> @llvm.nvvm.internal.mma.v8f32.i32.i32.v8f32(i64, i32, i32, <8 x float>)
declare <8 x float> @llvm.nvvm.internal.mma.v8f32.v2i32.i32.v8f32(i64, <2 x i32>, i32, <8 x float>)
declare <8 x float> @llvm.nvvm.internal.mma.v8f32.v4i32.i32.v8f32(i64, <4 x i32>, i32, <8 x float>)
declare <8 x float> @llvm.nvvm.internal.mma.v8f32.v4i32.v2i32.v8f32(i64, <4 x i32>, <2 x i32>, <8 x float>)
declare <8 x float> @llvm.nvvm.internal.mma.v8f32.v5i32.i32.v8f32(i64, <5 x i32>, i32, <8 x float>)
declare <8 x float> @llvm.nvvm.internal.mma.v8f32.v8i32.v2i32.v8f32(i64, <8 x i32>, <2 x i32>, <8 x float>)
declare <8 x i32> @llvm.nvvm.internal.mma.v8i32.i32.i32.v8i32(i64, i32, i32, <8 x i32>)
declare <8 x i32> @llvm.nvvm.internal.mma.v8i32.v2i32.i32.v8i32(i64, <2 x i32>, i32, <8 x i32>)
declare <8 x i32> @llvm.nvvm.internal.mma.v8i32.v4i32.i32.v8i32(i64, <4 x i32>, i32, <8 x i32>)
declare <8 x i32> @llvm.nvvm.internal.mma.v8i32.v4i32.v2i32.v8i32(i64, <4 x i32>, <2 x i32>, <8 x i32>)
declare <8 x i32> @llvm.nvvm.internal.mma.v8i32.v5i32.i32.v8i32(i64, <5 x i32>, i32, <8 x i32>)
declare <9 x float> @llvm.nvvm.internal.mma.v9f32.v4i32.i32.v9f32(i64, <4 x i32>, i32, <9 x float>)
declare <9 x i32> @llvm.nvvm.internal.mma.v9i32.v4i32.i32.v9i32(i64, <4 x i32>, i32, <9 x i32>)

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
