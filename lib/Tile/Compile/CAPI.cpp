//===- CAPI.cpp - The C interface that compiles programs ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Compile/Compile.h"
#include "Tile/Eval/Launch/Structures.h"
#include "Tile/ToNVVM/Machine.h"
#include "opennvvm-c/tile.h"
#include <cstring>

using namespace opennvvm::tile;

struct opennvvmTileCodeHandle {
  Code Made;
};

static void report(char **To, const std::string &Text) {
  if (To)
    *To = strdup(Text.c_str());
}

/// \p Asked as a request; an error if there is no such target.
static llvm::Expected<CompileRequest>
requestOf(const opennvvmTileCompileOptions &Asked) {
  CompileRequest Request;
  Request.Lower.Warps = Asked.warps;
  Request.Lower.StaticShared = Asked.staticShared != 0;
  if (!Asked.target)
    return Request;
  llvm::Expected<Machine> M = parseMachine(Asked.target);
  if (!M)
    return llvm::createStringError("target '" + llvm::StringRef(Asked.target) +
                                   "': " + llvm::toString(M.takeError()));
  Request.HasTarget = true;
  Request.Lower.SM = M->number();
  Request.Lower.Suffix = M->suffix();
  return Request;
}

extern "C" {

opennvvmTileStatus opennvvmTileCompile(const void *Data, size_t Size,
                                       const char *Name,
                                       const opennvvmTileCompileOptions *Asked,
                                       opennvvmTileCode *Held, char **Message) {
  if (Message)
    *Message = nullptr;
  if (Held)
    *Held = nullptr;
  opennvvmTileCompileOptions How = {};
  if (!Held || (!Data && Size) || (Asked && !readStruct(Asked, How)))
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  llvm::Expected<CompileRequest> Request = requestOf(How);
  if (!Request) {
    report(Message, llvm::toString(Request.takeError()));
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  }
  llvm::Expected<Code> Made =
      compileProgram({static_cast<const char *>(Data), Size},
                     Name ? Name : "<input>", *Request);
  if (!Made) {
    report(Message, llvm::toString(Made.takeError()));
    return OPENNVVM_TILE_ERROR_PROGRAM;
  }
  *Held = new opennvvmTileCodeHandle{std::move(*Made)};
  return OPENNVVM_TILE_SUCCESS;
}

void opennvvmTileDestroyCode(opennvvmTileCode Held) { delete Held; }

const void *opennvvmTileCodeBitcode(opennvvmTileCode Held, size_t *Size) {
  if (!Held || !Size)
    return nullptr;
  *Size = Held->Made.Bitcode.size();
  return Held->Made.Bitcode.data();
}

const char *opennvvmTileCodeTarget(opennvvmTileCode Held) {
  return Held ? Held->Made.Arch.c_str() : nullptr;
}

size_t opennvvmTileCodeKernelCount(opennvvmTileCode Held) {
  return Held ? Held->Made.Kernels.size() : 0;
}

opennvvmTileStatus opennvvmTileCodeKernel(opennvvmTileCode Held, size_t Number,
                                          opennvvmTileKernelLaunch *To) {
  if (Number >= opennvvmTileCodeKernelCount(Held))
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  const LaunchInfo &K = Held->Made.Kernels[Number];
  opennvvmTileKernelLaunch Out = {};
  Out.name = K.Kernel.c_str();
  std::copy_n(K.Block, 3, Out.block);
  std::copy_n(K.Cluster, 3, Out.cluster);
  Out.dynamicShared = K.DynamicShared;
  Out.staticShared = K.StaticShared;
  Out.parameterCount = K.Parameters.size();
  return writeStruct(To, Out);
}

opennvvmTileStatus opennvvmTileCodeParameter(opennvvmTileCode Held,
                                             size_t Number, size_t Index,
                                             opennvvmTileParameter *To) {
  if (Number >= opennvvmTileCodeKernelCount(Held) ||
      Index >= Held->Made.Kernels[Number].Parameters.size())
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  static constexpr opennvvmTileParameterKind Kinds[] = {
      OPENNVVM_TILE_INTEGER, OPENNVVM_TILE_FLOAT, OPENNVVM_TILE_POINTER};
  const LaunchParameter &P = Held->Made.Kernels[Number].Parameters[Index];
  opennvvmTileParameter Out = {};
  Out.kind = Kinds[P.Kind];
  Out.size = P.Size;
  Out.type = P.Type.c_str();
  Out.pointee = P.Pointee.empty() ? nullptr : P.Pointee.c_str();
  return writeStruct(To, Out);
}

const char *opennvvmTileCodeLaunchInfo(opennvvmTileCode Held) {
  return Held ? Held->Made.JSON.c_str() : nullptr;
}

} // extern "C"
