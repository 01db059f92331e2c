#!/usr/bin/env bash
# robots-parser 3.0.1 ends a list of user agents at a `Sitemap` line.
#
# Expected: RFC 9309, section 2.2.4: other records, such as sitemaps, must not interfere with the groups, so both agents have the rule.
# Happens: the agent above the line has an empty group, and may read what is forbidden.
# Matters: one line of a shop system's sitemap plug-in in the wrong place opens cart and search to a crawler that obeys.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='robots-parser@3.0.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import robotsParser from 'robots-parser'

const lines = ['User-agent: first', 'Sitemap: https://shop.example/sitemap.xml', 'User-agent: second', 'Disallow: /cart']
const isAllowed = (text) => robotsParser('https://shop.example/robots.txt', text).isAllowed('https://shop.example/cart', 'first')
const seen = [isAllowed(lines.join('\n')), isAllowed(lines.toSpliced(1, 1).join('\n'))]
console.log(seen)
assert.deepEqual(seen, [true, false], 'the first agent has the rule now')
JS
node "$folder/run.mjs"
