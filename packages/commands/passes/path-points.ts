/** The `d` of a drawing as points, however short it is written (PASSES-3). */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
/** More than a drawing of ours has. */
const MOST = 20_000

interface Point {
  x: number
  y: number
}

/** Tools round, and each relative step adds to that. */
const NEAR = 0.1

export function isSamePath(one: string, other: string): boolean {
  const [before, after] = [pathPoints(one), pathPoints(other)]
  if (!before || before.length !== after?.length) return false
  return before.every((point, at) => {
    const same = after[at]
    return typeof point === 'number' && typeof same === 'number' ? Math.abs(point - same) <= NEAR : point === same
  })
}

/** The commands with absolute points and without shorthands for lines; none for what is no path. */
function pathPoints(d: string): (string | number)[] | undefined {
  const points: (string | number)[] = []
  let here: Point = { x: 0, y: 0 }
  let start = here
  let rest = d.trim()
  let command = ''
  while (rest !== '' && points.length < MOST) {
    const [whole, letter] = /^[\s,]*([a-z])\s*/i.exec(rest) ?? []
    if (whole && letter) {
      command = letter
      rest = rest.slice(whole.length)
    }
    const small = command.toLowerCase()
    const wanted = NUMBERS[small]
    if (wanted === undefined || (wanted === 0 && !whole)) return undefined
    const numbers: number[] = []
    while (numbers.length < wanted) {
      const isFlag = small === 'a' && (numbers.length === 3 || numbers.length === 4)
      const found = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i).exec(rest)
      if (!found) return undefined
      numbers.push(Number(found[1]))
      rest = rest.slice(found[0].length)
    }
    const base = command === small ? here : { x: 0, y: 0 }
    if (small === 'z') {
      // Some close a line that has come back already, others do not.
      if (Math.abs(here.x - start.x) > NEAR || Math.abs(here.y - start.y) > NEAR) points.push('l', start.x, start.y)
      here = start
      continue
    }
    const end = endOf(small, numbers, base, here)
    points.push(...written(small, numbers, base, end))
    if (small === 'm') {
      start = end
      // Points that follow a move without a letter are lines.
      command = command === 'm' ? 'l' : 'L'
    }
    here = end
  }
  return points
}

function endOf(command: string, numbers: readonly number[], base: Point, here: Point): Point {
  const [x = 0, y = 0] = numbers.slice(-2)
  if (command === 'h') return { x: base.x + (numbers[0] ?? 0), y: here.y }
  if (command === 'v') return { x: here.x, y: base.y + (numbers[0] ?? 0) }
  return { x: base.x + x, y: base.y + y }
}

function written(command: string, numbers: readonly number[], base: Point, end: Point): (string | number)[] {
  if ('mlhv'.includes(command)) return [command === 'm' ? 'm' : 'l', end.x, end.y]
  if (command === 'a') return ['a', ...numbers.slice(0, 5), end.x, end.y]
  return [command, ...numbers.map((value, index) => value + (index % 2 === 0 ? base.x : base.y))]
}
