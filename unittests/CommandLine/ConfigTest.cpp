//===- ConfigTest.cpp - Options from .nvvmc.toml --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine/Config.h"
#include "CommandLine/OptionTable.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::cli;

static std::string errorOf(StringRef Text) {
  Expected<Config> C = parseConfig(Text, "f");
  return C ? std::string("none") : toString(C.takeError());
}

/// The options of \p Which under the configuration \p Text.
static Options optionsOf(Command Which, StringRef Text,
                         ArrayRef<const char *> Args = {}) {
  return cantFail(parseOptions(Which, Args, cantFail(parseConfig(Text, "f"))));
}

TEST(Config, TakesValuesOfEachType) {
  Options O = optionsOf(VerifyCommand, R"(
    arch = "sm_90a"
    ptx = "8.8"
    error-limit = 3
    quiet = true
    show-info = false
    Werror = true
    disable = ["kernel-nonvoid", "triple-standard"]
    profile = "nvvm,nvptx"
  )");
  EXPECT_EQ(O.Arch, findTarget("sm_90a"));
  EXPECT_EQ(O.PTX, parsePTXVersion("8.8"));
  EXPECT_EQ(O.Diagnostics.ErrorLimit, 3u);
  EXPECT_TRUE(O.Diagnostics.Quiet);
  EXPECT_FALSE(O.ShowInfo);
  EXPECT_TRUE(O.Diagnostics.WarningsAsErrors);
  EXPECT_EQ(O.Diagnostics.Disabled.size(), 2u);
  EXPECT_EQ(O.Profiles.size(), 2u);
}

TEST(Config, SomeOptionsAreOnOrOffAsWellAs1Or0) {
  EXPECT_EQ(optionsOf(CompileCommand, "ftz = true").Floats.FlushesDenormals,
            true);
  EXPECT_EQ(optionsOf(CompileCommand, "ftz = 0").Floats.FlushesDenormals,
            false);
  EXPECT_EQ(optionsOf(VerifyCommand, "Werror = ['kernel-nonvoid']")
                .Diagnostics.RulesAsErrors.size(),
            1u);
  EXPECT_TRUE(
      optionsOf(VerifyCommand, "disable = []").Diagnostics.Disabled.empty());
}

TEST(Config, OtherSpellingsAreKeysToo) {
  EXPECT_EQ(optionsOf(VerifyCommand, "jobs = 3").Jobs, 3u);
  EXPECT_EQ(optionsOf(VerifyCommand, "j = 3").Jobs, 3u);
}

TEST(Config, CommandsWithoutAnOptionIgnoreIt) {
  EXPECT_FALSE(optionsOf(VerifyCommand, "opt = 3").HasTier);
  EXPECT_EQ(optionsOf(OptCommand, "opt = 3").Optimizer.Tier, 3u);
}

TEST(Config, TheTableOfACommandWins) {
  StringRef Text = "[command.verify]\narch = 'sm_90'\n"
                   "[command.fix]\narch = 'sm_80'";
  EXPECT_EQ(optionsOf(VerifyCommand, Text).Arch, findTarget("sm_90"));
  EXPECT_EQ(optionsOf(CompileCommand, Text).Arch, nullptr);
  Options O = optionsOf(VerifyCommand, "profile = 'nvvm'\n[command.verify]\n"
                                       "profile = 'nvptx'");
  ASSERT_EQ(O.Profiles.size(), 1u);
  EXPECT_EQ(O.Profiles[0], Profile::NVPTX);
}

TEST(Config, TheCommandLineWins) {
  for (const char *Given : {"--profile=nvptx", "-profile=nvptx"}) {
    Options O =
        optionsOf(VerifyCommand, "profile = 'nvvm'\nquiet = true", Given);
    ASSERT_EQ(O.Profiles.size(), 1u);
    EXPECT_EQ(O.Profiles[0], Profile::NVPTX);
    EXPECT_TRUE(O.Diagnostics.Quiet);
  }
  EXPECT_EQ(optionsOf(VerifyCommand, "jobs = 3", {"-j2"}).Jobs, 2u);
  // What follows "--" is no option.
  EXPECT_EQ(optionsOf(VerifyCommand, "jobs = 3", {"--", "-j2"}).Jobs, 3u);
}

TEST(Config, SaysWhereAMistakeIs) {
  EXPECT_EQ(errorOf("quiet = true\n arhc = 'sm_90'"),
            "f:2:2: unknown option 'arhc'; did you mean 'arch'?");
  EXPECT_EQ(
      errorOf("format = 'jsn'"),
      "f:1:10: --format must be text, json, sarif, github or html, not 'jsn'; "
      "did you mean 'json'?");
  EXPECT_EQ(errorOf("o = 'x'"),
            "f:1:1: option 'o' exists only on the command line");
  EXPECT_EQ(errorOf("ptx = 8.1"), "f:1:7: write the value of 'ptx' in quotes");
  EXPECT_EQ(errorOf("quiet = 1"), "f:1:9: 'quiet' must be true or false");
  EXPECT_EQ(errorOf("arch = true"),
            "f:1:8: 'arch' must be a string, a number or a list");
  EXPECT_EQ(errorOf("arch = 1979-05-27"),
            "f:1:8: 'arch' must be a string, a number or a list");
  EXPECT_EQ(errorOf("disable = ['kernel-nonvoid', 2]"),
            "f:1:30: a list for 'disable' must contain strings");
  EXPECT_EQ(errorOf("[command.verify]\nopt = 2"),
            "f:2:1: unknown option 'opt'");
  EXPECT_EQ(errorOf("[command.verfiy]\n"),
            "f:1:10: unknown command 'verfiy'; did you mean 'verify'?");
  EXPECT_EQ(errorOf("[command.llc]\n"), "f:1:10: unknown command 'llc'");
  EXPECT_EQ(errorOf("command = 1"),
            "f:1:11: 'command' is a table: [command.verify]");
  EXPECT_EQ(errorOf("mcpu = 'sm_90'"), "f:1:1: unknown option 'mcpu'");
  EXPECT_EQ(errorOf("x = [").substr(0, 4), "f:1:");
  EXPECT_EQ(errorOf(""), "none");
}

