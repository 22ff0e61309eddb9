//===- Baseline.cpp - Findings that are known -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Baseline.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace opennvvm::tool {

/// What a finding is recognized by. No part of it contains a NUL.
static std::string keyOf(ArrayRef<StringRef> Parts) {
  std::string Key;
  for (StringRef Part : Parts) {
    // As in JSON, where it has been written.
    Key += json::fixUTF8(Part);
    Key += '\0';
  }
  return Key;
}

Expected<Baseline> Baseline::read(StringRef File) {
  Baseline Read;
  if (File.empty())
    return Read;
  auto Fail = [&](const Twine &Why) {
    return createStringError("cannot read '" + File + "': " + Why);
  };
  ErrorOr<std::unique_ptr<MemoryBuffer>> Bytes = MemoryBuffer::getFile(File);
  if (!Bytes)
    return Fail(Bytes.getError().message());
  for (line_iterator Line(**Bytes); !Line.is_at_end(); ++Line) {
    Expected<json::Value> Value = json::parse(*Line);
    std::string Where = "line " + std::to_string(Line.line_number());
    if (!Value)
      return Fail(Where + ": " + toString(Value.takeError()));
    const json::Object *Finding = Value->getAsObject();
    if (!Finding || !Finding->getString("rule"))
      return Fail(Where + ": not a finding of --format=json");
    auto Part = [&](StringRef Name) {
      return Finding->getString(Name).value_or("");
    };
    ++Read.Known[keyOf({Part("rule"), Part("profile"), Part("message"),
                        Part("file"), Part("function")})];
  }
  return Read;
}

bool Baseline::consume(const Diagnostic &D) {
  auto It = Known.find(keyOf({ruleInfo(D.ID).ID, profileName(D.Contract),
                              D.Message, D.File, D.Function}));
  if (It == Known.end() || It->second == 0)
    return false;
  --It->second;
  return true;
}

} // namespace opennvvm::tool
