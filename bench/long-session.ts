/**
 * Memory over a long visit of a single-page application: route changes, of which every fourth renders header and footer anew, flyouts and
 * changes of the cart. MOVES (by default 200) are spread over MINUTES (by default none: as fast as they come).
 */
import type { Page } from 'puppeteer-core'
import { withBrowser } from './support/bench.ts'
import { sizeOfHeap } from './support/heap.ts'

const MOVES = Number(process.env.MOVES ?? 200)
const MINUTES = Number(process.env.MINUTES ?? 0)
/** The share that the end may hold, compared with a third of the visit. */
const FLAT = 1.1
const FLYOUTS = ['cart', 'userMenu', 'storeFinder'] as const

await withBrowser(async (browser, demo) => {
  const page = await browser.newPage()
  await page.setViewport({ width: 1440, height: 900 })
  page.on('pageerror', (error) => console.error(error))
  // Compiled functions call this helper, which the page does not have.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named')
  await page.goto(`${demo.url}/?site=DE`)
  await page.evaluate(() => window.shopElements?.wake())
  const third = Math.ceil(MOVES / 3)
  const held: Awaited<ReturnType<typeof holds>>[] = []
  for (let move = 1; move <= MOVES; move += 1) {
    const begun = Date.now()
    await go(page, move)
    await new Promise((resolve) => setTimeout(resolve, (MINUTES * 60_000) / MOVES - (Date.now() - begun)))
    if (move % third === 0 || move === MOVES) {
      held.push(await holds(page))
      console.log(`after ${move} moves: ${JSON.stringify(held.at(-1))}`)
    }
  }
  const ratio = (held.at(-1)?.heapMb ?? 0) / (held[0]?.heapMb ?? 1)
  console.log(`at the end ${ratio.toFixed(2)} × what it was after a third, of ${FLAT}`)
  process.exitCode = ratio > FLAT ? 1 : 0
})

/** One route change, with what a shopper does on it. */
async function go(page: Page, move: number): Promise<void> {
  const flyout = FLYOUTS[move % FLYOUTS.length] ?? 'cart'
  await page.evaluate(
    async (count, name) => {
      history.pushState(null, '', `/p/${count % 20}?site=DE`)
      const heard = (type: string) =>
        new Promise<void>((resolve) => window.addEventListener(type, () => resolve(), { once: true }))
      if (count % 4 === 0)
        for (const tag of ['shop-header', 'shop-footer']) {
          const before = document.querySelector(tag)
          const after = before?.cloneNode(true) as HTMLElement | undefined
          if (!before || !after) continue
          const isReady = heard('shop-element-ready')
          before.replaceWith(after)
          await isReady
        }
      const isOpen = heard('icon-flyout-opened')
      window.shopElements?.openFlyout(name)
      await isOpen
      const productId = String(1000 + (count % 3))
      await window.shopElements?.changeCart({ setArticle: { productId, quantity: count % 5 } })
      window.shopElements?.closeFlyouts()
    },
    move,
    flyout,
  )
}

/** After a collection: the heap in MB, nodes, and listeners. */
async function holds(page: Page) {
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const heapMb = Math.round((await sizeOfHeap(page)) * 10) / 10
  const { Nodes: nodes, JSEventListeners: listeners, Documents: documents } = await page.metrics()
  return { heapMb, nodes, listeners, documents }
}
