/** Writes to the console, which a page may have replaced by less than one (THEME-23). */
export const say = (method: 'warn' | 'error', text: string): void =>
  (console as Partial<Console> | undefined)?.[method]?.(`[shop-elements] ${text}`)
