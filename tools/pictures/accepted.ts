/** The accepted pictures, on disk. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { root } from '../paths.ts'
import { compare, compressed } from './compare.ts'
import { differenceFile, newFile, OUTPUT, type Outcome } from './report.ts'

/** In git: the core only. */
export const CORE_FOLDER = 'test/pictures'
/** All others are too many for git. */
export const OWN_FOLDER = `${OUTPUT}/accepted`

/** Makes room for the pictures of a run, and removes those of the run before. */
export function prepareFolders(accepted: string): void {
  for (const folder of ['new', 'difference']) rmSync(root(`${OUTPUT}/${folder}`), { recursive: true, force: true })
  for (const folder of [accepted, `${OUTPUT}/new`, `${OUTPUT}/difference`]) mkdirSync(root(folder), { recursive: true })
}

export type Judge = (name: string, taken: Buffer) => Outcome

export const acceptInto =
  (folder: string): Judge =>
  (name, taken) => {
    writeFileSync(root(`${folder}/${name}.png`), folder === CORE_FOLDER ? compressed(taken) : taken)
    return { name, kind: 'same' }
  }

/** Compares with the accepted picture, and keeps the one taken if it differs. */
export const compareWith =
  (folder: string): Judge =>
  (name, taken) => {
    const file = root(`${folder}/${name}.png`)
    if (!existsSync(file)) {
      writeFileSync(root(newFile(name)), taken)
      return { name, kind: 'new' }
    }
    const { pixels, difference } = compare(readFileSync(file), taken)
    if (!difference) return { name, kind: 'same' }
    writeFileSync(root(newFile(name)), taken)
    writeFileSync(root(differenceFile(name)), difference)
    return { name, kind: 'different', pixels }
  }

/** Removes accepted pictures that are no longer taken. */
export function removeOthers(folder: string, names: readonly string[]): void {
  for (const file of readdirSync(root(folder)))
    if (file.endsWith('.png') && !names.includes(file.replace(/\.png$/, ''))) rmSync(root(`${folder}/${file}`))
}
