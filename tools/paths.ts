import { fileURLToPath } from 'node:url'

/** A path from the repository's root. */
export const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
