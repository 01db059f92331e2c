const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** The edit distance of two words: letters inserted, deleted, replaced or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const rows = [[...other, ''].map((_, column) => column)]
  for (let line = 1; line <= one.length; line += 1) {
    const [above = [], twoAbove = []] = [rows.at(-1), rows.at(-2)]
    const row = [line]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[line - 1] === other[column - 1]
      const isSwapped = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1]
      const changed = (above[column - 1] ?? 0) + (isSame ? 0 : 1)
      const swapped = isSwapped ? (twoAbove[column - 2] ?? 0) + 1 : changed
      row.push(Math.min((above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1, changed, swapped))
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

const sorted = (word: string) => [...word].sort().join('')

/**
 * The name that was probably meant, by at most so many mistakes: `logoSrc`, `logo_src` and `logo-scr` all mean `logo-src`. A code of two
 * letters means one with the same letters only: `ED` is `DE`, but `UK` is not `SK`.
 */
export function nearest(
  name: string,
  names: readonly string[],
  most = Math.max(1, Math.floor(plain(name).length / 4)),
): string | undefined {
  const code = plain(name)
  const candidates = code.length < 3 ? names.filter((candidate) => sorted(plain(candidate)) === sorted(code)) : names
  const ranked = candidates
    .map((candidate) => ({ candidate, far: distance(plain(name), plain(candidate)) }))
    .sort((a, b) => a.far - b.far)
  const best = ranked[0]
  return best && best.far <= most ? best.candidate : undefined
}
