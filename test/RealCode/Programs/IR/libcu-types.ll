target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { [4 x i32] }
%1 = type { %2 }
%2 = type <{ %3, %4, %5, [3 x i8] }>
%3 = type { i32 }
%4 = type { float }
%5 = type { i8 }
%6 = type { %7, [3 x i8] }
%7 = type { %8 }
%8 = type { %9 }
%9 = type { %10 }
%10 = type { %11 }
%11 = type { %12 }
%12 = type <{ %13, i8 }>
%13 = type { i32 }
%14 = type { ptr, i64 }
%15 = type { %16, [3 x i8] }
%16 = type { %17 }
%17 = type { %18 }
%18 = type { %19 }
%19 = type { %20 }
%20 = type { %21 }
%21 = type <{ %22, i8 }>
%22 = type { float }

@0 = private constant %0 { [4 x i32] [i32 1, i32 2, i32 3, i32 4] }, align 4

define %1 @_Z4makei(i32 %0) #0 {
  %2 = sitofp i32 %0 to float
  %3 = fmul contract float %2, 5.000000e-01
  %4 = trunc i32 %0 to i8
  %5 = insertvalue %1 poison, i32 %0, 0, 0, 0
  %6 = insertvalue %1 %5, float %3, 0, 1, 0
  %7 = insertvalue %1 %6, i8 %4, 0, 2, 0
  %8 = insertvalue %1 %7, i8 undef, 0, 3, 0
  %9 = insertvalue %1 %8, i8 undef, 0, 3, 1
  %10 = insertvalue %1 %9, i8 undef, 0, 3, 2
  ret %1 %10
}

define %6 @_Z4findN4cuda3std3__44spanIKiLm18446744073709551615EEEi(ptr byval(%14) align 8 %0, i32 %1) #1 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %18, label %6

6:
  %7 = load ptr, ptr %0, align 8
  br label %8

8:
  %9 = phi i64 [ 0, %6 ], [ %16, %15 ]
  %10 = getelementptr inbounds nuw i32, ptr %7, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, %1
  br i1 %12, label %13, label %15

13:
  %14 = trunc i64 %9 to i32
  br label %18

15:
  %16 = add nuw i64 %9, 1
  %17 = icmp eq i64 %16, %4
  br i1 %17, label %18, label %8

18:
  %19 = phi i1 [ true, %13 ], [ false, %2 ], [ false, %15 ]
  %20 = phi i32 [ %14, %13 ], [ 0, %2 ], [ 0, %15 ]
  %21 = zext i1 %19 to i8
  %22 = insertvalue %6 poison, i32 %20, 0, 0, 0, 0, 0, 0, 0, 0
  %23 = insertvalue %6 %22, i8 %21, 0, 0, 0, 0, 0, 0, 1
  %24 = insertvalue %6 %23, i8 undef, 1, 0
  %25 = insertvalue %6 %24, i8 undef, 1, 1
  %26 = insertvalue %6 %25, i8 undef, 1, 2
  ret %6 %26
}

define %15 @_Z4rootf(float %0) #2 {
  %2 = fcmp contract olt float %0, 0.000000e+00
  br i1 %2, label %5, label %3

3:
  %4 = tail call contract float @__nv_sqrtf(float %0) #8
  br label %5

5:
  %6 = phi float [ %4, %3 ], [ 0xFFFFFFFFE0000000, %1 ]
  %7 = phi i8 [ 1, %3 ], [ 0, %1 ]
  %8 = insertvalue %15 poison, float %6, 0, 0, 0, 0, 0, 0, 0, 0
  %9 = insertvalue %15 %8, i8 %7, 0, 0, 0, 0, 0, 0, 1
  %10 = insertvalue %15 %9, i8 undef, 1, 0
  %11 = insertvalue %15 %10, i8 undef, 1, 1
  %12 = insertvalue %15 %11, i8 undef, 1, 2
  ret %15 %12
}

