# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads a report as a parser of HTML does: one element of data and one script, nothing
that a browser would load, and nothing of the input as markup. Prints the data."""

import html.parser
import json
import sys

# What the template has; the rest is made by the script.
KNOWN = {"html", "head", "meta", "link", "title", "style", "body", "a", "header", "h1", "p",
         "label", "select", "nav", "noscript", "main", "footer", "kbd", "script"}


class Reader(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.data = self.title = ""
        self.scripts = []
        self.inside = None

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        assert tag in KNOWN, f"unexpected <{tag}>"
        assert "src" not in attributes, attributes
        href = attributes.get("href", "#")
        assert href.startswith("#") or href == "data:,", href
        assert not any(name.startswith("on") for name in attributes), attributes
        if tag == "script":
            self.scripts.append(attributes.get("id"))
        self.inside = "data" if attributes.get("id") == "data" else tag

    def handle_endtag(self, tag):
        self.inside = None

    def handle_data(self, text):
        if self.inside == "data":
            self.data += text
        elif self.inside == "title":
            self.title += text
        elif self.inside in ("script", "style"):
            assert "@import" not in text and "url(" not in text and "fetch(" not in text
            assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


reader = Reader()
with open(sys.argv[1], encoding="utf-8") as file:
    reader.feed(file.read())
reader.close()
assert reader.scripts == ["data", None], reader.scripts
print("title:", reader.title)
print(json.dumps(json.loads(reader.data), indent=1))
