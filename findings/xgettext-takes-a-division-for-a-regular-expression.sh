#!/usr/bin/env bash
# xgettext 0.21 (Debian 12) loses the texts between `i++ / 2` and the next slash.
#
# Expected: a slash after `i++` or `i--` divides, as one after a name, a number or a bracket does for it.
# Happens: it opens a regular expression, so that what follows on the line is pattern, without a warning. A slash within `[/"]` closes one, and the quote opens a string.
# Matters: texts are missing from the catalogue because of arithmetic, most of all in minified scripts, which are one line.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='gettext=0.21-12'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

extract() {
  printf '%s\n' "$1" > "$folder/a.js"
  "$folder/root/usr/bin/xgettext" --language=JavaScript --omit-header --no-location --output=- "$folder/a.js" 2> "$folder/warnings" | sed -n 's/^msgid //p' | tr -d '\n'
}
expect() {
  local found
  found=$(extract "$1")
  echo "$1 -> $found"
  [[ $found == "$2" ]] || { echo 'it is read otherwise now' >&2; exit 1; }
}
expect 'half = i / 2; gettext("Add"); third = n / 3' '"Add"'
expect 'half = i++ / 2; gettext("Add"); third = n / 3' ''
[[ ! -s $folder/warnings ]]
expect 'half = i-- / 2; gettext("Add"); third = n / 3' ''
expect 'parts = text.split(/["]/); gettext("Add")' '"Add"'
expect 'parts = text.split(/[/"]/); gettext("Add")' ''