define ptx_kernel void @_Z5typesPKiPfi(ptr %0, ptr initializes((0, 12), (20, 28)) %1, i32 %2) #3 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = uitofp nneg i32 %4 to float
  %6 = fmul contract float %5, 5.000000e-01
  %7 = trunc i32 %4 to i8
  %8 = fadd contract float %6, %5
  %9 = sitofp i8 %7 to float
  %10 = fadd contract float %8, %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 5
  br i1 %13, label %43, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 5
  br i1 %17, label %43, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 5
  br i1 %21, label %43, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 5
  br i1 %25, label %43, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 5
  br i1 %29, label %43, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 5
  br i1 %33, label %43, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 5
  br i1 %37, label %43, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %40, 5
  %42 = select i1 %41, float 7.000000e+00, float -1.000000e+00
  br label %43

43:
  %44 = phi float [ %42, %38 ], [ 0.000000e+00, %3 ], [ 1.000000e+00, %14 ], [ 2.000000e+00, %18 ], [ 3.000000e+00, %22 ], [ 4.000000e+00, %26 ], [ 5.000000e+00, %30 ], [ 6.000000e+00, %34 ]
  %45 = fadd contract float %10, %44
  store float %45, ptr %1, align 4
  %46 = icmp sgt i32 %2, 4
  %47 = select i1 %46, i32 1069547520, i32 3
  %48 = bitcast i32 %47 to float
  %49 = uitofp nneg i32 %47 to float
  %50 = select i1 %46, float %48, float %49
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store float %50, ptr %51, align 4
  %52 = and i32 %2, 3
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr @0, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = tail call i32 @__nv_popc(i32 %2) #8
  %57 = icmp ult i32 %56, 33
  tail call void @llvm.assume(i1 %57)
  %58 = add nsw i32 %56, %55
  %59 = tail call i32 asm "bfind.u32 $0, $1;", "=r,r"(i32 8) #9
  %60 = add nsw i32 %59, 1
  %61 = tail call i32 asm "shl.b32 $0, $1, $2;", "=r,r,r"(i32 1, i32 %60) #9
  %62 = icmp ugt i32 %61, 8
  tail call void @llvm.assume(i1 %62)
  %63 = add i32 %58, %61
  %64 = uitofp i32 %63 to float
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store float %64, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %68 = load float, ptr %66, align 4
  %69 = load float, ptr %67, align 4
  %70 = fmul contract float %68, %68
  %71 = fmul contract float %69, %69
  %72 = fmul contract float %68, %69
  %73 = fsub contract float %70, %71
  %74 = fadd contract float %72, %72
  %75 = fcmp uno float %73, 0.000000e+00
  %76 = fcmp uno float %74, 0.000000e+00
  %77 = and i1 %75, %76
  br i1 %77, label %78, label %157

78:
  %79 = tail call float @llvm.fabs.f32(float %68)
  %80 = fcmp oeq float %79, 0x7FF0000000000000
  %81 = tail call float @llvm.fabs.f32(float %69)
  %82 = fcmp oeq float %81, 0x7FF0000000000000
  %83 = or i1 %80, %82
  br i1 %83, label %84, label %95

84:
  %85 = select contract i1 %80, float 1.000000e+00, float 0.000000e+00
  %86 = tail call contract float @llvm.copysign.f32(float %85, float %68)
  %87 = select contract i1 %82, float 1.000000e+00, float 0.000000e+00
  %88 = tail call contract float @llvm.copysign.f32(float %87, float %69)
  %89 = fcmp uno float %68, 0.000000e+00
  %90 = tail call contract float @llvm.copysign.f32(float 0.000000e+00, float %68)
  %91 = select i1 %89, float %90, float %68
  %92 = fcmp uno float %69, 0.000000e+00
  br i1 %92, label %93, label %95

93:
  %94 = tail call contract float @llvm.copysign.f32(float 0.000000e+00, float %69)
  br label %95

95:
  %96 = phi float [ 0.000000e+00, %93 ], [ %81, %84 ], [ %81, %78 ]
  %97 = phi float [ %94, %93 ], [ %69, %84 ], [ %69, %78 ]
  %98 = phi float [ %91, %93 ], [ %91, %84 ], [ %68, %78 ]
  %99 = phi float [ %88, %93 ], [ %88, %84 ], [ %69, %78 ]
  %100 = phi float [ %86, %93 ], [ %86, %84 ], [ %68, %78 ]
  %101 = tail call float @llvm.fabs.f32(float %98)
  %102 = fcmp oeq float %101, 0x7FF0000000000000
  %103 = fcmp oeq float %96, 0x7FF0000000000000
  %104 = or i1 %103, %102
  br i1 %104, label %105, label %116

