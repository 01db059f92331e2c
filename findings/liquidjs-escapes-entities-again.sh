#!/usr/bin/env bash
# liquidjs 10.30.1: `escape_once` makes "&amp;euro;" of "&euro;".
#
# Expected: entities that are there stay, as in the Liquid of Ruby, and as the name of the filter says.
# Happens: only the five that `escape` writes itself are spared; `&nbsp;`, `&copy;` and numbers such as `&#8364;` are escaped again. There is no error.
# Matters: texts of a CMS are full of `&nbsp;`, and a theme that was written for Shopify shows it to customers.
# Seen on 2026-11-30 beside Liquid 5.4.0 of Debian 12.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ruby -e 'puts RUBY_VERSION' > /dev/null 2>&1 || apt-get install -y --no-install-recommends ruby > /dev/null
packages='liquidjs@10.30.1'
debs='ruby-liquid=5.4.0-3'
echo "$packages $debs"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages
(cd "$folder" && apt-get download -qq $debs && dpkg-deb -x *.deb root)
cat > "$folder/run.rb" <<'RUBY'
$:.unshift("#{__dir__}/root/usr/share/rubygems-integration/all/gems/liquid-5.4.0/lib", "#{__dir__}/root/usr/lib/ruby/vendor_ruby")
require 'liquid'

print Liquid::Template.parse(ARGV[0]).render
RUBY

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { Liquid } from 'liquidjs'

const both = (template) => {
  const ruby = execFileSync('ruby', [`${import.meta.dirname}/run.rb`, template], { encoding: 'utf8' })
  const results = { ruby, liquidjs: new Liquid().parseAndRenderSync(template) }
  console.log(template, results)
  return Object.values(results)
}
assert.deepEqual(both("{{ '&amp; & &lt;' | escape_once }}"), ['&amp; &amp; &lt;', '&amp; &amp; &lt;'])
assert.deepEqual(both("{{ '5&nbsp;&euro;' | escape_once }}"), ['5&nbsp;&euro;', '5&amp;nbsp;&amp;euro;'], 'named entities stay now')
assert.deepEqual(both("{{ '5 &#8364;' | escape_once }}"), ['5 &#8364;', '5 &amp;#8364;'], 'numbers stay now')
JS
node "$folder/run.mjs"
