import { readFileSync } from 'node:fs'

/** A file of the package by its path from `dist/command/`, where the commands run. */
export const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
