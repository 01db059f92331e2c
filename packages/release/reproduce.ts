/**
 * Builds the current commit again, in a folder of its own, and compares it byte for byte (DELIVERY-58):
 *
 *   npm run reproduce -w packages/release                                     with dist/ if that is a build of this commit, else with a second such build
 *   npm run reproduce -w packages/release -- /srv/cdn/shop-elements/1.0.0     with a released version, whose commit is built
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Source } from '../../tools/build/source.ts'
import { root } from '../../tools/paths.ts'
import { step } from '../../tools/step.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root('.'), encoding: 'utf8' }).trim()

const folders: string[] = []

/** Clones a commit, with the packages that are installed here, and builds it; returns its dist/. */
async function buildAgain(commit: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-elements-build-'))
  folders.push(folder)
  await step(`built ${commit.slice(0, 7)} in ${folder}`, () => {
    git('clone', '--quiet', '--no-checkout', root('.'), folder)
    git('-C', folder, 'checkout', '--quiet', '--detach', commit)
    const isCache = (path: string) => path.includes('/node_modules/.cache')
    const options = { recursive: true, verbatimSymlinks: true, filter: (path: string) => !isCache(path) }
    cpSync(root('node_modules'), join(folder, 'node_modules'), options)
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  })
  return join(folder, 'dist')
}

/** Says which files only one of two folders has, or differ; empty if both are the same. */
function differences(a: string, b: string): string {
  const { status, stdout, stderr } = spawnSync('diff', ['-rq', a, b], { encoding: 'utf8' })
  if (status !== 0 && status !== 1) throw new Error(`diff has failed: ${stderr}`)
  return stdout
}

const sourceOf = (dist: string): Source | undefined =>
  existsSync(join(dist, 'manifest.json'))
    ? JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')).source
    : undefined

async function reproduce(released?: string): Promise<string> {
  const given = resolve(released ?? root('dist'))
  const source = sourceOf(given)
  const commit = released ? source?.commit : git('rev-parse', 'HEAD')
  if (!commit) throw new Error(`${given}/manifest.json names no commit.`)
  if (released && source?.isModified) throw new Error(`${given} was built from files that no commit has.`)
  const isOfCommit = source?.commit === commit && !source.isModified
  return differences(isOfCommit ? given : await buildAgain(commit), await buildAgain(commit))
}

try {
  const found = await reproduce(process.argv[2])
  console.log(found === '' ? 'Both builds are the same, byte for byte.' : found)
  process.exitCode = found === '' ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
