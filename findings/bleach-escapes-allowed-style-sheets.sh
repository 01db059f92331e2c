#!/usr/bin/env bash
# bleach 5.0.1 (Debian 12) writes `&gt;` into a `<style>` that is allowed.
#
# Expected: a sanitizer that is told to keep `<style>` writes its text as it was: in HTML it is not decoded.
# Happens: `ul > li` becomes `ul &gt; li`, an invalid selector, so the rule is gone. `<style>` without `>` stays.
# Matters: an editor sees some rules work and others not, and finds nothing wrong in them.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-bleach=5.0.1-2 python3-html5lib python3-webencodings python3-six'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

PYTHONPATH=$folder/root/usr/lib/python3/dist-packages /usr/bin/python3 - <<'PYTHON'
import bleach

output = bleach.clean('<style>ul > li{color:red}</style>', tags=['style'])
print(output)
assert output == '<style>ul &gt; li{color:red}</style>', 'it keeps style sheets now'
PYTHON
