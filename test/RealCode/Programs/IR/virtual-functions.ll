target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_ZNK6Circle4areaEv = comdat any

$_ZN6Circle4growEf = comdat any

$_ZN6CircleD1Ev = comdat any

$_ZN6CircleD0Ev = comdat any

$_ZNK6Circle4nameEv = comdat any

$_ZThn8_NK6Circle4nameEv = comdat any

$_ZThn8_N6CircleD1Ev = comdat any

$_ZThn8_N6CircleD0Ev = comdat any

$_ZNK5Named4nameEv = comdat any

$_ZNK3Box4areaEv = comdat any

$_ZN3Box4growEf = comdat any

$_ZN3BoxD1Ev = comdat any

$_ZN3BoxD0Ev = comdat any

$_ZThn8_N3BoxD1Ev = comdat any

$_ZThn8_N3BoxD0Ev = comdat any

$_ZTV6Circle = comdat any

$_ZTV3Box = comdat any

@_ZTV6Circle = linkonce_odr constant { [7 x ptr], [5 x ptr] } { [7 x ptr] [ptr null, ptr null, ptr @_ZNK6Circle4areaEv, ptr @_ZN6Circle4growEf, ptr @_ZN6CircleD1Ev, ptr @_ZN6CircleD0Ev, ptr @_ZNK6Circle4nameEv], [5 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr null, ptr @_ZThn8_NK6Circle4nameEv, ptr @_ZThn8_N6CircleD1Ev, ptr @_ZThn8_N6CircleD0Ev] }, comdat, align 8
@_ZTV3Box = linkonce_odr constant { [6 x ptr], [5 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZNK3Box4areaEv, ptr @_ZN3Box4growEf, ptr @_ZN3BoxD1Ev, ptr @_ZN3BoxD0Ev], [5 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr null, ptr @_ZNK5Named4nameEv, ptr @_ZThn8_N3BoxD1Ev, ptr @_ZThn8_N3BoxD0Ev] }, comdat, align 8

define ptx_kernel void @_Z6shapesPKiPfPi(ptr %0, ptr %1, ptr %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  %9 = uitofp nneg i32 %4 to float
  br i1 %8, label %14, label %10

10:
  %11 = tail call ptr @_Znwm(i64 24) #12
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr getelementptr inbounds nuw inrange(-16, 40) (i8, ptr @_ZTV6Circle, i64 16), ptr %11, align 8
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Circle, i64 72), ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 20
  store float %9, ptr %13, align 4
  br label %19

14:
  %15 = tail call ptr @_Znwm(i64 32) #12
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV3Box, i64 16), ptr %15, align 8
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV3Box, i64 64), ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 20
  store float %9, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store float 2.000000e+00, ptr %18, align 8
  br label %19

19:
  %20 = phi ptr [ %15, %14 ], [ %11, %10 ]
  %21 = phi i32 [ 2, %14 ], [ 1, %10 ]
  %22 = phi ptr [ getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV3Box, i64 16), %14 ], [ getelementptr inbounds nuw inrange(-16, 40) (i8, ptr @_ZTV6Circle, i64 16), %10 ]
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i32 %21, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = load ptr, ptr %24, align 8
  tail call void %25(ptr align 8 %20, float 1.500000e+00) #13
  %26 = load ptr, ptr %20, align 8
  %27 = load ptr, ptr %26, align 8
  %28 = tail call contract float %27(ptr align 8 %20) #13
  %29 = getelementptr inbounds nuw float, ptr %1, i64 %5
  store float %28, ptr %29, align 4
  %30 = load i32, ptr %6, align 4
  %31 = add nsw i32 %30, 7
  %32 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  store i32 %31, ptr %32, align 4
  %33 = load ptr, ptr %20, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %35 = load ptr, ptr %34, align 8
  tail call void %35(ptr align 8 %20) #13
  ret void
}

declare ptr @_Znwm(i64) #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

define linkonce_odr float @_ZNK6Circle4areaEv(ptr align 8 %0) #3 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %3 = load float, ptr %2, align 4
  %4 = fmul contract float %3, 0x400921FA00000000
  %5 = fmul contract float %3, %4
  ret float %5
}

define linkonce_odr void @_ZN6Circle4growEf(ptr align 8 %0, float %1) #3 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load float, ptr %3, align 4
  %5 = fmul contract float %1, %4
  store float %5, ptr %3, align 4
  ret void
}

define linkonce_odr void @_ZN6CircleD1Ev(ptr align 8 %0) #4 comdat align 2 {
  ret void
}

define linkonce_odr void @_ZN6CircleD0Ev(ptr align 8 %0) #5 comdat align 2 {
  tail call void @_ZdlPvm(ptr %0, i64 24) #14
  ret void
}

define linkonce_odr i32 @_ZNK6Circle4nameEv(ptr align 8 %0) #3 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load i32, ptr %2, align 8
  %4 = add nsw i32 %3, 100
  ret i32 %4
}

define linkonce_odr i32 @_ZThn8_NK6Circle4nameEv(ptr %0) #6 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8
  %4 = add nsw i32 %3, 100
  ret i32 %4
}

define linkonce_odr void @_ZThn8_N6CircleD1Ev(ptr %0) #7 comdat align 2 {
  ret void
}

define linkonce_odr void @_ZThn8_N6CircleD0Ev(ptr %0) #8 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -8
  tail call void @_ZdlPvm(ptr align 8 %2, i64 24) #14
  ret void
}

define linkonce_odr i32 @_ZNK5Named4nameEv(ptr align 8 %0) #3 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8
  ret i32 %3
}

declare void @_ZdlPvm(ptr, i64) #9

define linkonce_odr float @_ZNK3Box4areaEv(ptr align 8 %0) #3 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %3 = load float, ptr %2, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load float, ptr %4, align 8
  %6 = fmul contract float %3, %5
  ret float %6
}

define linkonce_odr void @_ZN3Box4growEf(ptr align 8 %0, float %1) #3 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load float, ptr %3, align 4
  %5 = fmul contract float %1, %4
  store float %5, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load float, ptr %6, align 8
  %8 = fmul contract float %1, %7
  store float %8, ptr %6, align 8
  ret void
}

define linkonce_odr void @_ZN3BoxD1Ev(ptr align 8 %0) #3 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store float 0.000000e+00, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store float 0.000000e+00, ptr %3, align 4
  ret void
}

define linkonce_odr void @_ZN3BoxD0Ev(ptr align 8 %0) #10 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store float 0.000000e+00, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store float 0.000000e+00, ptr %3, align 4
  tail call void @_ZdlPvm(ptr %0, i64 32) #14
  ret void
}

define linkonce_odr void @_ZThn8_N3BoxD1Ev(ptr %0) #6 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store float 0.000000e+00, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store float 0.000000e+00, ptr %3, align 4
  ret void
}

define linkonce_odr void @_ZThn8_N3BoxD0Ev(ptr %0) #11 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store float 0.000000e+00, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store float 0.000000e+00, ptr %4, align 4
  tail call void @_ZdlPvm(ptr align 8 %2, i64 32) #14
  ret void
}

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #5 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #6 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #7 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #8 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #9 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #10 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #11 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #12 = { convergent nounwind }
attributes #13 = { convergent nounwind }
attributes #14 = { convergent nounwind }
