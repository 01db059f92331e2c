/** Renders of fragments with full content, per second and core. */
import { content, FOOTER, HEADER, renderFragment } from '../test/support/full-content.ts'

const SECONDS = 10
const percentile = (times: number[], part: number) =>
  times.sort((a, b) => a - b)[Math.floor(times.length * part)]?.toFixed(1)

for (const [tag, attributes] of [
  ['shop-header', HEADER],
  ['shop-footer', FOOTER],
] as const) {
  const render = () => renderFragment(tag, attributes, { content })
  for (let warm = 0; warm < 200; warm += 1) await render()
  const times: number[] = []
  const started = performance.now()
  while (performance.now() - started < SECONDS * 1000) {
    const before = performance.now()
    await render()
    times.push(performance.now() - before)
  }
  const bytes = Buffer.byteLength(await render())
  console.log(
    `${tag} with full content, ${bytes} B: ${Math.round(times.length / SECONDS)} renders per second and core, p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`,
  )
}
