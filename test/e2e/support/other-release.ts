import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listen, type Running, VERSION } from './release.ts'

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))
const OWN_VERSION = new RegExp(`(["\`])${VERSION.replaceAll('.', '\\.')}\\1`, 'g')
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' }

/** Serves dist/ from another host under another version number. */
export function otherRelease(version: string): Promise<Running> {
  return listen(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://cdn').pathname
    try {
      const text = (await readFile(DIST + path, 'utf8')).replaceAll(OWN_VERSION, `"${version}"`)
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'text/plain',
        'access-control-allow-origin': '*',
      })
      response.end(text)
    } catch {
      response.writeHead(404).end()
    }
  })
}

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
