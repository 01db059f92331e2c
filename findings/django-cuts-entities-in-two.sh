#!/usr/bin/env bash
# Django 3.2 (Debian 12) counts `&nbsp;` as six characters in `truncatechars_html`, and cuts within it.
#
# Expected: an entity is one character, since a reader sees one.
# Happens: `Café&nbsp;au lait`, cut to 6, becomes `Café&…`: the reader sees an ampersand that was never there.
# Matters: teasers of products end with "&", "&nb" or "&eacu", and are shorter the more umlauts are written as entities.
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
cut = [Truncator(html).chars(6, html=True) for html in ('<p>Café&nbsp;au lait</p>', '<p>Caf\u00e9\u00a0au lait</p>')]
print(cut)
assert cut == ['<p>Café&…</p>', '<p>Café\u00a0…</p>'], 'it counts entities differently now'
PYTHON
