/** `npx shop-elements upgrade <files>`: moves templates to the release that this package is (UPGRADE-1). */
import { readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { VERSION } from '../../src/shop/version.ts'
import { writeAtomically } from '../release/atomic-write.ts'
import { checkNoLink } from '../release/no-link.ts'
import { count, printable } from './printed.ts'
import { readJson } from './read-json.ts'
import { EXTENSIONS, extensionsOf, templatesIn } from './templates.ts'
import { type Release, type Upgraded, upgradeTemplate } from './upgrade/upgrade-template.ts'
import { type InterfaceChanges, usedChanges } from './upgrade/used-changes.ts'

const HELP = `npx shop-elements upgrade <files or folders> [options]

Moves templates to release ${VERSION}, the one of this package: addresses of a pinned loader, of reserve.css and of chunks, their hashes, import
maps, and pasted fragments. Channels stay. Says what needs a hand. Without --write it changes nothing.

  --write            changes the files; every byte beside what was found stays
  --ext <html,php,…> the files of a folder that are read; default: ${EXTENSIONS}
  --help

Exit code: 0 when nothing is left to do, 1 when something is, 2 when a file can't be read or written.
`

const OPTIONS = {
  write: { type: 'boolean', default: false },
  ext: { type: 'string', default: EXTENSIONS },
  help: { type: 'boolean', default: false },
} as const

/** @throws {Error} for options that can't be used. */
export function readUpgradeOptions(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help) return undefined
  if (positionals.length === 0) throw new Error(`Files or folders are needed.\n\n${HELP}`)
  return { paths: positionals, isWriting: values.write, extensions: extensionsOf(values.ext) }
}

async function thisRelease(): Promise<Release> {
  const { renderFragment } = await import('../../src/render/render.ts')
  const { version, files } = readJson('../manifest.json')
  return { version, files, render: (tag, attributes, nonce) => renderFragment(tag, attributes, nonce ? { nonce } : {}) }
}

function print(file: string, { changes, byHand }: Upgraded, isWriting: boolean): void {
  for (const { line, what } of changes)
    console.log(printable(`${file}:${line}  ${isWriting ? 'moved' : 'to move'}: ${what}`))
  for (const { line, what } of byHand) console.log(printable(`${file}:${line}  by hand: ${what}`))
}

export async function run(args: string[]): Promise<void> {
  const options = readUpgradeOptions(args)
  if (!options) return console.log(HELP)
  const { paths, extensions, isWriting } = options
  const release = await thisRelease()
  const changes: InterfaceChanges[] = readJson('../../docs/interface-changes.json')
  let [moved, left] = [0, 0]
  // A pattern of the shell (`pages/*`) names links too.
  for (const path of paths) checkNoLink(path)
  for (const file of paths.flatMap((path) => templatesIn(path, extensions))) {
    // A character a byte: what is not understood stays as it is, in any encoding. What is written is ASCII.
    const text = readFileSync(file, 'latin1')
    const upgraded = await upgradeTemplate(text, release)
    const used = usedChanges(text, upgraded.versions, changes)
    print(file, { ...upgraded, byHand: [...upgraded.byHand, ...used] }, isWriting)
    moved += upgraded.changes.length
    left += upgraded.byHand.length + used.length
    if (isWriting && upgraded.text !== text)
      writeAtomically(file, Buffer.from(upgraded.text, 'latin1'), statSync(file).mode)
  }
  const done = isWriting ? 'moved' : 'to move'
  console.log(`${count(moved, 'place')} ${done} to ${release.version}, ${left} by hand`)
  if (left > 0 || (moved > 0 && !isWriting)) process.exitCode = 1
}
