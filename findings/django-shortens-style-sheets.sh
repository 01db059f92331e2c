#!/usr/bin/env bash
# Django 3.2 (Debian 12) counts the words of a `<style>` in `truncatewords_html`, and cuts it in the middle.
#
# Expected: what is cut is the text that a reader sees.
# Happens: three words of `<p>one<style>a b c{…}</style> two three` are "one", "a" and "b": the style sheet ends with "…", and the text is gone.
# Matters: a teaser made of a page with an inline style has no text.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-django=3:3.2.25-0+deb12u7 python3-asgiref python3-sqlparse python3-tz'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

PYTHONPATH=$folder/root/usr/lib/python3/dist-packages /usr/bin/python3 - <<'PYTHON'
from django.conf import settings
from django.utils.text import Truncator

settings.configure(USE_I18N=False)
cut = Truncator('<p>one<style>a b c{color:red}</style> two three four</p>').words(3, html=True)
print(cut)
assert cut == '<p>one<style>a b…</style></p>', 'it treats style sheets differently now'
PYTHON