105:
  %106 = select contract i1 %102, float 1.000000e+00, float 0.000000e+00
  %107 = tail call contract float @llvm.copysign.f32(float %106, float %98)
  %108 = select contract i1 %103, float 1.000000e+00, float 0.000000e+00
  %109 = tail call contract float @llvm.copysign.f32(float %108, float %97)
  %110 = fcmp uno float %100, 0.000000e+00
  %111 = tail call contract float @llvm.copysign.f32(float 0.000000e+00, float %100)
  %112 = select i1 %110, float %111, float %100
  %113 = fcmp uno float %99, 0.000000e+00
  br i1 %113, label %114, label %116

114:
  %115 = tail call contract float @llvm.copysign.f32(float 0.000000e+00, float %99)
  br label %116

116:
  %117 = phi i1 [ %83, %95 ], [ true, %114 ], [ true, %105 ]
  %118 = phi float [ %97, %95 ], [ %109, %114 ], [ %109, %105 ]
  %119 = phi float [ %98, %95 ], [ %107, %114 ], [ %107, %105 ]
  %120 = phi float [ %99, %95 ], [ %115, %114 ], [ %99, %105 ]
  %121 = phi float [ %100, %95 ], [ %112, %114 ], [ %112, %105 ]
  br i1 %117, label %144, label %122

122:
  %123 = tail call float @llvm.fabs.f32(float %70)
  %124 = fcmp oeq float %123, 0x7FF0000000000000
  %125 = tail call float @llvm.fabs.f32(float %71)
  %126 = fcmp oeq float %125, 0x7FF0000000000000
  %127 = or i1 %124, %126
  %128 = tail call float @llvm.fabs.f32(float %72)
  %129 = fcmp oeq float %128, 0x7FF0000000000000
  %130 = or i1 %129, %127
  br i1 %130, label %131, label %157

131:
  %132 = fcmp uno float %121, 0.000000e+00
  %133 = tail call contract float @llvm.copysign.f32(float 0.000000e+00, float %121)
  %134 = select i1 %132, float %133, float %121
  %135 = fcmp uno float %120, 0.000000e+00
  %136 = tail call contract float @llvm.copysign.f32(float 0.000000e+00, float %120)
  %137 = select i1 %135, float %136, float %120
  %138 = fcmp uno float %119, 0.000000e+00
  %139 = tail call contract float @llvm.copysign.f32(float 0.000000e+00, float %119)
  %140 = select i1 %138, float %139, float %119
  %141 = fcmp uno float %118, 0.000000e+00
  br i1 %141, label %142, label %144

142:
  %143 = tail call contract float @llvm.copysign.f32(float 0.000000e+00, float %118)
  br label %144

144:
  %145 = phi float [ %118, %116 ], [ %118, %131 ], [ %143, %142 ]
  %146 = phi float [ %119, %116 ], [ %140, %131 ], [ %140, %142 ]
  %147 = phi float [ %120, %116 ], [ %137, %131 ], [ %137, %142 ]
  %148 = phi float [ %121, %116 ], [ %134, %131 ], [ %134, %142 ]
  %149 = fmul contract float %146, %148
  %150 = fmul contract float %145, %147
  %151 = fmul contract float %145, %148
  %152 = fmul contract float %146, %147
  %153 = fsub contract float %149, %150
  %154 = fmul contract float %153, 0x7FF0000000000000
  %155 = fadd contract float %152, %151
  %156 = fmul contract float %155, 0x7FF0000000000000
  br label %157

157:
  %158 = phi float [ %154, %144 ], [ %73, %122 ], [ %73, %43 ]
  %159 = phi float [ %156, %144 ], [ %74, %122 ], [ %74, %43 ]
  %160 = tail call contract float @__nv_logbf(float 2.000000e+00) #8
  %161 = tail call float @llvm.fabs.f32(float %160)
  %162 = fcmp ueq float %161, 0x7FF0000000000000
  br i1 %162, label %168, label %163

