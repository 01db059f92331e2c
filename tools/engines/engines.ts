/** The browser engines that tests and pictures run in. Chromium's program is found by chromium.ts. */
import { existsSync, readdirSync } from 'node:fs'
import { firstOf } from '../../packages/commands/visit/find-browser.ts'
import { root } from '../paths.ts'
import { canInstall, install } from './apt.ts'

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/** Debian's packages. WebKit's driver brings its MiniBrowser, which needs a display. */
const PACKAGES: Readonly<Record<Engine, readonly string[]>> = {
  chromium: [],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/** @throws {Error} that names the engines, when the list has another word. */
export function readEngines(list: string): Engine[] {
  const words = list.split(',').map((word) => word.trim())
  const unknown = words.filter((word) => !ENGINES.includes(word as Engine))
  if (unknown.length > 0) throw new Error(`--browsers takes ${ENGINES.join(',')}, not "${unknown.join(',')}".`)
  return ENGINES.filter((engine) => words.includes(engine))
}

/** Installs what is missing, if possible; ends the program with a message if not. */
export function prepareEngines(engines: readonly Engine[]): void {
  const missing = engines.filter((engine) => !isThere(engine))
  if (missing.length === 0) return
  const packages = missing.flatMap((engine) => PACKAGES[engine])
  if (canInstall()) {
    console.log(`Installing Debian's ${packages.join(', ')}, for the tests in ${missing.join(' and ')}.`)
    install(packages)
  }
  if (missing.every(isThere)) return
  console.error(`Without ${packages.join(', ')} (apt-get install) the tests can't run in ${missing.join(' and ')}.`)
  process.exit(1)
}

function isThere(engine: Engine): boolean {
  if (engine === 'firefox') return firefox() !== undefined
  if (engine === 'webkit')
    return [miniBrowser(), firstOf(['WebKitWebDriver']), firstOf(['Xvfb'])].every((program) => program)
  return true
}

/** The program that FIREFOX_PATH names, else the one on the path. */
export const firefox = (): string | undefined => process.env.FIREFOX_PATH ?? firstOf(['firefox-esr', 'firefox'])

/** Its pages may read the fonts of fonts.conf, which its sandbox would not let them. */
export const FIREFOX_PREFS = {
  'security.sandbox.content.read_path_whitelist': root('node_modules/@expo-google-fonts/'),
}

/** WebKitGTK's own small browser lies beside its library, e.g. /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
export function miniBrowser(): string | undefined {
  if (!existsSync('/usr/lib')) return undefined
  return readdirSync('/usr/lib')
    .flatMap((folder) => ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find((file) => existsSync(file))
}
