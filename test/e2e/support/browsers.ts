/** The browsers of this process: its test files share them, since one takes a second to start. */
import puppeteer, { type Browser } from 'puppeteer-core'

const BROWSER = process.env.CHROME_PATH ?? '/usr/bin/chromium'
/** Takes less time; not set in visible windows. */
const SHELL = process.env.HEADLESS_SHELL_PATH ?? BROWSER

/** By path. */
const launched = new Map<string, Promise<Browser>>()
let holders = 0

/** Starts it unless it runs. The headless shell has no clipboard and no back/forward cache, the whole browser has. */
export function browser(kind: 'shell' | 'whole'): Promise<Browser> {
  const path = kind === 'whole' ? BROWSER : SHELL
  const running = launched.get(path)
  if (running) return running
  const starting = launch(path)
  launched.set(path, starting)
  starting.catch(() => launched.delete(path))
  return starting
}

async function launch(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    executablePath,
    args: (process.env.BROWSER_ARGS ?? '--no-sandbox').split(' '),
    headless: process.env.HEADED === undefined,
  })
  // One that has crashed fails the tests of now, not those of the next file.
  browser.once('disconnected', () => launched.delete(executablePath))
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
