#!/usr/bin/env bash
# translate-toolkit 3.8.4 (Debian 12) writes `&quot;` of an attribute as a quote, also where nothing is translated.
#
# Expected: the way from HTML to PO and back changes translated texts only.
# Happens: `data-x="{&quot;a&quot;:1}"` becomes `data-x="{"a":1}"`, which ends after the brace and has two attributes more. No-break spaces become blanks.
# Matters: each element with JSON in an attribute is broken in all translated pages, and the original is not.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='translate-toolkit=3.8.4-1 python3-translate=3.8.4-1 python3-lxml'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

export PYTHONPATH=$folder/root/usr/lib/python3/dist-packages
cd "$folder"
echo '<!doctype html><html><body><p data-x="{&quot;a&quot;:1}">10&nbsp;%</p></body></html>' > page.html
/usr/bin/python3 root/usr/bin/html2po --progress=none page.html page.po
/usr/bin/python3 root/usr/bin/po2html --progress=none -t page.html page.po translated.html
cat translated.html
grep -q '<p data-x="{"a":1}">10 %</p>' translated.html || { echo 'attributes stay whole now' >&2; exit 1; }
