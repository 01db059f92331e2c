/** Writes to the console, which a page may have replaced by less than one (THEME-23). */
export const say = (method: 'warn' | 'error', text: string): void =>
  (console as Partial<Console> | undefined)?.[method]?.(`[shop-elements] ${text}`)

/** The message of a caught value; anything can be thrown, not only errors. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
