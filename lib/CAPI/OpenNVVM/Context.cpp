//===- Context.cpp - Options and callbacks --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Context.h"
#include "Handles.h"
#include "Structs.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::capi;

/// The commands whose options an operation can have.
static constexpr tool::Command Commands[] = {
    tool::CompileCommand, tool::VerifyCommand, tool::OptCommand,
    tool::LowerCommand, tool::FixCommand};

/// Options of nvvmc that are about files, terminals or processes.
static constexpr StringLiteral OfTheCommandLine[] = {
    "MD",         "MF",       "MP",
    "MT",         "baseline", "color",
    "dry-run",    "format",   "gen-lto-and-llc",
    "lto",        "o",        "print-pipeline",
    "time-passes"};

/// Options whose values add up.
static constexpr StringLiteral Additive[] = {
    "Werror", "disable", "fdebug-prefix-map", "only", "pass-option"};

static bool isTaken(StringRef Key) {
  return !is_contained(OfTheCommandLine, Key) &&
         any_of(Commands,
                [&](tool::Command C) { return tool::hasOption(Key, C); });
}

/// Whether there are switches that are called \p Key and a digit, such as O2.
static bool isLevel(StringRef Key) {
  return any_of(tool::optionTexts(), [&](const tool::OptionText &O) {
    StringRef Digit = O.Name;
    return !Key.empty() && Digit.consume_front(Key) && Digit.size() == 1 &&
           isDigit(Digit.front());
  });
}

static Error unknownKey(StringRef Key, StringRef Value) {
  if (isLevel(Key))
    return createStringError("option '" + Key + "' cannot be '" + Value + "'");
  if (is_contained(OfTheCommandLine, Key))
    return createStringError("option '" + Key +
                             "' exists only on the command line");
  StringRef Nearest;
  // A misspelling has at most two wrong letters, and two right ones.
  unsigned Best = Key.size() < 4 ? 0 : 3;
  for (const tool::OptionText &O : tool::optionTexts())
    if (unsigned D = Key.edit_distance(O.Name, true, Best);
        D < Best && isTaken(O.Name)) {
      Best = D;
      Nearest = O.Name;
    }
  return createStringError(
      "unknown option '" + Key + "'" +
      (Nearest.empty() ? Twine() : "; did you mean '" + Nearest + "'?"));
}

/// Reads \p Argument as the command that has the option does.
static Error check(StringRef Key, const std::string &Argument) {
  for (tool::Command C : Commands)
    if (tool::hasOption(Key, C))
      return tool::parseOptions(C, Argument.c_str()).takeError();
  llvm_unreachable("the key was checked");
}

Error Context::set(StringRef Key, StringRef Value) {
  // "O" with the value 2 is the switch -O2.
  std::string Name = Key.str();
  if (!isTaken(Key) && isTaken((Key + Value).str())) {
    Name += Value;
    Value = "";
  }
  if (!isTaken(Name))
    return unknownKey(Key, Value);
  bool IsSwitch = tool::isSwitch(Name);
  bool TurnsOff = IsSwitch && (Value == "0" || Value == "false");
  if (IsSwitch && (Value == "1" || Value == "true"))
    Value = "";
  Setting New = {Key.str(), "--" + Name};
  if (!Value.empty() && !TurnsOff)
    New.Argument += "=" + Value.str();
  if (class Error E = check(Name, New.Argument))
    return E;
  std::lock_guard<std::mutex> Guard(Lock);
  if (!is_contained(Additive, Key))
    erase_if(Settings, [&](const Setting &S) { return S.Key == Key; });
  if (!TurnsOff)
    Settings.push_back(std::move(New));
  return Error::success();
}

void Context::clear() {
  std::lock_guard<std::mutex> Guard(Lock);
  Settings.clear();
}

Expected<tool::Options> Context::options(tool::Command C) {
  std::lock_guard<std::mutex> Guard(Lock);
  std::vector<const char *> Arguments;
  for (const Setting &S : Settings) {
    StringRef Name = S.Argument;
    Name = Name.drop_front(2).split('=').first;
    if (tool::hasOption(Name, C))
      Arguments.push_back(S.Argument.c_str());
  }
  return tool::parseOptions(C, Arguments);
}

Callbacks Context::callbacks() {
  std::lock_guard<std::mutex> Guard(Lock);
  return Functions;
}

