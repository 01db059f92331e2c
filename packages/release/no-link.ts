/** Links that somebody may have put into a folder lead to files that are nobody's concern here. */
import { lstatSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'

/**
 * Refuses a path with a link in it: below the folder, or as its last part where it leads elsewhere. How one gets to the folder, or to that of
 * another path, is the caller's affair. What is not there is no link.
 *
 * @throws {Error} that names the path (UPGRADE-2, DELIVERY-84).
 */
export function checkNoLink(path: string, below = process.cwd()): void {
  const folder = resolve(below)
  const named = resolve(folder, path)
  const start = named.startsWith(join(folder, sep)) ? folder : dirname(named)
  for (let one = named; one !== start; one = dirname(one))
    if (lstatSync(one, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(`${path} is reached by a link, and links are not followed: name what it leads to.`)
}