163:
  %164 = fptosi float %160 to i32
  %165 = sub nsw i32 0, %164
  %166 = tail call contract float @__nv_scalbnf(float 1.000000e+00, i32 %165) #8
  %167 = tail call contract float @__nv_scalbnf(float 2.000000e+00, i32 %165) #8
  br label %168

168:
  %169 = phi float [ %167, %163 ], [ 2.000000e+00, %157 ]
  %170 = phi float [ %166, %163 ], [ 1.000000e+00, %157 ]
  %171 = phi i32 [ %164, %163 ], [ 0, %157 ]
  %172 = fmul contract float %158, %170
  %173 = fmul contract float %159, %169
  %174 = fmul contract float %158, %169
  %175 = fmul contract float %159, %170
  %176 = fmul contract float %170, %170
  %177 = fmul contract float %169, %169
  %178 = fadd contract float %177, %176
  %179 = fadd contract float %173, %172
  %180 = fdiv contract float %179, %178
  %181 = sub nsw i32 0, %171
  %182 = tail call contract float @__nv_scalbnf(float %180, i32 %181) #8
  %183 = fsub contract float %175, %174
  %184 = fdiv contract float %183, %178
  %185 = tail call contract float @__nv_scalbnf(float %184, i32 %181) #8
  %186 = fcmp uno float %182, 0.000000e+00
  %187 = fcmp uno float %185, 0.000000e+00
  %188 = and i1 %186, %187
  br i1 %188, label %189, label %245

189:
  %190 = fcmp contract oeq float %178, 0.000000e+00
  br i1 %190, label %191, label %199

191:
  %192 = fcmp uno float %158, 0.000000e+00
  %193 = fcmp uno float %159, 0.000000e+00
  %194 = select i1 %192, i1 %193, i1 false
  br i1 %194, label %199, label %195

195:
  %196 = tail call contract float @llvm.copysign.f32(float 0x7FF0000000000000, float %170)
  %197 = fmul contract float %158, %196
  %198 = fmul contract float %159, %196
  br label %245

199:
  %200 = tail call float @llvm.fabs.f32(float %158)
  %201 = fcmp oeq float %200, 0x7FF0000000000000
  %202 = tail call float @llvm.fabs.f32(float %159)
  %203 = fcmp oeq float %202, 0x7FF0000000000000
  %204 = select i1 %201, i1 true, i1 %203
  %205 = tail call float @llvm.fabs.f32(float %170)
  %206 = fcmp one float %205, 0x7FF0000000000000
  %207 = and i1 %204, %206
  %208 = tail call float @llvm.fabs.f32(float %169)
  %209 = fcmp one float %208, 0x7FF0000000000000
  %210 = and i1 %209, %207
  br i1 %210, label %211, label %224

211:
  %212 = select contract i1 %201, float 1.000000e+00, float 0.000000e+00
  %213 = tail call contract float @llvm.copysign.f32(float %212, float %158)
  %214 = select contract i1 %203, float 1.000000e+00, float 0.000000e+00
  %215 = tail call contract float @llvm.copysign.f32(float %214, float %159)
  %216 = fmul contract float %213, %170
  %217 = fmul contract float %215, %169
  %218 = fadd contract float %217, %216
  %219 = fmul contract float %218, 0x7FF0000000000000
  %220 = fmul contract float %215, %170
  %221 = fmul contract float %213, %169
  %222 = fsub contract float %220, %221
  %223 = fmul contract float %222, 0x7FF0000000000000
  br label %245

224:
  %225 = fcmp oeq float %160, 0x7FF0000000000000
  %226 = fcmp one float %200, 0x7FF0000000000000
  %227 = and i1 %226, %225
  %228 = fcmp one float %202, 0x7FF0000000000000
  %229 = select i1 %227, i1 %228, i1 false
  br i1 %229, label %230, label %245

230:
  %231 = fcmp oeq float %205, 0x7FF0000000000000
  %232 = select contract i1 %231, float 1.000000e+00, float 0.000000e+00
  %233 = tail call contract float @llvm.copysign.f32(float %232, float %170)
  %234 = fcmp oeq float %208, 0x7FF0000000000000
  %235 = select contract i1 %234, float 1.000000e+00, float 0.000000e+00
  %236 = tail call contract float @llvm.copysign.f32(float %235, float %169)
  %237 = fmul contract float %158, %233
  %238 = fmul contract float %159, %236
  %239 = fadd contract float %238, %237
  %240 = fmul contract float %239, 0.000000e+00
  %241 = fmul contract float %159, %233
  %242 = fmul contract float %158, %236
  %243 = fsub contract float %241, %242
  %244 = fmul contract float %243, 0.000000e+00
  br label %245

