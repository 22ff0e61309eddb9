; Texture and surface modes at both sides of every limit.
;
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,DESC,NVVM --implicit-check-not=error:
; What is legal and has no PTX is an error there, too; they are counted.
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVPTX \
; RUN:       --implicit-check-not='{{error: .*\[[^e]}}'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i32 %d) {
  ; sampling
  ; dimensionality, bits 3:0
  %r0 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 0, i32 undef, <4 x float> zeroinitializer)
  %r1 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 6, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: dimensionality not a valid value [texsurf-dimensionality]
  %r2 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 7, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: dimensionality not a valid value [texsurf-dimensionality]
  %r3 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 8, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: dimensionality not a valid value [texsurf-dimensionality]
  %r4 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 15, i32 undef, <4 x float> zeroinitializer)
  ; LOD adjustment, bits 7:4
  %r5 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 1, i32 undef, <4 x float> zeroinitializer)
  %r6 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 65, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: LOD Adjust mode not a valid value [texsurf-lod-adjust]
  %r7 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 81, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: LOD Adjust mode not a valid value [texsurf-lod-adjust]
  %r8 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 129, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: LOD Adjust mode not a valid value [texsurf-lod-adjust]
  %r9 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 241, i32 undef, <4 x float> zeroinitializer)
  ; binding, bits 9:8
  %r10 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 1, i32 undef, <4 x float> zeroinitializer)
  %r11 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 513, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Binding Mode is not a valid value [texsurf-binding]
  %r12 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 769, i32 undef, <4 x float> zeroinitializer)
  ; border, bits 11:10
  %r13 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 1, i32 undef, <4 x float> zeroinitializer)
  %r14 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 2049, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: border mode not a valid value [texsurf-border]
  %r15 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 3073, i32 undef, <4 x float> zeroinitializer)
  ; address mode, bits 15:12
  %r16 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 1, i32 undef, <4 x float> zeroinitializer)
  %r17 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 12289, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: address mode not a valid value [texsurf-address-mode]
  %r18 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 16385, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: address mode not a valid value [texsurf-address-mode]
  %r19 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 32769, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: address mode not a valid value [texsurf-address-mode]
  %r20 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 61441, i32 undef, <4 x float> zeroinitializer)
  ; scope, bits 19:16
  %r21 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 1, i32 undef, <4 x float> zeroinitializer)
  %r22 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 196609, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope not a valid value [texsurf-scope]
  %r23 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 262145, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope not a valid value [texsurf-scope]
  %r24 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 524289, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope not a valid value [texsurf-scope]
  %r25 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 983041, i32 undef, <4 x float> zeroinitializer)
  ; semantic, bits 23:20
  %r26 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 1, i32 undef, <4 x float> zeroinitializer)
  %r27 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 3145729, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: semantic mode not a valid value [texsurf-semantic]
  %r28 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 4194305, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: semantic mode not a valid value [texsurf-semantic]
  %r29 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 8388609, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: semantic mode not a valid value [texsurf-semantic]
  %r30 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 15728641, i32 undef, <4 x float> zeroinitializer)
  ; reserved, bits 31:24
  %r31 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 1, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-texsurf]
  %r32 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 16777217, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-texsurf]
  %r33 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 -2147483647, i32 undef, <4 x float> zeroinitializer)
  ; surface loads
  ; dimensionality, bits 3:0
  %r34 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 0, i32 poison, <4 x i32> zeroinitializer)
  %r35 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 6, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: dimensionality not a valid value [texsurf-dimensionality]
  %r36 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 7, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: dimensionality not a valid value [texsurf-dimensionality]
  %r37 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 8, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: dimensionality not a valid value [texsurf-dimensionality]
  %r38 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 15, i32 poison, <4 x i32> zeroinitializer)
  ; LOD adjustment, bits 7:4
  %r39 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 1, i32 poison, <4 x i32> zeroinitializer)
  %r40 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 65, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: LOD Adjust mode not a valid value [texsurf-lod-adjust]
  %r41 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 81, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: LOD Adjust mode not a valid value [texsurf-lod-adjust]
  %r42 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 129, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: LOD Adjust mode not a valid value [texsurf-lod-adjust]
  %r43 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 241, i32 poison, <4 x i32> zeroinitializer)
  ; binding, bits 9:8
  %r44 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 1, i32 poison, <4 x i32> zeroinitializer)
  %r45 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 513, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Binding Mode is not a valid value [texsurf-binding]
  %r46 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 769, i32 poison, <4 x i32> zeroinitializer)
  ; border, bits 11:10
  %r47 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 1, i32 poison, <4 x i32> zeroinitializer)
  %r48 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 2049, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: border mode not a valid value [texsurf-border]
  %r49 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 3073, i32 poison, <4 x i32> zeroinitializer)
  ; address mode, bits 15:12
  %r50 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 1, i32 poison, <4 x i32> zeroinitializer)
  %r51 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 12289, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: address mode not a valid value [texsurf-address-mode]
  %r52 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 16385, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: address mode not a valid value [texsurf-address-mode]
  %r53 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 32769, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: address mode not a valid value [texsurf-address-mode]
  %r54 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 61441, i32 poison, <4 x i32> zeroinitializer)
  ; scope, bits 19:16
  %r55 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 1, i32 poison, <4 x i32> zeroinitializer)
  %r56 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 196609, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope not a valid value [texsurf-scope]
  %r57 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 262145, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope not a valid value [texsurf-scope]
  %r58 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 524289, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope not a valid value [texsurf-scope]
  %r59 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 983041, i32 poison, <4 x i32> zeroinitializer)
  ; semantic, bits 23:20
  %r60 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 1, i32 poison, <4 x i32> zeroinitializer)
  %r61 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 3145729, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: semantic mode not a valid value [texsurf-semantic]
  %r62 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 4194305, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: semantic mode not a valid value [texsurf-semantic]
  %r63 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 8388609, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: semantic mode not a valid value [texsurf-semantic]
  %r64 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 15728641, i32 poison, <4 x i32> zeroinitializer)
  ; reserved, bits 31:24
  %r65 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 1, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-texsurf]
  %r66 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 16777217, i32 poison, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-texsurf]
  %r67 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 -2147483647, i32 poison, <4 x i32> zeroinitializer)
  ; surface stores
  ; dimensionality, bits 3:0
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 0, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 6, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: dimensionality not a valid value [texsurf-dimensionality]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 7, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: dimensionality not a valid value [texsurf-dimensionality]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 8, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: dimensionality not a valid value [texsurf-dimensionality]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 15, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  ; LOD adjustment, bits 7:4
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 1, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 65, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: LOD Adjust mode not a valid value [texsurf-lod-adjust]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 81, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: LOD Adjust mode not a valid value [texsurf-lod-adjust]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 129, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: LOD Adjust mode not a valid value [texsurf-lod-adjust]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 241, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  ; binding, bits 9:8
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 1, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 513, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Binding Mode is not a valid value [texsurf-binding]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 769, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  ; border, bits 11:10
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 1, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 2049, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: border mode not a valid value [texsurf-border]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 3073, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  ; address mode, bits 15:12
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 1, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 12289, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: address mode not a valid value [texsurf-address-mode]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 16385, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: address mode not a valid value [texsurf-address-mode]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 32769, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: address mode not a valid value [texsurf-address-mode]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 61441, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  ; scope, bits 19:16
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 1, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 196609, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope not a valid value [texsurf-scope]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 262145, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope not a valid value [texsurf-scope]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 524289, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: scope not a valid value [texsurf-scope]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 983041, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  ; semantic, bits 23:20
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 1, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 3145729, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: semantic mode not a valid value [texsurf-semantic]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 4194305, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: semantic mode not a valid value [texsurf-semantic]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 8388609, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: semantic mode not a valid value [texsurf-semantic]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 15728641, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  ; reserved, bits 31:24
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 1, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-texsurf]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 16777217, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-texsurf]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 -2147483647, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  ; queries
  ; query, bits 3:0
  %r102 = call i32 @llvm.nvvm.internal.texsurf.query(i64 0, i32 0, i32 undef)
  %r103 = call i32 @llvm.nvvm.internal.texsurf.query(i64 0, i32 7, i32 undef)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: query mode is not a valid value [texsurf-query-mode]
  %r104 = call i32 @llvm.nvvm.internal.texsurf.query(i64 0, i32 8, i32 undef)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: query mode is not a valid value [texsurf-query-mode]
  %r105 = call i32 @llvm.nvvm.internal.texsurf.query(i64 0, i32 15, i32 undef)
  ; reserved, bits 31:4
  %r106 = call i32 @llvm.nvvm.internal.texsurf.query(i64 0, i32 0, i32 undef)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-texsurf]
  %r107 = call i32 @llvm.nvvm.internal.texsurf.query(i64 0, i32 16, i32 undef)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-texsurf]
  %r108 = call i32 @llvm.nvvm.internal.texsurf.query(i64 0, i32 -2147483648, i32 undef)
  ; the descriptor that is no longer read
