import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VERSION } from './release.ts'

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))
const OWN_VERSION = new RegExp(`(["\`])${VERSION.replaceAll('.', '\\.')}\\1`, 'g')

/** Writes dist/ under another version number into a folder, as a whole build. */
export function otherBuild(folder: string, version: string): void {
  cpSync(DIST, folder, { recursive: true })
  const path = join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  for (const [file, facts] of Object.entries<{ integrity: string }>(manifest.files)) {
    if (!file.endsWith('.js')) continue
    const code = readFileSync(join(folder, file), 'utf8').replaceAll(OWN_VERSION, `"${version}"`)
    writeFileSync(join(folder, file), code)
    facts.integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  }
  writeFileSync(path, JSON.stringify({ ...manifest, version }))
}
