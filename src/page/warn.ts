/** What a template author did is told in the console, and never fatal. */
export function warn(message: string): void {
  console.warn(`[shop-elements] ${message}`)
}
