/** Memory over many renders of fragments with full content (RENDERS, by default 100,000): every tenth is a header. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { content, FOOTER, HEADER, renderFragment } from '../test/support/full-content.ts'

const RENDERS = Number(process.env.RENDERS ?? 100_000)
const STEPS = 10
/** The growth that a heap may have over all renders after the first step, in MB. */
const FLAT_MB = 5

setFlagsFromString('--expose_gc')
const collectGarbage: () => void = runInNewContext('gc')
const heap: number[] = []
for (let count = 0; count <= RENDERS; count += 1) {
  if (count % Math.ceil(RENDERS / STEPS) === 0) {
    // Memory that a render has used is free when its task is over.
    await new Promise((resolve) => setTimeout(resolve, 50))
    collectGarbage()
    heap.push(Math.round(process.memoryUsage().heapUsed / 1e6))
  }
  // No two headers are the same.
  if (count % 10 === 0) await renderFragment('shop-header', { ...HEADER, 'logo-alt': String(count) }, { content })
  else await renderFragment('shop-footer', FOOTER, { content })
}
const growth = Math.max(...heap.slice(1)) - (heap[1] ?? 0)
console.log(`heap over ${RENDERS} renders with full content, in MB: ${heap.join(' ')}`)
console.log(`it grew by ${growth} MB after the first ${RENDERS / STEPS}, of ${FLAT_MB}`)
process.exitCode = growth > FLAT_MB ? 1 : 0
