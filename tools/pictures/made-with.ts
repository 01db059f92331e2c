/** The kind of machine that the accepted pictures of the core are from: others draw text otherwise. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '../browser.ts'
import { root } from '../paths.ts'

const FILE = 'test/pictures/made-with.json'

/** Main version of the browser, and the system, e.g. "Chromium 156 on linux x64". */
export function kindOfMachine(): string {
  const { stdout } = spawnSync(chromium(), ['--version'], { encoding: 'utf8' })
  const [, version = 'of an unknown version'] = / (\d+)\./.exec(stdout) ?? []
  return `Chromium ${version} on ${process.platform} ${process.arch}`
}

/** Undefined as long as nothing was accepted. */
export function acceptedKind(): string | undefined {
  return existsSync(root(FILE)) ? (JSON.parse(readFileSync(root(FILE), 'utf8')) as { kind: string }).kind : undefined
}

export function writeMadeWith(): void {
  writeFileSync(root(FILE), `${JSON.stringify({ kind: kindOfMachine() }, null, 2)}\n`)
}
