// every engine: focus, selection, styles, hydration
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { prerenderElement } from '../../src/render/prerender.tsx'
import { EMPTY_CART } from '../../src/shop/cart/cart.ts'
import { page } from '../support/page.ts'

type Tag = 'shop-header' | 'shop-footer'

const fragmentOf = async (tag: Tag, site = 'DE', more: Record<string, string> = {}) =>
  (await prerenderElement(tag, { site, ...more })).html

/** Adds a fragment to the page; `ready` resolves when its element has hydrated it, and tells what it said. */
function insert(fragment: string) {
  const events = page.events<{ hydrated: boolean }>('shop-element-ready')
  const element = page.insert(fragment)
  const root = element.shadowRoot as ShadowRoot
  return { element, root, ready: () => page.until(() => events[0]) }
}

const searchField = (root: ShadowRoot) => root.querySelector('input[name=query]') as HTMLInputElement

function nodesOf(root: Node): Node[] {
  const walker = document.createTreeWalker(root)
  const nodes: Node[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node)
  return nodes
}

/** The badge, the footer's drawings and the toggles of its groups are added after hydration; nothing else may come or go. */
function isLate({ addedNodes: [added], target }: MutationRecord): boolean {
  const isToggle = added instanceof HTMLButtonElement && added.ariaExpanded !== null
  return isToggle || (target as Element).matches('[data-live$=".badge"], svg[data-live^="drawing"]')
}

