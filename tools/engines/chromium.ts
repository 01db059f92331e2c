import { existsSync } from 'node:fs'
import { findBrowser, firstOf } from '../../packages/commands/visit/find-browser.ts'
import { root } from '../paths.ts'
import { canInstall, install } from './apt.ts'

// For all browsers that are started from here: fontconfig reads it, and they see no font of the machine.
process.env.FONTCONFIG_FILE = root('tools/engines/fonts.conf')

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
/** A browser that the user has named is used for everything. */
const isNamed = process.env.CHROME_PATH !== undefined

/** The path of Chrome or Chromium. Installs Debian's if there is none; exits with a message if that is not possible. */
export function chromium(): string {
  let path = findBrowser()
  if (!path && canInstall()) {
    console.log("No Chrome or Chromium found: installing Debian's Chromium.")
    install(['chromium'])
    path = findBrowser()
  }
  if (path) return path
  console.error(
    'The tests need a browser: install Chromium (apt-get install chromium), or set CHROME_PATH to a Chrome.',
  )
  process.exit(1)
}

/**
 * The path of Chromium's headless shell: pages take half the time in it, but it has neither windows nor a clipboard. Installs
 * Debian's beside Debian's Chromium; the browser itself where there is none.
 */
export function headlessShell(): string {
  const browser = chromium()
  if (isNamed) return browser
  let path = firstOf(SHELLS)
  if (!path && browser === '/usr/bin/chromium' && existsSync('/etc/debian_version') && canInstall()) {
    console.log("Installing Debian's headless shell of Chromium, in which the tests take less time.")
    install(['chromium-headless-shell'])
    path = firstOf(SHELLS)
  }
  return path ?? browser
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
  // Else Chromium loads two pages of its own into each new window, for its address bar.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
]
