// Modules with our target, with that of MLIR, and with none.
gpu.module @m [#opennvvm.target<chip = "sm_90", options = {"strict-atomics", ptx = "8.0"}>] {
  llvm.func @k(%p: !llvm.ptr<1>, %x: f32) attributes {nvvm.kernel} {
    %v = llvm.load %p : !llvm.ptr<1> -> f32
    %s = llvm.fadd %v, %x : f32
    llvm.store %s, %p : f32, !llvm.ptr<1>
    llvm.return
  }
}
gpu.module @n [#nvvm.target<chip = "sm_80", O = 3>] {
  llvm.func @k(%p: !llvm.ptr<1>, %x: f32) attributes {nvvm.kernel} { llvm.return }
}
gpu.module @o { llvm.func @k() attributes {nvvm.kernel} { llvm.return } }
