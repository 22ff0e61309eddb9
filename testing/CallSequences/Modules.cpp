//===- Modules.cpp - Modules for random calls -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallSequence.h"
#include "llvm/ADT/Twine.h"
#include <vector>

using namespace llvm;

namespace calls {

static constexpr StringLiteral Head =
    "target triple = \"nvptx64-nvidia-cuda\"\n"
    "target datalayout = "
    "\"e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-"
    "f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-"
    "n16:32:64\"\n"
    "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0, i32 3, i32 1}\n";

// NOLINTBEGIN(bugprone-suspicious-missing-comma): each has several lines.
static constexpr StringLiteral Bodies[] = {
    // A kernel that needs what the next modules have.
    "declare i32 @a(i32)\n"
    "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {\n"
    "  %r = call i32 @a(i32 %x)\n"
    "  store i32 %r, ptr addrspace(1) %p\n  ret void\n}\n",
    "declare i32 @b(i32)\n"
    "define i32 @a(i32 %x) {\n  %r = call i32 @b(i32 %x)\n  ret i32 %r\n}\n",
    "declare i32 @a(i32)\n@v = addrspace(1) global i32 7\n"
    "define i32 @b(i32 %x) {\n  %v = load i32, ptr addrspace(1) @v\n"
    "  %c = icmp eq i32 %x, %v\n  br i1 %c, label %y, label %n\ny:\n"
    "  %r = call i32 @a(i32 0)\n  ret i32 %r\nn:\n  ret i32 %v\n}\n",
    // The same names with other types.
    "define i32 @a(i64 %x) {\n  %r = trunc i64 %x to i32\n  ret i32 %r\n}\n",
    "@a = addrspace(1) global i32 0\n@v = addrspace(1) global i64 0\n",
    // A loop over shared memory with debug information.
    "@s = internal addrspace(3) global [64 x float] undef\n"
    "define ptx_kernel void @l(ptr addrspace(1) %p, i32 %n) !dbg !9 {\n"
    "entry:\n  br label %loop, !dbg !10\nloop:\n"
    "  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n"
    "  %q = getelementptr [64 x float], ptr addrspace(3) @s, i32 0, i32 %i\n"
    "  %f = load float, ptr addrspace(3) %q, !dbg !10\n"
    "  store float %f, ptr addrspace(1) %p, !dbg !10\n"
    "  %j = add i32 %i, 1\n  %c = icmp ult i32 %j, %n\n"
    "  br i1 %c, label %loop, label %end\nend:\n  ret void\n}\n"
    "!llvm.dbg.cu = !{!6}\n!llvm.module.flags = !{!7}\n"
    "!5 = !DIFile(filename: \"a.cu\", directory: \"/src\")\n"
    "!6 = distinct !DICompileUnit(language: DW_LANG_C, file: !5, "
    "emissionKind: FullDebug)\n"
    "!7 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
    "!8 = !DISubroutineType(types: !{null})\n"
    "!9 = distinct !DISubprogram(name: \"l\", file: !5, line: 3, type: !8, "
    "unit: !6, spFlags: DISPFlagDefinition)\n"
    "!10 = !DILocation(line: 4, column: 2, scope: !9)\n",
    // Nothing, and errors of several kinds.
    "",
    "define ptx_kernel i32 @k() {\n  ret i32 0\n}\n",
    "define void @k() {\n  %x = add i32 %y, 1\n  %y = add i32 %x, 1\n"
    "  ret void\n}\n",
    "define void @k( {\n",
    "define void @k(ptr %p) {\n  %q = addrspacecast ptr %p to ptr "
    "addrspace(9)\n  ret void\n}\n",
};
// NOLINTEND(bugprone-suspicious-missing-comma)

/// \p Text as bitcode.
static std::string toBitcode(StringRef Text) {
  opennvvmContext Context = nullptr;
  opennvvmModule Module = nullptr;
  opennvvmResult Result = nullptr;
  const char *Bytes = "";
  size_t Size = 0;
  opennvvmCreateContext(&Context);
  opennvvmSetOption(Context, "emit-llvm-bc", nullptr);
  opennvvmCreateModule(Text.data(), Text.size(), "m", &Module);
  if (opennvvmLink(Context, &Module, 1, &Result) == OPENNVVM_SUCCESS)
    opennvvmGetOutput(Result, &Bytes, &Size);
  std::string Bitcode(Bytes, Size);
  opennvvmDestroyResult(&Result);
  opennvvmDestroyModule(&Module);
  opennvvmDestroyContext(&Context);
  return Bitcode;
}

/// Each body as text and as bitcode, which is empty if it cannot be read.
static ArrayRef<std::string> allModules() {
  static const std::vector<std::string> &All = *[] {
    auto *New = new std::vector<std::string>;
    for (StringRef Body : Bodies) {
      New->push_back((Twine(Head) + Body).str());
      New->push_back(toBitcode(New->back()));
    }
    return New;
  }();
  return All;
}

std::string pickModule(Choices &C) {
  ArrayRef<std::string> All = allModules();
  std::string Text = All[C.below(All.size())];
  switch (C.below(8)) {
  case 5: { // Damaged.
    unsigned Changes = 1 + C.below(8);
    for (unsigned I = 0; I != Changes && !Text.empty(); ++I) {
      size_t At = C.byte() * 256;
      At = (At + C.byte()) % Text.size();
      Text[At] = char(C.byte());
    }
    return Text;
  }
  case 6: { // Cut.
    size_t End = C.byte() * 256;
    return Text.substr(0, End + C.byte());
  }
  case 7: // Anything.
    return C.bytes(C.byte()).str();
  default:
    return Text;
  }
}

} // namespace calls
