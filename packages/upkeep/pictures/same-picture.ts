import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Whether two screenshots show the same. Edges may be smoothed another way, as the browser's layers are. */
export function isSamePicture(one: Uint8Array | undefined, other: Uint8Array): boolean {
  if (!one) return false
  // Mostly they do, and decoding takes a tenth of a second.
  if (Buffer.from(one).equals(other)) return true
  const [a, b] = [PNG.sync.read(Buffer.from(one)), PNG.sync.read(Buffer.from(other))]
  const { width, height } = a
  if (width !== b.width || height !== b.height) return false
  return pixelmatch(a.data, b.data, undefined, width, height, { threshold: 0.1 }) === 0
}
