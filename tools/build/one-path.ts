/** The shapes of an icon, as lucide draws them. */
type Shape = readonly [name: string, attributes: Readonly<Record<string, string | number | undefined>>]

/** A path that begins a drawing is absolute, however it is written; behind another one only `M` is. */
const absolute = (d: string): string =>
  d.replace(/^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(?=([-\d.])?)/, (_, x, y, more) => `M${x} ${y}${more ? 'l' : ''}`)

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0z`

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (across: number, down: number) => `a${r} ${r} 0 0 1 ${across} ${down}`
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
}

/** @throws {Error} for a shape that is not known here. */
function pathOf([name, attributes]: Shape): string {
  const number = (key: string) => Number(attributes[key] ?? 0)
  const points = String(attributes.points ?? '').trim()
  if (name === 'path') return absolute(String(attributes.d))
  if (name === 'circle') return ellipse(number('cx'), number('cy'), number('r'), number('r'))
  if (name === 'ellipse') return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
  if (name === 'rect') return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'))
  if (name === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
  if (name === 'polyline') return `M${points}`
  if (name === 'polygon') return `M${points}z`
  throw new Error(`<${name}> of an icon can't be drawn as a path.`)
}

/** The path (`d`) of an icon: minifiers merge shapes, which hydration would miss, and every element takes its time (DELIVERY-91). */
export const onePath = (shapes: readonly Shape[]): string => shapes.map(pathOf).join('')
