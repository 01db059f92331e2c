/** A minimal build: what the release command reads. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export function writeBuild(folder: string, version: string, files: Record<string, string> = {}): void {
  const all: Record<string, string> = {
    'shop-elements.js': `import(new URL('elements/shop-header.js',import.meta.url).href)//${version}`,
    'elements/shop-header.js': `// ${version}`,
    'chunks/core-12345678.js': `// core of ${version}`,
    'fragments/DE/shop-header.html': `<shop-header>${version}</shop-header>`,
    'reserve.css': 'shop-header{}',
    'types/index.d.ts': 'export {}',
    'command/shop-elements.js': '',
    'sbom.cdx.json': '{}',
    ...files,
  }
  const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
  const manifest = {
    version,
    files: Object.fromEntries(Object.entries(all).map(([file, text]) => [file, { integrity: hash(text) }])),
    elements: { 'shop-header': { entry: 'elements/shop-header.js' } },
  }
  for (const [file, text] of Object.entries({ ...all, 'manifest.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}
