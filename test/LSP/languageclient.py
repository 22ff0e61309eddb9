# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A client of language servers, for tests.

    with Client([server, argument...]) as client:
        client.initialize()
        doc = client.open("file:///k.ll", text)
        doc.edit(doc.at("i32"), "i64")
        doc.diagnostics()

Knows nothing of a language. A server that stops, or does not answer in time, is an
AssertionError, with what it has written to standard error.
"""

import bisect
import json
import queue
import re
import subprocess
import threading

LIMIT = 60  # seconds for an answer; far more than any takes


class ServerError(Exception):
    """The answer to a request is an error."""

    def __init__(self, error):
        super().__init__(error.get("message"))
        self.code = error.get("code")


class Text:
    """A text as the server should have it, with places as UTF-16 or UTF-8."""

    def __init__(self, text, unit="utf-16"):
        self.text, self.unit = text, unit

    def _columns(self, piece):
        if self.unit == "utf-8":
            return len(piece.encode())
        return len(piece.encode("utf-16-le")) // 2

    def _lines(self):
        """Where lines begin. They end in three ways."""
        return [0] + [m.end() for m in re.finditer(r"\r\n|\r|\n", self.text)]

    def position(self, offset):
        """The protocol's place of a character of the text."""
        starts = self._lines()
        line = bisect.bisect_right(starts, offset) - 1
        return {"line": line,
                "character": self._columns(self.text[starts[line]:offset])}

    def range(self, begin, end):
        return {"start": self.position(begin), "end": self.position(end)}

    def offset(self, position):
        """The character at a place of the protocol."""
        starts = self._lines()
        if position["line"] >= len(starts):
            return len(self.text)
        start = starts[position["line"]]
        line = re.match(r"[^\r\n]*", self.text[start:])[0]
        for count in range(len(line) + 1):
            if self._columns(line[:count]) >= position["character"]:
                return start + count
        return start + len(line)

    def slice(self, place):
        """The text in a range of the protocol."""
        return self.text[self.offset(place["start"]):self.offset(place["end"])]

    def apply(self, edits):
        """Makes edits of the protocol, none of which overlap."""
        spans = [(self.offset(e["range"]["start"]), self.offset(e["range"]["end"]),
                  i, e["newText"]) for i, e in enumerate(edits)]
        for begin, end, _, new in sorted(spans, reverse=True):
            self.text = self.text[:begin] + new + self.text[end:]
        return self.text


class Document(Text):
    """A document that is open in the server."""

    def __init__(self, client, uri, text):
        super().__init__(text, client.unit)
        self.client, self.uri, self.version = client, uri, 1
        self.id = {"uri": uri}

    def find(self, needle, after=0, index=0):
        """The offset of the first needle, plus index."""
        at = self.text.find(needle, after)
        assert at >= 0, f"no {needle!r} in the text"
        return at + index

    def at(self, needle, index=0):
        """The place of the first needle, index characters later."""
        return self.position(self.find(needle, index=index))

    def change(self, begin, end, new):
        """Replaces characters, and tells the server only that."""
        self.version += 1
        self.client.notify("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version},
            "contentChanges": [{"range": self.range(begin, end), "text": new}]})
        self.text = self.text[:begin] + new + self.text[end:]

    def replace(self, old, new):
        begin = self.find(old)
        self.change(begin, begin + len(old), new)

    def type(self, offset, text):
        """Types a text, each key a message."""
        for index, char in enumerate(text):
            self.change(offset + index, offset + index, char)

    def set(self, text):
        """Replaces the whole text."""
        self.version += 1
        self.text = text
        self.client.notify("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version},
            "contentChanges": [{"text": text}]})

    def diagnostics(self):
        """The diagnostics of this version; waits for them."""
        return self.client.diagnostics_of(self.uri, self.version)

    def ask(self, method, at=None, **more):
        """Sends a request about this document, perhaps about a place."""
        params = {"textDocument": self.id, **more}
        if at is not None:
            params["position"] = at
        return self.client.request("textDocument/" + method, params)

    def close(self):
        self.client.notify("textDocument/didClose", {"textDocument": self.id})


class Client:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE)
        self.unit = "utf-16"
        self.next_id = 0
        self.answers, self.notifications = {}, []
        self.messages = queue.Queue()
        self.errors = []
        threading.Thread(target=self._read, daemon=True).start()
        self.error_reader = threading.Thread(target=self._read_errors, daemon=True)
        self.error_reader.start()

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if self.process.poll() is None:
            if kind is None:
                status = self.shutdown()
                assert status == 0, f"exit status {status}: {self.stderr()}"
            else:
                self.process.kill()
        self.process.wait()

    def stderr(self):
        """What the server has written; all of it if it has ended."""
        if self.process.poll() is not None:
            self.error_reader.join(LIMIT)
        return b"".join(self.errors).decode(errors="replace")

    # Bytes.

    def _read(self):
        out = self.process.stdout
        while True:
            length = None
            while True:
                line = out.readline()
                if not line:
                    self.messages.put(None)
                    return
                if line.strip() == b"":
                    break
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            self.messages.put(json.loads(out.read(length)))

    def _read_errors(self):
        for line in self.process.stderr:
            self.errors.append(line)

    def send_bytes(self, body):
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def send(self, message):
        self.send_bytes(json.dumps({"jsonrpc": "2.0", **message}).encode())

    # Messages.

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def begin(self, method, params):
        """Sends a request; its ID is for answer()."""
        self.next_id += 1
        self.send({"id": self.next_id, "method": method, "params": params})
        return self.next_id

    def _take(self, limit):
        try:
            message = self.messages.get(timeout=limit)
        except queue.Empty:
            raise AssertionError("no answer in time; " + self.stderr()) from None
        if message is None:
            self.process.wait()
            raise AssertionError(
                f"the server has stopped, status {self.process.returncode}: "
                + self.stderr())
        if "method" in message:
            self.notifications.append(message)
        else:
            self.answers[message["id"]] = message

    def wait(self):
        """Waits for one more message."""
        self._take(LIMIT)

    def answer(self, request, limit=LIMIT):
        """The answer to a request; raises ServerError if it is an error."""
        while request not in self.answers:
            self._take(limit)
        message = self.answers.pop(request)
        if "error" in message:
            raise ServerError(message["error"])
        return message["result"]

    def request(self, method, params, limit=LIMIT):
        return self.answer(self.begin(method, params), limit)

    # The life of a connection.

    def initialize(self, options=None, snippets=True, encodings=None):
        general = {"positionEncodings": encodings} if encodings else {}
        result = self.request("initialize", {
            "processId": None, "rootUri": None,
            "initializationOptions": options,
            "capabilities": {
                "general": general,
                "textDocument": {
                    "completion": {
                        "completionItem": {"snippetSupport": snippets}}}}})
        self.unit = result["capabilities"].get("positionEncoding", "utf-16")
        self.notify("initialized", {})
        return result

    def shutdown(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(LIMIT)

    # Documents.

    def open(self, uri, text, language="llvm"):
        doc = Document(self, uri, text)
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": language, "version": doc.version,
            "text": text}})
        return doc

    def diagnostics_of(self, uri, version):
        """The diagnostics of one version of a document; waits for them."""
        while True:
            for message in reversed(self.notifications):
                params = message["params"]
                if message["method"] == "textDocument/publishDiagnostics" and \
                        params["uri"] == uri and \
                        params.get("version", version) == version:
                    return params["diagnostics"]
            self._take(LIMIT)
