//===- Files.cpp - Arrays in files ----------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The format .npy is described by NumPy's module numpy.lib.format.
//
//===----------------------------------------------------------------------===//

#include "Run/Files.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::run {

static constexpr StringLiteral Magic = "\x93NUMPY";

static Error error(const Twine &What) {
  return createStringError(inconvertibleErrorCode(), What);
}

/// The text after \p Key of a header, a dictionary of Python.
static StringRef entry(StringRef Header, StringRef Key) {
  size_t At = Header.find(("'" + Key + "'").str());
  if (At == StringRef::npos)
    return {};
  StringRef Rest = Header.substr(At + Key.size() + 2).ltrim();
  return Rest.consume_front(":") ? Rest.ltrim() : StringRef();
}

/// The number of bytes that \p Header, a dictionary, promises.
static Expected<uint64_t> promisedBytes(StringRef Header) {
  StringRef Type = entry(Header, "descr"), Shape = entry(Header, "shape");
  if (!Type.consume_front("'"))
    return error("elements that are structures are not read");
  Type = Type.split('\'').first;
  if (Type.starts_with(">"))
    return error("elements are in the order of other machines (" + Type + ")");
  uint64_t Bytes;
  // "<f4", "|b1"; objects, "|O", have no size.
  if (Type.size() < 3 || Type.drop_front(2).getAsInteger(10, Bytes))
    return error("elements of type " + Type + " are not plain memory");
  if (Type[1] == 'U')
    Bytes *= 4;
  if (!Shape.consume_front("("))
    return error("its header has no shape");
  SmallVector<StringRef, 4> Sizes;
  Shape.split(')').first.split(Sizes, ',', -1, /*KeepEmpty=*/false);
  for (StringRef Size : Sizes) {
    uint64_t N;
    if (Size.trim().empty())
      continue;
    if (Size.trim().getAsInteger(10, N))
      return error("its header has no shape");
    Bytes = SaturatingMultiply(Bytes, N);
  }
  return Bytes;
}

static Expected<FileArray> splitNpy(StringRef Text) {
  StringRef Rest = Text;
  if (!Rest.consume_front(Magic) || Rest.size() < 6)
    return error("is no .npy file");
  unsigned Major = uint8_t(Rest[0]);
  Rest = Rest.drop_front(2);
  size_t Length = Major == 1 ? support::endian::read16le(Rest.data())
                             : support::endian::read32le(Rest.data());
  Rest = Rest.drop_front(Major == 1 ? 2 : 4);
  if (Length > Rest.size())
    return error("is cut off");
  Expected<uint64_t> Promised = promisedBytes(Rest.take_front(Length));
  if (!Promised)
    return Promised.takeError();
  Rest = Rest.drop_front(Length);
  if (*Promised != Rest.size())
    return error("has " + Twine(Rest.size()) + " bytes of elements, and not " +
                 Twine(*Promised) + ", as its header says");
  FileArray Array;
  Array.Header = Text.drop_back(Rest.size()).str();
  Array.Bytes.assign(Rest.bytes_begin(), Rest.bytes_end());
  return Array;
}

Expected<FileArray> readArray(StringRef File, bool IsNpy) {
  auto Bytes = MemoryBuffer::getFile(File, /*IsText=*/false,
                                     /*RequiresNullTerminator=*/false);
  if (!Bytes)
    return errorCodeToError(Bytes.getError());
  StringRef Text = (*Bytes)->getBuffer();
  if (IsNpy)
    return splitNpy(Text);
  FileArray Array;
  Array.Bytes.assign(Text.bytes_begin(), Text.bytes_end());
  return Array;
}

std::string npyHeader(const ArrayType &Type) {
  std::string Shape;
  for (uint64_t N : Type.Shape)
    Shape += (Shape.empty() ? "" : " ") + utostr(N) + ",";
  if (Type.Shape.size() > 1)
    Shape.pop_back();
  std::string Text = ("{'descr': '" + Type.Element->Npy +
                      "', 'fortran_order': False, 'shape': (" + Shape + "), }")
                         .str();
  // Elements begin at a multiple of 64 bytes.
  size_t Before = Magic.size() + 4;
  Text.append(alignTo(Before + Text.size() + 1, 64) - Before - Text.size() - 1,
              ' ');
  Text += '\n';
  char Length[2];
  support::endian::write16le(Length, uint16_t(Text.size()));
  return Magic.str() + '\1' + '\0' + std::string(Length, 2) + Text;
}

Error writeArray(StringRef File, StringRef Header, ArrayRef<uint8_t> Bytes) {
  Error E = writeToOutput(File, [&](raw_ostream &OS) {
    OS << Header;
    OS.write(reinterpret_cast<const char *>(Bytes.data()), Bytes.size());
    return Error::success();
  });
  if (!E)
    return E;
  return error("cannot write '" + File +
               "': " + errorToErrorCode(std::move(E)).message());
}

} // namespace opennvvm::run
