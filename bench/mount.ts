/**
 * The cost of the elements compared with the same markup as plain DOM: parsing the fragment only, hydrating it, and
 * rendering the tag without a fragment. Rounds alternate, medians are compared.
 */
import { median, withBrowser } from './support/bench.ts'

const ROUNDS = 40

interface Times {
  plain: number[]
  hydrated: number[]
  rendered: number[]
}

await withBrowser(async (browser, demo) => {
  const page = await browser.newPage()
  await page.setBypassCSP(true)
  // Compiled functions call this helper, which the page does not have.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named')
  await page.goto(`${demo.url}/?site=DE&elements=off`)
  for (const tag of ['shop-header', 'shop-footer']) {
    const times: Times = await page.evaluate(measure, tag, demo.cdnUrl, ROUNDS)
    const plain = median(times.plain)
    console.log(`${tag}: plain DOM ${plain.toFixed(2)} ms`)
    console.log(`  hydrated in place  ${(median(times.hydrated) / plain).toFixed(1)} × plain`)
    console.log(`  without a fragment ${(median(times.rendered) / plain).toFixed(1)} × plain`)
  }
})

/** Runs in the page. */
async function measure(tag: string, cdnUrl: string, rounds: number): Promise<Times> {
  const fragment = await (await fetch(`${cdnUrl}/fragments/DE/${tag}.html`)).text()
  const plainFragment = fragment.replaceAll(tag, `plain-${tag}`)
  await import(`${cdnUrl}/elements/${tag}.js`)
  const times: Times = { plain: [], hydrated: [], rendered: [] }

  const timed = async (html: string, waits: boolean) => {
    const holder = document.createElement('div')
    document.body.append(holder)
    const isReady = new Promise<void>((resolve) => {
      if (!waits) return resolve()
      window.addEventListener('shop-element-ready', () => resolve(), { once: true })
    })
    const start = performance.now()
    ;(holder as unknown as { setHTMLUnsafe(html: string): void }).setHTMLUnsafe(html)
    await isReady
    // Includes layout.
    holder.getBoundingClientRect()
    const elapsed = performance.now() - start
    holder.remove()
    await new Promise((resolve) => setTimeout(resolve, 15))
    return elapsed
  }

  for (let round = 0; round < rounds; round += 1) {
    times.plain.push(await timed(plainFragment, false))
    times.hydrated.push(await timed(fragment, true))
    times.rendered.push(await timed(`<${tag} site="DE"></${tag}>`, true))
  }
  return times
}
