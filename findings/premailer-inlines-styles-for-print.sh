#!/usr/bin/env bash
# Premailer 1.14.2 for Ruby (Debian 12) inlines the rules of `@media print`, and empties those of `@container`.
#
# Expected: rules for print are for paper: they stay in the style sheet, as others with conditions do.
# Happens: `@media print{p{color:red}}` becomes `style="color: red;"`. `@container`, `@supports` and `@layer` stay without what was in them.
# Matters: a mail shows on the screen what was meant for paper, such as a hidden menu, and loses its other conditions.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ruby -e 'require "nokogiri"' 2> /dev/null || apt-get install -y --no-install-recommends ruby-nokogiri > /dev/null
packages='ruby-premailer=1.14.2-1 ruby-css-parser=1.6.0-2+deb12u1 ruby-addressable=2.8.1-1 ruby-public-suffix=4.0.6+ds-2 ruby-htmlentities=4.3.3-1.1'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

cat > "$folder/run.rb" <<'RUBY'
$:.unshift("#{__dir__}/root/usr/lib/ruby/vendor_ruby", *Dir["#{__dir__}/root/usr/share/rubygems-integration/all/gems/*/lib"])
require 'premailer'

def inlined(rule)
  page = "<html><head><style>#{rule}</style></head><body><p>x</p></body></html>"
  Premailer.new(page, with_html_string: true).to_inline_css.gsub(/\s+/, ' ')
end
print = inlined('@media print{p{color:red}}')
container = inlined('@container (width>1px){p{color:red}}')
puts print, container
abort 'rules for print stay now' unless print.include?('<p style="color: red;">')
abort 'rules of containers stay now' unless container.include?('@container (width>1px) { }')
RUBY
/usr/bin/ruby -W0 "$folder/run.rb"
