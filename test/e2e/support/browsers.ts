/** The browsers of this process: its test files share them, since one takes a second to start. */
import puppeteer, { type Browser } from 'puppeteer-core'

const BROWSER = process.env.CHROME_PATH ?? '/usr/bin/chromium'
/** Takes less time; not set in visible windows. */
const SHELL = process.env.HEADLESS_SHELL_PATH ?? BROWSER

/** Each kind is a browser of its own: none of this can be changed for one page. */
export interface BrowserKind {
  /** For the clipboard and the back/forward cache, which the headless shell lacks. */
  isWhole: boolean
  /** Their requests take up to a quarter of the time of a page. */
  withPictures: boolean
  /** To see requests, their answers, and to change them; takes a sixth of the time of a page. */
  withRequests: boolean
}

const launched = new Map<string, Promise<Browser>>()
let holders = 0

/** Starts it unless it runs. */
export function browser(kind: BrowserKind): Promise<Browser> {
  const key = `${kind.isWhole} ${kind.withPictures} ${kind.withRequests}`
  const running = launched.get(key)
  if (running) return running
  const starting = launch(kind)
  launched.set(key, starting)
  const forget = () => launched.delete(key)
  // One that has crashed fails the tests of now, not those of the next file.
  starting.then((started) => started.once('disconnected', forget), forget)
  return starting
}

function launch({ isWhole, withPictures, withRequests }: BrowserKind): Promise<Browser> {
  const args = (process.env.BROWSER_ARGS ?? '--no-sandbox').split(' ')
  return puppeteer.launch({
    executablePath: isWhole ? BROWSER : SHELL,
    args: withPictures ? args : [...args, '--blink-settings=imagesEnabled=false'],
    headless: process.env.HEADED === undefined,
    networkEnabled: withRequests,
    issuesEnabled: false,
  })
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
