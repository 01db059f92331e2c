/**
 * What a cart costs over the same markup written by plain DOM code, with 1, 10, 100 and 1,000 lines: showing its first
 * lines and all of them, deleting a line, and taking in the server's answer. Rounds alternate, medians are compared; the growth exponent is the
 * slope of the times over the lines, both logarithmic (1: twice the lines take twice the time).
 */
import { median, withBrowser } from '../support/bench.ts'

const SIZES = [1, 10, 100, 1000]
const ROUNDS = 15

interface Times {
  begun: number[]
  opened: number[]
  plainOpened: number[]
  deleted: number[]
  plainDeleted: number[]
  settled: number[]
  /** The longest task while it is shown; 0 when none is long. */
  longest: number[]
}

/** Least squares through the logarithms. */
function slope(points: readonly (readonly [lines: number, ms: number])[]): number {
  const logs = points.map(([lines, ms]) => [Math.log(lines), Math.log(ms)] as const)
  const mean = (at: 0 | 1) => logs.reduce((sum, point) => sum + point[at], 0) / logs.length
  const [x, y] = [mean(0), mean(1)]
  const covariance = logs.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return covariance / logs.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}

await withBrowser(async (browser, demo) => {
  const page = await browser.newPage()
  await page.setBypassCSP(true)
  await page.setViewport({ width: 440, height: 800 })
  // The compiler names functions by a helper that the page does not have.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named')
  const measured: (Record<keyof Times, number> & { lines: number })[] = []
  for (const lines of SIZES) {
    // A page of its own: no size inherits what another has left behind.
    await page.goto(`${demo.url}/?site=DE&elements=off`)
    const times: Times = await page.evaluate(measure, demo.cdnUrl, lines, ROUNDS)
    const [opened, plainOpened] = [median(times.opened), median(times.plainOpened)]
    const [deleted, plainDeleted] = [median(times.deleted), median(times.plainDeleted)]
    const [begun, settled, longest] = [median(times.begun), median(times.settled), median(times.longest)]
    measured.push({ lines, longest, begun, opened, plainOpened, deleted, plainDeleted, settled })
    const ratio = (ours: number, plain: number) =>
      `${ours.toFixed(2)} ms, ${(ours / plain).toFixed(1)} × plain (${plain.toFixed(2)} ms)`
    console.log(`cart of ${lines}`)
    console.log(`  begun    ${ratio(begun, plainOpened)}`)
    console.log(`  shown    ${ratio(opened, plainOpened)}, longest task ${longest.toFixed(0)} ms`)
    console.log(`  deleted  ${ratio(deleted, plainDeleted)}`)
    console.log(`  answer taken in after ${settled.toFixed(2)} ms`)
  }
  const growth = (what: keyof Times) => {
    const points = measured.map((row) => [row.lines, row[what]] as const)
    return `${slope(points).toFixed(2)} (100 to 1,000: ${slope(points.slice(-2)).toFixed(2)})`
  }
  console.log('growth exponents')
  console.log(`  begun    ${growth('begun')}`)
  console.log(`  shown    ${growth('opened')}, plain ${growth('plainOpened')}`)
  console.log(`  deleted  ${growth('deleted')}, plain ${growth('plainDeleted')}`)
  console.log(`  answer   ${growth('settled')}`)
})

