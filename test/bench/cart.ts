/**
 * The cost of a cart of 1, 10, 100 and 1,000 rows compared with the same markup made by plain DOM code: rendering the
 * first rows and all rows, deleting a row, and applying the server's answer. Rounds alternate, medians are compared.
 * The growth exponent is the slope of times over rows, both logarithmic: with 1, twice the rows take twice the time.
 */
import { median, withBrowser } from '../support/bench.ts'

const SIZES = [1, 10, 100, 1000]
const ROUNDS = 15

interface Times {
  /** Until the first rows are rendered. */
  firstRows: number[]
  /** Until all rows are rendered. */
  rendered: number[]
  plainRendered: number[]
  deleted: number[]
  plainDeleted: number[]
  answerApplied: number[]
  /** The longest task while rendering; 0 when none is long. */
  longestTask: number[]
}

/** Slope of a least-squares line through the logarithms. */
function slope(points: readonly (readonly [rows: number, ms: number])[]): number {
  const logs = points.map(([rows, ms]) => [Math.log(rows), Math.log(ms)] as const)
  const mean = (at: 0 | 1) => logs.reduce((sum, point) => sum + point[at], 0) / logs.length
  const [x, y] = [mean(0), mean(1)]
  const covariance = logs.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return covariance / logs.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}

await withBrowser(async (browser, demo) => {
  const page = await browser.newPage()
  await page.setBypassCSP(true)
  await page.setViewport({ width: 440, height: 800 })
  // Compiled functions call this helper, which the page does not have.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named')
  const measured: (Record<keyof Times, number> & { rows: number })[] = []
  for (const rows of SIZES) {
    // A new page load for each size, so that none is affected by the one before.
    await page.goto(`${demo.url}/?site=DE&elements=off`)
    const times: Times = await page.evaluate(measure, demo.cdnUrl, rows, ROUNDS)
    const [rendered, plainRendered] = [median(times.rendered), median(times.plainRendered)]
    const [deleted, plainDeleted] = [median(times.deleted), median(times.plainDeleted)]
    const [firstRows, answerApplied, longestTask] = [
      median(times.firstRows),
      median(times.answerApplied),
      median(times.longestTask),
    ]
    measured.push({ rows, longestTask, firstRows, rendered, plainRendered, deleted, plainDeleted, answerApplied })
    const ratio = (ours: number, plain: number) =>
      `${ours.toFixed(2)} ms, ${(ours / plain).toFixed(1)} × plain (${plain.toFixed(2)} ms)`
    console.log(`cart of ${rows}`)
    console.log(`  first rows  ${ratio(firstRows, plainRendered)}`)
    console.log(`  all rows    ${ratio(rendered, plainRendered)}, longest task ${longestTask.toFixed(0)} ms`)
    console.log(`  deleted     ${ratio(deleted, plainDeleted)}`)
    console.log(`  answer applied after ${answerApplied.toFixed(2)} ms`)
  }
  const growth = (what: keyof Times) => {
    const points = measured.map((row) => [row.rows, row[what]] as const)
    return `${slope(points).toFixed(2)} (100 to 1,000: ${slope(points.slice(-2)).toFixed(2)})`
  }
  console.log('growth exponents')
  console.log(`  first rows  ${growth('firstRows')}`)
  console.log(`  all rows    ${growth('rendered')}, plain ${growth('plainRendered')}`)
  console.log(`  deleted     ${growth('deleted')}, plain ${growth('plainDeleted')}`)
  console.log(`  answer      ${growth('answerApplied')}`)
})

/** Runs in the page. */
async function measure(cdnUrl: string, rows: number, rounds: number): Promise<Times> {
  const article = (index: number) => ({
    productId: `p${index}`,
    tcm: `t${index}`,
    title: `Article number ${index} with a title of two rows`,
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
  const all = Array.from({ length: rows }, (_, index) => index)
  const middle = Math.floor(rows / 2)
  const full = cartOf(all)
  const less = cartOf(all.filter((index) => index !== middle))

  // The service answers a change when `answerChange` is called.
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

  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve))
  }
  /** Resolves after all tasks of higher priority. */
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

  // The plain counterpart: the element's markup is read once and then created by DOM calls.
  type MarkupNode = string | { name: string; isSvg: boolean; attributes: [string, string][]; children: MarkupNode[] }
  const read = (node: Element): MarkupNode => ({
    name: node.localName,
    isSvg: node instanceof SVGElement,
    attributes: [...node.attributes].map(({ name, value }) => [name, value]),
    children: [...node.childNodes].flatMap((child) =>
      child instanceof Element ? [read(child)] : child.textContent ? [child.textContent] : [],
    ),
  })
  const make = (node: MarkupNode): Node => {
    if (typeof node === 'string') return document.createTextNode(node)
    const element = node.isSvg
      ? document.createElementNS('http://www.w3.org/2000/svg', node.name)
      : document.createElement(node.name)
    for (const [name, value] of node.attributes) element.setAttribute(name, value)
    for (const child of node.children) element.append(make(child))
    return element
  }

  const times: Times = {
    firstRows: [],
    longestTask: [],
    rendered: [],
    plainRendered: [],
    deleted: [],
    plainDeleted: [],
    answerApplied: [],
  }
  // The first element loads texts, styles and the cart. It stays, so that later ones find the cart loaded, as in the
  // header.
  const first = place()
  await until(() => rowsIn(first.shadowRoot) === rows)
  const root = first.shadowRoot as ShadowRoot
  const markup = read(root.querySelector('[data-root]') as Element)
  const sheets = [...root.adoptedStyleSheets]
  let deletedMarkup: MarkupNode | undefined
  first.hidden = true

  let longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  }).observe({ type: 'longtask' })

  for (let round = 0; round < rounds; round += 1) {
    longestTask = 0
    let start = performance.now()
    const element = place()
    await until(() => rowsIn(element.shadowRoot) > 0)
    element.getBoundingClientRect()
    times.firstRows.push(performance.now() - start)
    await until(() => rowsIn(element.shadowRoot) === rows)
    element.getBoundingClientRect()
    times.rendered.push(performance.now() - start)
    await idle()
    await new Promise((resolve) => setTimeout(resolve, 50))
    times.longestTask.push(longestTask)

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
    times.answerApplied.push(performance.now() - start)
    element.remove()

    // Restores the deleted row.
    isDeleted = false
    window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
    await until(() => root.querySelector('.deleted-tile') === null && rowsIn(root) === rows)
    await idle()

    start = performance.now()
    const plain = document.createElement('div')
    const shadow = plain.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = sheets
    const made = make(markup) as HTMLElement
    for (const button of made.querySelectorAll<HTMLElement>('.tile__delete')) {
      button.addEventListener('click', () => {
        button.closest('.minicart__row')?.replaceChildren(make(deletedMarkup as MarkupNode))
      })
    }
    shadow.append(made)
    document.body.prepend(plain)
    plain.getBoundingClientRect()
    times.plainRendered.push(performance.now() - start)
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
