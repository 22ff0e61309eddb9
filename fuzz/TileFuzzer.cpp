//===- TileFuzzer.cpp - Fuzz the reader of Tile IR's bytecode -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Any input is read or refused, in memory of at most 16 MiB and 100 times its
// size, by AddressSanitizer's account. What is read and verifies can be
// written, and what is written can be read.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "opennvvm/Dialect/CudaTile/Bytecode.h"
#include "llvm/Support/raw_ostream.h"
#include <sanitizer/allocator_interface.h>

using namespace mlir;

namespace {
/// Contexts keep the types and attributes of all modules: each is used for some
/// inputs only, since making one takes longer than reading a file.
class Contexts {
public:
  MLIRContext &get() {
    if (!Current || ++Uses == 2000) {
      Current = std::make_unique<MLIRContext>(MLIRContext::Threading::DISABLED);
      Current->getDiagEngine().registerHandler(
          [](Diagnostic &) { return success(); });
      Uses = 0;
    }
    return *Current;
  }

private:
  std::unique_ptr<MLIRContext> Current;
  unsigned Uses = 0;
};

/// The bytes that the process has allocated, and the most since begin().
struct Allocated {
  int64_t Now = 0, Most = 0, Start = 0;

  void begin() { Most = Start = Now; }
  int64_t most() const { return Most - Start; }
};
} // namespace

// Hooks get no pointer of ours.
static Allocated Bytes;

static void onAllocation(const volatile void *, size_t Size) {
  Bytes.Now += static_cast<int64_t>(Size);
  Bytes.Most = std::max(Bytes.Most, Bytes.Now);
}

static void onRelease(const volatile void *P) {
  if (P)
    Bytes.Now -= static_cast<int64_t>(
        __sanitizer_get_allocated_size(const_cast<const void *>(P)));
}

/// Ends the process if reading \p Size bytes has taken too much.
static void checkMemory(size_t Size) {
  int64_t Limit = (int64_t(16) << 20) + 100 * static_cast<int64_t>(Size);
  if (Bytes.most() <= Limit)
    return;
  llvm::errs() << "reading " << Size << " bytes takes " << Bytes.most() << "\n";
  llvm::report_fatal_error("reading takes too much memory");
}

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  return __sanitizer_install_malloc_and_free_hooks(onAllocation, onRelease) ==
         0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  static Contexts All;
  MLIRContext &Context = All.get();
  llvm::StringRef Input(reinterpret_cast<const char *>(Data), Size);
  Bytes.begin();
  auto Module = cuda_tile::readBytecode(Input, Context);
  bool IsRead = bool(Module) && succeeded(verify(**Module));
  checkMemory(Size);
  if (!Module)
    consumeError(Module.takeError());
  if (!IsRead)
    return 0;
  std::string Written;
  llvm::raw_string_ostream OS(Written);
  // No version has both what one took away and what a later one brought.
  if (llvm::Error E = cuda_tile::writeBytecode(**Module, OS)) {
    consumeError(std::move(E));
    return 0;
  }
  auto Again = cuda_tile::readBytecode(Written, Context);
  if (!Again)
    llvm::report_fatal_error(Again.takeError());
  if (failed(verify(**Again)))
    llvm::report_fatal_error("what was written does not verify");
  return 0;
}
