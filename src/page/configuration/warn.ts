const told = new Set<string>()

/** What a template author did is told in the console, once, and never fatal. */
export function warn(message: string): void {
  if (told.has(message)) return
  told.add(message)
  console.warn(`[shop-elements] ${message}`)
}
