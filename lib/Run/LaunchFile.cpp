//===- LaunchFile.cpp - Sequences of launches -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Run/LaunchFile.h"
#include "Run/Arguments.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace opennvvm::run {

static Error error(const Twine &What) {
  return createStringError(inconvertibleErrorCode(), What);
}

namespace {
class LaunchReader {
public:
  explicit LaunchReader(StringRef File)
      : Folder(sys::path::parent_path(File)) {}

  Error read(const json::Value &Root);
  Plan Result;

private:
  Error buffers(const json::Object &Named);
  Error launch(const json::Value &Entry);
  Error dimensions(const json::Object &Launch, StringRef Key,
                   unsigned (&Out)[3]);
  Error argument(const json::Value &Entry, KernelLaunch &L);

  StringRef Folder;
  StringMap<int> Numbers; ///< Of buffers, by name.
};
} // namespace

/// Refuses keys that nothing reads: they are misspelled.
static Error checkKeys(const json::Object &O, ArrayRef<StringRef> Known) {
  for (const auto &Entry : O)
    if (!is_contained(Known, StringRef(Entry.first)))
      return error("unknown key '" + StringRef(Entry.first) + "'");
  return Error::success();
}

Error LaunchReader::buffers(const json::Object &Named) {
  // Objects have no order; that of names makes addresses the same in each run.
  std::vector<StringRef> Names;
  for (const auto &Entry : Named)
    Names.push_back(Entry.first);
  llvm::sort(Names);
  for (StringRef Name : Names) {
    std::optional<StringRef> Text = Named.getString(Name);
    if (!Text || !isBuffer(*Text))
      return error("buffer '" + Name +
                   "' must be in:FILE, inout:FILE, out:FILE:TYPE[SIZE] or "
                   "zeros:TYPE[SIZE]");
    Expected<Buffer> B = parseBuffer(*Text, Folder);
    if (!B)
      return B.takeError();
    Numbers[Name] = int(Result.Buffers.size());
    Result.Buffers.push_back(std::move(*B));
  }
  return Error::success();
}

/// A number, or an array of up to three.
Error LaunchReader::dimensions(const json::Object &Launch, StringRef Key,
                               unsigned (&Out)[3]) {
  const json::Value *Given = Launch.get(Key);
  if (!Given)
    return Error::success();
  const json::Array One{*Given};
  const json::Array *Sizes = Given->getAsArray();
  if (!Sizes)
    Sizes = &One;
  std::string Text;
  for (const json::Value &Size : *Sizes) {
    std::optional<int64_t> N = Size.getAsInteger();
    if (!N)
      return error("'" + Key + "' must be up to three numbers");
    Text += (Text.empty() ? "" : ",") + std::to_string(*N);
  }
  return parseDimensions(Text, Out);
}

Error LaunchReader::argument(const json::Value &Entry, KernelLaunch &L) {
  std::optional<StringRef> Text = Entry.getAsString();
  if (!Text)
    return error("arguments are strings: the name of a buffer, or TYPE:VALUE");
  if (auto It = Numbers.find(*Text); It != Numbers.end()) {
    Argument A;
    A.Text = Text->str();
    A.Buffer = It->second;
    L.Arguments.push_back(std::move(A));
    return Error::success();
  }
  if (!Text->contains(':') && *Text != "null")
    return error("there is no buffer '" + *Text + "'");
  Expected<Argument> A = parseArgument(*Text);
  if (!A)
    return A.takeError();
  L.Arguments.push_back(std::move(*A));
  return Error::success();
}

Error LaunchReader::launch(const json::Value &Entry) {
  const json::Object *O = Entry.getAsObject();
  if (!O)
    return error("a launch must be an object");
  if (Error E = checkKeys(
          *O, {"kernel", "grid", "block", "cluster", "shared", "args"}))
    return E;
  KernelLaunch L;
  L.Kernel = O->getString("kernel").value_or("").str();
  if (Error E = dimensions(*O, "grid", L.Grid))
    return E;
  if (Error E = dimensions(*O, "block", L.Block))
    return E;
  if (Error E = dimensions(*O, "cluster", L.Cluster))
    return E;
  int64_t Shared = O->getInteger("shared").value_or(0);
  if (Shared < 0 || Shared > UINT32_MAX)
    return error("'shared' must be a number of bytes");
  L.Shared = unsigned(Shared);
  if (const json::Array *Arguments = O->getArray("args"))
    for (const json::Value &A : *Arguments)
      if (Error E = argument(A, L))
        return E;
  Result.Launches.push_back(std::move(L));
  return Error::success();
}

Error LaunchReader::read(const json::Value &Root) {
  const json::Object *O = Root.getAsObject();
  if (!O)
    return error("must be an object");
  if (Error E = checkKeys(*O, {"buffers", "launches"}))
    return E;
  if (const json::Object *Named = O->getObject("buffers"))
    if (Error E = buffers(*Named))
      return E;
  const json::Array *Launches = O->getArray("launches");
  if (!Launches || Launches->empty())
    return error("'launches' must be an array of launches");
  for (const auto &[N, Entry] : enumerate(*Launches))
    if (Error E = launch(Entry))
      return error("launch " + Twine(N + 1) + ": " + toString(std::move(E)));
  return Error::success();
}

Expected<Plan> readLaunches(StringRef File) {
  auto Bytes = MemoryBuffer::getFile(File, /*IsText=*/true);
  if (!Bytes)
    return error("cannot read '" + File + "': " + Bytes.getError().message());
  Expected<json::Value> Root = json::parse((*Bytes)->getBuffer());
  LaunchReader Reader(File);
  Error E = Root ? Reader.read(*Root) : Root.takeError();
  if (E)
    return error(File + ": " + toString(std::move(E)));
  return std::move(Reader.Result);
}

} // namespace opennvvm::run
