// Operations of float, for the flags of a target.
gpu.module @o {
  llvm.func @k(%p: !llvm.ptr<1>, %x: f32) attributes {nvvm.kernel} {
    %v = llvm.load %p : !llvm.ptr<1> -> f32
    %m = llvm.fmul %v, %x : f32
    %s = llvm.fadd %m, %x : f32
    %d = llvm.fdiv %s, %v : f32
    llvm.store %d, %p : f32, !llvm.ptr<1>
    llvm.return
  }
}
