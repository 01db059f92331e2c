import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import ts from 'typescript'
import { ATTRIBUTES } from '../../src/page/configuration/attribute-tables.ts'
import { COMMON_ATTRIBUTES } from '../../src/page/configuration/tables/common.ts'
import { TAGS } from '../../src/page/configuration/tags.ts'
import { localeOf, SITES } from '../../src/shop/sites/sites.ts'
import { describedProperties } from '../../tools/build/custom-properties.ts'
import { checkSizes } from '../../tools/check/sizes.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const dist = (file: string) => join(ROOT, 'dist', file)
const read = (file: string) => readFileSync(dist(file), 'utf8')
/** Their names are computed. */
const ICON_PARTS = ['search-icon', 'store-finder-icon', 'user-menu-icon', 'cart-icon']
const manifest = JSON.parse(read('manifest.json'))

/** A file and all its static imports. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path = ''] of read(file).matchAll(/(?:from|import)\s*"(\.[^"]+)"/g))
    closure(join(dirname(file), path), seen)
  return seen
}

describe('dist/', () => {
  it('has a loader without imports and without React (DELIVERY-1)', () => {
    assert.deepEqual([...closure('shop-elements.js')], ['shop-elements.js'])
    assert.doesNotMatch(read('shop-elements.js'), /createRoot|useState|__SHOP_ELEMENTS/)
  })

  it('has an entry for each element (DELIVERY-2)', () => {
    for (const tag of TAGS) assert.ok(existsSync(dist(`elements/${tag}.js`)), tag)
  })

  it('has chunks and sheets with a hash in their names, and React in one chunk only, besides the renderer for Node (DELIVERY-3)', () => {
    for (const file of readdirSync(dist('chunks'))) assert.match(file, /-[\w-]{8}\.js$/)
    for (const file of readdirSync(dist('assets'))) assert.match(file, /-[\w-]{8}\.\w+$/)
    const withReact = Object.keys(manifest.files).filter(
      (file) => file.endsWith('.js') && file !== 'render.js' && /react\.transitional\.element/.test(read(file)),
    )
    assert.deepEqual(
      withReact.map((file) => file.replace(/-[\w-]{8}\.js$/, '')),
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
    const code = readFileSync(dist(manifest.live), 'utf8')
    assert.doesNotMatch(code, /react\.transitional\.element|i18next|HTTPError/)
  })

  const MEASURED = [
    'shop-elements.js',
    manifest.live,
    'parts.css',
    'fragments/DE/shop-header.html',
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
    assert.equal(manifest.version, JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version)
  })

  it('lists in its manifest what each element imports (DELIVERY-4)', () => {
    for (const tag of TAGS) assert.deepEqual(new Set(manifest.elements[tag].preload), closure(`elements/${tag}.js`))
  })

  it('has fragments of header and footer for nine sites, in their language, with links and a form that work without scripts (DELIVERY-18, DELIVERY-19, DELIVERY-20, THEME-18)', () => {
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
        const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
        assert.ok(manifest.csp.styleHashes.includes(`sha256-${createHash('sha256').update(css).digest('base64')}`))
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

  it('has the sheet of every component in the sheet of an element, or in the gallery for parts that no element uses', () => {
    const sheetsOf = (folder: string) =>
      readdirSync(join(ROOT, folder))
        .filter((file) => file.endsWith('.css'))
        .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))
    const ofElements = sheetsOf('src/elements/sheets')
    const ofGallery = sheetsOf('demo/gallery')
    const components = readdirSync(join(ROOT, 'src/react'), { recursive: true })
      .map(String)
      // One line imports all themes into every sheet.
      .filter((file) => file.endsWith('.css') && !file.includes('themes') && file !== 'parts.css')
    for (const path of components) {
      const file = path.replaceAll('\\', '/')
      const sheets = file.startsWith('ui/') ? [...ofElements, ...ofGallery] : ofElements
      assert.ok(
        sheets.some((sheet) => sheet.includes(file)),
        `${file} is in no sheet`,
      )
    }
  })

  it('keeps the budget: 3.7 kB for the loader, 100 kB for a first visit with header and footer (DELIVERY-1, DELIVERY-7)', () => {
    assert.ok(checkSizes())
  })
})

describe('the Custom Elements Manifest', () => {
  const elements = JSON.parse(read('custom-elements.json')).modules.flatMap(
    (module: { declarations: unknown[] }) => module.declarations,
  )

  for (const [tag, table] of Object.entries(ATTRIBUTES)) {
    it(`describes every attribute of ${tag}, with its default, and no other (DELIVERY-5)`, () => {
      const element = elements.find(({ tagName }: { tagName: string }) => tagName === tag)
      const all = { ...COMMON_ATTRIBUTES, ...table } as Record<string, { default: unknown }>
      assert.deepEqual(element.attributes.map(({ name }: { name: string }) => name).sort(), Object.keys(all).sort())
      for (const { name, description, default: fallback } of element.attributes) {
        assert.ok(description.length > 5, name)
        if (fallback !== undefined) assert.equal(fallback, String(all[name]?.default), name)
      }
    })
  }

  it('lists events, slots and parts (DELIVERY-5, CONFIG-12)', () => {
    const header = elements.find(({ tagName }: { tagName: string }) => tagName === 'shop-header')
    assert.ok(header.events.some(({ name }: { name: string }) => name === 'cart-data-changed'))
    assert.deepEqual(
      header.slots.map(({ name }: { name: string }) => name),
      ['consent', 'minicart'],
    )
  })

  const named = (tag: string, kind: 'cssParts' | 'cssProperties') => {
    const element = elements.find(({ tagName }: { tagName: string }) => tagName === tag)
    return (element[kind] as { name: string; description: string }[]).map(({ name, description }) => {
      assert.ok(description.length > 4, name)
      return name
    })
  }
  const sourceOf = (folder: string, extension: string) =>
    readdirSync(join(ROOT, 'src/react', folder), { recursive: true })
      .filter((file) => String(file).endsWith(extension))
      .map((file) => readFileSync(join(ROOT, 'src/react', folder, String(file)), 'utf8'))
      .join('\n')
  const partsIn = (...folders: string[]) =>
    folders.flatMap((folder) =>
      [...sourceOf(folder, '.tsx').matchAll(/ part="([\w-]+)"/g)].map(([, part = '']) => part),
    )

  for (const [tag, folders, others] of [
    ['shop-header', ['header', 'navigation', 'search', 'promotion', 'ui/overlay'], ICON_PARTS],
    ['shop-minicart', ['cart'], []],
    ['shop-footer', ['footer'], ['newsletter', 'bubble']],
    ['shop-newsletter', ['newsletter'], []],
    ['shop-preview', ['preview'], ['modal']],
  ] as const)
    it(`names every part of ${tag}, and no other (DELIVERY-5)`, () => {
      assert.deepEqual(named(tag, 'cssParts').sort(), [...new Set([...partsIn(...folders), ...others])].sort())
    })

  it('names every custom property that the sheets read, with its default; theming.md lists them all (DELIVERY-5)', () => {
    const inSheets = new Set(
      [...sourceOf('', '.css').matchAll(/var\(\s*(--shop-[\w-]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !name.startsWith('--shop-reserve')),
    )
    const all = new Set(Object.keys(ATTRIBUTES).flatMap((tag) => named(tag, 'cssProperties')))
    for (const name of inSheets) assert.ok(all.has(name), name)
    assert.deepEqual(
      describedProperties().filter((name) => !inSheets.has(name)),
      [],
    )
    for (const tag of Object.keys(ATTRIBUTES)) {
      const properties = named(tag, 'cssProperties')
      assert.ok(properties.includes('--shop-color-accent'), tag)
      assert.ok(properties.includes('--shop-space-4'), tag)
    }
    const guide = readFileSync(join(ROOT, 'docs/theming.md'), 'utf8')
    for (const name of all) assert.ok(guide.includes(name) || /--shop-space-[2-6]/.test(name), name)
    const header = elements.find(({ tagName }: { tagName: string }) => tagName === 'shop-header')
    const { default: fallback } = header.cssProperties.find(({ name }: { name: string }) => name === '--shop-shadow-s')
    assert.equal(fallback, '0 1px 2px rgb(var(--shop-color-shadow) / 0.1)')
  })
})

describe('the types', () => {
  /** The errors of each source; all are compiled at once. */
  const compile = (...sources: string[]) => {
    const files = new Map(sources.map((source, index) => [join(ROOT, `dist/types-probe-${index}.ts`), source]))
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      // test/build/package.test.ts checks the declarations themselves.
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
      jsx: ts.JsxEmit.ReactJSX,
    }
    const host = ts.createCompilerHost(options)
    const { readFile, fileExists } = host
    host.fileExists = (name) => files.has(name) || fileExists(name)
    host.readFile = (name) => files.get(name) ?? readFile(name)
    const program = ts.createProgram([...files.keys()], options, host)
    return [...files.keys()].map((name) =>
      ts
        .getPreEmitDiagnostics(program, program.getSourceFile(name))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    )
  }

  it('know the tags, the window events and window.shopElements, and reject wrong values (DELIVERY-5)', () => {
    const [problems, ...wrong] = compile(
      `
        import './types/index.d.ts'
        const header = document.createElement('shop-header')
        header.reduced = true
        header.site = 'HU'
        window.addEventListener('cart-data-changed', (event) => event.detail.itemCount.toFixed())
        void window.shopElements?.changeCart({ setArticle: { productId: '1', quantity: 1 } }).then(({ ok }) => ok)
      `,
      `import './types/index.d.ts'\ndocument.createElement('shop-header').reduced = 'yes'`,
      `import './types/index.d.ts'\ndocument.createElement('shop-header').site = 'XX'`,
    )
    assert.deepEqual(problems, [])
    assert.deepEqual(
      wrong.map(({ length }) => length),
      [1, 1],
    )
  })
})
