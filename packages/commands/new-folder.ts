import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkNoLink } from '../release/no-link.ts'

/**
 * Makes a folder; returns what writes a file in it. Nothing is written beside it, and nothing in it is overwritten.
 *
 * @throws {Error} for a folder that is not empty, is reached by a link, or can't be made.
 */
export function newFolder(given: string, option: string): (name: string, data: string | Uint8Array) => void {
  const folder = resolve(given)
  try {
    checkNoLink(folder)
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Error(`${option}: ${folder} can't be made: ${error instanceof Error ? error.message : error}`)
  }
  if (readdirSync(folder).length > 0) throw new Error(`${option}: ${folder} must be new or empty.`)
  return (name, data) => {
    if (!/^[\w-]+\.\w+$/.test(name)) throw new Error(`${name} is no name of a file.`)
    writeFileSync(join(folder, name), data, { flag: 'wx' })
  }
}
