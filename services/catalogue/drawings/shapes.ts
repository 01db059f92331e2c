/** Shapes that all pictures are made of, and shades of a colour. */

export interface Tone {
  pale: string
  light: string
  base: string
  dark: string
  deep: string
}

/** Draws on a square of 400 by 400; things stand at y = 318. */
export type Draw = (tone: Tone) => string

export const CREAM = '#faf6f0'
export const PAPER = '#fdf8ef'
export const ESPRESSO = '#3b2417'
export const CARAMEL = '#c58b4e'
export const TERRACOTTA = '#b5573a'
export const SAGE = '#8a9a7b'
export const BLUE = '#24425c'
export const WOOD = '#b98a5a'
export const STEEL = '#b9bcc0'
export const FLOOR = 318

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** `share` of the second colour in the first one. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  const mixed = channels(first).map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}

export const toneOf = (hex: string): Tone => ({
  pale: mix(hex, '#fff8ec', 0.6),
  light: mix(hex, '#fff8ec', 0.22),
  base: hex,
  dark: mix(hex, '#1f120a', 0.2),
  deep: mix(hex, '#1f120a', 0.45),
})

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  ellipse(x, y, radius, radius, fill, more)

/** A line with round ends. */
export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const at = (x: number, y: number, scale: number, drawn: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${drawn}</g>`

/** A soft shadow on the table; the scene defines its gradient. */
export const shadow = (x: number, radius: number, y = FLOOR): string =>
  ellipse(x + 10, y, radius, Math.max(8, radius * 0.13), 'url(#shadow)')

export const steam = (x: number, y: number): string =>
  stroke(`M${x} ${y}c-10 -14 10 -22 0 -36s8 -20 2 -32`, '#ffffff', 5, 'opacity=".55"')

export const bean = (x: number, y: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${ellipse(0, 0, 12, 8, '#5a3722')}${stroke('M-10 0q5 -4 10 0t10 0', ESPRESSO, 2)}</g>`

/** A cup from the side, the middle of its rim at 0, 0. */
export const cup = (tone: Tone, width = 60, drink = '#5a3722'): string => {
  const half = width / 2
  return [
    stroke(`M${half - 4} 10q20 -2 18 13t-24 13`, tone.dark, 6),
    path(
      `M${-half} 0q2 ${half * 1.5} ${half * 0.5} ${half * 1.5}h${half}q${half * 0.48} 0 ${half * 0.5} ${-half * 1.5}z`,
      tone.base,
    ),
    path(
      `M${half * 0.3} 0h${half * 0.7}q-2 ${half * 1.5} ${-half * 0.5} ${half * 1.5}h${-half * 0.3}z`,
      tone.dark,
      'opacity=".45"',
    ),
    ellipse(0, 0, half, half * 0.22, tone.light),
    ellipse(0, 1, half * 0.82, half * 0.15, drink),
  ].join('')
}
