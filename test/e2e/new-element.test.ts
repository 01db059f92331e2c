// tier 2: builds a copy of src/, which changes with the recipe of an element only
/** The recipe of a new element in ARCHITECTURE.md, followed in a copy of src/: what it names is all that it takes. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { assetsInEsbuild } from '../../tools/build/assets.ts'
import { defines } from '../../tools/build/defines.ts'
import { COMPILER } from '../../tools/build/types.ts'
import { root } from '../../tools/paths.ts'
import { temporaryFolder } from './support/release.ts'
import { shop } from './support/shop.ts'

/** New files, by path in src/. */
const FILES = {
  'page/configuration/tables/shop-probe.ts': `import { type AttributeTable, type PropsOf, TEXT } from '../attribute.ts'
import type { CommonProps } from './common.ts'

export const PROBE_ATTRIBUTES = {
  /** Its words. */
  words: TEXT,
  /** Its colour. */
  colour: TEXT,
} as const satisfies AttributeTable

export type ProbeProps = PropsOf<typeof PROBE_ATTRIBUTES> & CommonProps
`,
  'react/probe/Probe.tsx': `import type { ProbeProps } from '../../page/configuration/tables/shop-probe.ts'

export const Probe = ({ words }: ProbeProps) => <p part="probe">{words}</p>
`,
  'elements/sheets/shop-probe.css': '@import "./base.css";\n',
  'elements/shop-probe.ts': `import { PROBE } from '../live/probe/probe.ts'
import { PROBE_ATTRIBUTES } from '../page/configuration/tables/shop-probe.ts'
import { Probe } from '../react/probe/Probe.tsx'
import { defineElement, type ElementDefinition } from './define-element.ts'

export const shopProbe: ElementDefinition<typeof PROBE_ATTRIBUTES> = {
  tag: 'shop-probe',
  attributes: PROBE_ATTRIBUTES,
  live: PROBE,
  features: [],
  loadSheet: () => import('./sheets/shop-probe.css'),
  component: Probe,
}

defineElement(shopProbe)
`,
  'live/probe/probe.ts': `import { PROBE_ATTRIBUTES, type ProbeProps } from '../../page/configuration/tables/shop-probe.ts'
import { liveTag } from '../live-element.ts'

export const PROBE = liveTag<ProbeProps>({
  attributes: PROBE_ATTRIBUTES,
  liveProps: ['stage', 'apiBase', 'theme', 'colour'],
  behaviours: [
    {
      dependsOn: ['colour'],
      start({ host, props }) {
        host.style.color = props.colour
        return undefined
      },
    },
  ],
})
`,
}

/** By file of src/, a line and what is added before it. */
const LINES: Readonly<Record<string, readonly (readonly [line: string, added: string])[]>> = {
  'page/configuration/tag-facts.ts': [
    ["  'shop-preview': {\n", "  'shop-probe': { hasFragment: true, rules: [], pictures: [] },\n"],
  ],
  'page/configuration/attribute-tables.ts': [
    ['import type { Tag }', "import { PROBE_ATTRIBUTES } from './tables/shop-probe.ts'\n"],
    ["  'shop-preview': PREVIEW", "  'shop-probe': PROBE_ATTRIBUTES,\n"],
  ],
  'index.ts': [['export type ShopPreviewElement', "export type ShopProbeElement = Elements['shop-probe']\n"]],
  'jsx.ts': [
    ['  ShopPreviewElement,\n', '  ShopProbeElement,\n'],
    ["  'shop-preview': ShopPreviewElement\n", "  'shop-probe': ShopProbeElement\n"],
  ],
  'live/live.ts': [
    ['import { LiveElement, type LiveTag', "import { PROBE } from './probe/probe.ts'\n"],
    ["  'shop-footer': FOOTER,\n", "  'shop-probe': PROBE,\n"],
  ],
  'render/prerender.tsx': [
    ['import { type Feature,', "import { shopProbe } from '../elements/shop-probe.ts'\n"],
    ["  'shop-newsletter': shopNewsletter,\n", "  'shop-probe': shopProbe,\n"],
  ],
}

