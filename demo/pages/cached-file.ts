/** File cache that notices when a build or an editor changes a file while the demo runs. */
import { readFile, stat } from 'node:fs/promises'

const cache = new Map<string, { mtimeMs: number; text: string }>()

/** Text of a file; undefined when it does not exist. */
export async function readCached(path: string): Promise<string | undefined> {
  try {
    const { mtimeMs } = await stat(path)
    const cached = cache.get(path)
    if (cached?.mtimeMs === mtimeMs) return cached.text
    const text = await readFile(path, 'utf8')
    cache.set(path, { mtimeMs, text })
    return text
  } catch {
    cache.delete(path)
    return undefined
  }
}
