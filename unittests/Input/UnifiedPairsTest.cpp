//===- UnifiedPairsTest.cpp - Two values behind one key -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../lib/Input/UnifiedPairs.h"
#include "Target/Kernel.h"
#include "opennvvm/Input/Input.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

TEST(UnifiedPairs, KeyBeforeEachValueInText) {
  StringRef Text = "!nvvm.annotations = !{!1, !2, !3}\n"
                   "!1 = !{ptr @g, !\"unified\", i64 19, i64 -5}\n"
                   "!2 = !{ptr @h, !\"managed\", i32 1, !\"unified\", i64 1 ,\n"
                   "  i64 2, !\"unified\", i64 3, !\"unified\", i64 4}\n"
                   "!3 = !{ptr @i, !\"unified\", i64 1}\n"
                   "!4 = !{ptr @j, !\"unified\", i64 1, i64 2}\n";
  std::optional<std::string> Changed = splitUnifiedPairs(Text);
  ASSERT_TRUE(Changed);
  EXPECT_EQ(*Changed,
            "!nvvm.annotations = !{!1, !2, !3}\n"
            "!1 = !{ptr @g, !\"unified\", i64 19, !\"unified\", i64 -5}\n"
            "!2 = !{ptr @h, !\"managed\", i32 1, !\"unified\", i64 1, "
            "!\"unified\" ,\n"
            "  i64 2, !\"unified\", i64 3, !\"unified\", i64 4}\n"
            "!3 = !{ptr @i, !\"unified\", i64 1}\n"
            "!4 = !{ptr @j, !\"unified\", i64 1, i64 2}\n");
  EXPECT_FALSE(splitUnifiedPairs(*Changed));
  for (StringRef Same :
       {"", "!\"unified\"", "!nvvm.annotations = !{!1}\n!1 = !{!\"unified\", i",
        "!nvvm.annotations = !{!1}\n; !1 = !{p, !\"unified\", i64 1, i64 2}",
        "!nvvm.annotations = !{!1\n!1 = !{!\"unified\", i64 1, i64"})
    EXPECT_FALSE(splitUnifiedPairs(Same)) << Same.str();
}

/// Bitcode of a module whose variable has \p Values after one key.
SmallVector<char, 0> bitcodeOf(ArrayRef<int64_t> Values) {
  LLVMContext C;
  Module M("m", C);
  M.setTargetTriple(Triple("nvptx64-nvidia-cuda"));
  Type *I64 = Type::getInt64Ty(C);
  auto *GV = new GlobalVariable(M, I64, false, GlobalValue::ExternalLinkage,
                                ConstantInt::get(I64, 0), "g");
  SmallVector<Metadata *, 4> Node = {ConstantAsMetadata::get(GV),
                                     MDString::get(C, "unified")};
  for (int64_t V : Values)
    Node.push_back(ConstantAsMetadata::get(ConstantInt::get(I64, V)));
  M.getOrInsertNamedMetadata("nvvm.annotations")
      ->addOperand(MDNode::get(C, Node));
  SmallVector<char, 0> Bytes;
  raw_svector_ostream OS(Bytes);
  WriteBitcodeToFile(M, OS);
  return Bytes;
}

TEST(UnifiedPairs, KeyBeforeEachValueInBitcode) {
  SmallVector<char, 0> Bytes = bitcodeOf({19, 95});
  LLVMContext C;
  DiagnosticEngine Diags({}, Profile::NVPTX);
  LoadedModule L = loadModuleFromBuffer(
      MemoryBuffer::getMemBufferCopy(StringRef(Bytes.data(), Bytes.size())),
      "m.bc", C, Diags);
  ASSERT_TRUE(L.Module);
  Annotations Notes(*L.Module);
  auto Entries = Notes.of(*L.Module->getNamedGlobal("g"));
  ASSERT_EQ(Entries.size(), 2u);
  EXPECT_EQ(Entries[0].Value, 19);
  EXPECT_EQ(Entries[1].Value, 95);
  EXPECT_EQ(Entries[0].Key, Entries[1].Key);
  Diags.setInput({}, nullptr);
}

} // namespace
