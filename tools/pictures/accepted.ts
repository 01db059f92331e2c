/** The accepted pictures, on disk. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { root } from '../paths.ts'
import { type Comparison, compare, compressed } from './compare.ts'
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

export interface Judge {
  judge(name: string, taken: Buffer): Outcome
  /** Whether a picture is the accepted one. */
  isAccepted(name: string, taken: Buffer): boolean
}

export const acceptInto = (folder: string): Judge => ({
  judge(name, taken) {
    writeFileSync(root(`${folder}/${name}.png`), folder === CORE_FOLDER ? compressed(taken) : taken)
    return { name, kind: 'same' }
  },
  isAccepted: () => false,
})

/** Compares with the accepted picture, and keeps the one taken if it differs. */
export const compareWith = (folder: string): Judge => {
  const fileOf = (name: string) => root(`${folder}/${name}.png`)
  /** Of the last picture that was compared, which is often asked for twice. */
  let last: { taken: Buffer; compared: Comparison } | undefined
  const comparison = (name: string, taken: Buffer) => {
    if (last?.taken !== taken) last = { taken, compared: compare(readFileSync(fileOf(name)), taken) }
    return last.compared
  }
  return {
    judge(name, taken) {
      if (!existsSync(fileOf(name))) {
        writeFileSync(root(newFile(name)), taken)
        return { name, kind: 'new' }
      }
      const { pixels, difference } = comparison(name, taken)
      if (!difference) return { name, kind: 'same' }
      writeFileSync(root(newFile(name)), taken)
      writeFileSync(root(differenceFile(name)), difference)
      return { name, kind: 'different', pixels }
    },
    isAccepted: (name, taken) => existsSync(fileOf(name)) && !comparison(name, taken).difference,
  }
}

/** Removes accepted pictures that are no longer taken. */
export function removeOthers(folder: string, names: readonly string[]): void {
  for (const file of readdirSync(root(folder)))
    if (file.endsWith('.png') && !names.includes(file.replace(/\.png$/, ''))) rmSync(root(`${folder}/${file}`))
}
