/** Installs the tools in a temporary folder, and sends the fragments through each. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../tools/paths.ts'
import { compareFragments } from '../../commands/passes/compare-fragments.ts'
import { isNote, type Kind } from '../../commands/passes/kinds.ts'
import { throughCommand } from '../../commands/passes/through-command.ts'
import { isHarmlessRow, type Row, throughTable } from './table.ts'
import type { ThroughCase } from './through-case.ts'

const TIMEOUT_MS = 120_000
/** Imports the case, and gives it one fragment after the other. */
const RUNNER = `import { text } from 'node:stream/consumers'
import { writeFileSync } from 'node:fs'
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = () => true
const { pass } = await import(process.argv[2])
const all = []
for (const html of JSON.parse(await text(process.stdin))) all.push(String(await pass(html)))
write(JSON.stringify(all), () => process.exit(0))
`

const TAGS = ['shop-header', 'shop-footer', 'shop-newsletter']
const fragments = (): string[] => TAGS.map((tag) => readFileSync(root(`dist/fragments/DE/${tag}.html`), 'utf8'))

/** The row of a case; there must be one. */
export function rowOf({ tool, options = '' }: ThroughCase): Row | undefined {
  return throughTable().find((row) => row.tool === tool && row.version.includes(options))
}

export function installFromNpm(folder: string, cases: readonly ThroughCase[]): void {
  const packages = [...new Set(cases.flatMap(({ npm = [] }) => npm))]
  if (packages.length === 0) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  const options = [
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--include=dev',
    '--loglevel=error',
  ]
  execFileSync('npm', ['install', ...options, ...packages], { cwd: folder, stdio: 'inherit' })
}

async function outputsOf(one: ThroughCase, folder: string): Promise<string[]> {
  const all = fragments()
  if (one.node !== undefined) {
    writeFileSync(join(folder, 'run.mjs'), RUNNER)
    writeFileSync(join(folder, 'case.mjs'), `export async function pass(html) {\n${one.node}\n}\n`)
    const output = await throughCommand(`cd '${folder}' && node run.mjs ./case.mjs`, JSON.stringify(all), TIMEOUT_MS)
    return JSON.parse(output)
  }
  const own = join(folder, 'command')
  mkdirSync(own, { recursive: true })
  for (const [name, text] of Object.entries(one.files ?? {})) writeFileSync(join(own, name), text)
  const outputs: string[] = []
  for (const html of all) {
    const given = one.isPage
      ? `<!doctype html><html lang="de"><head><title>Shop</title></head><body>${html}</body></html>`
      : html
    outputs.push(await throughCommand(`cd '${own}' && ${one.command}`, given, TIMEOUT_MS))
  }
  return outputs
}

/** The fault in the row of a case; nothing when it tells the truth. */
export async function problemOf(one: ThroughCase, folder: string): Promise<string | undefined> {
  const row = rowOf(one)
  if (!row) return 'docs/through.md has no such row'
  const outputs = await outputsOf(one, folder)
  const changes = fragments().flatMap((html, at) => compareFragments(html, outputs[at] ?? ''))
  const kinds = [...new Set(changes.map(({ kind }) => kind))]
  const isBad = kinds.some((kind: Kind) => !isNote(kind))
  const wanted = one.kinds ?? []
  if (wanted.length === 0 && isBad)
    return `the row says "${row.result}", but: ${changes.map(({ kind, examples }) => `${kind} ${examples.slice(0, 3).join('; ')}`).join(' | ')}`
  const missing = wanted.filter((kind) => !kinds.includes(kind))
  if (missing.length > 0)
    return `the row says "${row.result}", but there is no ${missing.join(', ')}, only ${kinds.join(', ') || 'nothing'}`
  if (wanted.length > 0 && isHarmlessRow(row)) return `the row says "${row.result}"`
  return undefined
}
