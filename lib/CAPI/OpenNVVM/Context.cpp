//===- Context.cpp - Options and callbacks --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Context.h"
#include "CommandLine/OptionTable.h"
#include "Handles.h"
#include "Structs.h"
#include "Support/Nearest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::capi;

/// The commands whose options an operation can have.
static constexpr cli::Command Commands[] = {
    cli::CompileCommand, cli::VerifyCommand, cli::OptCommand,
    cli::LowerCommand,   cli::FixCommand,    cli::RunCommand};

/// Options whose values add up.
static constexpr StringLiteral Additive[] = {
    "Werror", "disable", "fdebug-prefix-map", "only", "pass-option"};

static bool isTaken(const cli::TableOption &O) {
  return !O.NotInAPI &&
         any_of(Commands, [&](cli::Command C) { return O.Commands & C; });
}

static bool isTaken(StringRef Key) {
  return any_of(cli::tableOptions(), [&](const cli::TableOption &O) {
    return O.Name == Key && isTaken(O);
  });
}

/// Whether there are switches that are called \p Key and a digit, such as O2.
static bool isLevel(StringRef Key) {
  return any_of(cli::tableOptions(), [&](const cli::TableOption &O) {
    StringRef Digit = O.Name;
    return !Key.empty() && Digit.consume_front(Key) && Digit.size() == 1 &&
           isDigit(Digit.front());
  });
}

static Error unknownKey(StringRef Key, StringRef Value) {
  if (isLevel(Key))
    return createStringError("option '" + Key + "' cannot be '" + Value + "'");
  std::vector<cli::TableOption> Options = cli::tableOptions();
  NearestName Nearest(Key);
  for (const cli::TableOption &O : Options) {
    if (O.Name == Key && O.NotInAPI)
      return createStringError("option '" + Key +
                               "' exists only on the command line");
    if (isTaken(O))
      Nearest.consider(O.Name);
  }
  return createStringError("unknown option '" + Key + "'" + Nearest.question());
}

/// Reads \p Argument as the command that has the option does.
static Error check(StringRef Key, const std::string &Argument) {
  for (cli::Command C : Commands)
    if (cli::hasOption(Key, C))
      return cli::parseOptions(C, Argument.c_str()).takeError();
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
  std::optional<cli::TableOption> Option = cli::findOption(Name);
  // Python's truth values for the options whose value is 0 or 1.
  if (Option->Words == "0,1")
    Value = Value == "true" ? "1" : Value == "false" ? "0" : Value;
  bool IsSwitch = Option->IsSwitch;
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

Expected<cli::Options> Context::options(cli::Command C) {
  std::lock_guard<std::mutex> Guard(Lock);
  std::vector<const char *> Arguments;
  for (const Setting &S : Settings) {
    StringRef Name = S.Argument;
    Name = Name.drop_front(2).split('=').first;
    if (cli::hasOption(Name, C))
      Arguments.push_back(S.Argument.c_str());
  }
  return cli::parseOptions(C, Arguments);
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
static ArrayRef<cli::TableOption> settableOptions() {
  static const std::vector<cli::TableOption> &List = *[] {
    auto *New = new std::vector<cli::TableOption>;
    for (const cli::TableOption &O : cli::tableOptions())
      if (isTaken(O))
        New->push_back(O);
    return New;
  }();
  return List;
}

size_t opennvvmOptionCount(void) { return settableOptions().size(); }

opennvvmStatus opennvvmGetOptionInfo(size_t Index, opennvvmOptionInfo *Info) {
  if (Index >= settableOptions().size())
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  const cli::TableOption &O = settableOptions()[Index];
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
