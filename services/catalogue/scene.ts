/** Draws wall, light and table behind products. */
import type { DrawingName } from './drawing-names.ts'
import { at, brightness, FLOOR, mix, path, rect, toneOf } from './drawings/shapes.ts'
import { DRAWINGS } from './drawings.ts'

const DEFS = `<defs>
<radialGradient id="shadow"><stop offset="0" stop-color="#2b1708" stop-opacity=".42"/><stop offset=".6" stop-color="#2b1708" stop-opacity=".2"/><stop offset="1" stop-color="#2b1708" stop-opacity="0"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffe7ad" stop-opacity=".85"/><stop offset="1" stop-color="#ffe7ad" stop-opacity="0"/></radialGradient>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffaf0" stop-opacity=".75"/><stop offset=".6" stop-color="#fffaf0" stop-opacity="0"/></linearGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="6" dy="9" stdDeviation="7" flood-color="#2b1708" flood-opacity=".28"/></filter>
</defs>`

const CREAM = '#f5ebdd'
/** Wall colour behind pale products, for contrast. */
const SAND = '#dcc5a4'
const PALE_FROM = 0.72

export interface Placed {
  name: DrawingName
  hex: string
  x: number
  y: number
  scale: number
}

export const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${DEFS}${content}</svg>`

const wallOf = (hex: string) => (brightness(hex) > PALE_FROM ? SAND : mix(hex, CREAM, 0.76))

/** A wall with incoming light, and a table below y = `table`. */
export function room(width: number, height: number, hex: string, table?: number): string {
  const wall = wallOf(hex)
  return [
    rect(0, 0, width, height, 0, wall),
    table !== undefined && rect(0, table, width, height - table, 0, mix(wall, '#7a4f2c', 0.2)),
    table !== undefined && rect(0, table, width, 3, 0, mix(wall, '#fffaf0', 0.5), 'opacity=".7"'),
    rect(0, 0, width, height, 0, 'url(#light)'),
    path(`M${width * 0.08} 0h${width * 0.2}L${width * 0.66} ${height}h-${width * 0.24}z`, '#fffaf0', 'opacity=".16"'),
    path(`M${width * 0.34} 0h${width * 0.08}L${width * 0.82} ${height}h-${width * 0.1}z`, '#fffaf0', 'opacity=".14"'),
  ]
    .filter(Boolean)
    .join('')
}

export const place = ({ name, hex, x, y, scale }: Placed): string => at(x, y, scale, DRAWINGS[name](toneOf(hex)))

/** Places a drawing on the table line `y`, centred at `x`. */
export const standing = (name: DrawingName, hex: string, x: number, y: number, scale: number): string =>
  place({ name, hex, x: x - 200 * scale, y: y - FLOOR * scale, scale })
