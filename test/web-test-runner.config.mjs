import { readFileSync } from 'node:fs'
import { esbuildPlugin } from '@web/dev-server-esbuild'
import { chromeLauncher } from '@web/test-runner-chrome'
import puppeteer from 'puppeteer-core'
import { BROWSER_ARGS, chromium } from '../tools/browser.mjs'
import { compileCss } from '../tools/css.mjs'
import { root } from '../tools/paths.mjs'
import { svgPath } from '../tools/svg-path.mjs'
import { themeNames } from '../tools/themes.mjs'
import { isVendored, vendorFile } from '../tools/vendor.mjs'

/** The same files are asked for by every test file: once is enough. */
const made = new Map()
async function once(path, make) {
  if (!made.has(path)) made.set(path, make())
  return `export default ${await made.get(path)}`
}

/** What the build does to style sheets, brand marks and texts, for a browser that imports the sources themselves. */
const assets = {
  name: 'assets',
  resolveMimeType: ({ path }) =>
    /^\/(src|demo|locales)\/.*\.(css|json)$|^\/node_modules\/.*\.svg$/.test(path) ? 'js' : undefined,
  async serve({ path }) {
    const file = root(path.slice(1))
    const asModule = async (make) => ({ body: await once(path, make), type: 'js' })
    if (/^\/(src|demo)\/.*\.css$/.test(path)) return asModule(async () => JSON.stringify(await compileCss(file)))
    if (/^\/locales\/.*\.json$/.test(path)) return asModule(() => readFileSync(file, 'utf8'))
    if (/^\/node_modules\/.*\.svg$/.test(path)) return asModule(() => JSON.stringify(svgPath(file)))
  },
}

const vendored = {
  name: 'vendored',
  resolveImport: ({ source }) => (isVendored(source) ? `/.vendor/${vendorFile(source)}` : undefined),
}

/** Two test files run beside each other: each has a storage of its own, and believes that its window is in front. */
async function createPage({ context }) {
  const own = await context.browser().createBrowserContext()
  const page = await own.newPage()
  page.once('close', () => void own.close().catch(() => {}))
  const session = await page.createCDPSession()
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  return page
}

/** Chromium; with BROWSER=firefox Firefox, which FIREFOX_PATH names when it is not on the path. */
const launcher =
  process.env.BROWSER === 'firefox'
    ? chromeLauncher({
        puppeteer,
        concurrency: 1,
        launchOptions: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' },
      })
    : chromeLauncher({
        launchOptions: { executablePath: chromium(), args: BROWSER_ARGS },
        createPage,
      })

export default {
  rootDir: root('.'),
  files: [root('test/{shop,page,i18n,api,state,react,elements}/**/*.test.{ts,tsx}')],
  nodeResolve: { exportConditions: ['browser', 'production'] },
  concurrency: 2,
  browsers: [launcher],
  plugins: [
    vendored,
    assets,
    esbuildPlugin({
      ts: true,
      tsx: true,
      jsx: 'automatic',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"development"', __SHOP_ELEMENTS_THEMES__: JSON.stringify(themeNames()) },
      tsconfig: root('tsconfig.json'),
    }),
  ],
  testFramework: { config: { ui: 'bdd', timeout: 5000 } },
  testsFinishTimeout: 180_000,
}
