#!/usr/bin/env bash
# Python-Markdown 3.4.1 (Debian 12) escapes the end of an inline tag if an attribute has “>” in it.
#
# Expected: a quoted value may have “>” in it (HTML standard, 13.1.2.3; CommonMark, 6.6), and in a `<div>` it is left.
# Happens: `<x-card query="width > 600px">` gets the end `&gt;`, so the start tag goes on through the text up to the next “>”.
# Matters: what stood in the element is lost, and what follows it is in it, for one custom element of a page and not for the next.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-markdown=3.4.1-2+deb12u1'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

PYTHONPATH=$folder/root/usr/lib/python3/dist-packages /usr/bin/python3 - <<'PYTHON'
from markdown import markdown

texts = ['<div title="a > b">t</div>', '<x-card query="width > 600px">t</x-card>', '<a href="/" title=\'5 > 3\'>t</a>']
seen = [markdown(text) for text in texts]
print(*seen, sep='\n')
assert seen[0] == texts[0]
assert seen[1] == '<p><x-card query="width > 600px"&gt;t</x-card></p>', 'the tag ends where it ends now'
assert seen[2] == '<p><a href="/" title=\'5 > 3\'&gt;t</a></p>'
PYTHON