void Context::changeCallbacks(function_ref<void(Callbacks &)> Change) {
  std::lock_guard<std::mutex> Guard(Lock);
  Change(Functions);
}

opennvvmStatus Context::fail(opennvvmStatus Status, std::string Text) {
  std::lock_guard<std::mutex> Guard(Lock);
  Error = std::move(Text);
  return Status;
}

std::string Context::lastError() {
  std::lock_guard<std::mutex> Guard(Lock);
  return Error;
}

//===----------------------------------------------------------------------===//
// The interface
//===----------------------------------------------------------------------===//

#pragma GCC visibility push(default)

opennvvmStatus opennvvmCreateContext(opennvvmContext *Out) {
  if (!Out)
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  return create(Out, std::make_shared<Context>());
}

opennvvmStatus opennvvmDestroyContext(opennvvmContext *Handle) {
  return destroy<Context>(Handle);
}

/// Calls \p Use with the context of \p Handle.
template <typename UseFn>
static opennvvmStatus with(opennvvmContext Handle, UseFn Use) {
  std::shared_ptr<Context> C = capi::find<Context>(Handle);
  return C ? Use(*C) : OPENNVVM_ERROR_INVALID_HANDLE;
}

opennvvmStatus opennvvmSetOption(opennvvmContext Handle, const char *Key,
                                 const char *Value) {
  return with(Handle, [&](Context &C) {
    if (!Key)
      return OPENNVVM_ERROR_INVALID_ARGUMENT;
    if (Error E = C.set(Key, Value ? Value : ""))
      return C.fail(OPENNVVM_ERROR_INVALID_OPTION, toString(std::move(E)));
    return OPENNVVM_SUCCESS;
  });
}

opennvvmStatus opennvvmClearOptions(opennvvmContext Handle) {
  return with(Handle, [](Context &C) {
    C.clear();
    return OPENNVVM_SUCCESS;
  });
}

opennvvmStatus opennvvmGetContextError(opennvvmContext Handle, char *Buffer,
                                       size_t Size, size_t *Needed) {
  return with(Handle, [&](Context &C) {
    if (Size && !Buffer)
      return OPENNVVM_ERROR_INVALID_ARGUMENT;
    std::string Text = C.lastError();
    if (Needed)
      *Needed = Text.size() + 1;
    if (Size) {
      size_t Length = std::min(Size - 1, Text.size());
      std::memcpy(Buffer, Text.data(), Length);
      Buffer[Length] = 0;
    }
    return OPENNVVM_SUCCESS;
  });
}

/// The options that can be set, in the order of the table.
static ArrayRef<tool::OptionText> settableOptions() {
  static const std::vector<tool::OptionText> &List = *[] {
    auto *New = new std::vector<tool::OptionText>;
    for (const tool::OptionText &O : tool::optionTexts())
      if (isTaken(O.Name))
        New->push_back(O);
    return New;
  }();
  return List;
}

size_t opennvvmOptionCount(void) { return settableOptions().size(); }

opennvvmStatus opennvvmGetOptionInfo(size_t Index, opennvvmOptionInfo *Info) {
  if (Index >= settableOptions().size())
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  const tool::OptionText &O = settableOptions()[Index];
  return giveStruct(Info, {0, O.Name.c_str(), O.Value, O.Help});
}

opennvvmStatus opennvvmSetProgressCallback(opennvvmContext Handle,
                                           opennvvmProgressCallback Callback,
                                           void *UserData) {
  return with(Handle, [&](Context &C) {
    C.changeCallbacks([&](Callbacks &Functions) {
      Functions.Progress = Callback;
      Functions.ProgressData = UserData;
    });
    return OPENNVVM_SUCCESS;
  });
}

opennvvmStatus
opennvvmSetDiagnosticCallback(opennvvmContext Handle,
                              opennvvmDiagnosticCallback Callback,
                              void *UserData) {
  return with(Handle, [&](Context &C) {
    C.changeCallbacks([&](Callbacks &Functions) {
      Functions.Diagnostic = Callback;
      Functions.DiagnosticData = UserData;
    });
    return OPENNVVM_SUCCESS;
  });
}

opennvvmStatus opennvvmCancel(opennvvmContext Handle) {
  return with(Handle, [](Context &C) {
    C.cancel();
    return OPENNVVM_SUCCESS;
  });
}

#pragma GCC visibility pop
