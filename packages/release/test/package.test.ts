// tier 2: packs the package, and installs it
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { build } from 'esbuild'
import { publint } from 'publint'
import ts from 'typescript'
import { dist, manifest, read } from '../../../test/build/support/dist.ts'
import { ROOT, temporaryFolder } from '../../../test/e2e/support/release.ts'

const CONSUMER = `
import 'shop-elements'
import 'shop-elements/elements/shop-header'
import type { CartChangeResult, Site } from 'shop-elements'
import { renderFragment, SITES, localesOf } from 'shop-elements/render'
import { createFragmentService, type FragmentFailure } from 'shop-elements/fragment-service'

const header = document.createElement('shop-header')
header.reduced = true
const site: Site = 'HU'
header.site = site
window.addEventListener('cart-data-changed', ({ detail }) => detail.itemCount.toFixed())
const answer: Promise<CartChangeResult> | undefined = window.shopElements?.changeCart({ setArticle: { productId: '1', quantity: 1 } })
const html: Promise<string>[] = SITES.map((one) => renderFragment('shop-footer', { site: one, newsletter: false }, { nonce: 'abc' }))
const failures: FragmentFailure[] = []
const handler: (request: Request) => Promise<Response> = createFragmentService({ services: 'https://shop.example', sites: ['HU'], onError: (failure) => failures.push(failure) })
console.log(html, answer, localesOf('AT'), handler)
`

