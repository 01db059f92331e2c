/** What can be said of the code without running it, and of the build by measuring it. */
import { spawnSync } from 'node:child_process'
import { build } from './build.mjs'
import { checkParts } from './part-sizes.mjs'
import { root } from './paths.mjs'
import { checkSizes } from './sizes.mjs'

function step(name, command, ...args) {
  console.log(`check: ${name}`)
  const { status } = spawnSync(process.execPath, [root(`node_modules/${command}`), ...args], {
    cwd: root('.'),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

const results = [
  step('types of the elements', 'typescript/bin/tsc', '--noEmit'),
  step('types of demo and tests', 'typescript/bin/tsc', '--noEmit', '-p', 'test'),
  step('style, walls and circles', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  step('nothing unused', 'knip/bin/knip.js'),
]
await build()
results.push(checkSizes(), await checkParts())

const failed = results.filter((isGood) => !isGood).length
console.log(failed === 0 ? 'check: all good' : `check: ${failed} of ${results.length} failed`)
process.exitCode = failed === 0 ? 0 : 1
