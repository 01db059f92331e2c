#!/usr/bin/env bash
# pandoc 2.17 (Debian 12) renames `inert`, `popover` and `part` of a `<div>` in Markdown to `data-…`.
#
# Expected: attributes of raw HTML stay, as `slot`, `is` and `enterkeyhint` do, which are as new.
# Happens: a `<div>` is parsed, and attributes that its list does not know get the prefix `data-`. What was hidden or inert is not any more.
# Matters: documentation with a live example shows the popover open, and lets Tab into what is inert.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='pandoc=2.17.1.1-2~deb12u1 pandoc-data=2.17.1.1-2~deb12u1 libcmark-gfm-extensions0.29.0.gfm.6 libcmark-gfm0.29.0.gfm.6 liblua5.3-0'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu
output=$(printf '<div inert="" popover="auto" slot="a">\n\nHi\n\n</div>\n' |
  "$folder/root/usr/bin/pandoc" --data-dir="$folder/root/usr/share/pandoc/data" -f markdown -t html)
echo "$output"
[[ $output == *'<div data-inert="" data-popover="auto" slot="a">'* ]] || { echo 'pandoc keeps these attributes now' >&2; exit 1; }
