import { defaultReporter, type TestRunnerConfig } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core'
import { BROWSER_ARGS, chromium } from '../tools/browser.ts'
import { root } from '../tools/paths.ts'

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
  concurrency: 2,
  browsers: [launcher],
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY })],
  testFramework: { config: { ui: 'bdd', timeout: 20_000 } },
  // A long run of random tests (`npm run fuzz`) takes longer.
  testsFinishTimeout: process.env.RUNS ? 3_600_000 : 180_000,
}

export default config
