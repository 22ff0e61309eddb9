; An instruction that is expanded counts as the code that it becomes, when a module is
; verified too. What programs use is far below the limit.

; RUN: rm -rf %t && split-file %s %t
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/match.ll 2>&1 | FileCheck %s --check-prefix=MATCH
; RUN: not nvvmc emit --arch=sm_90 %t/match.ll -o %t/out 2>&1 | FileCheck %s --check-prefix=MATCH
; RUN: %python %S/../Driver/Inputs/status.py 2 nvvmc compile --arch=sm_90 %t/match.ll -o %t/out
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/compress.ll 2>&1 | FileCheck %s --check-prefix=COMPRESS
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/reverse.ll 2>&1 | FileCheck %s --check-prefix=REVERSE
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/splice.ll 2>&1 | FileCheck %s --check-prefix=SPLICE
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/gather.ll 2>&1 | FileCheck %s --check-prefix=GATHER
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/clmul.ll 2>&1 | FileCheck %s --check-prefix=CLMUL
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/matrix.ll 2>&1 | FileCheck %s --check-prefix=MATRIX
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/column.ll 2>&1 | FileCheck %s --check-prefix=COLUMN
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/fixed.ll 2>&1 | FileCheck %s --check-prefix=FIXED
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/overflow.ll 2>&1 | FileCheck %s --check-prefix=OVERFLOW
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/shifts.ll 2>&1 | FileCheck %s --check-prefix=SHIFTS
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/division.ll 2>&1 | FileCheck %s --check-prefix=DIVISION
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/power.ll 2>&1 | FileCheck %s --check-prefix=POWER
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/interleave.ll 2>&1 | FileCheck %s --check-prefix=INTERLEAVE
; RUN: nvvmc emit --arch=sm_90 %t/good.ll -o %t/out

; MATCH: match.ll:5:8: error: values of 1073823744 registers; the limit is 10{{[0-9]+}} [misc-llvm-parser]
; COMPRESS: compress.ll:5:8: error: values of {{[0-9]+}} registers; the limit is
; REVERSE: reverse.ll:4:8: error: values of {{[0-9]+}} registers; the limit is
; SPLICE: splice.ll:4:8: error: values of {{[0-9]+}} registers; the limit is
; GATHER: gather.ll:4:8: error: values of {{[0-9]+}} registers; the limit is
; CLMUL: clmul.ll:4:8: error: values of {{[0-9]+}} registers; the limit is
; MATRIX: matrix.ll:5:8: error: values of {{[0-9]+}} registers; the limit is
; COLUMN: column.ll:5:8: error: values of {{[0-9]+}} registers; the limit is
; FIXED: fixed.ll:5:8: error: values of {{[0-9]+}} registers; the limit is
; OVERFLOW: overflow.ll:6:8: error: values of {{[0-9]+}} registers; the limit is
; SHIFTS: shifts.ll:9:8: error: values of {{[0-9]+}} registers; the limit is
; DIVISION: division.ll:4:8: error: values of {{[0-9]+}} registers; the limit is
; POWER: power.ll:4:8: error: values of {{[0-9]+}} registers; the limit is
; INTERLEAVE: interleave.ll:4:8: error: values of {{[0-9]+}} registers; the limit is

