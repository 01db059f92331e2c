import { expect } from '@open-wc/testing'
import { findTags, ignore } from '../../src/loader/find-tags.ts'
import { page } from '../support/page.ts'
import { nextTask } from '../support/waits.ts'

let components = 0

describe('the tags that the loader finds', () => {
  /** Has the loader look for tags in the page; `found` are those of this test. */
  function look() {
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

  for (const when of ['before', 'after'])
    it(`stand in the root that a component attaches late, which came ${when} the loader (DELIVERY-60)`, async () => {
      const clock = page.clock()
      const host = component()
      const place = page.insert('<div></div>')
      if (when === 'before') place.append(host)
      const { found } = look()
      if (when === 'after') place.append(host)
      await clock.tickAsync(5000)
      const footer = attachWithFooter(host)
      expect(found).not.to.include(footer)
      await clock.tickAsync(6000)
      expect(found).to.include(footer)
      const late = document.createElement('shop-header')
      host.shadowRoot?.append(late)
      await clock.tickAsync(1)
      expect(found).to.include(late)
    })

  it('are not looked for for ever where no root comes (DELIVERY-60)', async () => {
    const clock = page.clock()
    page.insert('<div></div>').append(component())
    look()
    await clock.tickAsync(120_000)
    expect(clock.countTimers()).to.equal(0)
  })

  it('include the one that the page names, in a closed root (DELIVERY-31)', async () => {
    const { found, find } = look()
    const host = page.insert('<div></div>')
    const footer = attachWithFooter(host, 'closed')
    await nextTask()
    expect(found).not.to.include(footer)
    find(footer)
    expect(found).to.deep.equal([footer])
  })
})
