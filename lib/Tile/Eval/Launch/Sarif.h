//===- Sarif.h - Logs of SARIF 2.1.0 ----------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_LAUNCH_SARIF_H
#define OPENNVVM_LIB_TILE_EVAL_LAUNCH_SARIF_H

#include "Tile/Eval/Program/Program.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/JSON.h"

namespace opennvvm::tile {

/// Writes the frames of \p Where, the innermost first, as elements of an array:
/// objects with `file`, `function`, `line` and `column`.
void writeFrames(llvm::json::OStream &J, const Site &Where);

namespace sarif {

/// Writes the member `message`.
void writeMessage(llvm::json::OStream &J, llvm::StringRef Text);

/// Writes a location, an object: the innermost frame of \p Where, if there is
/// one, and \p Text unless it is empty.
void writeLocation(llvm::json::OStream &J, const Site &Where,
                   llvm::StringRef Text);

using Writer = llvm::function_ref<void(llvm::json::OStream &)>;

/// A log of one run of \p Tool, with a newline at the end. \p Failure tells why
/// the run could not be ended, at the locations that \p Locations writes;
/// empty: it could. \p Results writes what was found.
std::string log(llvm::StringRef Tool, llvm::StringRef Failure, Writer Locations,
                Writer Results);

} // namespace sarif
} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_LAUNCH_SARIF_H
