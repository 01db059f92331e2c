/** One small interface over three engines: puppeteer for Chromium and Firefox, WebDriver for WebKit. */
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core'
import type { WebDriver } from 'selenium-webdriver'
import { type Engine, firefox } from '../../../tools/engines/engines.ts'
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
      const [first, ...others] = await driver.getAllWindowHandles()
      for (const other of others) {
        await driver.switchTo().window(other)
        await driver.close()
      }
      await driver.switchTo().window(first as string)
      // Cookies and storage can be deleted on a page of their origin only.
      await driver.get(`${origin}/robots.txt`)
      await driver.executeScript('localStorage.clear(); sessionStorage.clear()')
      // Pages hear of deleted cookies a moment later, and an answer to the page before may bring new ones.
      const isForgotten = async () => {
        await driver.manage().deleteAllCookies()
        return driver.executeScript<boolean>('return document.cookie === ""')
      }
      await driver.wait(isForgotten, 5000, 'The cookies are not deleted.')
      return webkitWindow(driver, first as string)
    },
    async secondWindow() {
      await driver.switchTo().newWindow('window')
      return webkitWindow(driver, await driver.getWindowHandle())
    },
    close,
  }
}

function webkitWindow(driver: WebDriver, handle: string): EngineWindow {
  const page = new WebKitPage(driver)
  /** Commands go to the window that was chosen last. */
  const here = async <R>(act: () => Promise<R>): Promise<R> => {
    if ((await driver.getWindowHandle()) !== handle) await driver.switchTo().window(handle)
    return act()
  }
  return {
    open: (url) => here(() => page.goto(url)),
    back: () => here(() => driver.navigate().back()),
    run: (script, ...args) => here(() => page.evaluate(script, ...args)),
    resize: (width, height) => here(() => page.setViewport({ width, height })),
    move: (x, y) => here(() => page.mouse.move(x, y)),
    click: (x, y) => here(() => page.mouse.click(x, y)),
    type: (text) => here(() => page.keyboard.type(text)),
    press: (key) => here(() => page.keyboard.press(key)),
  }
}
