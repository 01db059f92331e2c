import { type BrowserLauncher, defaultReporter, type TestRunnerConfig } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core'
import { BROWSER_ARGS, chromium, headlessShell } from '../tools/engines/chromium.ts'
import { type Engine, FIREFOX_PREFS, firefox } from '../tools/engines/engines.ts'
import { root } from '../tools/paths.ts'
import { webkitLauncher } from '../tools/test/webkit-launcher.ts'

/** Test files run beside each other: each has a storage of its own, and believes that its window is in front. */
async function createPage({ context }: { context: BrowserContext }): Promise<Page> {
  const own = await context.browser().createBrowserContext()
  const page = await own.newPage()
  page.once('close', () => void own.close().catch(() => {}))
  const session = await page.createCDPSession()
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  return page
}

/** Nobody asks what the pages load: reporting each request took a twelfth of the time of a suite in Chromium. */
const QUIET = { networkEnabled: false, issuesEnabled: false }

const isHeaded = process.env.HEADED !== undefined

const LAUNCHERS: Readonly<Record<Engine, () => BrowserLauncher>> = {
  chromium: () =>
    chromeLauncher({
      launchOptions: {
        executablePath: isHeaded ? chromium() : headlessShell(),
        args: BROWSER_ARGS,
        headless: !isHeaded,
        ...QUIET,
      },
      createPage,
    }),
  // By WebDriver BiDi. A window must be in front for its focus: one file at a time.
  firefox: () =>
    chromeLauncher({
      // It has the package's own type only in CommonJS.
      puppeteer: puppeteer as never,
      concurrency: 1,
      launchOptions: {
        browser: 'firefox',
        executablePath: firefox() ?? 'firefox',
        headless: !isHeaded,
        // Firefox keeps the bundle once more for each page else.
        ...QUIET,
        extraPrefsFirefox: { 'remote.network.maxTotalDataSize': 0, ...FIREFOX_PREFS },
      },
    }),
  webkit: webkitLauncher,
}

export const launchersOf = (engines: readonly Engine[]): BrowserLauncher[] =>
  engines.map((engine) => LAUNCHERS[engine]())

/**
 * WebKit has no byte streams. React's prerender, which fragments are made with in Node, only writes bytes into one: any stream
 * does.
 */
const BYTE_STREAMS = `
try {
  new ReadableStream({ type: 'bytes' })
} catch {
  const Native = ReadableStream
  window.ReadableStream = function ({ type, ...source } = {}, strategy) { return new Native(source, strategy) }
  window.ReadableStream.prototype = Native.prototype
}`

/** React for development reports each render and element to the browser's tools, if it finds these: a sixth of a page's time. */
const QUIET_REACT = 'console.timeStamp = console.createTask = undefined'

const config: TestRunnerConfig = {
  testRunnerHtml: (framework) =>
    `<!doctype html><html><head><script>${BYTE_STREAMS}\n${QUIET_REACT}</script></head><body><script type="module" src="${framework}"></script></body></html>`,
  rootDir: root('.'),
  // With two the processor is idle for a sixth of the time: pages wait for the network and for timers.
  concurrency: 3,
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY })],
  testFramework: { config: { ui: 'bdd', timeout: 60_000 } },
  // A browser that starts beside two others on a slow machine takes longer than the runner's 30 s.
  browserStartTimeout: 120_000,
  // For a file. A long run of random tests (`npm run fuzz -w packages/upkeep`) takes longer.
  testsFinishTimeout: process.env.RUNS ? 3_600_000 : 600_000,
}

export default config