;--- match.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(ptr %p) {
  %a = load <16384 x i8>, ptr %p
  %r = call <16384 x i1> @llvm.experimental.vector.match(<16384 x i8> %a, <16384 x i8> %a, <16384 x i1> splat (i1 true))
  store <16384 x i1> %r, ptr %p
  ret void
}
;--- compress.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(ptr %p, <4096 x i1> %m) {
  %a = load <4096 x i32>, ptr %p
  %r = call <4096 x i32> @llvm.experimental.vector.compress(<4096 x i32> %a, <4096 x i1> %m, <4096 x i32> poison)
  store <4096 x i32> %r, ptr %p
  ret void
}
;--- reverse.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(<4096 x i32> %a, i32 %n, ptr %p) {
  %r = call <4096 x i32> @llvm.experimental.vp.reverse(<4096 x i32> %a, <4096 x i1> splat (i1 true), i32 %n)
  store <4096 x i32> %r, ptr %p
  ret void
}
;--- splice.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(<4096 x i32> %a, i32 %n, ptr %p) {
  %r = call <4096 x i32> @llvm.experimental.vp.splice(<4096 x i32> %a, <4096 x i32> %a, i32 3, <4096 x i1> splat (i1 true), i32 %n, i32 %n)
  store <4096 x i32> %r, ptr %p
  ret void
}
;--- gather.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(<4096 x ptr> %a, <4096 x i1> %m, ptr %p) {
  %r = call <4096 x i33> @llvm.masked.gather(<4096 x ptr> %a, <4096 x i1> %m, <4096 x i33> zeroinitializer)
  store <4096 x i33> %r, ptr %p
  ret void
}
;--- clmul.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define i16384 @f(i16384 %a) {
  %r = call i16384 @llvm.clmul(i16384 %a, i16384 %a)
  ret i16384 %r
}
;--- matrix.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(ptr %p) {
  %a = load <4096 x float>, ptr %p
  %r = call <4096 x float> @llvm.matrix.multiply(<4096 x float> %a, <4096 x float> %a, i32 64, i32 64, i32 64)
  store <4096 x float> %r, ptr %p
  ret void
}
;--- column.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(ptr %p) {
  %a = load <16384 x float>, ptr %p
  %r = call <16384 x float> @llvm.matrix.multiply(<16384 x float> %a, <1 x float> splat (float 2.0), i32 16384, i32 1, i32 1)
  store <16384 x float> %r, ptr %p
  ret void
}
;--- fixed.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define i16384 @f(i16384 %a) {
  %b = call i16384 @llvm.smul.fix(i16384 %a, i16384 %a, i32 7)
  %c = call i16384 @llvm.sdiv.fix(i16384 %a, i16384 %b, i32 7)
  ret i16384 %c
}
;--- overflow.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define {i16384, i1} @f(i16384 %a, i16384 %b, i16384 %c) {
  %1 = call {i16384, i1} @llvm.smul.with.overflow(i16384 %a, i16384 %a)
  %2 = call {i16384, i1} @llvm.umul.with.overflow(i16384 %b, i16384 %b)
  %3 = call {i16384, i1} @llvm.umul.with.overflow(i16384 %c, i16384 %c)
  ret {i16384, i1} %3
}
;--- shifts.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define i16384 @f(i16384 %a, i16384 %n) {
  %b = shl i16384 %a, %n
  %c = lshr i16384 %b, %n
  %d = ashr i16384 %c, %n
  %e = shl i16384 %d, %n
  %g = lshr i16384 %e, %n
  %h = ashr i16384 %g, %n
  ret i16384 %h
}
;--- division.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(<8192 x i128> %a, <8192 x i128> %b, ptr %p) {
  %r = udiv <8192 x i128> %a, %b
  store <8192 x i128> %r, ptr %p
  ret void
}
;--- power.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(<1024 x float> %a, ptr %p) {
  %r = call <1024 x float> @llvm.powi(<1024 x float> %a, i4096 -2)
  store <1024 x float> %r, ptr %p
  ret void
}
;--- interleave.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(<8192 x i32> %a, ptr %p) {
  %r = call <16384 x i32> @llvm.vector.interleave2(<8192 x i32> %a, <8192 x i32> %a)
  store <16384 x i32> %r, ptr %p
  ret void
}
;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(ptr %p, ptr %q, <128 x i1> %m, i32 %n) {
  %a = load <128 x i32>, ptr %p
  %match = call <128 x i1> @llvm.experimental.vector.match(<128 x i32> %a, <128 x i32> %a, <128 x i1> %m)
  %compress = call <128 x i32> @llvm.experimental.vector.compress(<128 x i32> %a, <128 x i1> %match, <128 x i32> poison)
  %reverse = call <128 x i32> @llvm.experimental.vp.reverse(<128 x i32> %compress, <128 x i1> %m, i32 %n)
  %splice = call <128 x i32> @llvm.experimental.vp.splice(<128 x i32> %reverse, <128 x i32> %a, i32 3, <128 x i1> %m, i32 %n, i32 %n)
  %interleave = call <256 x i32> @llvm.vector.interleave2(<128 x i32> %splice, <128 x i32> %a)
  store <256 x i32> %interleave, ptr %p
  ; Not aligned: one lane after the other.
  %load = call <128 x i32> @llvm.masked.load(ptr align 1 %p, <128 x i1> %m, <128 x i32> %a)
  %clmul = call <128 x i32> @llvm.clmul(<128 x i32> %load, <128 x i32> %a)
  store <128 x i32> %clmul, ptr %p

  %x = load <1024 x float>, ptr %p
  %product = call <1024 x float> @llvm.matrix.multiply(<1024 x float> %x, <1024 x float> %x, i32 32, i32 32, i32 32)
  store <1024 x float> %product, ptr %p

  %b = load i2048, ptr %p
  %c = load i2048, ptr %q
  %fixed = call i2048 @llvm.sdiv.fix(i2048 %b, i2048 %c, i32 7)
  %pair = call {i2048, i1} @llvm.smul.with.overflow(i2048 %fixed, i2048 %c)
  %wide = extractvalue {i2048, i1} %pair, 0
  %shifted = shl i2048 %wide, %b
  %rest = urem i2048 %shifted, %c
  store i2048 %rest, ptr %p
  ret void
}
; Without an alignment, that of the lanes.
define <1024 x i32> @g(<1024 x ptr> %p, <1024 x i1> %m, i32 %n) {
  %r = call <1024 x i32> @llvm.vp.gather(<1024 x ptr> %p, <1024 x i1> %m, i32 %n)
  ret <1024 x i32> %r
}
