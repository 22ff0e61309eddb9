target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { ptr, ptr, ptr }

$_Z6sharedi = comdat any

@_ZL4Kept = internal addrspace(1) global i32 9, align 4
@Table = addrspace(1) externally_initialized global [3 x i16] [i16 1, i16 -2, i16 3], align 2
@Second = addrspace(1) externally_initialized global ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @Table to ptr), i64 2), align 8
@0 = private constant [6 x i8] c"first\00", align 1
@Last = addrspace(1) externally_initialized global %0 { ptr @1, ptr @_Z6sharedi, ptr null }, align 8
@First = addrspace(1) externally_initialized global %0 { ptr @0, ptr @4, ptr addrspacecast (ptr addrspace(1) @Last to ptr) }, align 8
@1 = private constant [7 x i8] c"l\C3\A4st\0A\00", align 1
@2 = internal addrspace(1) global i32 100, align 4
@Outside = external addrspace(1) global [8 x float], align 4
@3 = internal addrspace(1) global i32 0, align 4
@llvm.compiler.used = appending global [5 x ptr] [ptr addrspacecast (ptr addrspace(1) @First to ptr), ptr addrspacecast (ptr addrspace(1) @Last to ptr), ptr addrspacecast (ptr addrspace(1) @Second to ptr), ptr addrspacecast (ptr addrspace(1) @Table to ptr), ptr addrspacecast (ptr addrspace(1) @_ZL4Kept to ptr)], section "llvm.metadata"

define weak i32 @_Z6weaklyi(i32 %0) #0 {
  %2 = add nsw i32 %0, 1
  ret i32 %2
}

define internal i32 @4(i32 %0) #1 {
  %2 = mul nsw i32 %0, 7
  ret i32 %2
}

define linkonce_odr i32 @_Z6sharedi(i32 %0) #2 comdat {
  %2 = add nsw i32 %0, -3
  ret i32 %2
}

define i32 @"_Z5caf\C3\A9i"(i32 %0) #3 {
  %2 = or i32 %0, 1
  ret i32 %2
}

define ptx_kernel void @uses(ptr %0) #4 {
  %2 = tail call i32 @4(i32 1) #6
  %3 = tail call i32 @_Z6weaklyi(i32 %2) #6
  %4 = tail call i32 @outside(i32 %3, ptr addrspacecast (ptr addrspace(1) @Outside to ptr)) #7
  %5 = tail call i32 @_Z6sharedi(i32 2) #6
  %6 = add nsw i32 %5, %4
  %7 = tail call fastcc i32 @5() #6
  %8 = add nsw i32 %6, %7
  store i32 %8, ptr %0, align 4
  %9 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @3 to ptr), i32 1 seq_cst, align 4
  %10 = load ptr, ptr addrspacecast (ptr addrspace(1) @Second to ptr), align 8
  %11 = load i16, ptr %10, align 2
  %12 = sext i16 %11 to i32
  %13 = load i32, ptr addrspacecast (ptr addrspace(1) @2 to ptr), align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr addrspacecast (ptr addrspace(1) @2 to ptr), align 4
  %15 = add i32 %9, 5
  %16 = add i32 %15, %12
  %17 = add nsw i32 %16, %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %17, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = icmp eq ptr addrspacecast (ptr addrspace(1) @First to ptr), null
  br i1 %20, label %27, label %21

21:
  %22 = load i32, ptr %19, align 4
  br label %23

23:
  %24 = phi i32 [ %36, %28 ], [ %22, %21 ]
  %25 = phi ptr [ %38, %28 ], [ addrspacecast (ptr addrspace(1) @First to ptr), %21 ]
  %26 = icmp sgt i32 %24, 0
  br i1 %26, label %28, label %27

27:
  ret void

28:
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %25, align 8
  %32 = load i8, ptr %31, align 1
  %33 = sext i8 %32 to i32
  %34 = tail call i32 %30(i32 %33) #7
  %35 = load i32, ptr %19, align 4
  %36 = sub nsw i32 %35, %34
  store i32 %36, ptr %19, align 4
  %37 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %27, label %23
}

declare i32 @outside(i32, ptr) #5

define internal fastcc i32 @5() #1 {
  ret i32 7
}

attributes #0 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #5 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }
