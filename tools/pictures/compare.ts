import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How far the colours of a pixel may be apart, from 0 to 1: nobody sees less. */
const COLOR_THRESHOLD = 0.02
/** So few pixels are no difference: one corner of an outline that is drawn otherwise. */
const MAX_PIXELS = 4

export interface Comparison {
  /** How many pixels differ. */
  pixels: number
  /** The accepted picture, pale, with the pixels that differ in red; missing if the pictures are the same. */
  difference?: Buffer
}

/** Compares two PNGs, without the soft edges of text and shapes. Sizes that differ are a difference. */
export function compare(accepted: Buffer, taken: Buffer): Comparison {
  if (accepted.equals(taken)) return { pixels: 0 }
  const [before, now] = [PNG.sync.read(accepted), PNG.sync.read(taken)]
  const width = Math.max(before.width, now.width)
  const height = Math.max(before.height, now.height)
  const difference = new PNG({ width, height })
  const options = { threshold: COLOR_THRESHOLD, includeAA: false }
  const pixels = pixelmatch(
    enlarged(before, width, height),
    enlarged(now, width, height),
    difference.data,
    width,
    height,
    options,
  )
  const hasSameSize = before.width === now.width && before.height === now.height
  if (hasSameSize && pixels <= MAX_PIXELS) return { pixels }
  return { pixels, difference: PNG.sync.write(difference) }
}

/** The pixels on a larger, transparent canvas. */
function enlarged(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data
  const canvas = new PNG({ width, height, fill: true })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas.data
}

/** The same picture in a sixth less bytes: flat colours compress best without a filter, and nothing is transparent. */
export const compressed = (picture: Buffer): Buffer =>
  PNG.sync.write(PNG.sync.read(picture), { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 })
