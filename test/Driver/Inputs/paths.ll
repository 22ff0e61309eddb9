target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(1) %p) !dbg !5 {
  %old = atomicrmw fadd ptr addrspace(1) %p, double 1.0 seq_cst, !dbg !9
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0), !dbg !7
  %v = call float asm "fence.proxy.async;", "=f"(), !dbg !9
  ret void, !dbg !7
}

declare void @llvm.nvvm.barrier.cta.sync.all(i32)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!nvvmir.version = !{!4}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "sub/k.cu", directory: "/home/user/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 2, !"Dwarf Version", i32 2}
!4 = !{i32 2, i32 0, i32 3, i32 2}
!5 = distinct !DISubprogram(name: "k", file: !1, line: 3, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !{})
!7 = !DILocation(line: 4, column: 5, scope: !5)
!8 = !DIFile(filename: "/home/user/src/include/h.cuh", directory: "/home/user/src")
!9 = !DILocation(line: 9, scope: !10, inlinedAt: !7)
!10 = distinct !DISubprogram(name: "h", file: !8, line: 8, type: !6, unit: !0, spFlags: DISPFlagDefinition)