/** Runs in the page. */
async function measure(cdnUrl: string, lines: number, rounds: number): Promise<Times> {
  const article = (index: number) => ({
    productId: `p${index}`,
    tcm: `t${index}`,
    title: `Article number ${index} with a title of two lines`,
    imageUrl: '/pictures/icon.svg',
    productUrl: `/products/p${index}`,
    quantity: { quantity: 1 },
    dimensions: [
      { name: 'Size', value: 'M', type: 'TEXT' },
      { name: 'Color', value: '#8a9a7b', type: 'COLOR' },
    ],
    availability: index % 7 === 0 ? 'SHORTAGE' : 'IN_STOCK',
    price: { calculatedPrice: 1599, calculatedOriginalPrice: 1999, basePrice: '15,99 €/kg' },
  })
  const cartOf = (indices: number[]) =>
    JSON.stringify({
      cart: {
        numberOfArticles: indices.length,
        articles: indices.map(article),
        priceSummary: { cartFinalSum: 1599 * indices.length, shippingCosts: 0 },
      },
    })
  const all = Array.from({ length: lines }, (_, index) => index)
  const middle = Math.floor(lines / 2)
  const full = cartOf(all)
  const less = cartOf(all.filter((index) => index !== middle))

  // The service: a change is answered when the measurement wants it to be.
  let answerChange = () => {}
  let isDeleted = false
  window.fetch = async (input, init) => {
    const { method } = new Request(input, init)
    if (method !== 'PUT') return new Response(isDeleted ? less : full)
    await new Promise<void>((resolve) => {
      answerChange = resolve
    })
    isDeleted = true
    return new Response(less)
  }
  await import(`${cdnUrl}/elements/shop-minicart.js`)

  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve))
  }
  /** After everything that waits for its turn. */
  const idle = () =>
    (window as unknown as { scheduler: { postTask(run: () => void, how: object): Promise<void> } }).scheduler.postTask(
      () => {},
      { priority: 'background' },
    )
  const place = () => {
    const element = document.createElement('shop-minicart')
    element.setAttribute('site', 'DE')
    document.body.prepend(element)
    return element
  }
  const rowsIn = (root: ShadowRoot | null) => root?.querySelectorAll('.minicart__row').length ?? 0

  // The same markup by hand: what the element shows is read once, and then made by plain calls.
  type Node_ = string | { name: string; isSvg: boolean; attributes: [string, string][]; children: Node_[] }
  const read = (node: Element): Node_ => ({
    name: node.localName,
    isSvg: node instanceof SVGElement,
    attributes: [...node.attributes].map(({ name, value }) => [name, value]),
    children: [...node.childNodes].flatMap((child) =>
      child instanceof Element ? [read(child)] : child.textContent ? [child.textContent] : [],
    ),
  })
  const make = (node: Node_): Node => {
    if (typeof node === 'string') return document.createTextNode(node)
    const element = node.isSvg
      ? document.createElementNS('http://www.w3.org/2000/svg', node.name)
      : document.createElement(node.name)
    for (const [name, value] of node.attributes) element.setAttribute(name, value)
    for (const child of node.children) element.append(make(child))
    return element
  }

  const times: Times = {
    begun: [],
    longest: [],
    opened: [],
    plainOpened: [],
    deleted: [],
    plainDeleted: [],
    settled: [],
  }
  // The first one reads texts, styles and the cart; it stays, so that the cart is known as in the header.
  const first = place()
  await until(() => rowsIn(first.shadowRoot) === lines)
  const root = first.shadowRoot as ShadowRoot
  const markup = read(root.querySelector('[data-root]') as Element)
  const sheets = [...root.adoptedStyleSheets]
  let deletedMarkup: Node_ | undefined
  first.hidden = true

  let longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask' })

  for (let round = 0; round < rounds; round += 1) {
    longest = 0
    let start = performance.now()
    const element = place()
    await until(() => rowsIn(element.shadowRoot) > 0)
    element.getBoundingClientRect()
    times.begun.push(performance.now() - start)
    await until(() => rowsIn(element.shadowRoot) === lines)
    element.getBoundingClientRect()
    times.opened.push(performance.now() - start)
    await idle()
    await new Promise((resolve) => setTimeout(resolve, 50))
    times.longest.push(longest)

    const tree = element.shadowRoot as ShadowRoot
    const row = tree.querySelectorAll('.minicart__row')[middle] as HTMLElement
    start = performance.now()
    row.querySelector<HTMLElement>('.tile__delete')?.click()
    await until(() => row.querySelector('.deleted-tile') !== null)
    element.getBoundingClientRect()
    times.deleted.push(performance.now() - start)
    deletedMarkup ??= read(row.firstElementChild as Element)
    await idle()

    start = performance.now()
    answerChange()
    await until(() => isDeleted)
    await idle()
    times.settled.push(performance.now() - start)
    element.remove()

    // As it was: the service has the line again.
    isDeleted = false
    window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
    await until(() => root.querySelector('.deleted-tile') === null && rowsIn(root) === lines)
    await idle()

    start = performance.now()
    const plain = document.createElement('div')
    const shadow = plain.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = sheets
    const made = make(markup) as HTMLElement
    for (const button of made.querySelectorAll<HTMLElement>('.tile__delete')) {
      button.addEventListener('click', () => {
        button.closest('.minicart__row')?.replaceChildren(make(deletedMarkup as Node_))
      })
    }
    shadow.append(made)
    document.body.prepend(plain)
    plain.getBoundingClientRect()
    times.plainOpened.push(performance.now() - start)
    await idle()

    start = performance.now()
    made.querySelectorAll('.minicart__row')[middle]?.querySelector<HTMLElement>('.tile__delete')?.click()
    plain.getBoundingClientRect()
    times.plainDeleted.push(performance.now() - start)
    plain.remove()
    await idle()
  }
  return times
}
