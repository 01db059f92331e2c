/**
 * `npm run audit -w packages/release` asks the registry for known weaknesses of all packages (`npm audit`). Its exit code is 0 when SECURITY.md explains all
 * of them, 1 when it does not, and 2 when the registry can't be asked. Options are passed on: `npm run audit -w packages/release -- --registry https://registry.example`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { root } from '../../tools/paths.ts'

interface Weakness {
  severity: string
  /** Advisories of the package itself, or the names of packages that bring them. */
  via: (string | { title: string; url: string })[]
}

/** The output of npm: weaknesses by package, or why there is no answer. */
interface Answer {
  vulnerabilities?: Record<string, Weakness>
  message?: string
  error?: { summary?: string }
}

/** The packages whose code is in the last build, with their versions; without a build, where to read them. */
function shipped(): string[] {
  const sbom = root('dist/sbom.cdx.json')
  if (!existsSync(sbom)) return ['  (npm run build lists them in dist/sbom.cdx.json)']
  const { components }: { components: { name: string; version: string }[] } = JSON.parse(readFileSync(sbom, 'utf8'))
  return components.map(({ name, version }) => `  ${name} ${version}`)
}

/** The packages of the table under "Known weaknesses of tools". */
function explained(): Set<string> {
  const [, section = ''] = readFileSync(root('SECURITY.md'), 'utf8').split('## Known weaknesses of tools')
  return new Set([...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name))
}

/** Only packages with advisories of their own; those that depend on them are mended with them. */
const ofItsOwn = ({ via }: Weakness) => via.filter((one) => typeof one !== 'string')

/** The packages of the project, of its benchmarks and of the host pages of its tests. */
const answers = ['.', 'bench', 'tools/hosts'].map((folder): Answer => {
  const options = ['--json', '--include=dev', '--package-lock-only', ...process.argv.slice(2)]
  const { stdout } = spawnSync('npm', ['audit', ...options], { cwd: root(folder), encoding: 'utf8' })
  return JSON.parse(stdout || '{}')
})
const unanswered = answers.find(({ vulnerabilities }) => !vulnerabilities)
const vulnerabilities = Object.assign({}, ...answers.map((answer) => answer.vulnerabilities)) as Record<
  string,
  Weakness
>
if (unanswered) {
  const { message, error } = unanswered
  console.error(`audit: not done. The registry does not answer: ${message ?? error?.summary ?? 'npm says no reason'}
This says nothing about the packages. Either
- ask a registry that answers audits: npm run audit -w packages/release -- --registry https://registry.npmjs.org
- or look each package of the builds up by hand, as SECURITY.md says:
${shipped().join('\n')}`)
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
