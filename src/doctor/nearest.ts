const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** The edit distance of two words: letters inserted, deleted, replaced or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const rows = [[...other, ''].map((_, place) => place)]
  for (let line = 1; line <= one.length; line += 1) {
    const [above = [], twoAbove = []] = [rows.at(-1), rows.at(-2)]
    const row = [line]
    for (let place = 1; place <= other.length; place += 1) {
      const isSame = one[line - 1] === other[place - 1]
      const isSwapped = one[line - 1] === other[place - 2] && one[line - 2] === other[place - 1]
      const changed = (above[place - 1] ?? 0) + (isSame ? 0 : 1)
      const swapped = isSwapped ? (twoAbove[place - 2] ?? 0) + 1 : changed
      row.push(Math.min((above[place] ?? 0) + 1, (row[place - 1] ?? 0) + 1, changed, swapped))
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

/** The known name that was probably meant: `logoSrc`, `logo_src` and `logo-scr` all mean `logo-src`. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(plain(name), plain(candidate)) }))
    .sort((a, b) => a.far - b.far)
  const best = ranked[0]
  return best && best.far <= Math.max(1, Math.floor(plain(name).length / 4)) ? best.candidate : undefined
}
