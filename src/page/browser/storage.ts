/**
 * Local storage behind a fence: barred (sandboxed frames, privacy settings), full or poisoned storage never breaks an
 * element. What can't be read is `undefined`, what can't be written is dropped.
 */

export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function writeStored(key: string, json: string): void {
  try {
    localStorage.setItem(key, json)
  } catch {
    // Full or barred: the page works on without its memory.
  }
}

export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Barred: there is nothing to forget.
  }
}
