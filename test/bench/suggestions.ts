/**
 * From keystroke to list: the header's suggestions compared with @algolia/autocomplete-js, on the same page and with
 * the same answers. Rounds alternate, medians are compared. Deleting a letter is measured separately.
 */
import { createRequire } from 'node:module'
import { median, withBrowser } from '../support/bench.ts'

const ROUNDS = 40
const SERVICE = '/service/searchfrontend/api/suggestions'
const require = createRequire(import.meta.url)
const library = require.resolve('@algolia/autocomplete-js/dist/umd/index.production.js')

interface Times {
  typed: number[]
  deleted: number[]
}

await withBrowser(async (browser, demo) => {
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  await page.setBypassCSP(true)
  // Compiled functions call this helper, which the page does not have.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named')
  await page.goto(`${demo.url}/?site=DE&elements=off`)
  await page.addScriptTag({ path: library })
  const { ours, theirs } = await page.evaluate(measure, demo.cdnUrl, SERVICE, ROUNDS)
  for (const what of ['typed', 'deleted'] as const) {
    const [own, other] = [median(ours[what]), median(theirs[what])]
    const ratio = (own / other).toFixed(2)
    console.log(
      `suggestions, a letter ${what}: ${ratio} × autocomplete-js (${own.toFixed(1)} ms, ${other.toFixed(1)} ms)`,
    )
  }
})

/** Runs in the page. */
async function measure(cdnUrl: string, service: string, rounds: number): Promise<{ ours: Times; theirs: Times }> {
  interface Item {
    name: string
    image?: string
    href: string
  }
  type Tags = (strings: TemplateStringsArray, ...values: unknown[]) => unknown
  type Autocomplete = (options: object) => unknown
  const library = (window as unknown as Record<string, { autocomplete: Autocomplete }>)['@algolia/autocomplete-js']
  if (!library) throw new Error('autocomplete-js is not loaded.')

  // Answers come at once: the network would measure the machine instead of the code.
  const original = window.fetch
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (url.pathname !== service) return original(input, init)
    const q = url.searchParams.get('q') ?? ''
    const searchTerms = [...'0123456789'].map((digit) => ({ searchterm: `${q} term ${digit}` }))
    const products = [...'01234'].map((id) => ({
      id,
      title: `${q} product ${id}`,
      imageProductThumb: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
      productViewUrl: `/product/${id}`,
    }))
    return new Response(JSON.stringify({ searchTerms, products }))
  }

  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const until = async (isDone: () => boolean, root: Node) => {
    if (isDone()) return
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isDone()) return
        observer.disconnect()
        resolve()
      })
      observer.observe(root, { childList: true, subtree: true, characterData: true })
    })
  }

  const holder = document.createElement('div')
  document.body.prepend(holder)
  const headerHolder = document.createElement('div')
  const libraryHolder = document.createElement('div')
  holder.append(headerHolder, libraryHolder)

  await import(`${cdnUrl}/elements/shop-header.js`)
  const isReady = new Promise((resolve) => window.addEventListener('shop-element-ready', resolve, { once: true }))
  headerHolder.innerHTML = '<shop-header site="DE"></shop-header>'
  await isReady
  const header = headerHolder.firstElementChild?.shadowRoot as ShadowRoot
  await until(() => header.querySelector('.search__field') !== null, header)

  const sourceOf = (sourceId: string, items: Item[]) => ({
    sourceId,
    getItems: () => items,
    getItemUrl: ({ item }: { item: Item }) => item.href,
    templates: {
      item: ({ item, components, html }: { item: Item; components: Record<string, unknown>; html: Tags }) =>
        html`<a href="${item.href}">
          ${item.image && html`<img src="${item.image}" alt="" width="48" height="48" />`}
          ${(components.Highlight as (options: object) => unknown)({ hit: item, attribute: 'name' })}
        </a>`,
    },
  })
  library.autocomplete({
    container: libraryHolder,
    detachedMediaQuery: 'none',
    async getSources({ query }: { query: string }) {
      if (query.length < 2) return []
      const parameters = new URLSearchParams({ q: query, site: 'DE', maxSearchTerms: '10', maxProducts: '5' })
      const { searchTerms, products } = await (await fetch(`${service}?${parameters}`)).json()
      const marked = (name: string) => ({
        name: { value: name.replace(query, `__aa-highlight__${query}__/aa-highlight__`) },
      })
      return [
        sourceOf(
          'terms',
          searchTerms.map(({ searchterm: name }: { searchterm: string }) => ({
            name,
            href: `/search?query=${name}`,
            _highlightResult: marked(name),
          })),
        ),
        sourceOf(
          'products',
          products.map((product: { title: string; imageProductThumb: string; productViewUrl: string }) => ({
            name: product.title,
            image: product.imageProductThumb,
            href: product.productViewUrl,
            _highlightResult: marked(product.title),
          })),
        ),
      ]
    },
  })

  await until(() => libraryHolder.querySelector('input') !== null, libraryHolder)
  const contenders = {
    ours: {
      field: header.querySelector<HTMLInputElement>('.search__field') as HTMLInputElement,
      root: header as Node,
      last: () => [...header.querySelectorAll('[role=option]')].at(-1),
    },
    theirs: {
      field: libraryHolder.querySelector('input') as HTMLInputElement,
      root: document.body as Node,
      last: () => [...document.querySelectorAll('.aa-Item')].at(-1),
    },
  }
  const times = { ours: { typed: [], deleted: [] }, theirs: { typed: [], deleted: [] } } as Record<
    'ours' | 'theirs',
    Times
  >

  const timed = async ({ field, root, last }: (typeof contenders)['ours'], text: string) => {
    const start = performance.now()
    field.value = text
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await until(() => last()?.textContent?.includes(`${text} product 4`) ?? false, root)
    // Includes layout.
    last()?.getBoundingClientRect()
    return performance.now() - start
  }

  for (const name of ['ours', 'theirs'] as const) {
    contenders[name].field.focus()
    await wait(500)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const)) {
      const contender = contenders[name]
      contender.field.focus()
      // Requests of the header are at least 100 ms apart.
      await wait(120)
      await timed(contender, `kaffee${round}`)
      await wait(120)
      times[name].typed.push(await timed(contender, `kaffee${round}m`))
      await wait(120)
      times[name].deleted.push(await timed(contender, `kaffee${round}`))
    }
  }
  return times
}
