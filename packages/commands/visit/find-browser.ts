/** The place of Chrome or Chromium on this machine. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
/** Places that no command leads to. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of the first of these commands that is there. */
export function firstOf(names: readonly string[]): string | undefined {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return undefined
}

/** The one that the environment names, else one in a usual place. */
export const findBrowser = (): string | undefined =>
  process.env.CHROME_PATH || process.env.PUPPETEER_EXECUTABLE_PATH || firstOf(NAMES) || PLACES.find(existsSync)
