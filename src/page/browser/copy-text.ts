/** Copies to the clipboard; false where page or browser deny it. Only during a click, tap or key of the visitor. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
