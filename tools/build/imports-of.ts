import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../paths.ts'

/** A file of dist/ and all that it imports statically, directly or not. */
export function importsOf(file: string, seen = new Set<string>()): string[] {
  if (!seen.has(file)) {
    seen.add(file)
    const code = readFileSync(root(`dist/${file}`), 'utf8')
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g))
      importsOf(new URL(imported, `file:///${file}`).pathname.slice(1), seen)
  }
  return [...seen]
}

/** The file of a chunk in dist/. */
export function chunkFile(chunk: string): string {
  const name = readdirSync(root('dist/chunks')).find((file) => new RegExp(`^${chunk}-.{6}\\.js$`).test(file))
  if (!name) throw new Error(`dist/chunks/ has no ${chunk}: bundle the elements first.`)
  return `chunks/${name}`
}

/** The live layer's file in dist/. */
export const liveFile = (): string => chunkFile('live')