TEST(Config, FilesAreRelativeToIt) {
  auto BaselineOf = [](StringRef File, StringRef Text) {
    return cantFail(parseOptions(VerifyCommand, {},
                                 cantFail(parseConfig(Text, File))))
        .Baseline;
  };
  EXPECT_EQ(BaselineOf("/a/b/.nvvmc.toml", "baseline = 'c/d'"), "/a/b/c/d");
  EXPECT_EQ(BaselineOf("/a/b/.nvvmc.toml", "baseline = '/d'"), "/d");
  EXPECT_EQ(BaselineOf(".nvvmc.toml", "baseline = 'd'"), "d");
}

// All options that the command line has are keys, but for those that say so.
TEST(Config, KnowsEveryOption) {
  unsigned Configured = findOption("config")->Commands;
  for (const TableOption &O : tableOptions()) {
    if (!(O.Commands & Configured) || O.NotInConfig)
      continue;
    std::string Error = errorOf(O.Name + " = 1979-05-27");
    EXPECT_EQ(Error.find("unknown"), std::string::npos) << Error;
    EXPECT_NE(Error.find("must be"), std::string::npos) << Error;
  }
}

namespace {
/// Folders a/b below a new one, which is removed in the end.
class FoundConfig : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(sys::fs::createUniqueDirectory("nvvmc-config", Root));
    ASSERT_FALSE(sys::fs::real_path(Root, Root));
    ASSERT_FALSE(sys::fs::create_directories(path("a/b")));
  }
  void TearDown() override { (void)sys::fs::remove_directories(Root); }

  std::string path(StringRef Name) const {
    SmallString<128> Path = Root;
    sys::path::append(Path, Name);
    return Path.str().str();
  }
  void write(StringRef Name, StringRef Text) const {
    std::error_code EC;
    raw_fd_ostream(path(Name), EC) << Text;
    ASSERT_FALSE(EC);
  }

  SmallString<128> Root;
};
} // namespace

TEST_F(FoundConfig, IsTheNearest) {
  write(".nvvmc.toml", "arch = 'sm_80'");
  write("a/.nvvmc.toml", "arch = 'sm_90'");
  EXPECT_EQ(cantFail(findConfig(path("a/b/k.ll"))).File, path("a/.nvvmc.toml"));
  EXPECT_EQ(cantFail(findConfig(path("a/k.ll"))).File, path("a/.nvvmc.toml"));
  EXPECT_EQ(cantFail(findConfig(path("k.ll"))).File, path(".nvvmc.toml"));
  EXPECT_EQ(cantFail(findConfig(path("a/../k.ll"))).File, path(".nvvmc.toml"));
  write("a/.nvvmc.toml", "arch = ");
  EXPECT_FALSE(errorToBool(findConfig(path("k.ll")).takeError()));
  EXPECT_TRUE(errorToBool(findConfig(path("a/b/k.ll")).takeError()));
}

TEST_F(FoundConfig, IsThatOfEachInput) {
  write("a/.nvvmc.toml", "arch = 'sm_90'\nquiet = true");
  write("a/b/.nvvmc.toml", "arch = 'sm_80'");
  std::string First = path("a/k.ll"), Second = path("a/b/k.ll");
  Options O = cantFail(
      parseCommandLine(VerifyCommand, {First.c_str(), Second.c_str()}));
  EXPECT_EQ(O.forInput(0).Arch, findTarget("sm_90"));
  EXPECT_EQ(O.forInput(1).Arch, findTarget("sm_80"));
  EXPECT_TRUE(O.Diagnostics.Quiet);
  EXPECT_EQ(O.ConfigFile, path("a/.nvvmc.toml"));

  Options None =
      cantFail(parseCommandLine(VerifyCommand, {First.c_str(), "--no-config"}));
  EXPECT_EQ(None.Arch, nullptr);
  std::string Named = "--config=" + path("a/b/.nvvmc.toml");
  EXPECT_EQ(
      cantFail(parseCommandLine(VerifyCommand, {First.c_str(), Named.c_str()}))
          .Arch,
      findTarget("sm_80"));
  // Only a caller that asks for it reads it.
  EXPECT_EQ(cantFail(parseOptions(VerifyCommand, First.c_str())).Arch, nullptr);
  EXPECT_EQ(cantFail(parseCommandLine(LLCCommand, First.c_str())).Arch,
            nullptr);
}