; DESC: :[[@LINE+1]]:{{[0-9]+}}: warning: Desc parameter is deprecated and should be undef. [texsurf-desc]
  %r109 = call i32 @llvm.nvvm.internal.texsurf.query(i64 0, i32 0, i32 0)
; DESC: :[[@LINE+1]]:{{[0-9]+}}: warning: Desc parameter is deprecated and should be undef. [texsurf-desc]
  %r110 = call i32 @llvm.nvvm.internal.texsurf.query(i64 0, i32 0, i32 %d)
; DESC: :[[@LINE+1]]:{{[0-9]+}}: warning: Desc parameter is deprecated and should be undef. [texsurf-desc]
  %r111 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 0, i32 0, <4 x i32> zeroinitializer)
; DESC: :[[@LINE+1]]:{{[0-9]+}}: warning: Desc parameter is deprecated and should be undef. [texsurf-desc]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 0, i32 1, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
  ; a mode that is not known
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mode operand must be constant [const-arg-mode]
  %r113 = call <4 x float> @llvm.nvvm.internal.tex.sample(i64 0, i32 %d, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mode operand must be constant [const-arg-mode]
  %r114 = call <4 x i32> @llvm.nvvm.internal.surf.load(i64 0, i32 %d, i32 undef, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mode operand must be constant [const-arg-mode]
  call void @llvm.nvvm.internal.surf.store(i64 0, i32 %d, i32 undef, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mode operand must be constant [const-arg-mode]
  %r116 = call i32 @llvm.nvvm.internal.texsurf.query(i64 0, i32 %d, i32 undef)
  ret void
}
; NVVM: 65 errors, {{[0-9]+}} warnings in
; NVPTX: 117 errors, {{[0-9]+}} warnings in

declare <4 x i32> @llvm.nvvm.internal.surf.load(i64, i32, i32, <4 x i32>)
declare void @llvm.nvvm.internal.surf.store(i64, i32, i32, <4 x i32>, <4 x i32>)
declare <4 x float> @llvm.nvvm.internal.tex.sample(i64, i32, i32, <4 x float>)
declare i32 @llvm.nvvm.internal.texsurf.query(i64, i32, i32)

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
