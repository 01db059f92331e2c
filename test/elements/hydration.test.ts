import { expect, waitUntil } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { prerenderElement } from '../../src/render/prerender.tsx'
import { hush } from '../support/console.ts'
import { ready, record } from '../support/events.ts'
import { json, serve } from '../support/services.ts'

const visitor = { tracking: { loginStatus: 'LOGGED_OUT' }, customer: {}, statuses: {} }
const cart = { numberOfArticles: 3, articles: [], totalSum: 0 }

/** Puts prerendered markup into the page as the HTML parser would, shadow root included. */
function insert(html: string): HTMLElement {
  const holder = document.createElement('div')
  ;(holder as unknown as { setHTMLUnsafe(html: string): void }).setHTMLUnsafe(html)
  document.body.append(holder)
  return holder.firstElementChild as HTMLElement
}

const nodesOf = (root: ParentNode): Node[] => {
  const nodes: Node[] = []
  const walker = document.createTreeWalker(root as Node)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node)
  return nodes
}

describe('hydration (public contract, section 1)', () => {
  let services: ReturnType<typeof serve>
  const problems: string[] = []
  let stop: () => void
  // This page plays server and browser at once, which React notices; a browser never does.
  const complaints = () => problems.filter((problem) => !problem.startsWith('Detected multiple renderers'))

  beforeEach(() => {
    localStorage.clear()
    problems.length = 0
    stop = hush('error', problems)
    services = serve({
      'GET /service/cart/api/cart': () => json({ cart }),
      'GET /service/customerfrontenddata/api/v1/psdata': () => json(visitor),
      'GET /json/psdata': () => json({ nl_status: 'NONE' }),
    })
  })
  afterEach(() => {
    for (const element of document.querySelectorAll('shop-header, shop-footer')) element.parentElement?.remove()
    services.end()
    stop()
  })

  for (const tag of ['shop-header', 'shop-footer'] as const) {
    for (const site of ['DE', 'HU', 'CH'] as const) {
      it(`takes the prerendered ${tag} of ${site} over without touching a node`, async () => {
        const { html } = await prerenderElement(tag, { site })
        const told = ready(tag)
        const changes: MutationRecord[] = []
        const element = insert(html)
        const root = element.shadowRoot as ShadowRoot
        const before = nodesOf(root)
        const observer = new MutationObserver((records) => changes.push(...records))
        observer.observe(root, { childList: true, subtree: true, characterData: true })
        expect((await told).hydrated).to.equal(true)
        changes.push(...observer.takeRecords())
        observer.disconnect()
        // The badge comes with the cart's answer, after hydration; nothing else may come or go.
        const foreign = changes.filter(
          ({ addedNodes }) => (addedNodes[0] as Element | undefined)?.className !== 'badge',
        )
        expect(foreign.map(({ type, target }) => `${type} in ${(target as Element).className}`)).to.deep.equal([])
        const after = new Set(nodesOf(root))
        expect(before.every((node) => after.has(node))).to.equal(true)
        expect(complaints()).to.deep.equal([])
      })
    }
  }

  it('keeps a term that was typed before, and the focus', async () => {
    // Where the field stands in the header itself.
    await setViewport({ width: 1280, height: 800 })
    const { html } = await prerenderElement('shop-header', { site: 'DE' })
    const told = ready('shop-header')
    const element = insert(html)
    const field = element.shadowRoot?.querySelector<HTMLInputElement>('input[name=query]') as HTMLInputElement
    field.value = 'Kaffee'
    field.focus()
    await told
    await waitUntil(() => element.shadowRoot?.querySelector('.badge'))
    expect(field.value).to.equal('Kaffee')
    expect(element.shadowRoot?.activeElement === field).to.equal(true)
  })

  it('shows what attributes say by then, after it has repeated the prerendered render', async () => {
    const { html } = await prerenderElement('shop-header', { site: 'DE' })
    const told = ready('shop-header')
    const element = insert(html)
    element.setAttribute('reduced', '')
    await told
    await waitUntil(() => element.shadowRoot?.querySelector('.header--reduced'))
    expect(complaints()).to.deep.equal([])
  })

  it('is not disturbed by what another element has brought into the shared store', async () => {
    const { html } = await prerenderElement('shop-header', { site: 'DE' })
    const first = ready('shop-header')
    const early = insert(html)
    await first
    await waitUntil(() => early.shadowRoot?.querySelector('.badge'))
    const second = ready('shop-header')
    const late = insert(html)
    await second
    await waitUntil(() => late.shadowRoot?.querySelector('.badge')?.textContent === '3')
    expect(complaints()).to.deep.equal([])
  })

  it('lets elements of different sites stand on one page, each in its own language', async () => {
    const told = record<{ element: string }>('shop-element-ready')
    const hungarian = insert((await prerenderElement('shop-footer', { site: 'HU' })).html)
    const turkish = document.createElement('shop-footer')
    turkish.setAttribute('site', 'TR')
    const holder = document.createElement('div')
    holder.append(turkish)
    document.body.append(holder)
    await waitUntil(() => told.details.filter(({ element }) => element === 'shop-footer').length === 2)
    told.end()
    expect(hungarian.shadowRoot?.textContent).to.include('Magyarország')
    expect(turkish.shadowRoot?.textContent).to.include('Türkiye')
    expect(turkish.shadowRoot?.querySelector('.shop-base')?.getAttribute('lang')).to.equal('tr-TR')
    expect(complaints()).to.deep.equal([])
  })

  it('takes over a fragment of an older release: its own markup and styles win, and the difference is told', async () => {
    const { html } = await prerenderElement('shop-header', { site: 'DE' })
    const told = record<{ element: string; code: string }>('shop-element-error')
    const isReady = ready('shop-header')
    const element = insert(html.replace('data-release="', 'data-release="0').replace('>Kaffee<', '>Tee<'))
    await isReady
    told.end()
    expect(told.details.map(({ code }) => code)).to.deep.equal(['HYDRATION_MISMATCH'])
    expect(element.shadowRoot?.textContent).to.include('Kaffee').and.to.not.include('Tee')
    expect(element.shadowRoot?.adoptedStyleSheets).to.have.length(1)
    expect(element.shadowRoot?.querySelectorAll('.header')).to.have.length(1)
  })

  it('styles an element without prerendered markup by an adopted sheet, and one with it by its own', async () => {
    const told = ready('shop-footer')
    const prerendered = insert((await prerenderElement('shop-footer', { site: 'DE' })).html)
    await told
    expect(prerendered.shadowRoot?.adoptedStyleSheets).to.have.length(0)
    const again = ready('shop-footer')
    const holder = document.createElement('div')
    const plain = document.createElement('shop-footer')
    holder.append(plain)
    document.body.append(holder)
    await again
    expect(plain.shadowRoot?.adoptedStyleSheets).to.have.length(1)
    expect(getComputedStyle(plain.shadowRoot?.querySelector('.footer') as Element).backgroundColor).to.not.equal(
      'rgba(0, 0, 0, 0)',
    )
  })
})
