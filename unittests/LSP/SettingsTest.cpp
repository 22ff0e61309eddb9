//===- SettingsTest.cpp - What a document is checked for ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LSP/Settings.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::editor;

static Settings settings(StringRef Text,
                         const std::vector<std::string> &Given = {}) {
  return settingsFor(Text, "", Given);
}

TEST(Settings, TheDefault) {
  Settings S = settings("define void @f() {\n}\n");
  EXPECT_EQ(S.Options.Arch, nullptr);
  EXPECT_EQ(S.Options.Profiles, std::vector<Profile>{Profile::NVVM});
  EXPECT_TRUE(S.Problems.empty());
}

TEST(Settings, ACommentWinsOverTheEditor) {
  Settings S = settings("; nvvmc: --arch=sm_90 --profile=nvptx\n",
                        {"--arch=sm_80", "--profile=libnvvm", "--ptx=8.0"});
  EXPECT_EQ(S.Options.Arch->Name, "sm_90");
  EXPECT_EQ(S.Options.Profiles, std::vector<Profile>{Profile::NVPTX});
  EXPECT_EQ(S.Options.PTX, std::optional<PTXVersion>(80));
}

TEST(Settings, CommentsAddUp) {
  Settings S = settings(";; nvvmc: --arch=sm_80\n"
                        "define void @f() { ; nvvmc: --arch=sm_90\n"
                        "; see nvvmc: --arch=sm_100\n"
                        "  ;nvvmc: --disable=kernel-nonvoid\n");
  EXPECT_EQ(S.Options.Arch->Name, "sm_80");
  EXPECT_EQ(S.Options.Diagnostics.Disabled,
            std::vector<Rule>{Rule::KernelNonvoid});
}

TEST(Settings, AProblemIsWhereItIs) {
  StringRef Text = "\n; nvvmc:  --arch=sm_1 \n; nvvmc: file.ll\n";
  Settings S = settings(Text, {"--arch=sm_80"});
  ASSERT_EQ(S.Problems.size(), 2u);
  Span Where = S.Problems[0].Where;
  EXPECT_EQ(Text.slice(Where.Begin, Where.End), "--arch=sm_1");
  EXPECT_NE(S.Problems[0].Message.find("unknown target 'sm_1'"),
            std::string::npos);
  Where = S.Problems[1].Where;
  EXPECT_EQ(Text.slice(Where.Begin, Where.End), "file.ll");
  // What makes sense counts.
  EXPECT_EQ(S.Options.Arch->Name, "sm_80");
}

TEST(Settings, ObjectsOfEditors) {
  Expected<json::Value> Sent = json::parse(
      R"({"nvvmc": {"arch": "sm_90", "error-limit": 7, "show-info": true,
                    "disable": ["kernel-nonvoid", "layout-empty"],
                    "path": "/usr/bin/nvvmc", "ptx": "", "mode": false,
                    "args": ["--profile=nvptx"]}})");
  ASSERT_TRUE(bool(Sent));
  std::vector<std::string> Arguments = argumentsOf(*Sent);
  llvm::sort(Arguments);
  EXPECT_EQ(Arguments,
            (std::vector<std::string>{
                "--arch=sm_90", "--disable=kernel-nonvoid,layout-empty",
                "--error-limit=7", "--profile=nvptx", "--show-info"}));
  EXPECT_TRUE(argumentsOf(json::Value(nullptr)).empty());
  EXPECT_TRUE(argumentsOf(json::Value("--arch=sm_90")).empty());
  EXPECT_EQ(settings("", Arguments).Options.Arch->Name, "sm_90");
}
