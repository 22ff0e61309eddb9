//===- LibdeviceTest.cpp - Linking a math library -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Input/Input.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace llvm;
using namespace opennvvm;

namespace {

constexpr StringLiteral Library = R"(
target datalayout = "e-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-gpulibs"
@table = internal addrspace(1) constant [2 x float] [float 1.0, float 2.0]
define float @__nv_used(float %x) {
  %y = call float @helper(float %x)
  ret float %y
}
define internal float @helper(float %x) {
  %t = load float, ptr addrspace(1) @table
  %y = fadd float %x, %t
  ret float %y
}
define float @__nv_unused(float %x) { ret float %x }
)";

constexpr StringLiteral User = R"(
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare float @__nv_used(float)
define float @f(float %x) {
  %y = call float @__nv_used(float %x)
  ret float %y
}
)";

std::unique_ptr<Module> parse(StringRef Text, LLVMContext &C) {
  SMDiagnostic Error;
  return parseAssemblyString(Text, Error, C);
}

/// A file that is removed after the test.
class LibraryFile {
public:
  explicit LibraryFile(StringRef Bytes) {
    int FD;
    EXPECT_FALSE(sys::fs::createTemporaryFile("library", "bc", FD, Path));
    raw_fd_ostream Stream(FD, /*shouldClose=*/true);
    Stream << Bytes;
  }
  ~LibraryFile() { EXPECT_FALSE(sys::fs::remove(Path)); }
  StringRef path() const { return Path; }

private:
  SmallString<64> Path;
};

std::string libraryBytes() {
  LLVMContext C;
  std::string Bytes;
  raw_string_ostream OS(Bytes);
  WriteBitcodeToFile(*parse(Library, C), OS);
  return Bytes;
}

TEST(Libdevice, LinksWhatIsNeeded) {
  LLVMContext C;
  std::unique_ptr<Module> M = parse(User, C);
  EXPECT_TRUE(needsLibdevice(*M));
  LibraryFile File(libraryBytes());
  ASSERT_FALSE(errorToBool(linkLibdevice(*M, File.path())));
  EXPECT_FALSE(needsLibdevice(*M));
  EXPECT_FALSE(verifyModule(*M, &errs()));
  Function *Used = M->getFunction("__nv_used");
  ASSERT_TRUE(Used && !Used->isDeclaration());
  EXPECT_TRUE(Used->hasInternalLinkage());
  EXPECT_FALSE(M->getFunction("__nv_unused"));
  // The user's own function and target stay as they were.
  EXPECT_TRUE(M->getFunction("f")->hasExternalLinkage());
  EXPECT_EQ(M->getTargetTriple().str(), "nvptx64-nvidia-cuda");
  EXPECT_EQ(M->getDataLayoutStr(), "e-i64:64-i128:128-v16:16-v32:32-n16:32:64");
}

TEST(Libraries, ThatAreKnownAreReadWhereTheyAreNeeded) {
  std::string Bytes = libraryBytes();
  Libraries First;
  EXPECT_FALSE(First.lastIndex());
  ASSERT_FALSE(errorToBool(First.add(MemoryBufferRef(Bytes, "first"))));
  std::shared_ptr<const LibraryIndex> Index = First.lastIndex();
  ASSERT_TRUE(Index);
  EXPECT_TRUE(Index->Defined.contains("__nv_used"));
  EXPECT_FALSE(Index->Defined.contains("helper"));

  LLVMContext C;
  std::vector<LinkedLibrary> Linked;
  std::unique_ptr<Module> Needs = parse(User, C);
  Libraries Later;
  Later.addKnown(MemoryBufferRef(Bytes, "later"), Index);
  EXPECT_TRUE(Later.defines("__nv_unused"));
  EXPECT_FALSE(Later.linkInto(*Needs, /*Checked=*/false, Linked));
  EXPECT_FALSE(Needs->getFunction("__nv_used")->isDeclaration());

  // The library stays read: its bytes are not needed for what is small.
  std::unique_ptr<Module> NeedsAgain = parse(User, C);
  Libraries Kept;
  Kept.addKnown(MemoryBufferRef("", "kept"), Index);
  EXPECT_FALSE(Kept.linkInto(*NeedsAgain, /*Checked=*/true, Linked));
  EXPECT_FALSE(NeedsAgain->getFunction("__nv_used")->isDeclaration());
  EXPECT_TRUE(NeedsAgain->getFunction("helper")->hasInternalLinkage());
  EXPECT_FALSE(NeedsAgain->getFunction("__nv_unused"));
  EXPECT_FALSE(verifyModule(*NeedsAgain, &errs()));

  // Nothing can be read here, and nothing is.
  std::unique_ptr<Module> NeedsNothing =
      parse("define void @g() {ret void}", C);
  Libraries Unread;
  Unread.addKnown(MemoryBufferRef("", "unread"), Index);
  EXPECT_FALSE(Unread.linkInto(*NeedsNothing, /*Checked=*/false, Linked));
  EXPECT_EQ(Linked.size(), 2u);
}

TEST(Libdevice, NotNeeded) {
  LLVMContext C;
  EXPECT_FALSE(needsLibdevice(
      *parse("declare float @__nv_used(float)\ndeclare void @other()\n"
             "define void @f() {\n  call void @other()\n  ret void\n}\n",
             C)));
}

TEST(Libdevice, WhatCannotBeLinkedIsAnError) {
  LLVMContext C;
  std::unique_ptr<Module> M = parse(User, C);
  Error Missing = linkLibdevice(*M, "/no/such/libdevice.bc");
  EXPECT_EQ(toString(std::move(Missing)), "No such file or directory");
  LibraryFile Text("not bitcode");
  EXPECT_TRUE(errorToBool(linkLibdevice(*M, Text.path())));
  std::string Bytes = libraryBytes();
  LibraryFile Half(StringRef(Bytes).take_front(Bytes.size() / 2));
  EXPECT_TRUE(errorToBool(linkLibdevice(*M, Half.path())));
}

TEST(Libdevice, IsLookedForWhereTheUserSays) {
  for (const char *Name : {"OPENNVVM_LIBDEVICE", "CUDA_HOME", "CUDA_PATH"})
    unsetenv(Name);
  EXPECT_EQ(findLibdevice(""), "");
  EXPECT_EQ(findLibdevice("given.bc"), "given.bc");

  SmallString<64> Root;
  ASSERT_FALSE(sys::fs::createUniqueDirectory("cuda", Root));
  std::string Folder = (Root + "/nvvm/libdevice").str();
  ASSERT_FALSE(sys::fs::create_directories(Folder));
  std::string File = Folder + "/libdevice.10.bc";
  setenv("CUDA_PATH", Root.c_str(), 1);
  EXPECT_EQ(findLibdevice(""), "");
  {
    std::error_code EC;
    raw_fd_ostream(File, EC) << "x";
  }
  EXPECT_EQ(findLibdevice(""), File);
  setenv("OPENNVVM_LIBDEVICE", "mine.bc", 1);
  EXPECT_EQ(findLibdevice(""), "mine.bc");
  EXPECT_EQ(findLibdevice("given.bc"), "given.bc");
  unsetenv("OPENNVVM_LIBDEVICE");
  unsetenv("CUDA_PATH");
  EXPECT_FALSE(sys::fs::remove_directories(Root));
}

} // namespace