describe('the npm package', () => {
  const temporary = temporaryFolder()
  const consumer = join(temporary.path, 'consumer')
  const installed = join(consumer, 'node_modules/shop-elements')
  after(() => temporary.remove())

  before(() => {
    const args = ['pack', '--json', '--pack-destination', temporary.path]
    const said = execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    const [{ filename }] = JSON.parse(said)
    mkdirSync(installed, { recursive: true })
    execFileSync('tar', ['-xzf', join(temporary.path, filename), '-C', installed, '--strip-components=1'])
  })

  /** The errors of each source, and of the declarations unless `skipLibCheck`; all are compiled at once. */
  const compile = (sources: readonly string[], skipLibCheck = false) => {
    const files = sources.map((source, index) => {
      const file = join(consumer, `main-${index}.ts`)
      writeFileSync(file, source)
      return file
    })
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    }
    const problems = ts.getPreEmitDiagnostics(ts.createProgram(files, options))
    return problems.map(
      ({ file, messageText }) =>
        `${basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  }

  /** Runs a module of the consumer; returns what it prints, as JSON. */
  const run = (source: string) => {
    writeFileSync(join(consumer, 'main.mjs'), source)
    return JSON.parse(execFileSync(process.execPath, ['main.mjs'], { cwd: consumer, encoding: 'utf8' }))
  }

  it('holds the build, byte for byte, and the docs, without sources and dependencies (DELIVERY-6)', () => {
    for (const file of Object.keys(manifest.files))
      assert.ok(readFileSync(join(installed, 'dist', file)).equals(readFileSync(dist(file))), file)
    for (const file of ['README.md', 'docs/embedding.md', 'docs/releases.md', 'docs/openapi.yaml'])
      assert.ok(existsSync(join(installed, file)))
    for (const file of ['src', 'test', 'tools', 'demo']) assert.ok(!existsSync(join(installed, file)), file)
    assert.equal(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')).dependencies, undefined)
  })

  it('holds every page that its pages lead to (DELIVERY-6)', () => {
    const pages = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
    assert.ok(pages.includes('docs/specification/services.md'))
    const dead = pages.flatMap((page) => {
      const text = readFileSync(join(installed, page), 'utf8')
      const targets = [...text.matchAll(/\]\((?![a-z]+:|#)([^)\s#]+)/g)].map(([, target = '']) => target)
      return targets
        .filter((target) => !existsSync(join(installed, dirname(page), target)))
        .map((target) => `${page}: ${target}`)
    })
    assert.deepEqual(dead, [])
  })

  it('passes publint', async () => {
    const { messages } = await publint({ pkgDir: installed, strict: true, pack: false })
    assert.deepEqual(messages, [])
  })

  it('is typed, and rejects wrong values (DELIVERY-5)', () => {
    assert.deepEqual(compile([CONSUMER]), [])
    const wrong = [
      CONSUMER.replace("'HU'", "'XX'"),
      CONSUMER.replace("'shop-footer'", "'shop-preview'"),
      CONSUMER.replace('reduced = true', "reduced = 'yes'"),
    ]
    const problems = compile(wrong, true)
    assert.deepEqual(
      problems.map((problem) => problem.split(':')[0]),
      ['main-0.ts', 'main-1.ts', 'main-2.ts'],
      problems.join('\n'),
    )
  })

  it('lets a project bundle a single element, with its lazy chunks (DELIVERY-6)', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "import 'shop-elements/elements/shop-footer'", resolveDir: consumer },
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: join(consumer, 'out'),
      write: false,
      charset: 'utf8',
      logLevel: 'silent',
    })
    assert.ok(outputFiles.some(({ text }) => text.includes('Magyarország')))
  })

  it('exports parts, with their sheet, for the user’s own React (PART-39)', async () => {
    const source = `import { createElement as h } from 'react'
      import { renderToStaticMarkup } from 'react-dom/server'
      import * as parts from 'shop-elements/parts'
      const { PartsRoot, Rating, IbanInput, formTexts } = parts
      const iban = h(IbanInput, { label: 'IBAN', state: 'error', defaultValue: 'de89370400' })
      console.log(JSON.stringify({ names: Object.keys(parts).sort(), html: renderToStaticMarkup(h(PartsRoot, { theme: 'dark', lang: 'hu' }, h(Rating, { value: 4, label: '4 of 5' }), iban)) }))`
    for (const name of ['react', 'react-dom', 'scheduler'])
      cpSync(join(ROOT, 'node_modules', name), join(consumer, 'node_modules', name), { recursive: true })
    const { names, html } = run(source)
    assert.deepEqual(names, [
      'Button',
      'ButtonLink',
      'Checkbox',
      'ExpansionPanel',
      'ExpansionPanelGroup',
      'FootnoteMark',
      'Footnotes',
      'IbanInput',
      'IconButton',
      'Notification',
      'NumberInput',
      'OverflowRow',
      'PartsRoot',
      'PasswordInput',
      'PasswordStrength',
      'Rating',
      'RatioBox',
      'Select',
      'ShareButton',
      'TextExpander',
      'TextInput',
      'Tooltip',
      'formTexts',
    ])
    assert.match(html, /<div class="shop-base" data-theme="dark" lang="hu">/)
    // In the language of the root (FIELD-40).
    assert.match(html, /„IBAN”: a megadott érték érvénytelen\./)
    assert.match(html, /aria-label="4 of 5"/)
    assert.match(html, /value="DE89 3704 00"/)
    assert.doesNotMatch(readFileSync(join(installed, 'dist/parts.js'), 'utf8'), /react\.transitional\.element/)
    const css = readFileSync(join(installed, 'dist/parts.css'), 'utf8')
    const classes =
      'shop-base rating field expansion-panel overflow-row footnotes ratio-box share notification text-expander select checkbox tooltip icon-button'
    for (const name of classes.split(' ')) assert.ok(css.includes(`.${name}`), name)
    const guide = readFileSync(join(ROOT, 'docs/parts.md'), 'utf8')
    for (const name of names) assert.ok(guide.includes(`\`${name}`), name)
  })

  it('renders fragments with other attributes, and rejects other tags and bad names (DELIVERY-23)', async () => {
    const script = `import { renderFragment } from 'shop-elements/render'
      const all = [
        await renderFragment('shop-header', { site: 'DE' }),
        await renderFragment('shop-header', { site: 'HU', sticky: false, 'back-url': '/a?b&c' }, { nonce: 'n"1', slots: '<p slot="consent">Hi</p>' }),
        await renderFragment('shop-header', { site: 'DE', 'on load': 'x' }).catch(String),
        await renderFragment('shop-minicart').catch(String),
      ]
      console.log(JSON.stringify(all))`
    const [plain, other, attack, unknown] = run(script)
    assert.equal(plain, read('fragments/DE/shop-header.html'))
    assert.match(
      other,
      /^<shop-header site="HU" sticky="false" back-url="\/a\?b&amp;c"><template shadowrootmode="open"><style nonce="n&quot;1">/,
    )
    assert.match(other, /href="\/a\?b&amp;c"/)
    assert.match(other, /<\/template><p slot="consent">Hi<\/p><\/shop-header>\n$/)
    assert.match(attack, /can't be an attribute/)
    assert.match(unknown, /can't be rendered/)
  })
})
