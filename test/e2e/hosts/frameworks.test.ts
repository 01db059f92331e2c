// tier 2: needs npm packages of other frameworks
/** The examples of docs/frameworks.md: their types are checked, and each runs on a page of the demo shop. */
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { build, type Plugin, transform } from 'esbuild'
import { PRODUCTS } from '../../../packages/shop/catalogue/products.ts'
import { ROOT, temporaryFolder } from '../support/release.ts'
import { shop } from '../support/shop.ts'

const HOSTS = join(ROOT, 'tools/hosts')
const inHosts = createRequire(join(HOSTS, 'package.json'))

/** By name, as the first line of each example says it. */
const EXAMPLES = Object.fromEntries(
  [
    ...readFileSync(join(ROOT, 'docs/frameworks.md'), 'utf8').matchAll(
      /```\w+\n(?:\/\/|<!--) (\S+\/?\S+)(?: -->)?\n([\s\S]*?)```/g,
    ),
  ].map(([, name = '', code = '']) => [name, code]),
)

/** The article that the example adds to the cart is in none of ours. */
const withArticle = (code: string) =>
  code.replace("productId: '17', tcm: '100'", `productId: '${PRODUCTS[0]?.id}', tcm: '${PRODUCTS[0]?.tcm}'`)

/** By framework: how its example gets into a page, and what compiles it. */
const FRAMEWORKS: Record<string, { main: string; plugin?: Plugin }> = {
  'React 19': {
    main: `import { createRoot } from 'react-dom/client'
      import { Shop } from './src/Shop.tsx'
      createRoot(document.querySelector('#app')).render(<Shop />)`,
  },
  'Vue 3': {
    main: `import { createApp } from 'vue'
      import Shop from './src/Shop.vue'
      createApp(Shop).mount('#app')`,
    plugin: {
      name: 'vue',
      setup(setup) {
        setup.onLoad({ filter: /\.vue$/ }, ({ path }) => {
          const { compileScript, parse } = inHosts('vue/compiler-sfc')
          const isCustomElement = (tag: string) => tag.startsWith('shop-')
          const { descriptor } = parse(readFileSync(path, 'utf8'), { templateParseOptions: { isCustomElement } })
          const options = { id: 'shop', inlineTemplate: true }
          return { contents: compileScript(descriptor, options).content, loader: 'ts' }
        })
      },
    },
  },
  Angular: {
    // The packages are linked by the compiler in the browser; the application itself is compiled ahead.
    main: `import '@angular/compiler'
      import { bootstrapApplication } from '@angular/platform-browser'
      import { ShopComponent } from './out/src/shop.component.js'
      document.querySelector('#app').append(document.createElement('app-shop'))
      bootstrapApplication(ShopComponent)`,
  },
  'Svelte 5': {
    main: `import { mount } from 'svelte'
      import Shop from './src/Shop.svelte'
      mount(Shop, { target: document.querySelector('#app') })`,
    plugin: {
      name: 'svelte',
      setup(setup) {
        setup.onLoad({ filter: /\.svelte$/ }, ({ path }) => {
          const { compile } = inHosts('svelte/compiler')
          return { contents: compile(readFileSync(path, 'utf8'), { generate: 'client' }).js.code, loader: 'js' }
        })
      },
    },
  },
}

/** By the name of an environment of vitest: how it makes its window. */
const TEST_DOMS = {
  jsdom: `import { JSDOM } from 'jsdom'
    const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost:3000', pretendToBeVisual: true })`,
  'happy-dom': `import { Window } from 'happy-dom'
    const window = new Window({ url: 'http://localhost:3000' })`,
}

/** As vitest does it: names of the window become globals, its classes of events and signals in the place of Node’s. */
const DOM_AS_GLOBALS = `
  const inherited = ['addEventListener', 'removeEventListener', 'dispatchEvent']
  for (const name of [...Object.getOwnPropertyNames(window), ...inherited]) {
    if (name in globalThis && !/^(Event|EventTarget|CustomEvent|AbortController|AbortSignal|navigator)$/.test(name)) continue
    const isMethod = typeof window[name] === 'function' && /^[a-z]/.test(name)
    const value = isMethod ? window[name].bind(window) : window[name]
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
  }
  globalThis.window = globalThis.self = globalThis
  Object.defineProperty(document, 'defaultView', { get: () => globalThis })`

/** The parts of vitest that the examples use: its own packages can't be installed on every platform. */
const VITEST = `import assert from 'node:assert/strict'
  export { it } from 'node:test'
  export const expect = (actual) => ({ toBe: (expected) => assert.equal(actual, expected) })
  export const vi = {
    stubGlobal: (name, value) => { globalThis[name] = value },
    waitUntil: async (isTrue) => { while (!isTrue()) await new Promise((resolve) => setImmediate(resolve)) },
  }`

const COMPILER_OPTIONS = {
  strict: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
  skipLibCheck: true,
  noEmit: true,
}

