#!/usr/bin/env bash
# HTML::Clean 1.4 (Debian 12) shortens `&quot;` to a quote within attributes too.
#
# Expected: its rule `entities` makes texts shorter without changing what a browser reads.
# Happens: `title="5 &quot;stars&quot;"` becomes `title="5 "stars""`: the title ends after "5 ", and the rest are attributes. `&amp;lt;` stays.
# Matters: JSON in attributes is lost, and with it what a component is configured by.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='libhtml-clean-perl=1.4-4'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

output=$(perl -I "$folder/root/usr/share/perl5" -MHTML::Clean -e '
  my $html = q(<p><a title="5 &quot;stars&quot;">x &amp;lt; y</a></p>);
  my $cleaner = HTML::Clean->new(\$html);
  $cleaner->strip;
  print ${$cleaner->data};')
echo "$output"
[[ $output == '<p><a title="5 "stars"">x &amp;lt; y</a></p>' ]] || { echo 'attributes stay whole now' >&2; exit 1; }
