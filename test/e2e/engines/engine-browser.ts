/** Three engines: puppeteer for Chromium and Firefox, WebDriver for WebKit. */
import puppeteer, { type BrowserContext } from 'puppeteer-core'
import { type Engine, FIREFOX_PREFS, firefox } from '../../../tools/engines/engines.ts'
import { waitUntil } from '../../../tools/engines/page-waits.ts'
import { startWebKit } from '../../../tools/engines/webkit.ts'
import { WebKitPage } from '../../../tools/engines/webkit-page.ts'

/** Puppeteer's page, or WebKit's, which has the same methods. */
export interface EngineWindow {
  page: Pick<WebKitPage, 'goto' | 'evaluate' | 'setViewport' | 'keyboard' | 'mouse'>
  /** Call it before each command: WebDriver sends all to the window that was chosen last. */
  choose(): Promise<void>
}

export interface EngineBrowser {
  /** A window of a new visitor; the windows of the one before are closed. `origin` is the shop that the visitor visits. */
  visitor(origin: string): Promise<EngineWindow>
  /** Another window of the same visitor, in front. */
  secondWindow(): Promise<EngineWindow>
  close(): Promise<void>
}

export function startEngine(engine: Engine): Promise<EngineBrowser> {
  return engine === 'webkit' ? webkit() : byPuppeteer(engine)
}

async function byPuppeteer(engine: 'chromium' | 'firefox'): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    ...(engine === 'firefox'
      ? { browser: 'firefox', executablePath: firefox() ?? 'firefox', extraPrefsFirefox: FIREFOX_PREFS }
      : {
          executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROME_PATH ?? '/usr/bin/chromium',
          args: (process.env.BROWSER_ARGS ?? '--no-sandbox').split(' '),
        }),
    headless: process.env.HEADED === undefined,
  })
  let context: BrowserContext | undefined
  const secondWindow = async () => {
    const page = await (context as BrowserContext).newPage()
    return { page: page as unknown as EngineWindow['page'], choose: async () => {} }
  }
  return {
    async visitor() {
      await context?.close()
      context = await browser.createBrowserContext()
      return secondWindow()
    },
    secondWindow,
    close: () => browser.close(),
  }
}

async function webkit(): Promise<EngineBrowser> {
  const { driver, close } = await startWebKit({ waitFor: 'normal' })
  const page = new WebKitPage(driver)
  const windowOf = (handle: string): EngineWindow => ({
    page,
    async choose() {
      if ((await driver.get('/window')) !== handle) await driver.post('/window', { handle })
    },
  })
  return {
    async visitor(origin) {
      const [first = '', ...others] = await driver.get<string[]>('/window/handles')
      for (const handle of others) {
        await driver.post('/window', { handle })
        await driver.delete('/window')
      }
      await driver.post('/window', { handle: first })
      // Cookies and storage can be deleted on a page of their origin only.
      await driver.post('/url', { url: `${origin}/robots.txt` })
      await driver.run('localStorage.clear(); sessionStorage.clear()')
      // Pages hear of deleted cookies a moment later, and an answer to the page before may bring new ones.
      await waitUntil('the cookies are deleted', async () => {
        await driver.delete('/cookie')
        return driver.run<boolean>('return document.cookie === ""')
      })
      return windowOf(first)
    },
    async secondWindow() {
      const { handle } = await driver.post<{ handle: string }>('/window/new', { type: 'window' })
      await driver.post('/window', { handle })
      return windowOf(handle)
    },
    close,
  }
}