describe('docs/frameworks.md', {
  skip: !existsSync(join(HOSTS, 'node_modules/svelte')) && 'npm test -- --all',
}, () => {
  const demo = shop({ withPictures: false })
  const folder = temporaryFolder()
  after(() => folder.remove())

  /** A project with the packages that there are, ours as it is installed, and the examples as its files. */
  before(() => {
    const modules = join(folder.path, 'node_modules')
    mkdirSync(join(modules, 'shop-elements'), { recursive: true })
    for (const part of ['package.json', 'dist']) symlinkSync(join(ROOT, part), join(modules, 'shop-elements', part))
    for (const [from, names] of [
      [join(ROOT, 'node_modules'), ['react', 'react-dom', 'vue', '@types', 'csstype']],
      [join(HOSTS, 'node_modules'), ['svelte', '@angular', 'rxjs', 'tslib', 'jsdom', 'happy-dom']],
    ] as const)
      for (const name of names) symlinkSync(join(from, name), join(modules, name))
    for (const [name, code] of Object.entries(EXAMPLES)) {
      mkdirSync(join(folder.path, dirname(name)), { recursive: true })
      writeFileSync(join(folder.path, name), withArticle(code))
    }
  })

  /** Runs a compiler on some of the files; returns what it prints. */
  const compile = (compiler: string, files: readonly string[], more: object = {}) => {
    const config = join(folder.path, 'tsconfig.json')
    writeFileSync(config, JSON.stringify({ compilerOptions: { ...COMPILER_OPTIONS, ...more }, files }))
    try {
      return execFileSync(process.execPath, [compiler, '-p', config], { cwd: folder.path, encoding: 'utf8' })
    } catch (error) {
      return String((error as { stdout?: string }).stdout)
    }
  }
  const tsc = join(ROOT, 'node_modules/typescript/lib/tsc.js')
  const vueTsc = join(HOSTS, 'node_modules/vue-tsc/bin/vue-tsc.js')
  const ngc = join(HOSTS, 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js')

  /** A line about a file that is right. */
  const ABOUT_RIGHT = /^(?!src\/Wrong)\S/m

  it('has examples whose types are right, and types that find wrong values, also by a `ref` (DELIVERY-5)', () => {
    assert.equal(Object.keys(EXAMPLES).length, 10)
    const wrong = (EXAMPLES['src/Shop.tsx'] ?? '')
      .replace('theme="dark" sticky="false"', 'theme="dark" sticky={false} stage="prod"')
      .replace('quantity: 1 } }', "quantity: 1 }, deleteSubscription: { subscriptionId: '1' } }")
    writeFileSync(join(folder.path, 'src/Wrong.tsx'), wrong)
    const withRef = (what: string) => `import { useRef } from 'react'
      import type { ShopHeaderElement } from 'shop-elements'
      import type {} from 'shop-elements/jsx'
      export function Header() {
        const header = useRef<ShopHeaderElement>(null)
        return <shop-header ref={header} onClick={({ currentTarget }) => console.log(${what})} />
      }`
    writeFileSync(join(folder.path, 'src/Ref.tsx'), withRef('currentTarget.topBanner, header.current?.topBanner'))
    writeFileSync(join(folder.path, 'src/WrongRef.tsx'), withRef('currentTarget.topBaner'))
    const right = ['src/Shop.tsx', 'src/shop.ts', 'app/layout.tsx', 'src/Ref.tsx']
    const found = compile(tsc, [...right, 'src/Wrong.tsx', 'src/WrongRef.tsx'])
    assert.doesNotMatch(found, ABOUT_RIGHT)
    for (const problem of ['"prod"', "Type 'false' is not assignable", 'deleteSubscription', 'topBaner'])
      assert.ok(found.includes(problem), found)
  })

  it('has examples whose types are right in Vue’s templates, too (DELIVERY-5)', () => {
    const wrong = (EXAMPLES['src/Shop.vue'] ?? '').replace('theme="dark"', 'stage="prod" :app-banner="7"')
    writeFileSync(join(folder.path, 'src/Wrong.vue'), wrong)
    const found = compile(vueTsc, ['src/Shop.vue', 'src/Wrong.vue'])
    assert.doesNotMatch(found, ABOUT_RIGHT)
    for (const problem of ['"prod"', "Type 'number'"]) assert.ok(found.includes(problem), found)
  })

  for (const [name, { main, plugin }] of Object.entries(FRAMEWORKS))
    it(`${name}: the example shows the tags, changes the cart and counts it (DELIVERY-6)`, async () => {
      if (name === 'Angular') {
        const options = { noEmit: false, outDir: 'out', rootDir: '.', experimentalDecorators: true }
        assert.equal(compile(ngc, ['src/shop.component.ts'], options), '')
      }
      const { outputFiles } = await build({
        stdin: { contents: main, loader: 'tsx', resolveDir: folder.path },
        bundle: true,
        write: false,
        format: 'esm',
        jsx: 'automatic',
        conditions: ['browser'],
        define: {
          'process.env.NODE_ENV': '"production"',
          __VUE_OPTIONS_API__: 'false',
          __VUE_PROD_DEVTOOLS__: 'false',
          __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
        },
        plugins: plugin ? [plugin] : [],
        logLevel: 'silent',
      })
      const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script')
      const html = `<!doctype html><html lang="de" data-site="DE"><head><title>App</title>
        <link rel="icon" href="data:,">
        <script type="module" src="${demo.cdnUrl}/shop-elements.js" crossorigin></script></head>
        <body><div id="app"></div><script type="module">${script}</script></body></html>`
      const { page, see, says, click } = await demo.open(await demo.pages({ '/': { html } }), { until: 'loaded' })
      await see('shop-header >>> [part=cart-icon]')
      await says('button[type=button]', 'Add to cart (0)')
      await click('button[type=button]')
      await says('button[type=button]', 'Add to cart (1)')
      assert.equal(await page.$eval('[role=alert]', ({ textContent }) => textContent), '')
      await says('shop-footer >>> .footer', 'Deutschland')
      const position = await page.$eval('shop-header >>> .header', (bar) => getComputedStyle(bar).position)
      assert.equal(position, 'static')
    })

  it('Next: the layout writes fragments that the browser attaches while it parses (DELIVERY-23)', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { prerender } from 'react-dom/static'
          import RootLayout from './app/layout.tsx'
          const { prelude } = await prerender(<RootLayout><main>Page</main></RootLayout>)
          process.stdout.write(await new Response(prelude).text())`,
        loader: 'tsx',
        resolveDir: folder.path,
      },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      external: ['shop-elements/render', 'react', 'react-dom/static', 'react/jsx-runtime'],
    })
    writeFileSync(join(folder.path, 'page.mjs'), outputFiles[0]?.text ?? '')
    const html = execFileSync(process.execPath, ['page.mjs'], {
      cwd: folder.path,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    }).replace('https://cdn.example/shop-elements/1', demo.cdnUrl)
    const { page, says } = await demo.open(await demo.pages({ '/': { html } }), {
      withoutScript: true,
      until: 'loaded',
    })
    await says('shop-header >>> .header', 'Warenkorb')
    assert.equal(await page.$eval('shop-footer', (footer) => footer.shadowRoot !== null), true)
  })

  for (const [name, dom] of Object.entries(TEST_DOMS))
    it(`a unit test in ${name} renders the tags, and changes the cart (DELIVERY-85)`, async () => {
      const [, example] =
        Object.entries(EXAMPLES).find(([, code]) => code.includes(`@vitest-environment ${name}`)) ?? []
      // Code that is defined before other modules run is a module of its own.
      writeFileSync(join(folder.path, 'dom.mjs'), `${dom}\n${DOM_AS_GLOBALS}`)
      writeFileSync(join(folder.path, 'vitest.mjs'), VITEST)
      const { code } = await transform(example ?? '', { loader: 'ts' })
      const module = `import './dom.mjs'\n${code.replace(/(["'])vitest\1/, "'./vitest.mjs'")}`
      writeFileSync(join(folder.path, 'unit.test.mjs'), module)
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--test', '--test-force-exit', 'unit.test.mjs'], {
        cwd: folder.path,
        encoding: 'utf8',
        timeout: 60_000,
        env: { ...process.env, NODE_TEST_CONTEXT: undefined },
      })
      assert.equal(status, 0, stdout + stderr)
      assert.match(stdout, /pass 1\b/)
    })

  it('Nuxt: the plugin writes loader and fragments around the application (DELIVERY-23)', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `globalThis.defineNitroPlugin = (plugin) => plugin
          const { default: plugin } = await import('./server/plugins/shop.ts')
          const html = { head: [], bodyPrepend: ['<app>'], bodyAppend: ['</app>'] }
          const hooks = {}
          plugin({ hooks: { hook: (name, run) => { hooks[name] = run } } })
          await hooks['render:html'](html)
          process.stdout.write(JSON.stringify(html))`,
        resolveDir: folder.path,
      },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      external: ['shop-elements/render'],
    })
    writeFileSync(join(folder.path, 'nitro.mjs'), outputFiles[0]?.text ?? '')
    const html = JSON.parse(execFileSync(process.execPath, ['nitro.mjs'], { cwd: folder.path, encoding: 'utf8' }))
    assert.match(html.head[0], /^<script type="module" src="[^"]+\/shop-elements\.js" crossorigin>/)
    assert.match(html.bodyPrepend.join(''), /^<shop-header site="DE"><template shadowrootmode="open">[\s\S]*<app>$/)
    assert.match(html.bodyAppend.join(''), /^<\/app><shop-footer site="DE"><template/)
  })
})
