target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

%S = type { i8, double, [3 x i16], { i32, i8 } }

define ptx_kernel void @params(ptr addrspace(1) %out, i8 zeroext %c, %S %s, ptr byval([200 x i32]) align 16 %big, i16 zeroext %last) convergent !dbg !5 {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8
  call void @helper(i8 zeroext 1), !dbg !9
  store i32 %x, ptr addrspace(1) %out, !dbg !10
  ret void, !dbg !10
}

define void @helper(i8 %x) convergent {
  call void @llvm.nvvm.barrier.cluster.arrive()
  ret void
}

define ptx_kernel void @simple(i32 %n) {
  %a = alloca [8 x i32]
  store volatile i32 %n, ptr %a
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cluster.arrive()

!nvvmir.version = !{!11}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}
!0 = !DIFile(filename: "kernels.cu", directory: "FOLDER")
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !0, emissionKind: LineTablesOnly)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "params", file: !0, line: 2, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!8 = !DILocation(line: 3, column: 3, scope: !5)
!9 = !DILocation(line: 4, column: 3, scope: !5)
!10 = !DILocation(line: 5, column: 3, scope: !5)
!11 = !{i32 2, i32 0}
