/** `npm run check`: types, style, layers, unused code, rules, generated files, and the sizes of the build. */
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { checkAttributesPage } from './attributes.ts'
import { build } from './build.ts'
import { checkInterface } from './interface.ts'
import { checkParts } from './part-sizes.ts'
import { root } from './paths.ts'
import { checkRules } from './rules.ts'
import { checkSites } from './sites.ts'
import { checkSizes } from './sizes.ts'
import { step } from './step.ts'
import { checkSupported } from './supported.ts'
import { checkTexts } from './texts/check-texts.ts'

function run(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(process.execPath, [root(`node_modules/${command}`), ...args], {
    cwd: root('.'),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

const CHECKS: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  'types of tests, demo and tools': () => run('typescript/bin/tsc', '-p', 'test'),
  'style, layers and import cycles': () => run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  'unused code': () => run('knip/bin/knip.js'),
  'rules and their tests': () => checkRules(),
  texts: checkTexts,
  'docs/attributes.md': checkAttributesPage,
  'tables of the sites': checkSites,
  build: () => build().then(() => true),
  'public interface': checkInterface,
  sizes: checkSizes,
  'sizes of parts': checkParts,
  'features of browsers': checkSupported,
}

/** The names of the checks that failed. */
export async function check(): Promise<string[]> {
  const failed: string[] = []
  for (const [name, isGood] of Object.entries(CHECKS)) {
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
  console.log(failed.length === 0 ? 'check: passed' : `check: failed: ${failed.join(', ')}`)
  return failed
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = (await check()).length === 0 ? 0 : 1
