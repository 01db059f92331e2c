/** The browsers of this process: its test files share them, since one takes a second to start. */
import puppeteer, { type Browser } from 'puppeteer-core'

const BROWSER = process.env.CHROME_PATH ?? '/usr/bin/chromium'
/** Takes less time; not set in visible windows. */
const SHELL = process.env.HEADLESS_SHELL_PATH ?? BROWSER

/** By path. */
const launched = new Map<string, Promise<Browser>>()
let holders = 0

/** Starts it unless it runs already. The headless shell has no clipboard and no back/forward cache, the whole browser has. */
export function browser(kind: 'shell' | 'whole'): Promise<Browser> {
  const executablePath = kind === 'whole' ? BROWSER : SHELL
  const running =
    launched.get(executablePath) ??
    puppeteer.launch({
      executablePath,
      args: (process.env.BROWSER_ARGS ?? '--no-sandbox').split(' '),
      headless: process.env.HEADED === undefined,
    })
  launched.set(executablePath, running)
  return running
}

/** Keeps browsers open until the returned function is called; the last one to call it closes them. */
export function holdBrowsers(): () => Promise<void> {
  holders += 1
  return async () => {
    holders -= 1
    if (holders > 0) return
    const all = [...launched.values()]
    launched.clear()
    for (const one of all) await (await one).close()
  }
}
