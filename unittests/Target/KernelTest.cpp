//===- KernelTest.cpp - Kernels and their launch bounds -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Target/Kernel.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {
class Kernel : public testing::Test {
protected:
  const Function &parse(StringRef Text) {
    SMDiagnostic Error;
    M = parseAssemblyString(Text, Error, C);
    if (!M)
      Error.print("test", errs());
    return *M->getFunction("k");
  }
  /// Appends an annotation. LLVM's reader turns those in text into attributes.
  void annotate(StringRef Name,
                std::initializer_list<std::pair<StringRef, int>> Entries) {
    SmallVector<Metadata *, 8> Ops = {
        ValueAsMetadata::get(M->getFunction(Name))};
    for (auto [Key, Value] : Entries) {
      Ops.push_back(MDString::get(C, Key));
      Ops.push_back(ConstantAsMetadata::get(
          ConstantInt::get(Type::getInt32Ty(C), Value)));
    }
    M->getOrInsertNamedMetadata("nvvm.annotations")
        ->addOperand(MDNode::get(C, Ops));
  }
  bool isKernelIn(StringRef Text) {
    const Function &F = parse(Text);
    return isKernel(F, Annotations(*M));
  }
  LaunchBounds boundsIn(StringRef Text) {
    const Function &F = parse(Text);
    return launchBounds(F, Annotations(*M));
  }

  LLVMContext C;
  std::unique_ptr<Module> M;
};
} // namespace

using Sizes = std::array<uint32_t, 3>;

TEST_F(Kernel, FourMarkings) {
  EXPECT_TRUE(isKernelIn("define ptx_kernel void @k() { ret void }"));
  EXPECT_TRUE(isKernelIn("define void @k() \"nvvm.kernel\" { ret void }"));
  EXPECT_TRUE(isKernelIn("define void @k() !nvvm.kernel !0 { ret void }\n"
                         "!0 = !{}"));
  const Function &F = parse("define void @k() { ret void }");
  annotate("k", {{"kernel", 1}});
  EXPECT_TRUE(isKernel(F, Annotations(*M)));
}

TEST_F(Kernel, NotKernels) {
  EXPECT_FALSE(isKernelIn("define void @k() { ret void }"));
  const Function &F = parse("define void @k() { ret void }\n"
                            "define void @other() { ret void }");
  annotate("k", {{"maxntidx", 1}, {"kernel", 0}});
  annotate("other", {{"kernel", 1}});
  EXPECT_FALSE(isKernel(F, Annotations(*M)));
}

TEST_F(Kernel, BoundsFromAttributes) {
  LaunchBounds LB = boundsIn(
      "define ptx_kernel void @k() #0 { ret void }\n"
      "attributes #0 = { \"nvvm.reqntid\"=\"128,2\" \"nvvm.maxntid\"=\"256\""
      " \"nvvm.cluster_dim\"=\"2,1,1\" \"nvvm.minctasm\"=\"4\""
      " \"nvvm.maxnreg\"=\"64\" \"nvvm.maxclusterrank\"=\"8\""
      " \"nvvm.blocksareclusters\" }");
  EXPECT_EQ(LB.ReqNTid.Size, (Sizes{128, 2, 1}));
  EXPECT_EQ(LB.ReqNTid.Given, 2u);
  EXPECT_EQ(LB.ReqNTid.product(), 256u);
  EXPECT_EQ(LB.MaxNTid.Size, (Sizes{256, 1, 1}));
  EXPECT_EQ(LB.ClusterDim.Size, (Sizes{2, 1, 1}));
  EXPECT_EQ(LB.MinCTAPerSM, 4u);
  EXPECT_EQ(LB.MaxNReg, 64u);
  EXPECT_EQ(LB.MaxClusterRank, 8u);
  EXPECT_TRUE(LB.BlocksAreClusters);
  EXPECT_TRUE(LB.Malformed.empty());
}

TEST_F(Kernel, BoundsFromAnnotations) {
  const Function &F = parse("define ptx_kernel void @k() { ret void }");
  annotate("k", {{"maxntidx", 64}, {"maxntidz", 2}});
  annotate("k", {{"minctasm", 3}, {"maxnreg", 32}, {"cluster_max_blocks", 4}});
  LaunchBounds LB = launchBounds(F, Annotations(*M));
  EXPECT_EQ(LB.MaxNTid.Size, (Sizes{64, 1, 2}));
  EXPECT_EQ(LB.MaxNTid.Given, 3u);
  EXPECT_EQ(LB.MinCTAPerSM, 3u);
  EXPECT_EQ(LB.MaxNReg, 32u);
  EXPECT_EQ(LB.MaxClusterRank, 4u);
  EXPECT_FALSE(LB.ReqNTid);
}

TEST_F(Kernel, MalformedBounds) {
  for (StringRef Text :
       {"", "0", "1,,2", "1,2,3,4", "-1", "0x10", "a", "4294967296", "1,0"}) {
    LaunchBounds LB =
        boundsIn(("define ptx_kernel void @k() \"nvvm.maxntid\"=\"" + Text +
                  "\" { ret void }")
                     .str());
    ASSERT_EQ(LB.Malformed.size(), 1u) << Text.str();
    EXPECT_EQ(LB.Malformed[0].first, "nvvm.maxntid");
    EXPECT_EQ(LB.Malformed[0].second, Text);
    EXPECT_FALSE(LB.MaxNTid);
  }
}

TEST_F(Kernel, ZeroClusterMeansNone) {
  LaunchBounds LB = boundsIn("define ptx_kernel void @k() "
                             "\"nvvm.cluster_dim\"=\"0\" { ret void }");
  EXPECT_EQ(LB.ClusterDim.Size, (Sizes{0, 0, 0}));
}

TEST_F(Kernel, MalformedAnnotationsAreSkipped) {
  const Function &F = parse("define void @k() { ret void }");
  annotate("k", {});
  NamedMDNode *Named = M->getOrInsertNamedMetadata("nvvm.annotations");
  Metadata *Key = MDString::get(C, "kernel");
  Metadata *One = Named->getOperand(0)->getOperand(0);
  Named->addOperand(MDNode::get(C, {}));
  Named->addOperand(MDNode::get(C, {nullptr, Key, One}));
  Named->addOperand(MDNode::get(C, {One, Key}));
  Named->addOperand(MDNode::get(C, {One, One, Key}));
  Named->addOperand(MDNode::get(C, {One, Key, One}));
  annotate("k", {{"align", 1}, {"kernel", 1}});
  Annotations A(*M);
  EXPECT_EQ(A.of(F).size(), 2u);
  EXPECT_EQ(A.get(F, Annotation::Alignment), 1);
  EXPECT_EQ(A.get(F, Annotation::Managed), std::nullopt);
  EXPECT_TRUE(isKernel(F, A));
}
