# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chromium by way of its driver, which speaks WebDriver over HTTP."""

import base64
import json
import pathlib
import re
import subprocess
import time
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
ENTER, ESCAPE = "\ue007", "\ue00c"


class Browser:
    def __init__(self, folder):
        # Not through a proxy.
        self.opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], text=True,
                                       stdout=subprocess.PIPE)
        for line in self.driver.stdout:
            if found := re.search(r"successfully on port (\d+)", line):
                break
        else:
            raise RuntimeError("chromedriver did not start")
        self.root = f"http://127.0.0.1:{found[1]}"
        answer = self.call("POST", "/session", {"capabilities": {"alwaysMatch": {
            "goog:loggingPrefs": {"performance": "ALL", "browser": "ALL"},
            "goog:chromeOptions": {"binary": "/usr/bin/chromium", "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu",
                "--disable-dev-shm-usage", "--window-size=1400,1000",
                f"--user-data-dir={folder}/profile"]}}}})
        self.root += f"/session/{answer['sessionId']}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.call("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()

    def call(self, method, path, body=None):
        data = json.dumps(body or {}).encode() if method == "POST" else None
        request = urllib.request.Request(self.root + path, data, method=method)
        with self.opener.open(request, timeout=60) as answer:
            return json.load(answer)["value"]

    def open(self, file):
        self.call("POST", "/url", {"url": pathlib.Path(file).resolve().as_uri()})
        self.wait("document.body.dataset.ready === 'yes'")

    def run(self, script, *arguments):
        return self.call("POST", "/execute/sync", {"script": script, "args": arguments})

    def wait(self, condition):
        end = time.monotonic() + 30
        while not self.run(f"return {condition}"):
            assert time.monotonic() < end, f"never: {condition}"
            time.sleep(0.05)

    def all(self, selector):
        found = self.call("POST", "/elements", {"using": "css selector", "value": selector})
        return [element[ELEMENT] for element in found]

    def texts(self, selector):
        return self.run("return [...document.querySelectorAll(arguments[0])]"
                        ".map(e => e.textContent)", selector)

    def click(self, selector):
        self.call("POST", f"/element/{self.all(selector)[0]}/click")

    def keys(self, text):
        self.call("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": [
            action for key in text
            for action in ({"type": "keyDown", "value": key}, {"type": "keyUp", "value": key})
        ]}]})

    def command(self, name, **parameters):
        """A command of Chromium's own protocol."""
        return self.call("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def logged(self, kind):
        return self.call("POST", "/se/log", {"type": kind})

    def requests(self):
        """The addresses that were asked for since the last call."""
        messages = [json.loads(entry["message"])["message"]
                    for entry in self.logged("performance")]
        return [m["params"]["request"]["url"] for m in messages
                if m["method"] == "Network.requestWillBeSent"]

    def screenshot(self, file):
        size = self.command("Page.getLayoutMetrics")["cssContentSize"]
        picture = self.command("Page.captureScreenshot", captureBeyondViewport=True, clip={
            "x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 8000),
            "scale": 1})
        pathlib.Path(file).write_bytes(base64.b64decode(picture["data"]))

    def pdf(self):
        return base64.b64decode(self.call("POST", "/print", {}))
