import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parse, serialize } from 'parse5'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { manifest, read } from '../../../test/build/support/dist.ts'
import { root } from '../../../tools/paths.ts'
import { FAMILIES } from '../through/families.ts'
import { rowOf } from '../through/run-cases.ts'
import { isHarmlessRow, throughTable } from '../through/table.ts'

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

const TABLE = throughTable()

/** The same markup, however it is written. */
const same = (html: string): string => serialize(parse(html))

describe('docs/through.md', () => {
  it('has a tool, a version and a result in each row, and a remedy where visitors see something', () => {
    assert.ok(TABLE.length > 80, `${TABLE.length} rows`)
    for (const row of TABLE) {
      const { tool, version, result, remedy, others } = row
      assert.ok(tool && version && result, tool)
      assert.deepEqual(others, [], tool)
      if (!isHarmlessRow(row)) assert.ok(remedy, `${tool} has no remedy`)
    }
  })

  it('has a case of `npm run through` for each row, and a row for each case, with its version', () => {
    const cases = Object.values(FAMILIES).flat()
    const proved = new Set(cases.map((one) => JSON.stringify(rowOf(one))))
    assert.deepEqual(
      TABLE.filter((row) => !proved.has(JSON.stringify(row))).map(({ tool }) => tool),
      [],
    )
    for (const one of cases) {
      const row = rowOf(one)
      assert.ok(row, `${one.tool} ${one.options ?? ''} has no row`)
      const versions = (one.npm ?? []).map((name) => name.replace(/^.+@/, ''))
      if (versions.length > 0 && /\d\.\d/.test(row.version) && !/Debian/.test(row.version))
        assert.ok(
          versions.some((version) => row.version.includes(version)),
          `${one.npm}: ${row.version}`,
        )
      if (one.kinds?.length) assert.ok(!isHarmlessRow(row), `${one.tool} is harmless`)
    }
  })

  for (const [name, [version, pass]] of Object.entries(TOOLS))
    it(`tells the truth about ${name} on each site (DELIVERY-61)`, async () => {
      const row = TABLE.find(({ tool }) => tool === name)
      assert.deepEqual([row?.version.split(',')[0], row?.result], [version, 'whole'])
      for (const { fragments } of Object.values<{ fragments: Record<string, string> }>(manifest.sites))
        for (const file of Object.values(fragments)) {
          const fragment = read(file)
          assert.ok(same(await pass(fragment)) === same(fragment), file)
        }
    })
})
