#!/usr/bin/env bash
# liquidjs 10.30.1: `truncatewords: 2` makes "two words..." of "two words".
#
# Expected: as in the Liquid of Ruby, dots stand for words that were left out. `truncate` leaves a text that fits as it is.
# Happens: a text with exactly as many words as are allowed gets the dots too.
# Matters: a name of three words in a place for three looks as if it went on, and its tooltip or link "more" shows nothing new.
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
assert.deepEqual(both("{{ 'two words' | truncatewords: 3 }}"), ['two words', 'two words'])
assert.deepEqual(both("{{ 'two words' | truncatewords: 1 }}"), ['two...', 'two...'])
assert.deepEqual(both("{{ 'two words' | truncate: 9 }}"), ['two words', 'two words'])
assert.deepEqual(both("{{ 'two words' | truncatewords: 2 }}"), ['two words', 'two words...'], 'whole texts have no dots now')
JS
node "$folder/run.mjs"
