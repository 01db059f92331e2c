/** Writes files and folders atomically: a reader sees them as they were or as they will be, never half (DELIVERY-49). */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const DRAFT = '.draft-'

/** A name beside a path that nobody else uses, on the same disk. */
export const draftOf = (path: string): string => join(dirname(path), `${DRAFT}${basename(path)}-${randomUUID()}`)

/** Removes what a killed release has left. Only under the lock: a draft may be in use. */
export function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(DRAFT)) rmSync(join(folder, name), { recursive: true, force: true })
}

/** Writes under another name first, where nothing is: no link that leads elsewhere. @throws what the disk says; nothing has changed then. */
export function writeAtomically(path: string, content: string | Buffer, mode?: number): void {
  const draft = draftOf(path)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(draft, content, { flag: 'wx', mode })
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** Builds a folder under another name; returns that name. @throws what `fill` throws; nothing is left then. */
export function draftFolder(target: string, fill: (draft: string) => void): string {
  const draft = draftOf(target)
  try {
    mkdirSync(draft, { recursive: true })
    fill(draft)
    return draft
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/**
 * Replaces a folder by a finished draft. Node has no call for it that is atomic: between two renames,
 * for some microseconds, there is none. Who is killed just then has it finished by the next run (`releasing.ts`).
 */
export function replaceFolder(draft: string, target: string): void {
  const old = draftOf(target)
  if (existsSync(target)) renameSync(target, old)
  renameSync(draft, target)
  rmSync(old, { recursive: true, force: true })
}
