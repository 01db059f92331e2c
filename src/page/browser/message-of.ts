/** The message of a caught value; anything can be thrown, not only errors. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
