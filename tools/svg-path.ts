import { readFileSync } from 'node:fs'
import { optimize } from 'svgo'

/** The single path of a brand mark, rounded to a tenth of a pixel at 24 px: a third of its original size. */
export function svgPath(filename: string): string {
  const { data } = optimize(readFileSync(filename, 'utf8'), {
    floatPrecision: 1,
    plugins: [{ name: 'preset-default', params: { overrides: { convertPathData: { floatPrecision: 1 } } } }],
  })
  const path = /<path d="([^"]+)"/.exec(data)?.[1]
  if (!path) throw new Error(`${filename} is not a picture of a single path.`)
  return path
}
