/** The accepted pictures, on disk, and how a new one is compared with them. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { chromium } from '../../../tools/engines/chromium.ts'
import { root } from '../../../tools/paths.ts'

/** Every element and open state once, spread over widths, themes and languages, and every section of the gallery. */
const FOLDER = 'docs/pictures'
const fileOf = (name: string) => root(`${FOLDER}/${name}.png`)
/** The pictures that differ: as they are now, and the difference. */
const OUTPUT = '.pictures'

/** How far the colours of a pixel may be apart, from 0 to 1: nobody sees less. */
const COLOR_THRESHOLD = 0.02
/** So few pixels are no difference: one corner of an outline that is drawn otherwise. */
const MAX_PIXELS = 4

export const acceptedNames = (): string[] =>
  readdirSync(root(FOLDER)).flatMap((file) => (file.endsWith('.png') ? [file.replace(/\.png$/, '')] : []))

export function clearOutput(): void {
  rmSync(root(OUTPUT), { recursive: true, force: true })
  mkdirSync(root(OUTPUT))
}

/** In a sixth less bytes: flat colours compress best without a filter, and nothing is transparent. */
export function accept(name: string, taken: Buffer): void {
  const options = { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 } as const
  writeFileSync(fileOf(name), PNG.sync.write(PNG.sync.read(taken), options))
}

export const isAccepted = (name: string, taken: Buffer): boolean =>
  existsSync(fileOf(name)) && !differenceOf(readFileSync(fileOf(name)), taken)

/** Says how a picture differs from the accepted one, and keeps it if it does. */
export function compare(name: string, taken: Buffer): string | undefined {
  const isNew = !existsSync(fileOf(name))
  const difference = isNew ? undefined : differenceOf(readFileSync(fileOf(name)), taken)
  if (!isNew && !difference) return undefined
  writeFileSync(root(`${OUTPUT}/${name}.png`), taken)
  if (difference) writeFileSync(root(`${OUTPUT}/${name}.difference.png`), difference)
  return isNew ? 'new' : 'different'
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

/** The kind of machine that the accepted pictures are from: others draw text otherwise. */
const KIND_FILE = `${FOLDER}/made-with.json`

/** Main version of the browser, and the system, e.g. "Chromium 156 on linux x64". */
export function kindOfMachine(): string {
  const { stdout } = spawnSync(chromium(), ['--version'], { encoding: 'utf8' })
  const [, version = 'of an unknown version'] = / (\d+)\./.exec(stdout) ?? []
  return `Chromium ${version} on ${process.platform} ${process.arch}`
}

export const acceptedKind = (): string => JSON.parse(readFileSync(root(KIND_FILE), 'utf8')).kind

export const writeKind = (): void =>
  writeFileSync(root(KIND_FILE), `${JSON.stringify({ kind: kindOfMachine() }, null, 2)}\n`)
