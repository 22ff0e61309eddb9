//===- CAPI.cpp - The C interface that compiles programs ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Compile/Compile.h"
#include "Tile/Compile/Translate.h"
#include "Tile/Eval/Launch/Structures.h"
#include "Tile/ToNVVM/Machine.h"
#include "TileImage/Image.h"
#include "opennvvm-c/tile.h"
#include "opennvvm/Dialect/CudaTile/Bytecode.h"
#include <cstring>

using namespace opennvvm::tile;

struct opennvvmTileCodeHandle {
  Code Made;
  std::string PTX; ///< Of an image that was read.
};

static void report(char **To, const std::string &Text) {
  if (To)
    *To = strdup(Text.c_str());
}

/// \p Asked as a request; an error if there is no such target.
static MessageFormat formatOf(opennvvmTileFormat Asked) {
  return Asked == OPENNVVM_TILE_JSON    ? MessageFormat::JSON
         : Asked == OPENNVVM_TILE_SARIF ? MessageFormat::SARIF
                                        : MessageFormat::Text;
}

static llvm::Expected<CompileRequest>
requestOf(const opennvvmTileCompileOptions &Asked) {
  CompileRequest Request;
  Request.Lower.Warps = Asked.warps;
  Request.Lower.StaticShared = Asked.staticShared != 0;
  Request.Messages = formatOf(Asked.messages);
  Request.FullDebug = Asked.fullDebug != 0;
  Request.WantsRemarks = Asked.wantsRemarks != 0;
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
  *Held = new opennvvmTileCodeHandle{std::move(*Made), {}};
  return OPENNVVM_TILE_SUCCESS;
}

opennvvmTileStatus opennvvmTileReadImage(const void *Data, size_t Size,
                                         opennvvmTileCode *Held,
                                         char **Message) {
  if (Message)
    *Message = nullptr;
  if (Held)
    *Held = nullptr;
  if (!Held || (!Data && Size))
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  llvm::Expected<TileImage> Image =
      readTileImage({static_cast<const char *>(Data), Size});
  if (!Image) {
    report(Message, llvm::toString(Image.takeError()));
    return OPENNVVM_TILE_ERROR_PROGRAM;
  }
  Code Read;
  Read.JSON = asJSON(Image->Launches);
  Read.Launches = std::move(Image->Launches);
  *Held = new opennvvmTileCodeHandle{std::move(Read), std::move(Image->PTX)};
  return OPENNVVM_TILE_SUCCESS;
}

const char *opennvvmTileCodePTX(opennvvmTileCode Held) {
  return Held && !Held->PTX.empty() ? Held->PTX.c_str() : nullptr;
}

const char *opennvvmTileBytecodeVersion(size_t Index) {
  static constexpr const char *Versions[] = {"13.1", "13.2", "13.3", "13.4",
                                             "13.5"};
  static_assert(std::size(Versions) ==
                mlir::cuda_tile::LastBytecode.Minor -
                    mlir::cuda_tile::FirstBytecode.Minor + 1);
  return Index < std::size(Versions) ? Versions[Index] : nullptr;
}

opennvvmTileStatus opennvvmTileTranslate(const void *Data, size_t Size,
                                         const char *Name, const char *Target,
                                         opennvvmTileForm Form,
                                         opennvvmTileFormat Messages,
                                         char **Text, char **Message) {
  if (Message)
    *Message = nullptr;
  if (Text)
    *Text = nullptr;
  bool IsKnown =
      Form == OPENNVVM_TILE_CUDA_TILE || Form == OPENNVVM_TILE_NV_TILEAS;
  if (!Text || (!Data && Size) || !IsKnown)
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  opennvvmTileCompileOptions Asked = {};
  Asked.target = Target;
  Asked.messages = Messages;
  llvm::Expected<CompileRequest> Request = requestOf(Asked);
  if (!Request) {
    report(Message, llvm::toString(Request.takeError()));
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  }
  llvm::Expected<std::string> Out = translateProgram(
      {static_cast<const char *>(Data), Size}, Name ? Name : "<input>",
      Form == OPENNVVM_TILE_NV_TILEAS, *Request);
  if (!Out) {
    report(Message, llvm::toString(Out.takeError()));
    return OPENNVVM_TILE_ERROR_PROGRAM;
  }
  *Text = strdup(Out->c_str());
  return OPENNVVM_TILE_SUCCESS;
}

void opennvvmTileDestroyCode(opennvvmTileCode Held) { delete Held; }

const void *opennvvmTileCodeBitcode(opennvvmTileCode Held, size_t *Size) {
  if (!Held || !Size || Held->Made.Bitcode.empty())
    return nullptr;
  *Size = Held->Made.Bitcode.size();
  return Held->Made.Bitcode.data();
}

const char *opennvvmTileCodeTarget(opennvvmTileCode Held) {
  return Held ? Held->Made.Launches.Arch.c_str() : nullptr;
}

size_t opennvvmTileCodeKernelCount(opennvvmTileCode Held) {
  return Held ? Held->Made.Launches.Kernels.size() : 0;
}

opennvvmTileStatus opennvvmTileCodeKernel(opennvvmTileCode Held, size_t Number,
                                          opennvvmTileKernelLaunch *To) {
  if (Number >= opennvvmTileCodeKernelCount(Held))
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  const LaunchInfo &K = Held->Made.Launches.Kernels[Number];
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
      Index >= Held->Made.Launches.Kernels[Number].Parameters.size())
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  static constexpr opennvvmTileParameterKind Kinds[] = {
      OPENNVVM_TILE_INTEGER, OPENNVVM_TILE_FLOAT, OPENNVVM_TILE_POINTER};
  const LaunchParameter &P =
      Held->Made.Launches.Kernels[Number].Parameters[Index];
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

const char *opennvvmTileCodeRemarks(opennvvmTileCode Held) {
  return Held ? Held->Made.Remarks.c_str() : nullptr;
}

} // extern "C"
