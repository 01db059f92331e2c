/** The accepted pictures, on disk, and how a new one is compared with them. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { chromium } from '../engines/chromium.ts'
import { root } from '../paths.ts'
import { differenceFile, newFile, OUTPUT, type Outcome } from './report.ts'

/**
 * The core is in git: every element and open state once, spread over widths, themes and languages, and every section of the gallery.
 * All others are too many for it.
 */
export const FOLDERS = { core: 'test/pictures', all: `${OUTPUT}/accepted` } as const

/** How far the colours of a pixel may be apart, from 0 to 1: nobody sees less. */
const COLOR_THRESHOLD = 0.02
/** So few pixels are no difference: one corner of an outline that is drawn otherwise. */
const MAX_PIXELS = 4

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
    writeFileSync(root(`${folder}/${name}.png`), folder === FOLDERS.core ? compressed(taken) : taken)
    return { name, kind: 'same' }
  },
  isAccepted: () => false,
})

/** Compares with the accepted picture, and keeps the one taken if it differs. */
export const compareWith = (folder: string): Judge => {
  const fileOf = (name: string) => root(`${folder}/${name}.png`)
  return {
    judge(name, taken) {
      const isNew = !existsSync(fileOf(name))
      const difference = isNew ? undefined : differenceOf(readFileSync(fileOf(name)), taken)
      if (!isNew && !difference) return { name, kind: 'same' }
      writeFileSync(root(newFile(name)), taken)
      if (difference) writeFileSync(root(differenceFile(name)), difference)
      return { name, kind: isNew ? 'new' : 'different' }
    },
    isAccepted: (name, taken) => existsSync(fileOf(name)) && !differenceOf(readFileSync(fileOf(name)), taken),
  }
}

/**
 * Compares two PNGs, without the soft edges of text and shapes. Returns the accepted one, pale, with the pixels that differ in red; undefined
 * if the pictures are the same. Sizes that differ are a difference.
 */
function differenceOf(accepted: Buffer, taken: Buffer): Buffer | undefined {
  if (accepted.equals(taken)) return undefined
  const [before, now] = [PNG.sync.read(accepted), PNG.sync.read(taken)]
  const width = Math.max(before.width, now.width)
  const height = Math.max(before.height, now.height)
  const difference = new PNG({ width, height })
  const [a, b] = [enlarged(before, width, height), enlarged(now, width, height)]
  const options = { threshold: COLOR_THRESHOLD, includeAA: false }
  const pixels = pixelmatch(a, b, difference.data, width, height, options)
  const hasSameSize = before.width === now.width && before.height === now.height
  return hasSameSize && pixels <= MAX_PIXELS ? undefined : PNG.sync.write(difference)
}

/** The pixels on a larger, transparent canvas. */
function enlarged(picture: PNG, width: number, height: number): Buffer {
  const canvas = new PNG({ width, height, fill: true })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas.data
}

/** The same picture in a sixth less bytes: flat colours compress best without a filter, and nothing is transparent. */
const compressed = (picture: Buffer): Buffer =>
  PNG.sync.write(PNG.sync.read(picture), { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 })

const namesIn = (folder: string): string[] =>
  readdirSync(root(folder)).flatMap((file) => (file.endsWith('.png') ? [file.replace(/\.png$/, '')] : []))

/** The pictures of the core are those that are there: another one is copied there from `.pictures/`. */
export const coreNames = (): string[] => namesIn(FOLDERS.core)

/** Removes accepted pictures outside of the core that are no longer taken. */
export function removeOthers(names: readonly string[]): void {
  for (const name of namesIn(FOLDERS.all)) if (!names.includes(name)) rmSync(root(`${FOLDERS.all}/${name}.png`))
}

/** The kind of machine that the accepted pictures of the core are from: others draw text otherwise. */
const KIND_FILE = `${FOLDERS.core}/made-with.json`

/** Main version of the browser, and the system, e.g. "Chromium 156 on linux x64". */
export function kindOfMachine(): string {
  const { stdout } = spawnSync(chromium(), ['--version'], { encoding: 'utf8' })
  const [, version = 'of an unknown version'] = / (\d+)\./.exec(stdout) ?? []
  return `Chromium ${version} on ${process.platform} ${process.arch}`
}

export const acceptedKind = (): string => JSON.parse(readFileSync(root(KIND_FILE), 'utf8')).kind

export const writeKind = (): void =>
  writeFileSync(root(KIND_FILE), `${JSON.stringify({ kind: kindOfMachine() }, null, 2)}\n`)
