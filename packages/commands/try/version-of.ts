import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isWeb } from '../is-web.ts'

/**
 * The version that an option names: a folder, or an address with a slash at its end; by default that of this package.
 *
 * @throws {Error} for a folder that has no loader.
 */
export function versionOf(given: string | undefined, option: string): string {
  if (given && isWeb(given)) return given.endsWith('/') ? given : `${given}/`
  const folder = given ? resolve(given) : dirname(dirname(fileURLToPath(import.meta.url)))
  try {
    readFileSync(join(folder, 'shop-elements.js'))
  } catch {
    throw new Error(`${option}: ${folder} has no shop-elements.js.`)
  }
  return folder
}
