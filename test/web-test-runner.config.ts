import { readFileSync } from 'node:fs'
import { esbuildPlugin } from '@web/dev-server-esbuild'
import { defaultReporter, type TestRunnerConfig, type TestRunnerPlugin } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core'
import { BROWSER_ARGS, chromium } from '../tools/browser.ts'
import { compileCss } from '../tools/css.ts'
import { root } from '../tools/paths.ts'
import { TABLER, tablerPath } from '../tools/tabler.ts'
import { themeNames } from '../tools/themes.ts'
import { isVendored, vendorFile } from '../tools/vendor.ts'

/** The same files are asked for by every test file: once is enough. */
const made = new Map<string, string | Promise<string>>()
async function once(path: string, make: () => string | Promise<string>): Promise<string> {
  if (!made.has(path)) made.set(path, make())
  return `export default ${await made.get(path)}`
}

/** What the build does to style sheets, brand marks and texts, for a browser that imports the sources themselves. */
const assets: TestRunnerPlugin = {
  name: 'assets',
  resolveMimeType: ({ path }) =>
    /^\/(src|demo|locales)\/.*\.(css|json)$/.test(path) || TABLER.test(path.slice(1)) ? 'js' : undefined,
  resolveImport: ({ source }) => (TABLER.test(source) ? `/${source}` : undefined),
  async serve({ path }) {
    const file = root(path.slice(1))
    const asModule = async (make: () => string | Promise<string>) => ({ body: await once(path, make), type: 'js' })
    if (/^\/(src|demo)\/.*\.css$/.test(path)) return asModule(async () => JSON.stringify(await compileCss(file)))
    if (/^\/locales\/.*\.json$/.test(path)) return asModule(() => readFileSync(file, 'utf8'))
    if (TABLER.test(path.slice(1))) return asModule(() => JSON.stringify(tablerPath(path.slice(1))))
    return undefined
  },
}

const vendored: TestRunnerPlugin = {
  name: 'vendored',
  resolveImport: ({ source }) => (isVendored(source) ? `/.vendor/${vendorFile(source)}` : undefined),
}

/** Two test files run beside each other: each has a storage of its own, and believes that its window is in front. */
async function createPage({ context }: { context: BrowserContext }): Promise<Page> {
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
        // Of the package's own type only in CommonJS.
        puppeteer: puppeteer as never,
        concurrency: 1,
        launchOptions: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' },
      })
    : chromeLauncher({
        launchOptions: { executablePath: chromium(), args: BROWSER_ARGS, headless: process.env.HEADED === undefined },
        createPage,
      })

const config: TestRunnerConfig = {
  rootDir: root('.'),
  files: [root('test/{shop,page,i18n,api,state,react,elements,loader,doctor}/**/*.test.{ts,tsx}')],
  nodeResolve: { exportConditions: ['browser', 'production'] },
  concurrency: 2,
  browsers: [launcher],
  plugins: [
    vendored,
    assets,
    esbuildPlugin({
      ts: true,
      tsx: true,
      target: 'es2022',
      define: {
        'process.env.NODE_ENV': '"development"',
        // For random tests (test/support/random.ts).
        'process.env': JSON.stringify({ SEED: process.env.SEED, RUNS: process.env.RUNS, REPLAY: process.env.REPLAY }),
        __SHOP_ELEMENTS_THEMES__: JSON.stringify(themeNames()),
      },
      tsconfig: root('tsconfig.json'),
    }),
  ],
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY })],
  testFramework: { config: { ui: 'bdd', timeout: 5000 } },
  // A long run of random tests (`npm run fuzz`) takes longer.
  testsFinishTimeout: process.env.RUNS ? 3_600_000 : 180_000,
}

export default config
