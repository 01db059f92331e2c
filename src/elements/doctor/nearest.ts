const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** How many letters must be put, taken or changed to make one word the other. */
function distance(one: string, other: string): number {
  let row = [...`${other} `].map((_, place) => place)
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line]
    for (let place = 1; place <= other.length; place += 1) {
      const isSame = one[line - 1] === other[place - 1]
      const [above = 0, before = 0, diagonal = 0] = [row[place], next[place - 1], row[place - 1]]
      next.push(Math.min(above + 1, before + 1, diagonal + (isSame ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The known name that someone probably meant; `logoSrc`, `logo_src` and `logo-scr` are all `logo-src`. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(plain(name), plain(candidate)) }))
    .sort((a, b) => a.far - b.far)
  const best = ranked[0]
  return best && best.far <= Math.max(1, Math.floor(plain(name).length / 4)) ? best.candidate : undefined
}
