import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, it } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { decode } from '@jridgewell/sourcemap-codec'
import { ATTRIBUTES } from '../../src/page/configuration/attribute-tables.ts'
import { COMMON_ATTRIBUTES } from '../../src/page/configuration/tables/common.ts'
import { TAGS } from '../../src/page/configuration/tags.ts'
import { localeOf, SITES } from '../../src/shop/sites/sites.ts'
import { describedProperties } from '../../tools/build/custom-properties.ts'
import { checkSizes } from '../../tools/check/sizes.ts'
import { filesIn, root } from '../../tools/paths.ts'
import { dist, manifest, read, styleOf } from './support/dist.ts'

/** Their names are computed. */
const ICON_PARTS = ['search-icon', 'store-finder-icon', 'user-menu-icon', 'cart-icon']

/** A file and all its static imports. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path = ''] of read(file).matchAll(/(?:from|import)\s*"(\.[^"]+)"/g))
    closure(posix.join(posix.dirname(file), path), seen)
  return seen
}

/** The text of all files below a folder whose names match. */
const sourceOf = (folder: string, name: RegExp) =>
  filesIn(folder, name)
    .map((file) => readFileSync(root(file), 'utf8'))
    .join('\n')

describe('dist/', () => {
  it('has a loader without imports and without React (DELIVERY-1)', () => {
    assert.deepEqual([...closure('shop-elements.js')], ['shop-elements.js'])
    assert.doesNotMatch(read('shop-elements.js'), /createRoot|useState|__SHOP_ELEMENTS/)
  })

  it('has hashes in the names of chunks and sheets, and React in one chunk only (DELIVERY-3)', () => {
    for (const file of readdirSync(dist('chunks'))) assert.match(file, /-[\w-]{6}\.js$/)
    for (const file of readdirSync(dist('assets'))) assert.match(file, /-[\w-]{8}\.\w+$/)
    const withReact = Object.keys(manifest.files).filter(
      (file) => file.endsWith('.js') && file !== 'render.js' && /react\.transitional\.element/.test(read(file)),
    )
    assert.deepEqual(
      withReact.map((file) => file.replace(/-[\w-]{6}\.js$/, '')),
      ['chunks/react'],
    )
  })

  it('loads no React with the entry of shop-preview, before the staff cookie is found (PREVIEW-1)', () => {
    const files = [...closure('elements/shop-preview.js')]
    assert.ok(!files.some((file) => file.includes('react')), files.join())
  })

  it('has one chunk for the texts of a locale, which no entry imports statically (DELIVERY-3)', () => {
    for (const site of SITES) {
      const found = readdirSync(dist('chunks')).filter((file) => file.startsWith(`text-${localeOf(site)}-`))
      assert.equal(found.length, 1, site)
    }
    assert.ok(![...closure('elements/shop-header.js')].some((file) => file.includes('text-')))
  })

  it('has the live layer in one chunk, without React, i18next and ky (DELIVERY-10, LIVE-2)', () => {
    assert.deepEqual([...closure(manifest.live)], [manifest.live])
    assert.doesNotMatch(read(manifest.live), /react\.transitional\.element|i18next|HTTPError/)
  })

  const MEASURED = [
    'shop-elements.js',
    manifest.live,
    'parts.css',
    'fragments/DE/shop-header.html',
    'fragments/HU/shop-footer.html',
    'custom-elements.json',
  ]

  it('lists every file in its manifest with size, brotli size, SRI hash and content type (DELIVERY-4)', () => {
    for (const [file, facts] of Object.entries<Record<string, unknown>>(manifest.files)) {
      const content = readFileSync(dist(file))
      assert.equal(facts.bytes, content.length, file)
      assert.equal(facts.integrity, `sha384-${createHash('sha384').update(content).digest('base64')}`, file)
      // Compressing all of them again takes several seconds. Compressed, a small file may be a few bytes larger.
      if (MEASURED.includes(file)) assert.equal(facts.brotli, brotliCompressSync(content).length, file)
      assert.ok(Number(facts.brotli) > 0 && Number(facts.brotli) < content.length + 8, file)
      assert.match(String(facts.contentType), /\w+\/\w+/, file)
    }
    assert.equal(manifest.version, JSON.parse(readFileSync(root('package.json'), 'utf8')).version)
  })

  it('has a source map for each file, which does not name it, from a chunk to the line of a string (DELIVERY-53)', () => {
    const text = 'navigation-drawer'
    const file = Object.keys(manifest.files).find((name) => name.startsWith('chunks/navigation-')) ?? ''
    const { sources, mappings } = JSON.parse(readFileSync(root(`dist-maps/${file}.map`), 'utf8'))
    const lines = read(file).split('\n')
    const at = lines.findIndex((line) => line.includes(`"${text}"`))
    const column = lines[at]?.indexOf(`"${text}"`) ?? -1
    const segment = decode(mappings)[at]?.findLast(([start]) => start <= column)
    const source = sources[segment?.[1] ?? -1]?.replace(/^(\.\.\/)+/, '')
    assert.equal(source, 'src/view/navigation/drawer.tsx')
    const scripts = Object.keys(manifest.files).filter((name) => /^(chunks|elements)\/.*\.js$|^[\w-]+\.js$/.test(name))
    for (const name of scripts.filter((one) => !/^(bundled|render|host|parts|fragment-service)\.js$/.test(one))) {
      assert.ok(existsSync(root(`dist-maps/${name}.map`)), name)
      assert.doesNotMatch(read(name), /sourceMappingURL/, name)
    }
    assert.match(readFileSync(root(source), 'utf8').split('\n')[segment?.[2] ?? -1] ?? '', new RegExp(text))
  })

  it('is found by bundlers that read no `exports`, and warns in none (DELIVERY-71)', () => {
    const { main, types, exports } = JSON.parse(readFileSync(root('package.json'), 'utf8'))
    assert.deepEqual({ default: main, types }, exports['.'])
    const ofAddress = [...Object.keys(manifest.files)]
      .filter((file) => /^(chunks|elements)\/.*\.js$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/\bimport\((\/\*.*?\*\/)?[\w$]+\)/g)].map(([, comment]) => comment))
    assert.deepEqual(ofAddress, Array(3).fill('/*webpackIgnore:true*/'))
  })

  it('has an entry for each element, and lists in its manifest what it imports (DELIVERY-2, DELIVERY-4)', () => {
    for (const tag of TAGS) assert.deepEqual(new Set(manifest.elements[tag].preload), closure(`elements/${tag}.js`))
  })

  it('has fragments in nine languages that work without scripts (DELIVERY-18, DELIVERY-19, DELIVERY-20, THEME-18)', () => {
    for (const site of SITES) {
      const header = read(`fragments/${site}/shop-header.html`)
      const footer = read(`fragments/${site}/shop-footer.html`)
      for (const [html, tag] of [
        [header, 'shop-header'],
        [footer, 'shop-footer'],
      ] as const) {
        assert.match(html, new RegExp(`^<${tag} site="${site}"><template shadowrootmode="open"><style>`))
        assert.ok(html.includes(`lang="${localeOf(site)}"`), `${site} ${tag}`)
        // A strict policy allows the style by its hash; there is no other inline code. Texts are data, which none blocks.
        assert.doesNotMatch(html, /<script(?! type="application\/json" data-texts>)|\sstyle="|\son\w+="/)
        const hash = createHash('sha256').update(styleOf(html)).digest('base64')
        assert.ok(manifest.csp.styleHashes.includes(`sha256-${hash}`))
      }
      assert.match(header, /<form[^>]* action="\/search"/)
      assert.ok(header.includes(`name="site" value="${site}"`))
      for (const href of ['/', '/cart?step=shopping_cart', '/account', '/service/storefinder/']) {
        assert.ok(header.includes(`href="${href}"`), `${site} ${href}`)
      }
      assert.ok((footer.match(/<a /g) ?? []).length > 40)
    }
    assert.notEqual(read('fragments/HU/shop-footer.html'), read('fragments/DE/shop-footer.html'))
  })

  it('has the sheet of every component in an element’s, or in the gallery for parts that no element uses', () => {
    const ofElements = sourceOf('src/elements/sheets', /\.css$/)
    const ofAll = ofElements + sourceOf('demo/gallery', /\.css$/)
    // One line imports all themes into every sheet.
    const components = filesIn('src/react', /^(?!parts\b).*\.css$/).filter((file) => !file.includes('themes'))
    for (const file of components.map((path) => path.replace('src/react/', '')))
      assert.ok((file.startsWith('ui/') ? ofAll : ofElements).includes(file), `${file} is in no sheet`)
  })

  it('keeps the budgets of loader, visits, and fragments on all sites (DELIVERY-1, DELIVERY-7, DELIVERY-45)', () => {
    assert.ok(checkSizes())
  })
})

