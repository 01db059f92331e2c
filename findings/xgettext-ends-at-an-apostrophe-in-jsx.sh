#!/usr/bin/env bash
# xgettext 0.21 (Debian 12) finds nothing in the rest of a line behind an apostrophe in the text of a JSX element.
#
# Expected: it knows elements in JavaScript: what is in braces within `<p>…</p>` is found, and text is text.
# Happens: in "it's" a string begins, and takes the rest of the line. There is a warning, the status is 0.
# Matters: one "don't" in a component, or a French or Turkish name, takes the texts beside it from the catalogue, and a build goes on.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='gettext=0.21-12'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

extract() {
  printf '%s\n' "const a = <p>$1 {gettext('Add')}</p>" "const b = gettext('Remove')" > "$folder/a.js"
  "$folder/root/usr/bin/xgettext" --language=JavaScript --omit-header --no-location --output=- "$folder/a.js" | sed -n 's/^msgid //p' | tr '\n' ' '
}
plain=$(extract 'It is')
short=$(extract "It's")
echo "It is: $plain / It's: $short"
[[ $plain == '"Add" "Remove" ' ]]
[[ $short == '"Remove" ' ]] || { echo 'apostrophes are text now' >&2; exit 1; }