describe('a new element (DELIVERY-10)', () => {
  const { path: folder, remove } = temporaryFolder()
  after(remove)
  const demo = shop({ withPictures: false })
  let fragment = ''
  const code: Record<string, string> = {}

  before(async () => {
    for (const part of ['src', 'locales', 'tsconfig.json']) cpSync(root(part), join(folder, part), { recursive: true })
    symlinkSync(root('node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const src = (file: string) => join(folder, 'src', file)
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(src(file)), { recursive: true })
      writeFileSync(src(file), text)
    }
    for (const [file, added] of Object.entries(LINES)) {
      const before = readFileSync(src(file), 'utf8')
      const text = added.reduce((text, [line, more]) => text.replace(line, () => more + line), before)
      assert.notEqual(text, before, file)
      writeFileSync(src(file), text)
    }
    const shared: BuildOptions = {
      bundle: true,
      format: 'esm',
      jsx: 'automatic',
      plugins: [assetsInEsbuild],
      logLevel: 'warning',
    }
    await build({
      ...shared,
      entryPoints: [src('render/render.ts')],
      outfile: join(folder, 'render.mjs'),
      platform: 'node',
      define: defines,
      // React's server renderer is CommonJS.
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    })
    const { renderFragment } = await import(pathToFileURL(join(folder, 'render.mjs')).href)
    fragment = await renderFragment('shop-probe', { site: 'DE', words: 'Painted' })
    const { outputFiles } = await build({
      ...shared,
      entryPoints: [
        { in: src('loader/loader.ts'), out: 'shop-elements' },
        { in: src('live/live.ts'), out: 'chunks/live' },
        { in: src('elements/shop-probe.ts'), out: 'elements/shop-probe' },
      ],
      outdir: join(folder, 'cdn'),
      splitting: true,
      write: false,
      define: { ...defines, __SHOP_ELEMENTS_GRAPH__: JSON.stringify({ chunks: ['live'], imports: Array(6).fill([]) }) },
    })
    for (const { path, text } of outputFiles ?? []) code[`/cdn/${path.slice(join(folder, 'cdn/').length)}`] = text
  })

  it('has right types by the files of the recipe', () => {
    const { status, stdout } = spawnSync(process.execPath, [root(COMPILER), '-p', folder, '--noEmit'], {
      encoding: 'utf8',
    })
    assert.equal(status, 0, stdout)
  })

  it('is painted by its fragment', () => {
    assert.match(fragment, /<p part="probe">Painted<\/p>/)
  })

  it('is live without React, and wakes in place (LIVE-1, LIVE-3, DELIVERY-21)', async () => {
    const page = `<!doctype html><html lang="de"><title>Probe</title>${fragment}<script type="module" src="/cdn/shop-elements.js"></script></html>`
    const url = await demo.host({ files: code, change: () => page })
    const shopper = await demo.open(`${url}/`, { withRequests: true, until: 'loaded' })
    const set = (name: string, value: string) =>
      shopper.page.$eval('shop-probe', (host, attribute, text) => host.setAttribute(attribute, text), name, value)
    await set('colour', 'rgb(1, 2, 3)')
    await shopper.see('shop-probe[style*="rgb(1, 2, 3)"]')
    assert.deepEqual(shopper.asked(/elements\/shop-probe/), [])
    await shopper.page.$eval('shop-probe >>> [part=probe]', (node) => node.setAttribute('data-kept', ''))
    await set('words', 'Awake')
    await shopper.says('shop-probe >>> [part=probe]', 'Awake')
    await shopper.see('shop-probe >>> [part=probe][data-kept]')
    assert.equal(shopper.asked(/elements\/shop-probe/).length, 1)
  })
})