245:
  %246 = phi float [ %219, %211 ], [ %240, %230 ], [ %197, %195 ], [ %182, %168 ], [ %182, %224 ]
  %247 = phi float [ %223, %211 ], [ %244, %230 ], [ %198, %195 ], [ %185, %168 ], [ %185, %224 ]
  %248 = fcmp contract oeq float %69, 0.000000e+00
  br i1 %248, label %249, label %252

249:
  %250 = tail call contract float @__nv_expf(float %68) #8
  %251 = tail call contract float @llvm.copysign.f32(float 0.000000e+00, float %69)
  br label %272

252:
  %253 = tail call float @llvm.fabs.f32(float %68)
  %254 = fcmp oeq float %253, 0x7FF0000000000000
  br i1 %254, label %255, label %265

255:
  %256 = fcmp contract olt float %68, 0.000000e+00
  %257 = tail call float @llvm.fabs.f32(float %69)
  %258 = fcmp ueq float %257, 0x7FF0000000000000
  br i1 %256, label %259, label %261

259:
  br i1 %258, label %260, label %265

260:
  br label %265

261:
  br i1 %258, label %262, label %265

262:
  %263 = fcmp oeq float %257, 0x7FF0000000000000
  %264 = select i1 %263, float 0x7FF8000000000000, float %69
  br label %272

265:
  %266 = phi float [ %69, %259 ], [ 1.000000e+00, %260 ], [ %69, %261 ], [ %69, %252 ]
  %267 = tail call contract float @__nv_expf(float %68) #8
  %268 = tail call contract float @__nv_cosf(float %266) #8
  %269 = fmul contract float %267, %268
  %270 = tail call contract float @__nv_sinf(float %266) #8
  %271 = fmul contract float %267, %270
  br label %272

272:
  %273 = phi float [ %250, %249 ], [ %269, %265 ], [ %68, %262 ]
  %274 = phi float [ %251, %249 ], [ %271, %265 ], [ %264, %262 ]
  %275 = fadd contract float %246, %273
  %276 = fadd contract float %247, %274
  %277 = tail call contract float @__nv_hypotf(float %275, float %276) #8
  %278 = fadd contract float %275, %277
  %279 = getelementptr inbounds nuw i8, ptr %1, i64 20
  store float %278, ptr %279, align 4
  %280 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %281 = load float, ptr %280, align 4
  %282 = fcmp contract olt float %281, 0.000000e+00
  br i1 %282, label %285, label %283

283:
  %284 = tail call contract float @__nv_sqrtf(float %281) #8
  br label %285

285:
  %286 = phi float [ %284, %283 ], [ 0.000000e+00, %272 ]
  %287 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store float %286, ptr %287, align 4
  %288 = add nsw i32 %2, -1
  %289 = shl nsw i32 %2, 1
  %290 = add nsw i32 %288, %289
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds nuw float, ptr %1, i64 %291
  %293 = load float, ptr %292, align 4
  %294 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store float %293, ptr %294, align 4
  %295 = sdiv i32 %2, 1000
  %296 = sitofp i32 %295 to float
  %297 = getelementptr inbounds nuw i8, ptr %1, i64 36
  store float %296, ptr %297, align 4
  ret void
}

declare float @__nv_sqrtf(float) #4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

declare void @llvm.assume(i1) #6

declare i32 @__nv_popc(i32) #4

declare float @llvm.copysign.f32(float, float) #7

declare float @__nv_logbf(float) #4

declare float @llvm.fabs.f32(float) #7

declare float @__nv_scalbnf(float, i32) #4

declare float @__nv_expf(float) #4

declare float @__nv_cosf(float) #4

declare float @__nv_sinf(float) #4

declare float @__nv_hypotf(float, float) #4

attributes #0 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #5 = { nounwind }
attributes #6 = { nounwind }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind }
