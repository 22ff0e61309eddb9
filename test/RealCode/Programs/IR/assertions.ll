target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@0 = private constant [40 x i8] c"i >= 0 && i < n && \22index out of range\22\00", align 1
@1 = private constant [14 x i8] c"assertions.cu\00", align 1
@2 = private constant [55 x i8] c"void checked(const int *, const float *, float *, int)\00", align 1
@3 = private constant [14 x i8] c"in != nullptr\00", align 1
@4 = private constant [22 x i8] c"out[threadIdx.x] >= 0\00", align 1

define float @_Z4area5Shapef(i32 %0, float %1) #0 {
  switch i32 %0, label %7 [
    i32 0, label %8
    i32 1, label %3
    i32 2, label %5
  ]

3:
  %4 = fmul contract float %1, 0x400921FA00000000
  br label %8

5:
  %6 = fmul contract float %1, 0x3FDBB645A0000000
  br label %8

7:
  unreachable

8:
  %9 = phi float [ %6, %5 ], [ %4, %3 ], [ %1, %2 ]
  %10 = fmul contract float %1, %9
  ret float %10
}

define ptx_kernel void @_Z7checkedPKiPKfPfi(ptr %0, ptr %1, ptr %2, i32 %3) #1 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4
  %9 = icmp sgt i32 %8, -1
  %10 = icmp slt i32 %8, %3
  %11 = and i1 %9, %10
  br i1 %11, label %13, label %12

12:
  tail call void @__assertfail(ptr @0, ptr @1, i32 24, ptr @2, i64 1) #9
  br label %13

13:
  %14 = icmp eq ptr %1, null
  br i1 %14, label %15, label %16

15:
  tail call void @__assertfail(ptr @3, ptr @1, i32 25, ptr @2, i64 1) #9
  br label %16

16:
  %17 = sext i32 %8 to i64
  %18 = getelementptr inbounds float, ptr %1, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = fcmp contract uno float %19, 0.000000e+00
  br i1 %20, label %21, label %22

21:
  tail call void @llvm.trap()
  unreachable

22:
  %23 = fcmp contract oeq float %19, 1.234500e+03
  br i1 %23, label %24, label %25

24:
  tail call void asm sideeffect "brkpt;", ""() #9
  br label %25

25:
  %26 = fcmp contract olt float %19, 1.000000e+02
  tail call void @llvm.assume(i1 %26)
  %27 = srem i32 %8, 3
  switch i32 %27, label %32 [
    i32 0, label %33
    i32 1, label %28
    i32 2, label %30
  ]

28:
  %29 = fmul contract float %19, 0x400921FA00000000
  br label %33

30:
  %31 = fmul contract float %19, 0x3FDBB645A0000000
  br label %33

32:
  unreachable

33:
  %34 = phi float [ %31, %30 ], [ %29, %28 ], [ %19, %25 ]
  %35 = fmul contract float %19, %34
  %36 = getelementptr inbounds nuw float, ptr %2, i64 %6
  store float %35, ptr %36, align 4
  %37 = fcmp contract ult float %35, 0.000000e+00
  br i1 %37, label %38, label %39

38:
  tail call void @__assertfail(ptr @4, ptr @1, i32 33, ptr @2, i64 1) #9
  br label %39

39:
  ret void
}

declare void @llvm.assume(i1) #2

define void @_Z4failPii(ptr %0, i32 %1) #3 {
  store i32 %1, ptr %0, align 4
  tail call void @llvm.nvvm.membar.sys()
  tail call void @llvm.trap()
  unreachable
}

define ptx_kernel void @_Z5stopsPii(ptr %0, i32 %1) #4 {
  %3 = icmp sgt i32 %1, 5
  br i1 %3, label %4, label %5

4:
  tail call void @_Z4failPii(ptr %0, i32 %1) #10
  unreachable

5:
  store i32 -1, ptr %0, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

declare void @__assertfail(ptr, ptr, i32, ptr, i64) #6

declare void @llvm.trap() #7

declare void @llvm.nvvm.membar.sys() #8

attributes #0 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { noinline noreturn nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }
attributes #10 = { noreturn nounwind }
