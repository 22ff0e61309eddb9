target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { [16 x i32], i32, i32 }
%1 = type { [61 x %2] }
%2 = type { i32, i16, i8 }

define ptx_kernel void @_Z3usePiS_i(ptr %0, ptr %1, i32 %2) #0 {
  %4 = alloca %0, align 4
  %5 = alloca %1, align 4
  call void @llvm.lifetime.start.p0(ptr %4) #3
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i32 0, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 68
  call void @llvm.lifetime.start.p0(ptr %5) #3
  br label %8

8:
  %9 = phi i64 [ 0, %3 ], [ %27, %14 ]
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 %9
  store i32 0, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store i16 0, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 6
  store i8 0, ptr %12, align 2
  %13 = icmp eq i64 %9, 480
  br i1 %13, label %28, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 %9
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 0, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i16 0, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 14
  store i8 0, ptr %18, align 2
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 %9
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 20
  store i16 0, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 22
  store i8 0, ptr %22, align 2
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 %9
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i32 0, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 28
  store i16 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 30
  store i8 0, ptr %26, align 2
  %27 = add nuw nsw i64 %9, 32
  br label %8

28:
  %29 = icmp sgt i32 %2, 0
  br i1 %29, label %30, label %80

30:
  %31 = phi i32 [ %75, %71 ], [ 0, %28 ]
  %32 = phi i32 [ %38, %71 ], [ 0, %28 ]
  %33 = icmp eq i32 %32, 16
  br i1 %33, label %77, label %34

34:
  %35 = zext nneg i32 %31 to i64
  %36 = getelementptr inbounds nuw i32, ptr %0, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = add nuw nsw i32 %32, 1
  %39 = and i32 %32, 15
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %4, i64 %40
  store i32 %37, ptr %41, align 4
  %42 = mul i32 %37, -1640531535
  %43 = urem i32 %42, 61
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw %2, ptr %5, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 6
  %47 = load i8, ptr %46, align 2
  %48 = trunc nuw i8 %47 to i1
  br i1 %48, label %58, label %63

49:
  %50 = add i32 %60, 1
  %51 = icmp eq i32 %50, 61
  %52 = select i1 %51, i32 0, i32 %50
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw %2, ptr %5, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 6
  %56 = load i8, ptr %55, align 2
  %57 = trunc nuw i8 %56 to i1
  br i1 %57, label %58, label %63

58:
  %59 = phi ptr [ %54, %49 ], [ %45, %34 ]
  %60 = phi i32 [ %52, %49 ], [ %43, %34 ]
  %61 = load i32, ptr %59, align 4
  %62 = icmp eq i32 %61, %37
  br i1 %62, label %67, label %49

63:
  %64 = phi ptr [ %45, %34 ], [ %54, %49 ]
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 6
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 4
  store i32 %37, ptr %64, align 4
  store i16 0, ptr %66, align 4
  store i8 1, ptr %65, align 2
  br label %71

67:
  %68 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %69 = load i16, ptr %68, align 2
  %70 = add i16 %69, 1
  br label %71

71:
  %72 = phi i16 [ 1, %63 ], [ %70, %67 ]
  %73 = phi ptr [ %64, %63 ], [ %59, %67 ]
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 4
  store i16 %72, ptr %74, align 2
  %75 = add nuw nsw i32 %31, 1
  %76 = icmp eq i32 %75, %2
  br i1 %76, label %77, label %30

77:
  %78 = phi i32 [ %38, %71 ], [ 16, %30 ]
  %79 = load i32, ptr %6, align 4
  br label %80

80:
  %81 = phi i32 [ 0, %28 ], [ %79, %77 ]
  %82 = phi i32 [ 0, %28 ], [ %78, %77 ]
  store i32 %82, ptr %7, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %128, label %84

84:
  %85 = phi i32 [ %126, %123 ], [ 0, %80 ]
  %86 = phi i32 [ %93, %123 ], [ %82, %80 ]
  %87 = phi i32 [ %92, %123 ], [ %81, %80 ]
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %4, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = add nsw i32 %87, 1
  %92 = srem i32 %91, 16
  store i32 %92, ptr %6, align 4
  %93 = add nsw i32 %86, -1
  store i32 %93, ptr %7, align 4
  %94 = mul i32 %90, -1640531535
  %95 = urem i32 %94, 61
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw %2, ptr %5, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 6
  %99 = load i8, ptr %98, align 2
  %100 = trunc nuw i8 %99 to i1
  br i1 %100, label %110, label %115

