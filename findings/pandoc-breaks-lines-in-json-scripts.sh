#!/usr/bin/env bash
# pandoc 2.17 (Debian 12) breaks the lines of a JSON script within a paragraph of Markdown, also within its strings.
#
# Expected: what stands between `<script>` and `</script>` is raw HTML and stays.
# Happens: the text between the two tags is text of the paragraph, which is wrapped at 72 characters: a string gets a line break, which JSON forbids.
# Matters: the data of a component that is pasted into a README can't be read on the page that pandoc makes of it.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='pandoc=2.17.1.1-2~deb12u1 pandoc-data=2.17.1.1-2~deb12u1 libcmark-gfm-extensions0.29.0.gfm.6 libcmark-gfm0.29.0.gfm.6 liblua5.3-0'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu
words=$(seq -s ' ' 10001 10020)
output=$(printf 'Price <script type="application/json">["%s"]</script>\n' "$words" |
  "$folder/root/usr/bin/pandoc" --data-dir="$folder/root/usr/share/pandoc/data" -f gfm -t html)
echo "$output"
[[ $output == *$'10007\n10008'* || $output =~ [0-9]$'\n'[0-9] ]] || { echo 'pandoc keeps the line now' >&2; exit 1; }