describe('hydration', () => {
  for (const tag of ['shop-header', 'shop-footer'] as const)
    for (const site of ['DE', 'HU', 'CH'])
      it(`takes over the fragment of ${tag} on ${site} without replacing a node (DELIVERY-21)`, async () => {
        page.serveCart({ ...EMPTY_CART, numberOfArticles: 3 })
        const fragment = await fragmentOf(tag, site)
        const changes: MutationRecord[] = []
        const { root, ready } = insert(fragment)
        const before = nodesOf(root)
        let after: ReadonlySet<Node> = new Set()
        const observer = new MutationObserver((records) => changes.push(...records))
        observer.observe(root, { childList: true, subtree: true, characterData: true })
        // The services' answers come after it.
        const onReady = () => {
          changes.push(...observer.takeRecords())
          observer.disconnect()
          after = new Set(nodesOf(root))
        }
        window.addEventListener('shop-element-ready', onReady, { once: true })
        expect((await ready()).hydrated).to.equal(true)
        const foreign = changes.filter((change) => !isLate(change))
        expect(foreign.map(({ type, target }) => `${type} in ${(target as Element).className}`)).to.deep.equal([])
        expect(before.every((node) => after.has(node))).to.equal(true)
      })

  it('keeps the icons that a reduced footer is painted with (FOOTER-46, DELIVERY-21)', async () => {
    const { root, ready } = insert(await fragmentOf('shop-footer', 'DE', { reduced: '' }))
    const paths = [...root.querySelectorAll('svg[data-live^="drawing"] > path')]
    expect(paths).to.have.length(10)
    expect((await ready()).hydrated).to.equal(true)
    expect(paths.every((path) => path.isConnected)).to.equal(true)
  })

  it('keeps text that was typed before, its selection and the focus, and an open list (DELIVERY-21, LIVE-6)', async () => {
    // Wide enough for the search field in the header.
    await page.size(1280)
    page.serveCart({ ...EMPTY_CART, numberOfArticles: 3 })
    const { root, ready } = insert(await fragmentOf('shop-header'))
    const field = searchField(root)
    field.value = 'Kaffee'
    field.focus()
    field.setSelectionRange(1, 3)
    await ready()
    await page.says('3 Artikel')
    expect([field.value, field.selectionStart, field.selectionEnd]).to.deep.equal(['Kaffee', 1, 3])
    expect(page.focused() === field).to.equal(true)
    // React tells of what the visitor has opened, in development.
    page.logs(/some attributes of the server rendered HTML didn't match/)
    const footer = insert(await fragmentOf('shop-footer'))
    const countries = footer.root.querySelector('details[part=countries]') as HTMLDetailsElement
    countries.open = true
    await footer.ready()
    expect([countries.open, countries.isConnected]).to.deep.equal([true, true])
  })

  it('applies attributes that were changed meanwhile, after hydration (DELIVERY-21)', async () => {
    const { element, root, ready } = insert(await fragmentOf('shop-header'))
    expect(searchField(root)).to.not.equal(null)
    element.setAttribute('reduced', '')
    await ready()
    await page.until(() => !searchField(root))
  })

  it('is not disturbed by what another element has loaded into the shared store (DELIVERY-21)', async () => {
    page.serveCart({ ...EMPTY_CART, numberOfArticles: 3 })
    const fragment = await fragmentOf('shop-header')
    const early = insert(fragment)
    await early.ready()
    await page.within(early.element).says('3 Artikel')
    const late = insert(fragment)
    await late.ready()
    await page.within(late.element).says('3 Artikel')
  })

  it('works for elements of several sites on one page, each in its own language (CONFIG-7, THEME-18)', async () => {
    const hungarian = insert(await fragmentOf('shop-footer', 'HU'))
    await hungarian.ready()
    const turkish = await page.mount(html`<shop-footer site="TR"></shop-footer>`)
    expect(page.within(hungarian.element).text()).to.include('Magyarország')
    expect(page.within(turkish).text()).to.include('Türkiye')
    expect(page.within(turkish).get('contentinfo').closest('[lang]')?.getAttribute('lang')).to.equal('tr-TR')
  })

  it('takes over a fragment of an older release, and says that it differs (DELIVERY-22, EVENT-23)', async () => {
    page.logs(/HYDRATION_MISMATCH/)
    const errors = page.events<{ code: string }>('shop-element-error')
    const fragment = await fragmentOf('shop-header')
    const { element, root, ready } = insert(
      fragment.replace('data-release="', 'data-release="0').replace('>Kaffee<', '>Tee<'),
    )
    await ready()
    expect(errors.map(({ code }) => code)).to.deep.equal(['HYDRATION_MISMATCH'])
    expect(root.textContent).to.include('Kaffee').and.to.not.include('Tee')
    expect(root.adoptedStyleSheets).to.have.length(1)
    expect(page.within(element).all('banner')).to.have.length(1)
  })

  it('keeps typed text, selection and focus where a parser has changed it (DELIVERY-21, DELIVERY-22)', async () => {
    page.logs(/HYDRATION_MISMATCH/)
    await page.size(1280)
    const fragment = await fragmentOf('shop-header')
    const { root, ready } = insert(fragment.replace(/(<form class="search__form"[^>]*>)/, '$1<b></b>'))
    const field = searchField(root)
    field.value = 'kaff'
    field.focus()
    field.setSelectionRange(1, 3)
    await ready()
    const { value, selectionStart, selectionEnd } = searchField(root)
    expect(field.isConnected, 'the field was replaced').to.equal(false)
    expect([value, selectionStart, selectionEnd]).to.deep.equal(['kaff', 1, 3])
    expect(page.focused() === searchField(root)).to.equal(true)
    expect(root.querySelector('b')).to.equal(null)
  })

  it('adopts the whole sheet, which a fragment has for its first paint only (DELIVERY-20)', async () => {
    const { root, ready } = insert(await fragmentOf('shop-footer'))
    expect(root.adoptedStyleSheets).to.have.length(0)
    await ready()
    expect(root.adoptedStyleSheets).to.have.length(1)
  })

  it('is not needed by a bare tag, which adopts the whole sheet too (DELIVERY-20)', async () => {
    const { shadowRoot } = await page.mount(html`<shop-footer></shop-footer>`)
    expect(shadowRoot?.adoptedStyleSheets).to.have.length(1)
    const { backgroundColor } = getComputedStyle(page.get('contentinfo'))
    expect(backgroundColor).to.not.equal('rgba(0, 0, 0, 0)')
  })
})
