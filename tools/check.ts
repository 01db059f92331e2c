/** `npm run check`: types, style, layers, unused code, rules, generated files, and the sizes of the build. */
import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { checkInterface } from '../packages/release/interface.ts'
import { COMPILER } from './build/types.ts'
import { build } from './build.ts'
import { checkParts } from './check/part-lines.ts'
import { checkSizes } from './check/sizes.ts'
import { checkTestFiles } from './check/test-files.ts'
import { checkWording } from './check/wording.ts'
import { checkGenerated } from './generated.ts'
import { root } from './paths.ts'
import { checkRules } from './rules.ts'
import { step } from './step.ts'
import { checkTexts } from './texts/check-texts.ts'

type Check = () => boolean | Promise<boolean>
type Checks = Readonly<Record<string, Check>>

/** Runs a file with Node in a process of its own; what it prints comes at its end. */
const run =
  (file: string, ...args: string[]): Check =>
  () =>
    new Promise((resolve) => {
      const flags = file.endsWith('.ts') ? process.execArgv : []
      const child = spawn(process.execPath, [...flags, root(file), ...args], { cwd: root('.') })
      const output: Buffer[] = []
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
      child.on('close', (status) => {
        process.stdout.write(Buffer.concat(output))
        resolve(status === 0)
      })
    })

/** These read sources only; they take a processor core beside the others. */
const BESIDE: Checks = {
  'types of tests, demo and tools': run(COMPILER, '-p', 'test'),
  'features of browsers': run('packages/upkeep/supported/check-supported.ts'),
  style: run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  'layers and import cycles': run('packages/upkeep/layers.ts'),
  'unused code': run('node_modules/knip/bin/knip.js'),
}

const CHECKS: Checks = {
  'rules and their tests': () => checkRules(),
  'tiers and engines of tests': checkTestFiles,
  'words of comments and titles': checkWording,
  texts: checkTexts,
  'generated files': checkGenerated,
  build: () => build().then(() => true),
  'public interface': checkInterface,
  sizes: checkSizes,
  'length of parts': checkParts,
}

/** The names of those that failed. */
async function failedOf(checks: Checks): Promise<string[]> {
  const failed: string[] = []
  for (const [name, isGood] of Object.entries(checks)) {
    const passes = await step(`check: ${name}`, async () => {
      try {
        return await isGood()
      } catch (error) {
        console.error(error)
        return false
      }
    })
    if (!passes) failed.push(name)
  }
  return failed
}

/** The names of the checks that failed. */
export async function check(): Promise<string[]> {
  const failed = (await Promise.all([BESIDE, CHECKS].map(failedOf))).flat()
  console.log(failed.length === 0 ? 'check: passed' : `check: failed: ${failed.join(', ')}`)
  return failed
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = (await check()).length === 0 ? 0 : 1
