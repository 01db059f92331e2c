/**
 * The main navigation of 50, 500 and 5,000 nodes compared with plain markup of the same tree: from the service's answer
 * to the bar, and from a key press to an open flyout. The plain markup renders every node at once and shows a panel;
 * ours validates the answer and renders what is open. Rounds alternate, medians are compared.
 */
import { median, withBrowser } from '../support/bench.ts'

const ROUNDS = 25
/** Entries, children of each, children of each child. */
const SIZES = [
  [5, 9, 0],
  [10, 7, 6],
  [10, 20, 24],
] as const

interface Times {
  plainMount: number[]
  plainOpen: number[]
  mount: number[]
  open: number[]
}

await withBrowser(async (browser, demo) => {
  for (const size of SIZES) {
    const page = await browser.newPage()
    await page.setViewport({ width: 1440, height: 900 })
    await page.setBypassCSP(true)
    // Compiled functions call this helper, which the page does not have.
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named')
    await page.goto(`${demo.url}/?site=DE&elements=off`)
    const times: Times = await page.evaluate(measure, demo.cdnUrl, [...size], ROUNDS)
    const [entries, children, leaves] = size
    const [plainMount, plainOpen] = [median(times.plainMount), median(times.plainOpen)]
    console.log(`navigation of ${entries * (1 + children * (1 + leaves))} nodes: plain DOM ${plainMount.toFixed(2)} ms`)
    console.log(`  from answer to bar  ${(median(times.mount) / plainMount).toFixed(1)} × plain`)
    console.log(
      `  open, to layout     ${(median(times.open) / plainOpen).toFixed(1)} × plain (${plainOpen.toFixed(2)} ms)`,
    )
    await page.close()
  }
})

/** Runs in the page. */
async function measure(cdnUrl: string, [entries, children, leaves]: number[], rounds: number): Promise<Times> {
  interface Entry {
    title: string
    href: string
    children?: Entry[]
  }
  const times: Times = { plainMount: [], plainOpen: [], mount: [], open: [] }
  const many = (count = 0, make: (index: number) => Entry) => Array.from({ length: count }, (_, index) => make(index))
  const treeOf = (round: number) =>
    many(entries, (a) => ({
      title: `Entry ${a} of ${round}`,
      href: `/${a}`,
      children: many(children, (b) => ({
        title: `Node ${b}`,
        href: `/${a}/${b}`,
        children: many(leaves, (c) => ({ title: `Leaf ${c}`, href: `/${a}/${b}/${c}` })),
      })),
    }))
  const markup = (nodes: Entry[]): string =>
    `<ul>${nodes.map(({ title, href, children = [] }) => `<li><a href="${href}">${title}</a>${children.length ? markup(children) : ''}</li>`).join('')}</ul>`
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

  let answer = JSON.stringify(treeOf(-1))
  let answeredAt = 0
  const original = window.fetch
  window.fetch = async (input, init) => {
    if (!String(input instanceof Request ? input.url : input).includes('jsonflyoutnavigation'))
      return original(input, init)
    answeredAt = performance.now()
    return new Response(answer)
  }
  const changed = (root: ShadowRoot, isDone: () => unknown) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isDone()) return
        observer.disconnect()
        resolve()
      })
      observer.observe(root, { childList: true, subtree: true, attributes: true })
    })

  const plain = document.createElement('div')
  document.body.prepend(plain)
  const style = document.createElement('style')
  style.textContent = '.plain > ul > li > ul { display: none } .plain > ul > li.open > ul { display: block }'
  document.head.append(style)
  plain.className = 'plain'

  // The page's own elements are not measured.
  for (const element of document.querySelectorAll('shop-header, shop-footer')) element.remove()
  await import(`${cdnUrl}/elements/shop-header.js`)
  const isReady = new Promise((resolve) => window.addEventListener('shop-element-ready', resolve, { once: true }))
  const header = document.createElement('shop-header')
  header.setAttribute('client-id', 'first')
  document.body.prepend(header)
  await isReady
  const root = header.shadowRoot as ShadowRoot
  const bar = root.querySelector('.navigation') as HTMLElement
  // The first sign of interest loads the code that opens it.
  bar.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  bar.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
  await new Promise((resolve) => setTimeout(resolve, 1500))

  const plainRound = async (round: number) => {
    const text = JSON.stringify(treeOf(round))
    let start = performance.now()
    plain.innerHTML = markup(JSON.parse(text))
    plain.getBoundingClientRect()
    times.plainMount.push(performance.now() - start)
    await pause()
    start = performance.now()
    plain.querySelector('li')?.classList.add('open')
    plain.getBoundingClientRect()
    times.plainOpen.push(performance.now() - start)
    plain.replaceChildren()
    await pause()
  }
  const navigationRound = async (round: number) => {
    answer = JSON.stringify(treeOf(round))
    const isShown = changed(root, () => root.textContent?.includes(`of ${round}`))
    header.setAttribute('client-id', `round-${round}`)
    await isShown
    header.getBoundingClientRect()
    times.mount.push(performance.now() - answeredAt)
    await pause()
    const link = root.querySelectorAll('.navigation__link')[1] as HTMLElement
    const isOpen = changed(root, () => root.querySelector('.drill-down__level'))
    const start = performance.now()
    link.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    await isOpen
    root.querySelector('.drill-down')?.getBoundingClientRect()
    times.open.push(performance.now() - start)
    window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
    await pause()
  }
  for (let round = 0; round < rounds; round += 1) {
    await plainRound(round)
    await navigationRound(round)
  }
  return times
}
