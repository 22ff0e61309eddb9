# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where the machine and the rules come from: settings.py NVVMC FOLDER"""

import pathlib
import sys

from languageclient import Client

# What sm_90 has and sm_80 lacks.
MODULE = '''\
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f() {
  call void @llvm.nvvm.barrier.cluster.wait()
  ret void
}
declare void @llvm.nvvm.barrier.cluster.wait()
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
'''


def codes(doc):
    return sorted(d.get("code", d["message"]) for d in doc.diagnostics())


def is_refused(doc):
    return any("barrier.cluster.wait" in d["message"] for d in doc.diagnostics())


def main(nvvmc, folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    config = folder / ".nvvmc.toml"
    config.write_text('arch = "sm_90"\n[command.compile]\narch = "sm_80"\n')
    (folder / "deep").mkdir(exist_ok=True)
    inside = (folder / "deep" / "k.ll").resolve().as_uri()
    with Client([nvvmc, "lsp"]) as client:
        client.initialize()
        # The file of the project, found upward.
        doc = client.open(inside, MODULE)
        assert codes(doc) == [], codes(doc)
        # A comment wins.
        doc.set("; nvvmc: --arch=sm_80\n" + MODULE)
        assert is_refused(doc), codes(doc)
        # The editor wins over the project, and can change its mind.
        doc.set(MODULE)
        client.notify("workspace/didChangeConfiguration",
                      {"settings": {"nvvmc": {"arch": "sm_80"}}})
        doc.change(0, 0, "\n")
        assert is_refused(doc), codes(doc)
        client.notify("workspace/didChangeConfiguration", {"settings": {}})
        doc.change(0, 0, "\n")
        assert not is_refused(doc), codes(doc)
        # What is wrong with options is shown where they are.
        doc.set("; nvvmc: --arch=sm_9\n" + MODULE)
        wrong = [d for d in doc.diagnostics() if "unknown target" in d["message"]]
        assert len(wrong) == 1 and doc.slice(wrong[0]["range"]) == "--arch=sm_9", wrong
        config.write_text('arhc = "sm_90"\n')
        doc.set(MODULE)
        wrong = [d for d in doc.diagnostics() if "arhc" in d["message"]]
        assert len(wrong) == 1 and wrong[0]["range"]["start"]["line"] == 0, codes(doc)
    config.unlink()
    with Client([nvvmc, "lsp", "--arch=sm_80"]) as client:
        client.initialize({"arch": "sm_90", "path": "/somewhere/nvvmc"})
        doc = client.open(inside, MODULE)
        assert not is_refused(doc), codes(doc)
        # A text that was never saved.
        unsaved = client.open("untitled:/Untitled-1", MODULE)
        assert codes(unsaved) == [], codes(unsaved)
        # A new setting is for open documents at once.
        seen = len(client.notifications)
        client.notify("workspace/didChangeConfiguration",
                      {"settings": {"arch": "sm_70"}})
        while not any(n["params"]["diagnostics"]
                      for n in client.notifications[seen:]):
            client.wait()


main(*sys.argv[1:])
