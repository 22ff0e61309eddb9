; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 -O2 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Bytes and halfwords that are computed in 32 bits: each function mixes, at random,
; what needs upper bits to be clear with what does not. Each has a variable, so that
; -O2 prepares it.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
declare i8 @llvm.ctlz.i8(i8, i1)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i16 @llvm.smax.i16(i16,i16)
declare i8 @llvm.smax.i8(i8,i8)
define i32 @f0(i32 %a, i32 %b, i16 %c) {
entry:
  %mem = alloca i32
  store i32 %a, ptr %mem
  %a2 = load i32, ptr %mem
  %v0 = trunc i32 %a2 to i8
  %v1 = trunc i32 %b to i8
  %v2 = trunc i16 %c to i8
  %v3 = zext i8 %v2 to i32
  %v4 = and i8 %v1, 7
  %v5 = lshr i8 127, %v4
  %v6 = xor i8 %v1, 7
  %v7 = zext i8 %v0 to i32
  %v8 = or i8 %v1, -1
  %v9 = zext i8 %v6 to i32
  %v10 = icmp ult i8 %v5, %v0
  br i1 %v10, label %one, label %two
one:
  %v11 = call i8 @llvm.smax.i8(i8 %v5, i8 %v8)
  %v12 = call i8 @llvm.ctlz.i8(i8 %v0, i1 false)
  %v13 = or i8 %v1, %v0
  br label %end
two:
  %v14 = icmp ugt i8 %v1, %v0
  %v15 = zext i1 %v14 to i32
  %v16 = ashr i8 %v1, 1
  %v17 = shl i8 %v1, 1
  br label %end
end:
  %v18 = phi i8 [ %v12, %one ], [ %v17, %two ]
  %v19 = phi i8 [ %v2, %one ], [ %v16, %two ]
  %v20 = icmp ne i8 %v18, %v19
  %v21 = select i1 %v20, i8 %v8, i8 5
  %v22 = add i8 %v1, %v19
  %v23 = add i8 %v19, %v22
  %v24 = zext i8 %v23 to i32
  %v25 = sext i8 %v18 to i32
  %v26 = mul i32 %v24, 77
  %v27 = xor i32 %v26, %v25
  %v28 = add i32 %v27, %v3
  %v29 = mul i32 %v28, 3
  %v30 = add i32 %v29, %v7
  %v31 = mul i32 %v30, 3
  %v32 = add i32 %v31, %v9
  %v33 = mul i32 %v32, 3
  ret i32 %v33
}
define i32 @f1(i32 %a, i32 %b, i16 %c) {
entry:
  %mem = alloca i32
  store i32 %a, ptr %mem
  %a2 = load i32, ptr %mem
  %v0 = trunc i32 %a2 to i16
  %v1 = trunc i32 %b to i16
  %v2 = add i16 %c, 0
  %v3 = and i16 %v0, %v2
  %v4 = call i16 @llvm.ctlz.i16(i16 %v2, i1 false)
  %v5 = call i16 @llvm.ctlz.i16(i16 %v4, i1 false)
  %v6 = and i16 %v1, 15
  %v7 = lshr i16 %v0, %v6
  %v8 = xor i16 %v7, %v1
  %v9 = sub i16 %v3, %v2
  %v10 = add i16 %v5, %v7
  %v11 = icmp ult i16 %v3, %v3
  br i1 %v11, label %one, label %two
one:
  %v12 = call i16 @llvm.smax.i16(i16 %v1, i16 %v7)
  %v13 = ashr i16 %v0, 9
  br label %end
two:
  %v14 = sub i16 %v7, %v7
  %v15 = mul i16 %v5, %v2
  %v16 = or i16 %v15, %v0
  br label %end
end:
  %v17 = phi i16 [ %v0, %one ], [ %v14, %two ]
  %v18 = phi i16 [ %v4, %one ], [ %v9, %two ]
  %v19 = add i16 %v3, 2
  %v20 = call i16 @llvm.ctlz.i16(i16 %v10, i1 false)
  %v21 = zext i16 %v8 to i32
  %v22 = ashr i16 %v4, 4
  %v23 = call i16 @llvm.smax.i16(i16 %v10, i16 %v19)
  %v24 = zext i16 %v23 to i32
  %v25 = sext i16 %v17 to i32
  %v26 = mul i32 %v24, 77
  %v27 = xor i32 %v26, %v25
  %v28 = add i32 %v27, %v21
  %v29 = mul i32 %v28, 3
  ret i32 %v29
}
define i32 @f2(i32 %a, i32 %b, i16 %c) {
entry:
  %mem = alloca i32
  store i32 %a, ptr %mem
  %a2 = load i32, ptr %mem
  %v0 = trunc i32 %a2 to i16
  %v1 = trunc i32 %b to i16
  %v2 = add i16 %c, 0
  %v3 = add i16 %v1, %v2
  %v4 = lshr i16 %v3, 8
  %v5 = icmp sge i16 %v1, %v0
  %v6 = zext i1 %v5 to i32
  %v7 = icmp eq i16 %v1, %v3
  %v8 = zext i1 %v7 to i32
  %v9 = icmp ult i16 %v1, %v0
  br i1 %v9, label %one, label %two
one:
  %v10 = and i16 %v1, 15
  %v11 = lshr i16 %v2, %v10
  br label %end
two:
  %v12 = xor i16 %v1, %v3
  %v13 = shl i16 %v12, 1
  br label %end
end:
  %v14 = phi i16 [ %v3, %one ], [ %v4, %two ]
  %v15 = phi i16 [ %v3, %one ], [ %v13, %two ]
  %v16 = add i16 %v3, %v0
  %v17 = icmp sge i16 %v2, 5
  %v18 = zext i1 %v17 to i32
  %v19 = zext i16 %v16 to i32
  %v20 = sext i16 %v15 to i32
  %v21 = mul i32 %v19, 77
  %v22 = xor i32 %v21, %v20
  %v23 = add i32 %v22, %v6
  %v24 = mul i32 %v23, 3
  %v25 = add i32 %v24, %v8
  %v26 = mul i32 %v25, 3
  %v27 = add i32 %v26, %v18
  %v28 = mul i32 %v27, 3
  ret i32 %v28
}
define i32 @f3(i32 %a, i32 %b, i16 %c) {
entry:
  %mem = alloca i32
  store i32 %a, ptr %mem
  %a2 = load i32, ptr %mem
  %v0 = trunc i32 %a2 to i8
  %v1 = trunc i32 %b to i8
  %v2 = trunc i16 %c to i8
  %v3 = icmp ne i8 %v1, %v1
  %v4 = zext i1 %v3 to i32
  %v5 = udiv i8 %v2, 10
  %v6 = and i8 %v0, %v2
  %v7 = udiv i8 %v2, 7
  %v8 = icmp ult i8 %v7, %v6
  br i1 %v8, label %one, label %two
one:
  %v9 = mul i8 %v6, 7
  %v10 = mul i8 %v2, %v5
  br label %end
two:
  %v11 = sext i8 %v6 to i32
  br label %end
end:
  %v12 = phi i8 [ %v1, %one ], [ %v0, %two ]
  %v13 = phi i8 [ %v1, %one ], [ %v7, %two ]
  %v14 = ashr i8 %v12, 6
  %v15 = mul i8 %v5, %v12
  %v16 = sub i8 %v5, %v15
  %v17 = icmp slt i8 %v12, %v5
  %v18 = zext i1 %v17 to i32
  %v19 = icmp ugt i8 %v7, %v16
  %v20 = zext i1 %v19 to i32
  %v21 = zext i8 %v16 to i32
  %v22 = sext i8 %v12 to i32
  %v23 = mul i32 %v21, 77
  %v24 = xor i32 %v23, %v22
  %v25 = add i32 %v24, %v4
  %v26 = mul i32 %v25, 3
  %v27 = add i32 %v26, %v18
  %v28 = mul i32 %v27, 3
  %v29 = add i32 %v28, %v20
  %v30 = mul i32 %v29, 3
  ret i32 %v30
}
define i32 @f4(i32 %a, i32 %b, i16 %c) {
entry:
  %mem = alloca i32
  store i32 %a, ptr %mem
  %a2 = load i32, ptr %mem
  %v0 = trunc i32 %a2 to i8
  %v1 = trunc i32 %b to i8
  %v2 = trunc i16 %c to i8
  %v3 = xor i8 %v1, %v2
  %v4 = shl i8 %v3, 4
  %v5 = lshr i8 %v3, 7
  %v6 = icmp ult i8 %v4, %v4
  %v7 = zext i1 %v6 to i32
  %v8 = add i8 %v1, %v2
  %v9 = icmp slt i8 %v1, %v1
  %v10 = zext i1 %v9 to i32
  %v11 = icmp ult i8 %v0, %v4
  br i1 %v11, label %one, label %two
one:
  %v12 = icmp slt i8 %v5, %v0
  %v13 = zext i1 %v12 to i32
  %v14 = xor i8 %v5, %v5
  %v15 = icmp ult i8 %v3, %v0
  %v16 = select i1 %v15, i8 %v4, i8 39
  br label %end
two:
  %v17 = and i8 %v5, 7
  %v18 = shl i8 %v3, %v17
  %v19 = sext i8 %v8 to i32
  br label %end
end:
  %v20 = phi i8 [ %v16, %one ], [ %v4, %two ]
  %v21 = phi i8 [ %v3, %one ], [ %v2, %two ]
  %v22 = and i8 %v1, 7
  %v23 = shl i8 %v3, %v22
  %v24 = sub i8 %v5, 0
  %v25 = mul i8 %v21, %v8
  %v26 = sext i8 %v25 to i32
  %v27 = sext i8 %v3 to i32
  %v28 = zext i8 %v25 to i32
  %v29 = sext i8 %v20 to i32
  %v30 = mul i32 %v28, 77
  %v31 = xor i32 %v30, %v29
  %v32 = add i32 %v31, %v7
  %v33 = mul i32 %v32, 3
  %v34 = add i32 %v33, %v10
  %v35 = mul i32 %v34, 3
  %v36 = add i32 %v35, %v26
  %v37 = mul i32 %v36, 3
  %v38 = add i32 %v37, %v27
  %v39 = mul i32 %v38, 3
  ret i32 %v39
}
define i32 @f5(i32 %a, i32 %b, i16 %c) {
entry:
  %mem = alloca i32
  store i32 %a, ptr %mem
  %a2 = load i32, ptr %mem
  %v0 = trunc i32 %a2 to i8
  %v1 = trunc i32 %b to i8
  %v2 = trunc i16 %c to i8
  %v3 = and i8 %v0, 7
  %v4 = lshr i8 %v0, %v3
  %v5 = call i8 @llvm.ctlz.i8(i8 %v1, i1 false)
  %v6 = or i8 %v5, 127
  %v7 = icmp ult i8 %v0, %v2
  br i1 %v7, label %one, label %two
one:
  %v8 = zext i8 %v4 to i32
  %v9 = call i8 @llvm.smax.i8(i8 %v1, i8 %v5)
  br label %end
two:
  %v10 = mul i8 %v0, %v6
  br label %end
end:
  %v11 = phi i8 [ %v4, %one ], [ 2, %two ]
  %v12 = phi i8 [ %v9, %one ], [ %v0, %two ]
  %v13 = udiv i8 %v12, 10
  %v14 = icmp ne i8 %v5, %v5
  %v15 = select i1 %v14, i8 %v0, i8 18
  %v16 = mul i8 %v2, %v4
  %v17 = call i8 @llvm.ctlz.i8(i8 %v5, i1 false)
  %v18 = call i8 @llvm.ctlz.i8(i8 %v0, i1 false)
  %v19 = zext i8 %v18 to i32
  %v20 = sext i8 %v11 to i32
  %v21 = mul i32 %v19, 77
  %v22 = xor i32 %v21, %v20
  ret i32 %v22
}
define i32 @f6(i32 %a, i32 %b, i16 %c) {
entry:
  %mem = alloca i32
  store i32 %a, ptr %mem
  %a2 = load i32, ptr %mem
  %v0 = trunc i32 %a2 to i8
  %v1 = trunc i32 %b to i8
  %v2 = trunc i16 %c to i8
  %v3 = ashr i8 %v1, 6
  %v4 = xor i8 %v0, %v2
  %v5 = call i8 @llvm.smax.i8(i8 %v2, i8 %v1)
  %v6 = udiv i8 %v3, 3
  %v7 = icmp ne i8 %v1, %v5
  %v8 = select i1 %v7, i8 %v4, i8 %v5
  %v9 = xor i8 %v0, %v8
  %v10 = ashr i8 %v2, 7
  %v11 = icmp ult i8 %v0, %v4
  br i1 %v11, label %one, label %two
one:
  %v12 = shl i8 %v10, 1
  br label %end
two:
  %v13 = sext i8 %v5 to i32
  %v14 = add i8 %v5, %v4
  br label %end
end:
  %v15 = phi i8 [ %v4, %one ], [ %v6, %two ]
  %v16 = phi i8 [ %v6, %one ], [ %v14, %two ]
  %v17 = xor i8 %v9, %v6
  %v18 = shl i8 %v3, 4
  %v19 = sext i8 %v16 to i32
  %v20 = zext i8 %v18 to i32
  %v21 = sext i8 %v16 to i32
  %v22 = mul i32 %v20, 77
  %v23 = xor i32 %v22, %v21
  %v24 = add i32 %v23, %v19
  %v25 = mul i32 %v24, 3
  ret i32 %v25
}
define i32 @f7(i32 %a, i32 %b, i16 %c) {
entry:
  %mem = alloca i32
  store i32 %a, ptr %mem
  %a2 = load i32, ptr %mem
  %v0 = trunc i32 %a2 to i8
  %v1 = trunc i32 %b to i8
  %v2 = trunc i16 %c to i8
  %v3 = icmp ule i8 %v0, %v2
  %v4 = zext i1 %v3 to i32
  %v5 = call i8 @llvm.ctlz.i8(i8 %v2, i1 false)
  %v6 = or i8 %v0, 6
  %v7 = shl i8 %v0, 3
  %v8 = icmp ult i8 %v6, %v6
  br i1 %v8, label %one, label %two
one:
  %v9 = udiv i8 %v2, 3
  %v10 = xor i8 %v1, %v6
  %v11 = sext i8 %v10 to i32
  br label %end
two:
  %v12 = xor i8 %v5, -2
  %v13 = ashr i8 %v2, 0
  %v14 = call i8 @llvm.smax.i8(i8 %v13, i8 %v7)
  br label %end
end:
  %v15 = phi i8 [ %v5, %one ], [ %v6, %two ]
  %v16 = phi i8 [ %v5, %one ], [ %v2, %two ]
  %v17 = xor i8 %v15, %v0
  %v18 = add i8 %v6, %v16
  %v19 = shl i8 %v16, 3
  %v20 = zext i8 %v19 to i32
  %v21 = sext i8 %v16 to i32
  %v22 = mul i32 %v20, 77
  %v23 = xor i32 %v22, %v21
  %v24 = add i32 %v23, %v4
  %v25 = mul i32 %v24, 3
  ret i32 %v25
}
define i32 @f8(i32 %a, i32 %b, i16 %c) {
entry:
  %mem = alloca i32
  store i32 %a, ptr %mem
  %a2 = load i32, ptr %mem
  %v0 = trunc i32 %a2 to i8
  %v1 = trunc i32 %b to i8
  %v2 = trunc i16 %c to i8
  %v3 = call i8 @llvm.ctlz.i8(i8 %v0, i1 false)
  %v4 = ashr i8 %v2, 7
  %v5 = call i8 @llvm.ctlz.i8(i8 %v3, i1 false)
  %v6 = icmp ult i8 %v4, %v5
  br i1 %v6, label %one, label %two
one:
  %v7 = mul i8 %v2, 95
  %v8 = and i8 %v5, 7
  %v9 = shl i8 3, %v8
  %v10 = icmp eq i8 %v4, %v2
  %v11 = select i1 %v10, i8 %v4, i8 %v4
  %v12 = shl i8 %v11, 3
  br label %end
two:
  %v13 = shl i8 %v0, 5
  %v14 = udiv i8 %v2, 3
  %v15 = shl i8 %v2, 4
  %v16 = sub i8 %v4, %v13
  br label %end
end:
  %v17 = phi i8 [ %v2, %one ], [ %v16, %two ]
  %v18 = phi i8 [ %v9, %one ], [ %v15, %two ]
  %v19 = lshr i8 %v18, 7
  %v20 = udiv i8 %v19, 2
  %v21 = zext i8 %v20 to i32
  %v22 = sext i8 %v18 to i32
  %v23 = mul i32 %v21, 77
  %v24 = xor i32 %v23, %v22
  ret i32 %v24
}
define i32 @f9(i32 %a, i32 %b, i16 %c) {
entry:
  %mem = alloca i32
  store i32 %a, ptr %mem
  %a2 = load i32, ptr %mem
  %v0 = trunc i32 %a2 to i16
  %v1 = trunc i32 %b to i16
  %v2 = add i16 %c, 0
  %v3 = call i16 @llvm.ctlz.i16(i16 %v0, i1 false)
  %v4 = call i16 @llvm.ctlz.i16(i16 %v3, i1 false)
  %v5 = sext i16 %v3 to i32
  %v6 = icmp ult i16 %v4, %v4
  br i1 %v6, label %one, label %two
one:
  %v7 = sext i16 %v1 to i32
  %v8 = add i16 %v3, 7
  br label %end
two:
  %v9 = add i16 %v2, %v2
  %v10 = and i16 %v1, 15
  %v11 = lshr i16 2, %v10
  br label %end
end:
  %v12 = phi i16 [ %v3, %one ], [ %v0, %two ]
  %v13 = phi i16 [ %v1, %one ], [ %v4, %two ]
  %v14 = or i16 %v1, %v1
  %v15 = call i16 @llvm.smax.i16(i16 %v1, i16 %v1)
  %v16 = and i16 %v3, %v3
  %v17 = zext i16 %v16 to i32
  %v18 = sext i16 %v12 to i32
  %v19 = mul i32 %v17, 77
  %v20 = xor i32 %v19, %v18
  %v21 = add i32 %v20, %v5
  %v22 = mul i32 %v21, 3
  ret i32 %v22
}
define i32 @f10(i32 %a, i32 %b, i16 %c) {
entry:
  %mem = alloca i32
  store i32 %a, ptr %mem
  %a2 = load i32, ptr %mem
  %v0 = trunc i32 %a2 to i8
  %v1 = trunc i32 %b to i8
  %v2 = trunc i16 %c to i8
  %v3 = lshr i8 %v2, 1
  %v4 = lshr i8 %v1, 6
  %v5 = udiv i8 %v0, 10
  %v6 = and i8 %v2, 7
  %v7 = lshr i8 -1, %v6
  %v8 = icmp ult i8 %v0, %v4
  br i1 %v8, label %one, label %two
one:
  %v9 = sub i8 %v3, 2
  %v10 = sub i8 %v1, -2
  %v11 = and i8 %v10, 7
  %v12 = shl i8 7, %v11
  %v13 = call i8 @llvm.ctlz.i8(i8 %v9, i1 false)
  br label %end
two:
  %v14 = and i8 %v0, 7
  %v15 = lshr i8 %v4, %v14
  %v16 = mul i8 %v15, %v2
  %v17 = or i8 %v4, %v1
  %v18 = and i8 %v15, 7
  %v19 = shl i8 7, %v18
  br label %end
end:
  %v20 = phi i8 [ %v13, %one ], [ %v7, %two ]
  %v21 = phi i8 [ %v4, %one ], [ %v16, %two ]
  %v22 = ashr i8 %v3, 5
  %v23 = shl i8 %v0, 7
  %v24 = zext i8 %v23 to i32
  %v25 = sext i8 %v21 to i32
  %v26 = mul i32 %v24, 77
  %v27 = xor i32 %v26, %v25
  ret i32 %v27
}
define i32 @f11(i32 %a, i32 %b, i16 %c) {
entry:
  %mem = alloca i32
  store i32 %a, ptr %mem
  %a2 = load i32, ptr %mem
  %v0 = trunc i32 %a2 to i16
  %v1 = trunc i32 %b to i16
  %v2 = add i16 %c, 0
  %v3 = xor i16 %v0, %v0
  %v4 = xor i16 %v0, %v1
  %v5 = icmp eq i16 %v1, 3
  %v6 = select i1 %v5, i16 %v4, i16 5
  %v7 = xor i16 %v6, %v1
  %v8 = icmp ult i16 %v7, %v2
  %v9 = select i1 %v8, i16 %v7, i16 %v6
  %v10 = mul i16 %v0, %v4
  %v11 = icmp ult i16 %v6, %v10
  br i1 %v11, label %one, label %two
one:
  %v12 = xor i16 %v7, %v4
  %v13 = and i16 %v3, 15
  %v14 = shl i16 1, %v13
  %v15 = add i16 %v3, -2
  %v16 = udiv i16 %v3, 5
  br label %end
two:
  %v17 = and i16 %v2, 15
  %v18 = lshr i16 %v0, %v17
  %v19 = or i16 %v0, -2
  %v20 = and i16 %v9, %v19
  %v21 = icmp eq i16 %v2, %v4
  %v22 = select i1 %v21, i16 %v20, i16 %v7
  br label %end
end:
  %v23 = phi i16 [ %v14, %one ], [ 5, %two ]
  %v24 = phi i16 [ %v7, %one ], [ %v6, %two ]
  %v25 = zext i16 %v4 to i32
  %v26 = sext i16 %v24 to i32
  %v27 = zext i16 %v24 to i32
  %v28 = sext i16 %v24 to i32
  %v29 = mul i32 %v27, 77
  %v30 = xor i32 %v29, %v28
  %v31 = add i32 %v30, %v25
  %v32 = mul i32 %v31, 3
  %v33 = add i32 %v32, %v26
  %v34 = mul i32 %v33, 3
  ret i32 %v34
}
define i32 @f12(i32 %a, i32 %b, i16 %c) {
entry:
  %mem = alloca i32
  store i32 %a, ptr %mem
  %a2 = load i32, ptr %mem
  %v0 = trunc i32 %a2 to i16
  %v1 = trunc i32 %b to i16
  %v2 = add i16 %c, 0
  %v3 = or i16 %v2, %v2
  %v4 = call i16 @llvm.ctlz.i16(i16 %v1, i1 false)
  %v5 = xor i16 %v0, %v1
  %v6 = add i16 %v2, %v2
  %v7 = shl i16 %v4, 0
  %v8 = icmp ult i16 %v0, %v0
  br i1 %v8, label %one, label %two
one:
  %v9 = icmp slt i16 %v3, -32768
  %v10 = select i1 %v9, i16 %v3, i16 %v4
  %v11 = zext i16 %v4 to i32
  br label %end
two:
  %v12 = icmp sge i16 %v4, %v0
  %v13 = zext i1 %v12 to i32
  %v14 = lshr i16 %v4, 10
  %v15 = lshr i16 %v4, 13
  %v16 = shl i16 %v1, 14
  br label %end
end:
  %v17 = phi i16 [ %v5, %one ], [ %v2, %two ]
  %v18 = phi i16 [ %v3, %one ], [ %v2, %two ]
  %v19 = sext i16 %v0 to i32
  %v20 = icmp ugt i16 %v1, 2
  %v21 = zext i1 %v20 to i32
  %v22 = call i16 @llvm.smax.i16(i16 %v1, i16 %v0)
  %v23 = add i16 %v4, %v22
  %v24 = add i16 %v22, 1
  %v25 = zext i16 %v5 to i32
  %v26 = zext i16 %v24 to i32
  %v27 = sext i16 %v18 to i32
  %v28 = mul i32 %v26, 77
  %v29 = xor i32 %v28, %v27
  %v30 = add i32 %v29, %v19
  %v31 = mul i32 %v30, 3
  %v32 = add i32 %v31, %v21
  %v33 = mul i32 %v32, 3
  %v34 = add i32 %v33, %v25
  %v35 = mul i32 %v34, 3
  ret i32 %v35
}
define i32 @f13(i32 %a, i32 %b, i16 %c) {
entry:
  %mem = alloca i32
  store i32 %a, ptr %mem
  %a2 = load i32, ptr %mem
  %v0 = trunc i32 %a2 to i16
  %v1 = trunc i32 %b to i16
  %v2 = add i16 %c, 0
  %v3 = and i16 %v0, 15
  %v4 = shl i16 %v2, %v3
  %v5 = lshr i16 %v2, 2
  %v6 = or i16 %v1, 32767
  %v7 = and i16 %v2, 15
  %v8 = shl i16 %v6, %v7
  %v9 = and i16 %v2, %v0
  %v10 = mul i16 %v4, 7
  %v11 = icmp ult i16 %v9, %v5
  br i1 %v11, label %one, label %two
one:
  %v12 = call i16 @llvm.smax.i16(i16 %v9, i16 %v4)
  %v13 = icmp ult i16 %v12, %v9
  %v14 = select i1 %v13, i16 %v4, i16 %v5
  br label %end
two:
  %v15 = call i16 @llvm.smax.i16(i16 %v10, i16 1)
  %v16 = xor i16 %v5, -1
  br label %end
end:
  %v17 = phi i16 [ %v4, %one ], [ %v5, %two ]
  %v18 = phi i16 [ %v14, %one ], [ %v4, %two ]
  %v19 = and i16 %v1, 15
  %v20 = shl i16 5, %v19
  %v21 = mul i16 %v4, 0
  %v22 = udiv i16 %v21, 2
  %v23 = udiv i16 %v21, 5
  %v24 = zext i16 %v20 to i32
  %v25 = zext i16 %v18 to i32
  %v26 = zext i16 %v23 to i32
  %v27 = sext i16 %v18 to i32
  %v28 = mul i32 %v26, 77
  %v29 = xor i32 %v28, %v27
  %v30 = add i32 %v29, %v24
  %v31 = mul i32 %v30, 3
  %v32 = add i32 %v31, %v25
  %v33 = mul i32 %v32, 3
  ret i32 %v33
}