101:
  %102 = add i32 %112, 1
  %103 = icmp eq i32 %102, 61
  %104 = select i1 %103, i32 0, i32 %102
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw %2, ptr %5, i64 %105
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 6
  %108 = load i8, ptr %107, align 2
  %109 = trunc nuw i8 %108 to i1
  br i1 %109, label %110, label %115

110:
  %111 = phi ptr [ %106, %101 ], [ %97, %84 ]
  %112 = phi i32 [ %104, %101 ], [ %95, %84 ]
  %113 = load i32, ptr %111, align 4
  %114 = icmp eq i32 %113, %90
  br i1 %114, label %119, label %101

115:
  %116 = phi ptr [ %97, %84 ], [ %106, %101 ]
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 6
  %118 = getelementptr inbounds nuw i8, ptr %116, i64 4
  store i32 %90, ptr %116, align 4
  store i16 0, ptr %118, align 4
  store i8 1, ptr %117, align 2
  br label %123

119:
  %120 = getelementptr inbounds nuw i8, ptr %111, i64 4
  %121 = load i16, ptr %120, align 2
  %122 = sext i16 %121 to i32
  br label %123

123:
  %124 = phi i32 [ 0, %115 ], [ %122, %119 ]
  %125 = mul nsw i32 %90, %124
  %126 = add nsw i32 %125, %85
  %127 = icmp eq i32 %93, 0
  br i1 %127, label %128, label %84

128:
  %129 = phi i32 [ 0, %80 ], [ %126, %123 ]
  %130 = icmp sgt i32 %2, 1
  br i1 %130, label %131, label %133

131:
  %132 = lshr i32 %2, 1
  br label %139

133:
  %134 = load i32, ptr %0, align 4
  %135 = add nsw i32 %134, %129
  %136 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr %1, i64 %137
  store i32 %135, ptr %138, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #3
  call void @llvm.lifetime.end.p0(ptr %4) #3
  ret void

139:
  %140 = phi i32 [ %141, %173 ], [ %132, %131 ]
  %141 = add nsw i32 %140, -1
  %142 = shl nuw nsw i32 %141, 1
  %143 = or i32 %142, 1
  %144 = icmp slt i32 %143, %2
  br i1 %144, label %145, label %173

145:
  %146 = phi i32 [ %171, %169 ], [ %143, %139 ]
  %147 = phi i32 [ %170, %169 ], [ %142, %139 ]
  %148 = phi i32 [ %161, %169 ], [ %141, %139 ]
  %149 = add nsw i32 %147, 2
  %150 = icmp slt i32 %149, %2
  br i1 %150, label %151, label %160

151:
  %152 = sext i32 %146 to i64
  %153 = getelementptr inbounds i32, ptr %0, i64 %152
  %154 = sext i32 %149 to i64
  %155 = getelementptr inbounds i32, ptr %0, i64 %154
  %156 = load i32, ptr %153, align 4
  %157 = load i32, ptr %155, align 4
  %158 = icmp slt i32 %156, %157
  %159 = select i1 %158, i32 %149, i32 %146
  br label %160

160:
  %161 = phi i32 [ %146, %145 ], [ %159, %151 ]
  %162 = sext i32 %148 to i64
  %163 = getelementptr inbounds i32, ptr %0, i64 %162
  %164 = load i32, ptr %163, align 4
  %165 = sext i32 %161 to i64
  %166 = getelementptr inbounds i32, ptr %0, i64 %165
  %167 = load i32, ptr %166, align 4
  %168 = icmp slt i32 %164, %167
  br i1 %168, label %169, label %173

169:
  store i32 %167, ptr %163, align 4
  store i32 %164, ptr %166, align 4
  %170 = shl nsw i32 %161, 1
  %171 = or i32 %170, 1
  %172 = icmp slt i32 %171, %2
  br i1 %172, label %145, label %173

173:
  %174 = icmp sgt i32 %140, 1
  br i1 %174, label %139, label %133
}

declare void @llvm.lifetime.start.p0(ptr) #1

declare void @llvm.lifetime.end.p0(ptr) #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { nounwind }
attributes #3 = { nounwind }
