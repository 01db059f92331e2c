import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import {
  FOOTER_ATTRIBUTES,
  HEADER_ATTRIBUTES,
  MINICART_ATTRIBUTES,
  NEWSLETTER_ATTRIBUTES,
  PREVIEW_ATTRIBUTES,
} from '../../src/elements/attribute-tables.ts'
import { COMMON_ATTRIBUTES } from '../../src/page/configuration/attributes.ts'
import { themeNames } from '../../tools/themes.mjs'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const read = (path: string) => readFileSync(at(path), 'utf8')
const sources = (ending: string) =>
  readdirSync(at('src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => read(`src/${file}`))
    .join('\n')
const all = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))]
const sorted = (names: Iterable<string>) => [...new Set(names)].sort()
/** The cells of a table's row that begins with the tag. */
const rowOf = (text: string, tag: string) => text.split('\n').find((line) => line.startsWith(`| \`${tag}\` |`)) ?? ''

const TABLES = {
  'shop-header': HEADER_ATTRIBUTES,
  'shop-minicart': MINICART_ATTRIBUTES,
  'shop-footer': FOOTER_ATTRIBUTES,
  'shop-newsletter': NEWSLETTER_ATTRIBUTES,
  'shop-preview': PREVIEW_ATTRIBUTES,
}
const TAGS = Object.keys(TABLES) as (keyof typeof TABLES)[]
const theming = read('docs/theming.md')
const elements = read('docs/elements.md')

describe('docs/theming.md (public contract, section 7)', () => {
  it('names every custom property that the sheets read, and no other', () => {
    // The room that reserve.css keeps is handed over by these; they are not for pages.
    const read = all(sources('.css'), /var\(\s*(--shop-[a-z0-9-]+)/g).filter(
      (name) => !name.startsWith('--shop-reserve'),
    )
    const spaces = all(theming, /`--shop-space-(\d)` … `--shop-space-\d`/g)
    const said = [
      ...all(theming.replace(/^```css[\s\S]*?^```/gm, ''), /(--shop-[a-z0-9]+(?:-[a-z0-9]+)*)/g),
      ...(spaces.length > 0 ? ['2', '3', '4', '5', '6'].map((step) => `--shop-space-${step}`) : []),
    ].filter((name) => name !== '--shop-header-height')
    assert.ok(read.length > 40)
    assert.deepEqual(sorted(said), sorted(read))
  })

  it('names only such properties in its examples', () => {
    const examples = all([...theming.matchAll(/^```css[\s\S]*?^```/gm)].join(), /(--shop-[a-z0-9-]+):/g)
    assert.ok(examples.length > 3)
    for (const name of examples) assert.ok(theming.includes(`\`${name}\``), name)
  })

  for (const tag of TAGS) {
    it(`names every part of ${tag}, and no other`, () => {
      const parts = all(read(`src/elements/${tag}.ts`), /@csspart ([a-z-]+) -/g)
      const [, , cell = ''] = rowOf(theming, tag).split('|')
      assert.ok(parts.length > 0)
      assert.deepEqual(sorted(all(cell, /`([a-z-]+)`/g)), sorted(parts))
    })
  }

  it('lacks no part of the code', () => {
    const given = all(sources('.tsx'), /\spart="([a-z-]+)"/g)
    assert.ok(given.length > 15)
    for (const part of given) assert.ok(theming.includes(`\`${part}\``), part)
  })

  it('names every theme', () => {
    for (const theme of themeNames()) assert.ok(theming.includes(`\`${theme}\``), theme)
  })
})

describe('docs/elements.md (public contract, sections 3 and 4)', () => {
  for (const tag of TAGS) {
    it(`names every attribute of ${tag}`, () => {
      const row = rowOf(elements, tag)
      for (const name of Object.keys(TABLES[tag])) assert.ok(row.includes(`\`${name}\``), name)
    })
  }

  it('names the attributes that all tags have', () => {
    for (const name of Object.keys(COMMON_ATTRIBUTES)) assert.ok(elements.includes(`\`${name}\``), name)
  })

  it('names every window event, and no other', () => {
    const registry = read('src/page/events/events.ts').replace(/\/\*[\s\S]*?\*\//g, '')
    const interfaces = all(registry, /interface (?:Incoming|Outgoing)Events \{([\s\S]*?)\n\}/g).join('\n')
    const events = all(interfaces, /^ {2}'?([A-Za-z-]+)'?:/gm)
    const section = elements.slice(elements.indexOf('## Window events'), elements.indexOf('`window.shopElements`'))
    const said = section.split('\n').flatMap((line) => all(line.split('|')[1] ?? '', /`([A-Za-z-]+)`/g))
    assert.ok(events.length > 12)
    assert.deepEqual(sorted(said), sorted(events))
  })
})

describe('The docs', () => {
  const pages = [
    'README.md',
    ...readdirSync(at('docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ]

  for (const page of pages) {
    it(`${page} links to what is there`, () => {
      const folder = page.includes('/') ? 'docs/' : ''
      const links = all(read(page), /\]\((?!https?:|#)([^)#]+)/g)
      for (const link of links) assert.ok(existsSync(at(`${folder}${link}`)), link)
    })
  }
})
