/**
 * `npm run audit` asks the registry for known weaknesses of all packages (`npm audit`), and fails for each that SECURITY.md does not
 * explain. Options are passed on: `npm run audit -- --registry https://registry.example`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './paths.ts'

interface Weakness {
  severity: string
  /** Advisories of the package itself, or the names of packages that bring them. */
  via: (string | { title: string; url: string })[]
}

/** The packages of the table under "Known weaknesses of tools". */
function explained(): Set<string> {
  const [, section = ''] = readFileSync(root('SECURITY.md'), 'utf8').split('## Known weaknesses of tools')
  return new Set([...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name))
}

/** Only packages with advisories of their own; those that depend on them are mended with them. */
const ofItsOwn = ({ via }: Weakness) => via.filter((one) => typeof one !== 'string')

const { stdout } = spawnSync('npm', ['audit', '--json', '--include=dev', ...process.argv.slice(2)], {
  cwd: root('.'),
  encoding: 'utf8',
})
const vulnerabilities: Record<string, Weakness> | undefined = JSON.parse(stdout || '{}').vulnerabilities
if (!vulnerabilities) {
  console.error('The registry does not answer audits. Name one that does: npm run audit -- --registry <address>')
  process.exitCode = 2
} else {
  const known = explained()
  for (const [name, weakness] of Object.entries(vulnerabilities)) {
    if (ofItsOwn(weakness).length === 0 || known.has(name)) continue
    process.exitCode = 1
    console.error(`${name} (${weakness.severity}), not explained in SECURITY.md:`)
    for (const { title, url } of ofItsOwn(weakness)) console.error(`  ${title} ${url}`)
  }
  if (!process.exitCode) console.log(`audit: passed; explained in SECURITY.md: ${[...known].join(', ')}`)
}
