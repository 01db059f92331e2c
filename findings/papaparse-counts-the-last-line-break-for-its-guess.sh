#!/usr/bin/env bash
# papaparse 5.7.1 finds no delimiter in a short list of two columns that ends with a line break, or takes the comma of its texts.
#
# Expected: the semicolon or the tab between the two; RFC 4180, 2.2 lets the last record end with a line break or not.
# Happens: the empty line behind the last break lowers the mean number of fields below two, until the ninth product. Then the comma is taken: each line is one field, or is cut within quotes where its text has commas. Without the last line break, with a third column or with `skipEmptyLines` it is right.
# Matters: a list of articles and stocks from a spreadsheet can be read on the day of the great order, and not when only a few have changed.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='papaparse@5.7.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import Papa from 'papaparse'

const read = (text, options) => {
  const { data, meta } = Papa.parse(text, options)
  console.log(JSON.stringify(text.slice(0, 60)), 'has', JSON.stringify(meta.delimiter), data[1])
  return [meta.delimiter, data[1]]
}
const list = (count, text = '5', delimiter = ';') => ['sku', 'text\r\n'].join(delimiter) + `a${delimiter}${text}\r\n`.repeat(count)
assert.deepEqual(read(list(3).trimEnd()), [';', ['a', '5']])
assert.deepEqual(read(list(3), { skipEmptyLines: true }), [';', ['a', '5']])
assert.deepEqual(read(list(9)), [';', ['a', '5']])
assert.deepEqual(read(list(3)), [',', ['a;5']], 'the last line break has no part in the guess now')
assert.deepEqual(read(list(3, '5', '\t')), [',', ['a\t5']])
assert.deepEqual(read(list(3, '"red, blue"')), [',', ['a;"red', ' blue"']])
JS
node "$folder/run.mjs"
