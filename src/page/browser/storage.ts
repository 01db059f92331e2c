/**
 * Local storage that never throws: blocked (sandboxed frames, privacy settings), full or poisoned storage breaks no element
 * (CONFIG-36). What can't be read is `undefined`; what can't be written is dropped, with what was there before (CONFIG-40).
 */

export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) as string) ?? undefined
  } catch {
    return undefined
  }
}

export function writeStored(key: string, json: string): void {
  try {
    localStorage.setItem(key, json)
  } catch {
    // Full or blocked. What is older would be taken for the newest.
    removeStored(key)
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked: there is nothing to remove.
  }
}
