/** The browsers of this process: its test files share them, since one takes a second to start. */
import puppeteer, { type Browser } from 'puppeteer-core'

const BROWSER = process.env.CHROME_PATH ?? '/usr/bin/chromium'
/** Takes less time; not set in visible windows. */
const SHELL = process.env.HEADLESS_SHELL_PATH ?? BROWSER

/**
 * - `shell`: the headless shell, which has no clipboard and no back/forward cache;
 * - `blind`: the same without pictures, whose requests take up to a quarter of the time of a page;
 * - `whole`: the browser.
 */
export type BrowserKind = 'shell' | 'blind' | 'whole'

const launched = new Map<BrowserKind, Promise<Browser>>()
let holders = 0

/** Starts it unless it runs. */
export function browser(kind: BrowserKind): Promise<Browser> {
  const running = launched.get(kind)
  if (running) return running
  const starting = launch(kind)
  launched.set(kind, starting)
  starting.catch(() => launched.delete(kind))
  return starting
}

async function launch(kind: BrowserKind): Promise<Browser> {
  const args = (process.env.BROWSER_ARGS ?? '--no-sandbox').split(' ')
  const browser = await puppeteer.launch({
    executablePath: kind === 'whole' ? BROWSER : SHELL,
    args: kind === 'blind' ? [...args, '--blink-settings=imagesEnabled=false'] : args,
    headless: process.env.HEADED === undefined,
  })
  // One that has crashed fails the tests of now, not those of the next file.
  browser.once('disconnected', () => launched.delete(kind))
  return browser
}

/** Keeps browsers open until the returned function is called; the last one to call it closes them. */
export function holdBrowsers(): () => Promise<void> {
  holders += 1
  return async () => {
    holders -= 1
    if (holders > 0) return
    for (const running of [...launched.values()]) await (await running).close()
  }
}
