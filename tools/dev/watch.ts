import { watch } from 'node:fs'
import { root } from '../paths.ts'

/** Saving one file is often several events. */
const SETTLE_MS = 15

/** Calls back with the files that have changed, relative to the repository, one call after the other. Returns the cleanup. */
export function watchFolders(
  folders: readonly string[],
  onChange: (files: readonly string[]) => Promise<void>,
): () => void {
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  const flush = () => {
    const files = [...changed]
    changed.clear()
    running = running.then(() => onChange(files))
  }
  const watchers = folders.map((folder) =>
    watch(root(folder), { recursive: true }, (_, file) => {
      if (!file) return
      changed.add(`${folder}/${file}`)
      clearTimeout(timer)
      timer = setTimeout(flush, SETTLE_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
