import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parse, serialize } from 'parse5'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { root } from '../../tools/paths.ts'
import { manifest, read } from './support/dist.ts'

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(root(`node_modules/${name}/package.json`), 'utf8')).version

/** By the tool's name in the table: its version here, and what it makes of a fragment. */
const TOOLS: Record<string, [version: string, pass: (fragment: string) => string | Promise<string>]> = {
  parse5: [
    versionOf('parse5'),
    (fragment) => serialize(parse(`<body>${fragment}`)).replace(/^<html><head><\/head><body>|<\/body><\/html>$/g, ''),
  ],
  'Vue `v-html`, on the server': [
    versionOf('vue'),
    async (fragment) => (await renderToString(createSSRApp(() => h('div', { innerHTML: fragment })))).slice(5, -6),
  ],
  'React `dangerouslySetInnerHTML`, on the server': [
    versionOf('react'),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the row is about, with our own fragments
    (__html) => renderToStaticMarkup(createElement('div', { dangerouslySetInnerHTML: { __html } })).slice(5, -6),
  ],
}

const TABLE = readFileSync(root('docs/through.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| tool'))
  .map((line) => line.slice(2, -2).split(/ ?(?<!\\)\| ?/))

/** The same markup, however it is written. */
const same = (html: string): string => serialize(parse(html))

describe('docs/through.md', () => {
  it('has a tool, a version and a result in each row, and a remedy where visitors see something', () => {
    assert.ok(TABLE.length > 80, `${TABLE.length} rows`)
    for (const [tool = '', version, result, remedy, ...more] of TABLE) {
      assert.ok(tool && version && result, tool)
      assert.deepEqual(more, [], tool)
      if (!/^(whole|harmless)/.test(result)) assert.ok(remedy, `${tool} has no remedy`)
    }
  })

  for (const [name, [version, pass]] of Object.entries(TOOLS))
    it(`tells the truth about ${name} on each site (DELIVERY-61)`, async () => {
      const row = TABLE.find(([tool]) => tool === name)
      assert.deepEqual(row?.slice(1, 3), [version, 'whole'])
      for (const { fragments } of Object.values<{ fragments: Record<string, string> }>(manifest.sites))
        for (const file of Object.values(fragments)) {
          const fragment = read(file)
          assert.ok(same(await pass(fragment)) === same(fragment), file)
        }
    })
})
