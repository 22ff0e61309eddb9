//===- Environment.cpp - What the environment asks for --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Environment.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <cstdlib>

using namespace llvm;

namespace opennvvm::capi {

/// Calls \p Read with the value of \p Name if there is one. If it returns
/// false, \p Problem says what \p Legal values there are.
template <typename ReadFn>
static void readVariable(const char *Name, StringRef Legal,
                         std::string &Problem, ReadFn Read) {
  const char *Value = std::getenv(Name);
  if (!Value || !*Value || Read(StringRef(Value)) || !Problem.empty())
    return;
  Problem =
      ("libnvvm : error: " + Twine(Name) + "=" + Value + ": " + Legal).str();
}

static bool readFormat(StringRef Value, LogFormat &Format) {
  auto Found = StringSwitch<std::optional<LogFormat>>(Value)
                   .Case("text", LogFormat::Text)
                   .Case("json", LogFormat::JSON)
                   .Default(std::nullopt);
  Format = Found.value_or(Format);
  return bool(Found);
}

Environment readEnvironment(std::string &Problem) {
  Environment E;
  readVariable("OPENNVVM_STRICT", "0 or 1", Problem, [&](StringRef V) {
    E.Strict = V == "1";
    return V == "0" || V == "1";
  });
  readVariable("OPENNVVM_RELEASE",
               "a release of libNVVM, " +
                   libNVVMReleases().front().Number.str() + " to " +
                   newestLibNVVMRelease().Number.str(),
               Problem, [&](StringRef V) {
                 E.Release = findLibNVVMRelease(V);
                 return E.Release != nullptr;
               });
  readVariable("NVVM_IR_VER_CHK", "", Problem, [&](StringRef V) {
    E.ChecksIRVersion = V != "0";
    return true;
  });
  readVariable("OPENNVVM_LOG", "text or json", Problem,
               [&](StringRef V) { return readFormat(V, E.Log); });
  readVariable("OPENNVVM_PROFILE", "nvvm, libnvvm, nvptx or tileiras", Problem,
               [&](StringRef V) {
                 E.Contract = findProfile(V);
                 return bool(E.Contract);
               });
  readVariable("OPENNVVM_PTX", "a PTX ISA version, such as 8.0", Problem,
               [&](StringRef V) {
                 E.PTX = parsePTXVersion(V);
                 return bool(E.PTX);
               });
  readVariable("OPENNVVM_TIMEOUT", "seconds, such as 30 or 0.5", Problem,
               [&](StringRef V) {
                 double Seconds;
                 if (V.getAsDouble(Seconds) || !(Seconds > 0))
                   return false;
                 E.TimeOut = std::chrono::duration<double>(Seconds);
                 return true;
               });
  auto Keep = [&](const char *Name, std::string &Text) {
    readVariable(Name, "", Problem, [&](StringRef V) {
      Text = V.str();
      return true;
    });
  };
  Keep("OPENNVVM_DUMP", E.Dump);
  Keep("OPENNVVM_FALLBACK_LIBNVVM", E.Fallback);
  readVariable(
      "OPENNVVM_CACHE_POLICY",
      "limits of LLVM's caches, such as cache_size_bytes=100m", Problem,
      [&](StringRef V) { return !errorToBool(cacheLimits(V).takeError()); });
  E.Cache = cacheOptions("", "");
  return E;
}

} // namespace opennvvm::capi
