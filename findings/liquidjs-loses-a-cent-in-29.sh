#!/usr/bin/env bash
# liquidjs 10.30.1: `0.29 | times: 100 | floor` is 28.
#
# Expected: 29, as in the Liquid of Ruby, which calculates with decimals; the filters are made for prices.
# Happens: they are binary numbers, 28.999999999999996 in between. `1.1 | plus: 2.2` shows 3.3000000000000003.
# Matters: a template that turns a price into cents for an attribute or for JSON-LD loses one, and a sum of two prices is printed with sixteen digits.
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
assert.deepEqual(both('{{ 0.25 | times: 100 | floor }}'), ['25', '25'])
assert.deepEqual(both('{{ 0.29 | times: 100 | floor }}'), ['29', '28'], 'it calculates with decimals now')
assert.deepEqual(both('{{ 1.1 | plus: 2.2 }}'), ['3.3', '3.3000000000000003'])
JS
node "$folder/run.mjs"