describe('the Custom Elements Manifest', () => {
  interface Named {
    name: string
    description: string
    default?: string
  }
  type Described = Record<'attributes' | 'events' | 'slots' | 'cssParts' | 'cssProperties', Named[]>
  const { modules } = JSON.parse(read('custom-elements.json'))
  const elements = new Map<string, Described>(
    modules.flatMap(({ declarations }: { declarations: (Described & { tagName: string })[] }) =>
      declarations.map((one) => [one.tagName, one]),
    ),
  )
  /** The names of a kind, each of which has a description. */
  const named = (tag: string, kind: keyof Described) =>
    (elements.get(tag)?.[kind] ?? []).map(({ name, description }) => {
      assert.ok(description.length > 4, name)
      return name
    })

  for (const [tag, table] of Object.entries(ATTRIBUTES)) {
    it(`describes every attribute of ${tag}, with its default, and no other (DELIVERY-5)`, () => {
      const all = { ...COMMON_ATTRIBUTES, ...table } as Record<string, { default: unknown }>
      assert.deepEqual(named(tag, 'attributes').sort(), Object.keys(all).sort())
      for (const { name, description, default: fallback } of elements.get(tag)?.attributes ?? []) {
        assert.ok(description.length > 5, name)
        if (fallback !== undefined) assert.equal(fallback, String(all[name]?.default), name)
      }
    })
  }

  it('lists events, slots and parts (DELIVERY-5, CONFIG-12)', () => {
    assert.ok(named('shop-header', 'events').includes('cart-data-changed'))
    assert.deepEqual(named('shop-header', 'slots'), ['consent', 'minicart', 'wallets', 'recommendations', 'ask'])
  })

  for (const [tag, folders, others] of [
    [
      'shop-header',
      [
        'live',
        'react/header',
        'react/navigation',
        'react/search',
        'react/ui/overlay',
        'view/navigation',
        'view/promotion',
        'view/proposals',
        'view/search',
      ],
      ICON_PARTS,
    ],
    ['shop-minicart', ['react/cart', 'view/cart'], []],
    ['shop-footer', ['react/footer', 'view/footer'], ['newsletter', 'bubble']],
    ['shop-newsletter', ['react/newsletter'], []],
    ['shop-preview', ['react/preview'], ['modal']],
  ] as const)
    it(`names every part of ${tag}, and no other (DELIVERY-5)`, () => {
      const code = folders.map((folder) => sourceOf(`src/${folder}`, /\.tsx?$/)).join()
      const parts = [...code.matchAll(/ part(?:="|: ')([\w-]+)["']/g)].map(([, part = '']) => part)
      assert.deepEqual(named(tag, 'cssParts').sort(), [...new Set([...parts, ...others])].sort())
    })

  it('tells editors tags, attributes with their values, and custom properties (DELIVERY-70)', () => {
    const { name, version, 'web-types': webTypes } = JSON.parse(readFileSync(root('package.json'), 'utf8'))
    const { tags } = JSON.parse(read('vscode.html-custom-data.json'))
    const { properties } = JSON.parse(read('vscode.css-custom-data.json'))
    const types = JSON.parse(readFileSync(root(webTypes), 'utf8'))
    assert.deepEqual([types.name, types.version], [name, version])
    for (const tag of TAGS) {
      const own = Object.keys({ ...COMMON_ATTRIBUTES, ...ATTRIBUTES[tag] })
      for (const all of [tags, types.contributions.html.elements]) {
        const found = all.find((one: { name: string }) => one.name === tag)
        assert.deepEqual(found.attributes.map((one: { name: string }) => one.name).sort(), own.sort(), tag)
      }
    }
    const theme = tags[0].attributes.find((one: { name: string }) => one.name === 'theme')
    assert.ok(theme.values.some((one: { name: string }) => one.name === 'dark'))
    assert.ok(properties.some((one: { name: string }) => one.name === '--shop-color-surface'))
  })

  it('names every custom property that the sheets read, with its default (DELIVERY-5)', () => {
    const variables = [...sourceOf('src/react', /\.css$/).matchAll(/var\(\s*(--shop-(?!reserve)[\w-]+)/g)]
    const inSheets = new Set(variables.map(([, name = '']) => name))
    const all = new Set(TAGS.flatMap((tag) => named(tag, 'cssProperties')))
    for (const name of inSheets) assert.ok(all.has(name), name)
    for (const name of describedProperties()) assert.ok(inSheets.has(name), name)
    for (const tag of TAGS)
      for (const name of ['--shop-color-accent', '--shop-space-4'])
        assert.ok(named(tag, 'cssProperties').includes(name), tag)
    const shadow = elements.get('shop-header')?.cssProperties.find(({ name }) => name === '--shop-shadow-s')
    assert.equal(shadow?.default, '0 1px 2px rgb(var(--shop-color-shadow) / 0.1)')
  })
})
