import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' }

/** Serves dist/ from another host under another version number. */
export async function otherRelease(version: string) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://cdn').pathname
    try {
      const text = (await readFile(DIST + path, 'utf8')).replaceAll(/(["`])1\.0\.0\1/g, `"${version}"`)
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'text/plain',
        'access-control-allow-origin': '*',
      })
      response.end(text)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
