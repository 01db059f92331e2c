import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { prerenderElement } from '../../src/render/prerender.tsx'
import { captureConsole } from '../support/console.ts'
import { ready, record } from '../support/events.ts'
import { json, serve } from '../support/services.ts'
import { waitUntil } from '../support/wait-until.ts'

const visitor = { tracking: { loginStatus: 'LOGGED_OUT' }, customer: {}, statuses: {} }
const cart = { numberOfArticles: 3, articles: [], totalSum: 0 }

/** Puts painted markup into the page as the HTML parser would, shadow root included. */
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

describe('hydration', () => {
  let services: ReturnType<typeof serve>
  const problems: string[] = []
  let stop: () => void
  // React warns that server and client renderer share this page.
  const reactErrors = () => problems.filter((problem) => !problem.startsWith('Detected multiple renderers'))

  beforeEach(() => {
    localStorage.clear()
    problems.length = 0
    stop = captureConsole('error', problems)
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
      it(`takes over the fragment of ${tag} on ${site} without replacing a node (DELIVERY-21)`, async () => {
        const { html } = await prerenderElement(tag, { site })
        const isReady = ready(tag)
        const changes: MutationRecord[] = []
        const element = insert(html)
        const root = element.shadowRoot as ShadowRoot
        const before = nodesOf(root)
        const observer = new MutationObserver((records) => changes.push(...records))
        observer.observe(root, { childList: true, subtree: true, characterData: true })
        expect((await isReady).hydrated).to.equal(true)
        changes.push(...observer.takeRecords())
        observer.disconnect()
        // The badge, the footer's drawings and the toggles of its groups are added after hydration; nothing else may be added or removed.
        const isLate = ({ addedNodes, target }: MutationRecord) =>
          ['badge', 'group__toggle'].includes((addedNodes[0] as Element | undefined)?.className ?? '') ||
          (target as Element).matches('svg[data-live^="drawing"]')
        const foreign = changes.filter((change) => !isLate(change))
        expect(foreign.map(({ type, target }) => `${type} in ${(target as Element).className}`)).to.deep.equal([])
        const after = new Set(nodesOf(root))
        expect(before.every((node) => after.has(node))).to.equal(true)
        expect(reactErrors()).to.deep.equal([])
      })
    }
  }

  it('keeps text that was typed before, and the focus (DELIVERY-21)', async () => {
    // Wide enough for the search field in the header.
    await setViewport({ width: 1280, height: 800 })
    const { html } = await prerenderElement('shop-header', { site: 'DE' })
    const isReady = ready('shop-header')
    const element = insert(html)
    const field = element.shadowRoot?.querySelector<HTMLInputElement>('input[name=query]') as HTMLInputElement
    field.value = 'Kaffee'
    field.focus()
    await isReady
    await waitUntil(() => element.shadowRoot?.querySelector('.badge'))
    expect(field.value).to.equal('Kaffee')
    expect(element.shadowRoot?.activeElement === field).to.equal(true)
  })

  it('applies attributes that were changed meanwhile, after hydration (DELIVERY-21)', async () => {
    const { html } = await prerenderElement('shop-header', { site: 'DE' })
    const isReady = ready('shop-header')
    const element = insert(html)
    element.setAttribute('reduced', '')
    await isReady
    await waitUntil(() => element.shadowRoot?.querySelector('.header--reduced'))
    expect(reactErrors()).to.deep.equal([])
  })

  it('is not disturbed by what another element has loaded into the shared store', async () => {
    const { html } = await prerenderElement('shop-header', { site: 'DE' })
    const first = ready('shop-header')
    const early = insert(html)
    await first
    await waitUntil(() => early.shadowRoot?.querySelector('.badge'))
    const second = ready('shop-header')
    const late = insert(html)
    await second
    await waitUntil(() => late.shadowRoot?.querySelector('.badge')?.textContent === '3')
    expect(reactErrors()).to.deep.equal([])
  })

  it('works for elements of several sites on one page, each in its own language (CONFIG-7, THEME-18)', async () => {
    const readyEvents = record<{ element: string }>('shop-element-ready')
    const hungarian = insert((await prerenderElement('shop-footer', { site: 'HU' })).html)
    const turkish = document.createElement('shop-footer')
    turkish.setAttribute('site', 'TR')
    const holder = document.createElement('div')
    holder.append(turkish)
    document.body.append(holder)
    await waitUntil(() => readyEvents.details.filter(({ element }) => element === 'shop-footer').length === 2)
    readyEvents.end()
    expect(hungarian.shadowRoot?.textContent).to.include('Magyarország')
    expect(turkish.shadowRoot?.textContent).to.include('Türkiye')
    expect(turkish.shadowRoot?.querySelector('.shop-base')?.getAttribute('lang')).to.equal('tr-TR')
    expect(reactErrors()).to.deep.equal([])
  })

  it('takes over a fragment of an older release: the new markup and styles win, HYDRATION_MISMATCH is reported (DELIVERY-22, EVENT-23)', async () => {
    const { html } = await prerenderElement('shop-header', { site: 'DE' })
    const errors = record<{ element: string; code: string }>('shop-element-error')
    const isReady = ready('shop-header')
    const element = insert(html.replace('data-release="', 'data-release="0').replace('>Kaffee<', '>Tee<'))
    await isReady
    errors.end()
    expect(errors.details.map(({ code }) => code)).to.deep.equal(['HYDRATION_MISMATCH'])
    expect(element.shadowRoot?.textContent).to.include('Kaffee').and.to.not.include('Tee')
    expect(element.shadowRoot?.adoptedStyleSheets).to.have.length(1)
    expect(element.shadowRoot?.querySelectorAll('.header')).to.have.length(1)
  })

  it('keeps typed text, selection and focus where a parser has changed the fragment (DELIVERY-21, DELIVERY-22)', async () => {
    await setViewport({ width: 1280, height: 800 })
    const { html } = await prerenderElement('shop-header', { site: 'DE' })
    const isReady = ready('shop-header')
    const element = insert(html.replace(/(<form class="search__form"[^>]*>)/, '$1<b></b>'))
    const fieldNow = () => element.shadowRoot?.querySelector<HTMLInputElement>('input[name=query]') as HTMLInputElement
    const field = fieldNow()
    field.value = 'kaff'
    field.focus()
    field.setSelectionRange(1, 3)
    await isReady
    expect(fieldNow() === field, 'the field was replaced').to.equal(false)
    expect(fieldNow().value).to.equal('kaff')
    expect(element.shadowRoot?.activeElement === fieldNow()).to.equal(true)
    expect([fieldNow().selectionStart, fieldNow().selectionEnd]).to.deep.equal([1, 3])
    expect(element.shadowRoot?.querySelector('b')).to.equal(null)
  })

  it('adopts the whole sheet, with and without a fragment, which has that of its first paint only (DELIVERY-20)', async () => {
    const isReady = ready('shop-footer')
    const fragment = insert((await prerenderElement('shop-footer', { site: 'DE' })).html)
    expect(fragment.shadowRoot?.adoptedStyleSheets).to.have.length(0)
    await isReady
    expect(fragment.shadowRoot?.adoptedStyleSheets).to.have.length(1)
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
