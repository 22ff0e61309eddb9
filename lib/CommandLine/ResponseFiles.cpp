//===- ResponseFiles.cpp - Arguments that stand in files ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResponseFiles.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace llvm;

namespace opennvvm::cli {

namespace {
/// The system's files; notes which are read.
class NotingFileSystem : public vfs::ProxyFileSystem {
public:
  explicit NotingFileSystem(std::vector<std::string> &Read)
      : ProxyFileSystem(vfs::getRealFileSystem()), Read(Read) {}

  ErrorOr<std::unique_ptr<vfs::File>>
  openFileForRead(const Twine &Path) override {
    auto File = ProxyFileSystem::openFileForRead(Path);
    if (File)
      Read.push_back(asGiven(Path));
    return File;
  }

private:
  /// Names are made absolute before files are opened. That is undone, since
  /// what is written about them must not depend on where it was written.
  std::string asGiven(const Twine &Path) const {
    SmallString<128> Name;
    Path.toVector(Name);
    if (ErrorOr<std::string> Here = getCurrentWorkingDirectory())
      sys::path::replace_path_prefix(Name, *Here + "/", "");
    return Name.str().str();
  }

  std::vector<std::string> &Read;
};
} // namespace

Error expandResponseFiles(SmallVectorImpl<const char *> &Args,
                          BumpPtrAllocator &Allocator,
                          std::vector<std::string> &Read) {
  if (none_of(Args, [](StringRef Arg) { return Arg.starts_with("@"); }))
    return Error::success();
  auto Files = makeIntrusiveRefCnt<NotingFileSystem>(Read);
  cl::ExpansionContext Expansion(Allocator, cl::TokenizeGNUCommandLine,
                                 Files.get());
  return Expansion.expandResponseFiles(Args);
}

} // namespace opennvvm::cli
