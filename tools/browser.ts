import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { canInstall, install } from './apt.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function find(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return existsSync(MAC) ? MAC : undefined
}

/** The path of Chrome or Chromium. Installs Debian's if there is none; exits with a message if that is not possible. */
export function chromium(): string {
  let path = find()
  if (!path && canInstall()) {
    console.log("No Chrome or Chromium found: installing Debian's Chromium.")
    install(['chromium', 'fonts-liberation'])
    path = find()
  }
  if (path) return path
  console.error(
    'The tests need a browser: install Chromium (apt-get install chromium), or set CHROME_PATH to a Chrome.',
  )
  process.exit(1)
}

/** In containers Chromium runs as root, without a sandbox and with little shared memory. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
