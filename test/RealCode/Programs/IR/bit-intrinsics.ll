target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z5longsPKyPy(ptr %0, ptr %1) #0 {
  %3 = load i64, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = tail call i64 @__nv_brevll(i64 %3) #3
  %7 = tail call i64 @__nv_umul64hi(i64 %3, i64 %5) #3
  %8 = add i64 %7, %6
  %9 = tail call i64 @__nv_mul64hi(i64 %3, i64 %5) #3
  %10 = add i64 %8, %9
  store i64 %10, ptr %1, align 8
  %11 = tail call i32 @__nv_popcll(i64 %3) #3
  %12 = tail call i32 @__nv_clzll(i64 %3) #3
  %13 = add nsw i32 %12, %11
  %14 = tail call i32 @__nv_ffsll(i64 %3) #3
  %15 = add nsw i32 %13, %14
  %16 = sext i32 %15 to i64
  %17 = tail call i64 @llvm.bswap.i64(i64 %3)
  %18 = add i64 %17, %16
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %18, ptr %19, align 8
  %20 = tail call i64 @llvm.fshl.i64(i64 %3, i64 %3, i64 13)
  %21 = and i64 %5, 63
  %22 = lshr i64 %3, %21
  %23 = lshr i64 %3, 20
  %24 = and i64 %23, 1048575
  %25 = xor i64 %24, %20
  %26 = xor i64 %25, %22
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i64 %26, ptr %27, align 8
  ret void
}

declare i64 @llvm.bswap.i64(i64) #1

define ptx_kernel void @_Z6packedPKjPj(ptr %0, ptr %1) #0 {
  %3 = load i32, ptr %0, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = tail call i32 asm "vadd4.u32.u32.u32 $0,$1,$2,$3;", "=r,r,r,r"(i32 %3, i32 %5, i32 0) #4
  %7 = tail call i32 asm "vsub2.u32.u32.u32 $0,$1,$2,$3;", "=r,r,r,r"(i32 %3, i32 %5, i32 0) #4
  %8 = xor i32 %7, %6
  %9 = tail call i32 asm "vadd4.s32.s32.s32.sat $0,$1,$2,$3;", "=r,r,r,r"(i32 %3, i32 %5, i32 0) #4
  %10 = xor i32 %8, %9
  %11 = tail call i32 asm "vabsdiff4.u32.u32.u32 $0,$1,$2,$3;", "=r,r,r,r"(i32 %3, i32 %5, i32 0) #4
  %12 = xor i32 %10, %11
  store i32 %12, ptr %1, align 4
  %13 = tail call i32 asm "vset4.u32.u32.eq $0,$1,$2,$3;", "=r,r,r,r"(i32 %3, i32 %5, i32 0) #4
  %14 = tail call i32 asm "vset2.u32.u32.gt $0,$1,$2,$3;", "=r,r,r,r"(i32 %3, i32 %5, i32 0) #4
  %15 = and i32 %3, 32768
  %16 = and i32 %15, %5
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %25, label %18

18:
  %19 = tail call i32 asm "vset2.s32.s32.gt $0,$1,$2,$3;", "=r,r,r,r"(i32 %3, i32 %5, i32 0) #4
  %20 = mul i32 %19, 65535
  %21 = and i32 %20, %3
  %22 = xor i32 %20, -1
  %23 = and i32 %5, %22
  %24 = or i32 %21, %23
  br label %27

25:
  %26 = tail call i32 asm "vmax2.s32.s32.s32 $0,$1,$2,$3;", "=r,r,r,r"(i32 %3, i32 %5, i32 0) #4
  br label %27

27:
  %28 = phi i32 [ %24, %18 ], [ %26, %25 ]
  %29 = mul i32 %13, 255
  %30 = mul i32 %14, 65535
  %31 = xor i32 %30, %29
  %32 = xor i32 %31, %28
  %33 = tail call i32 asm "vmin4.u32.u32.u32 $0,$1,$2,$3;", "=r,r,r,r"(i32 %3, i32 %5, i32 0) #4
  %34 = xor i32 %32, %33
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store i32 %34, ptr %35, align 4
  %36 = tail call i32 asm "vavrg4.u32.u32.u32 $0,$1,$2,$3;", "=r,r,r,r"(i32 %3, i32 %5, i32 0) #4
  %37 = tail call i32 asm "vabsdiff4.u32.u32.u32.add $0,$1,$2,$3;", "=r,r,r,r"(i32 %3, i32 %5, i32 0) #4
  %38 = xor i32 %37, %36
  %39 = tail call i32 asm "vsub2.u32.u32.u32 $0,$1,$2,$3;", "=r,r,r,r"(i32 0, i32 %3, i32 0) #4
  %40 = xor i32 %38, %39
  %41 = tail call i32 asm "vset2.u32.u32.eq $0,$1,$2,$3;", "=r,r,r,r"(i32 %3, i32 %5, i32 0) #4
  %42 = xor i32 %40, %41
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 %42, ptr %43, align 4
  %44 = tail call i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %3, i32 %5, i32 5) #3
  %45 = tail call i32 asm sideeffect "dp2a.lo.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %3, i32 %5, i32 6) #3
  %46 = add nsw i32 %45, %44
  %47 = tail call i32 asm sideeffect "dp4a.u32.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %3, i32 %5, i32 7) #3
  %48 = add i32 %46, %47
  %49 = tail call i32 asm sideeffect "dp2a.hi.u32.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %3, i32 %5, i32 8) #3
  %50 = add i32 %48, %49
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 12
  store i32 %50, ptr %51, align 4
  ret void
}

declare i64 @__nv_brevll(i64) #2

declare i64 @__nv_umul64hi(i64, i64) #2

declare i64 @__nv_mul64hi(i64, i64) #2

declare i32 @__nv_popcll(i64) #2

declare i32 @__nv_clzll(i64) #2

declare i32 @__nv_ffsll(i64) #2

declare i64 @llvm.fshl.i64(i64, i64, i64) #1

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent nounwind }
attributes #4 = { convergent nounwind }
