//===- DependencyFile.cpp - What an output was made from ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DependencyFile.h"
#include "Options.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::cli {

/// \p File as make and Ninja read a name: a backslash before a space belongs to
/// the escape, and so must be doubled.
static std::string quoted(StringRef File) {
  std::string Text;
  for (size_t I = 0; I < File.size(); ++I) {
    if (File[I] == ' ')
      Text.append(I - File.take_front(I).rtrim('\\').size(), '\\');
    if (File[I] == ' ' || File[I] == '#')
      Text += '\\';
    if (File[I] == '$')
      Text += '$';
    Text += File[I];
  }
  return Text;
}

Expected<DependencyFile> DependencyFile::create(const Options &O) {
  DependencyFile Rule;
  Rule.How = O.Dependencies;
  auto &[Writes, Phony, File, Targets] = Rule.How;
  if (!Writes && (Phony || !File.empty() || !Targets.empty()))
    return createStringError("-MF, -MT and -MP need -MD");
  if (!Writes)
    return Rule;
  if (Targets.empty() && O.OutputFile.empty())
    return createStringError("-MD needs -o or -MT: the rule is for an output");
  if (File.empty() && O.OutputFile.empty())
    return createStringError("-MD needs -o or -MF to name the file");
  // What -MT gives is printed as it is, as by other compilers.
  if (Targets.empty())
    Targets.push_back(quoted(O.OutputFile));
  if (File.empty()) {
    SmallString<128> Beside(O.OutputFile);
    sys::path::replace_extension(Beside, "d");
    File = Beside.str().str();
  }
  if (File == O.OutputFile)
    return createStringError("the file of -MD has the name of the output");
  for (const std::string &Name : O.FilesRead)
    Rule.add(Name);
  for (const std::string &Name : O.Inputs)
    Rule.add(Name);
  return Rule;
}

void DependencyFile::add(StringRef File) {
  if (How.Writes && File != "-" && Known.insert(File).second)
    Files.push_back(File.str());
}

std::string DependencyFile::text() const {
  std::string Text;
  for (const std::string &Target : How.Targets)
    (Text += Text.empty() ? "" : " ") += Target;
  Text += ":";
  for (const std::string &File : Files)
    Text += " \\\n  " + quoted(File);
  Text += "\n";
  if (How.Phony)
    for (const std::string &File : Files)
      Text += "\n" + quoted(File) + ":\n";
  return Text;
}

Error DependencyFile::write() const {
  if (!How.Writes)
    return Error::success();
  Error E = writeToOutput(How.File, [&](raw_ostream &OS) {
    OS << text();
    return Error::success();
  });
  if (!E)
    return E;
  return createStringError("cannot write '" + How.File +
                           "': " + errorToErrorCode(std::move(E)).message());
}

} // namespace opennvvm::cli
