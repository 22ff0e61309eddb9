//===- ResultCache.cpp - Results of earlier compilations ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An entry is a mark, a checksum, the sizes of the parts and the parts. The
// checksum also covers the key, so that an entry under the name of another is
// damaged. Files are named as LLVM's pruneCache() expects, temporary ones too,
// so that those of processes that were killed are removed in time. LLVM's own
// localCache() is not used: it ends the process if the disk is full.
//
//===----------------------------------------------------------------------===//

#include "ResultCache.h"
#include "BuildIdentity.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm {

static constexpr StringLiteral Mark = "OpenNVVM result\n";
static constexpr size_t ChecksumSize = std::tuple_size_v<BLAKE3Result<>>;
static constexpr uint64_t DefaultSize = 1000 * 1000 * 1000;
/// Looking for what can be removed takes long in a large folder.
static constexpr std::chrono::seconds DefaultInterval{60};

Expected<CachePruningPolicy> cacheLimits(StringRef Text) {
  // LLVM's parser reads in front of values that are missing.
  for (StringRef Limit : split(Text, ':'))
    if (!Text.empty() && Limit.split('=').second.empty())
      return createStringError("'" + Limit + "' is not LIMIT=VALUE");
  Expected<CachePruningPolicy> Limits = parseCachePruningPolicy(Text);
  if (!Limits)
    return Limits.takeError();
  if (!Text.contains("cache_size_bytes="))
    Limits->MaxSizeBytes = DefaultSize;
  if (!Text.contains("prune_interval="))
    Limits->Interval = DefaultInterval;
  return Limits;
}

CacheOptions cacheOptions(StringRef Folder, StringRef Policy,
                          bool UsesEnvironment) {
  CacheOptions Options;
  auto Or = [&](StringRef Given, StringRef Variable) {
    return Given.empty() && UsesEnvironment
               ? sys::Process::GetEnv(Variable).value_or("")
               : Given.str();
  };
  Options.Folder = Or(Folder, "OPENNVVM_CACHE");
  Expected<CachePruningPolicy> Limits =
      cacheLimits(Or(Policy, "OPENNVVM_CACHE_POLICY"));
  if (!Limits) {
    consumeError(Limits.takeError());
    Limits = cacheLimits("");
  }
  Options.Limits = cantFail(std::move(Limits));
  return Options;
}

ResultCache::ResultCache(const CacheOptions &Options)
    : Options(Options),
      IsOpen(!Options.Folder.empty() && !buildIdentity().empty()) {}

std::string ResultCache::fileFor(const CacheKey &Key) const {
  SmallString<128> Path(Options.Folder);
  sys::path::append(Path, "llvmcache-" + Key.text());
  return Path.str().str();
}

static std::string checksumOf(const CacheKey &Key, StringRef Body) {
  BLAKE3 Hash;
  Hash.update(Key.text());
  Hash.update(Body);
  BLAKE3Result<> Sum = Hash.final();
  return {Sum.begin(), Sum.end()};
}

static void appendSize(std::string &Text, size_t Size) {
  char Bytes[sizeof(uint64_t)];
  support::endian::write64le(Bytes, Size);
  Text.append(Bytes, sizeof(Bytes));
}

/// Takes a size from the front of \p Text, which must be at most \p Limit.
static std::optional<uint64_t> takeSize(StringRef &Text, uint64_t Limit) {
  if (Text.size() < sizeof(uint64_t))
    return std::nullopt;
  uint64_t Size = support::endian::read64le(Text.data());
  Text = Text.drop_front(sizeof(uint64_t));
  if (Size > Limit)
    return std::nullopt;
  return Size;
}

/// The parts in \p Entry; none if it is damaged.
static std::optional<ResultCache::Result> partsOf(const CacheKey &Key,
                                                  StringRef Entry) {
  if (!Entry.consume_front(Mark) || Entry.size() < ChecksumSize)
    return std::nullopt;
  StringRef Checksum = Entry.take_front(ChecksumSize);
  Entry = Entry.drop_front(ChecksumSize);
  if (Checksum != checksumOf(Key, Entry))
    return std::nullopt;
  std::optional<uint64_t> Count = takeSize(Entry, Entry.size());
  if (!Count)
    return std::nullopt;
  ResultCache::Result Parts;
  for (uint64_t I = 0; I < *Count; ++I) {
    std::optional<uint64_t> Size = takeSize(Entry, Entry.size());
    if (!Size || *Size > Entry.size())
      return std::nullopt;
    Parts.push_back(Entry.take_front(*Size).str());
    Entry = Entry.drop_front(*Size);
  }
  if (!Entry.empty())
    return std::nullopt;
  return Parts;
}

std::optional<ResultCache::Result>
ResultCache::find(const CacheKey &Key) const {
  if (!IsOpen)
    return std::nullopt;
  std::string Name = fileFor(Key);
  Expected<sys::fs::file_t> File = sys::fs::openNativeFileForRead(Name);
  if (!File) {
    consumeError(File.takeError());
    return std::nullopt;
  }
  // What has not been used for the longest time is removed first; systems do
  // not note each time that a file is read.
  (void)sys::fs::setLastAccessAndModificationTime(
      *File, std::chrono::system_clock::now());
  // Another process may cut the file short while it is mapped.
  ErrorOr<std::unique_ptr<MemoryBuffer>> Bytes =
      MemoryBuffer::getOpenFile(*File, Name, /*FileSize=*/-1,
                                /*RequiresNullTerminator=*/false,
                                /*IsVolatile=*/true);
  (void)sys::fs::closeFile(*File);
  if (!Bytes)
    return std::nullopt;
  std::optional<Result> Parts = partsOf(Key, (*Bytes)->getBuffer());
  if (!Parts)
    (void)sys::fs::remove(Name);
  return Parts;
}

static std::string entryOf(const CacheKey &Key, ArrayRef<StringRef> Parts) {
  std::string Body;
  appendSize(Body, Parts.size());
  for (StringRef Part : Parts) {
    appendSize(Body, Part.size());
    Body += Part;
  }
  return Mark.str() + checksumOf(Key, Body) + Body;
}

/// Writes a new file that \p Name becomes the name of once it is complete.
static std::error_code writeEntry(StringRef Name, StringRef Entry) {
  int Descriptor;
  SmallString<128> Temporary;
  if (std::error_code EC =
          sys::fs::createUniqueFile(Name + "-%%%%%%%%", Descriptor, Temporary))
    return EC;
  raw_fd_ostream OS(Descriptor, /*shouldClose=*/true);
  OS << Entry;
  OS.close();
  std::error_code EC = OS.error();
  // The stream would otherwise end the process.
  OS.clear_error();
  if (!EC)
    EC = sys::fs::rename(Temporary, Name);
  if (EC)
    (void)sys::fs::remove(Temporary);
  return EC;
}

Error ResultCache::store(const CacheKey &Key, ArrayRef<StringRef> Parts) const {
  if (!IsOpen)
    return Error::success();
  std::error_code EC = sys::fs::create_directories(Options.Folder);
  if (!EC)
    EC = writeEntry(fileFor(Key), entryOf(Key, Parts));
  if (EC)
    return createStringError(EC, "cannot use the cache '" + Options.Folder +
                                     "': " + EC.message());
  pruneCache(Options.Folder, Options.Limits);
  return Error::success();
}

} // namespace opennvvm
