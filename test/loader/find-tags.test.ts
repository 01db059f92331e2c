import { expect } from '@open-wc/testing'
import { findTags, ignore } from '../../src/loader/find-tags.ts'
import { page } from '../support/page.ts'
import { nextTask } from '../support/waits.ts'

let components = 0

describe('the tags that the loader finds', () => {
  /** Has the loader look for tags in the page; `found` are those of this test. */
  function look() {
    page.fake(Element.prototype, 'attachShadow', Element.prototype.attachShadow)
    const found: Element[] = []
    const find = findTags((element) => found.push(element), ignore)
    return { found, find }
  }

  /** A component of the page, which is defined and has no shadow root yet. */
  function component(): HTMLElement {
    components += 1
    const name = `late-root-${components}`
    customElements.define(name, class extends HTMLElement {})
    return document.createElement(name)
  }

  function attachWithFooter(host: Element, mode: ShadowRootMode = 'open'): Element {
    const footer = document.createElement('shop-footer')
    host.attachShadow({ mode }).append(footer)
    return footer
  }

  const HOSTS = {
    'a component': component,
    'a plain element': () => document.createElement('div'),
    'an element that nobody defines': () => document.createElement('never-defined'),
  }
  for (const [what, create] of Object.entries(HOSTS))
    for (const mode of ['open', 'closed'] as const)
      for (const when of ['before', 'after'])
        it(`stand in a root, ${mode}, that ${what} gets late, which came ${when} the loader (DELIVERY-60)`, async () => {
          const clock = page.clock()
          const host = create()
          const place = page.insert('<div></div>')
          if (when === 'before') place.append(host)
          const { found } = look()
          if (when === 'after') place.append(host)
          await clock.tickAsync(60_000)
          const footer = attachWithFooter(host, mode)
          await clock.tickAsync(1)
          expect(found).to.deep.equal([footer])
          const late = document.createElement('shop-header')
          footer.before(late)
          await clock.tickAsync(1)
          expect(found).to.deep.equal([footer, late])
        })

  it('stand in the root of an element within such a root (DELIVERY-60)', async () => {
    const { found } = look()
    const inner = document.createElement('section')
    page.insert('<div></div>').attachShadow({ mode: 'closed' }).append(inner)
    await nextTask()
    const footer = attachWithFooter(inner)
    await nextTask()
    expect(found).to.deep.equal([footer])
  })

  it('are in the page: a root outside of it is looked at when it comes (DELIVERY-60)', async () => {
    const { found } = look()
    const host = document.createElement('div')
    const footer = attachWithFooter(host)
    await nextTask()
    expect(found).to.deep.equal([])
    page.insert('<div></div>').append(host)
    await nextTask()
    expect(found).to.include(footer)
  })

  it('are found on a page that has frozen its prototypes (DELIVERY-60)', async () => {
    const { attachShadow } = Element.prototype
    const set = (writable: boolean) =>
      void Object.defineProperty(Element.prototype, 'attachShadow', {
        value: attachShadow,
        writable,
        configurable: true,
      })
    set(false)
    page.onEnd(() => set(true))
    const found: Element[] = []
    findTags((element) => found.push(element), ignore)
    const footer = page.insert('<shop-footer></shop-footer>')
    await nextTask()
    expect(found).to.deep.equal([footer])
  })

  it('include the one that the page names, in a closed root from before the loader (DELIVERY-31)', async () => {
    const host = page.insert('<div></div>')
    const footer = attachWithFooter(host, 'closed')
    const { found, find } = look()
    await nextTask()
    expect(found).not.to.include(footer)
    find(footer)
    expect(found).to.deep.equal([footer])
  })
})
