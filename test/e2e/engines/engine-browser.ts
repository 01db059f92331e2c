/** One small interface over three engines: puppeteer for Chromium and Firefox, WebDriver for WebKit. */
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core'
import { type Engine, firefox } from '../../../tools/engines/engines.ts'
import { waitUntil } from '../../../tools/engines/page-waits.ts'
import type { WebDriver } from '../../../tools/engines/web-driver.ts'
import { startWebKit } from '../../../tools/engines/webkit.ts'
import { WebKitPage } from '../../../tools/engines/webkit-page.ts'

export interface EngineWindow {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>
  /** Does not wait for the page before. */
  back(): Promise<void>
  /** Runs a function in the page, and waits for its promise. It sees nothing of the test but its arguments. */
  run<A extends unknown[], R>(script: (...args: A) => R | Promise<R>, ...args: A): Promise<R>
  resize(width: number, height: number): Promise<void>
  move(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  /** A key by its name, e.g. `Enter`. */
  press(key: string): Promise<void>
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
  const browser: Browser = await puppeteer.launch({
    ...(engine === 'firefox'
      ? { browser: 'firefox', executablePath: firefox() ?? 'firefox' }
      : {
          executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROME_PATH ?? '/usr/bin/chromium',
          args: (process.env.BROWSER_ARGS ?? '--no-sandbox').split(' '),
        }),
    headless: process.env.HEADED === undefined,
  })
  let context: BrowserContext | undefined
  const next = async () => windowOf(await (context as BrowserContext).newPage())
  return {
    async visitor() {
      await context?.close()
      context = await browser.createBrowserContext()
      return next()
    },
    secondWindow: next,
    close: () => browser.close(),
  }
}

function windowOf(page: Page): EngineWindow {
  return {
    open: async (url) => void (await page.goto(url)),
    // Firefox may restore the page from its cache without a word to puppeteer's `goBack`.
    back: () => page.evaluate(() => history.back()),
    run: (script, ...args) => page.evaluate(script as never, ...(args as unknown as never[])) as never,
    resize: (width, height) => page.setViewport({ width, height }),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key as 'Enter'),
  }
}

async function webkit(): Promise<EngineBrowser> {
  const { driver, close } = await startWebKit({ waitFor: 'normal' })
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
      return webkitWindow(driver, first)
    },
    async secondWindow() {
      const { handle } = await driver.post<{ handle: string }>('/window/new', { type: 'window' })
      await driver.post('/window', { handle })
      return webkitWindow(driver, handle)
    },
    close,
  }
}

function webkitWindow(driver: WebDriver, handle: string): EngineWindow {
  const page = new WebKitPage(driver)
  /** Commands go to the window that was chosen last. */
  const here = async <R>(act: () => Promise<R>): Promise<R> => {
    if ((await driver.get('/window')) !== handle) await driver.post('/window', { handle })
    return act()
  }
  return {
    open: (url) => here(() => page.goto(url)),
    back: () => here(async () => void (await driver.post('/back'))),
    run: (script, ...args) => here(() => page.evaluate(script, ...args)),
    resize: (width, height) => here(() => page.setViewport({ width, height })),
    move: (x, y) => here(() => page.mouse.move(x, y)),
    click: (x, y) => here(() => page.mouse.click(x, y)),
    type: (text) => here(() => page.keyboard.type(text)),
    press: (key) => here(() => page.keyboard.press(key)),
  }
}
