/** Files that a build or an editor may change while the demo runs: read again when they have. */
import { readFile, stat } from 'node:fs/promises'

const cache = new Map<string, { mtimeMs: number; text: string }>()

/** The file's text; undefined when there is no such file. */
export async function readCached(path: string): Promise<string | undefined> {
  try {
    const { mtimeMs } = await stat(path)
    const known = cache.get(path)
    if (known?.mtimeMs === mtimeMs) return known.text
    const text = await readFile(path, 'utf8')
    cache.set(path, { mtimeMs, text })
    return text
  } catch {
    cache.delete(path)
    return undefined
  }
}
