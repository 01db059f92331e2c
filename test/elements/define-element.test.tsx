// one engine: hydration is but one of its ways
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { useState } from 'react'
import { defineElement } from '../../src/elements/define-element.ts'
import { JSON_ATTRIBUTE } from '../../src/page/configuration/json-attribute.ts'
import { page } from '../support/page.ts'

interface ProbeProps {
  site: string
  locale: string
  reduced: boolean
  sticky: boolean
  images: unknown
  heading: string
}

let renders = 0

function Probe(props: ProbeProps) {
  renders += 1
  const [clicks, setClicks] = useState(0)
  if (props.heading === 'broken') throw new Error('This heading breaks.')
  return (
    <div>
      <output>{JSON.stringify(props)}</output>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {clicks}
      </button>
    </div>
  )
}

const attributes = {
  reduced: { kind: 'boolean', default: false },
  sticky: { kind: 'boolean', default: true },
  images: JSON_ATTRIBUTE,
  heading: { kind: 'text', default: '', alias: 'title' },
} as const

const noStyles = async () => ({ default: ':host { display: block }' })

function define(tag: string) {
  defineElement({ tag, attributes, features: [], loadSheet: noStyles, component: Probe })
}

type ProbeElement = HTMLElement & ProbeProps

const shown = (element: Element = page.select('x-probe')): ProbeProps =>
  JSON.parse(element.shadowRoot?.querySelector('output')?.textContent ?? '{}')

describe('a defined element', () => {
  before(() => define('x-probe'))

  for (const [markup, isReduced] of [
    ['<x-probe reduced></x-probe>', true],
    ['<x-probe reduced="true"></x-probe>', true],
    ['<x-probe reduced="false"></x-probe>', false],
    ['<x-probe></x-probe>', false],
  ] as const)
    it(`has a boolean ${isReduced ? 'on' : 'off'} in ${markup}, and a default where it is absent (CONFIG-4)`, async () => {
      const ready = page.events('shop-element-ready')
      page.insert(markup)
      await page.until(() => ready.length > 0)
      expect(shown()).to.include({ reduced: isReduced, sticky: true })
    })

  it('follows attributes that are set, changed and removed at run time (CONFIG-5)', async () => {
    const element = await page.mount(html`<x-probe></x-probe>`)
    element.setAttribute('reduced', '')
    element.setAttribute('heading', 'Hello')
    await page.until(() => shown().heading === 'Hello')
    expect(shown().reduced).to.equal(true)
    element.removeAttribute('reduced')
    element.setAttribute('heading', '')
    await page.until(() => shown().heading === '')
    expect(shown().reduced).to.equal(false)
  })

  it('renders once per change, and not at all when nothing changed (CONFIG-5)', async () => {
    const element = await page.mount(html`<x-probe heading="a"></x-probe>`)
    const before = renders
    element.setAttribute('heading', 'a')
    element.setAttribute('heading', 'b')
    await page.until(() => shown().heading === 'b')
    expect(renders - before).to.equal(1)
  })

  it('reads the alias of an attribute (NEWS-8)', async () => {
    await page.mount(html`<x-probe title="From title"></x-probe>`)
    expect(shown().heading).to.equal('From title')
  })

  it('has a property for each attribute, which sets it and reads the value in use (CONFIG-6)', async () => {
    const element = await page.mount<ProbeElement>(html`<x-probe></x-probe>`)
    element.reduced = true
    element.sticky = false
    element.images = [{ a: 1 }]
    await page.until(() => shown().reduced)
    expect(element.getAttribute('sticky')).to.equal('false')
    expect(element.sticky).to.equal(false)
    expect(shown().images).to.deep.equal([{ a: 1 }])
  })

  it('keeps properties that were set before it was defined (CONFIG-6)', async () => {
    const ready = page.events('shop-element-ready')
    const element = page.insert<ProbeElement>('<x-late-probe></x-late-probe>')
    element.heading = 'Early'
    element.reduced = true
    define('x-late-probe')
    await page.until(() => ready.length > 0)
    expect(shown(element)).to.include({ heading: 'Early', reduced: true })
    element.heading = 'Later'
    await page.until(() => shown(element).heading === 'Later')
  })

  it('uses the default for malformed JSON, and warns (CONFIG-3)', async () => {
    page.logs(/attribute images/)
    await page.mount(html`<x-probe images='{"a": ' heading="alive"></x-probe>`)
    expect(shown()).to.deep.include({ images: null, heading: 'alive' })
  })

  it('keeps its state when it is moved in the page, also into another shadow root (DELIVERY-16)', async () => {
    const element = await page.mount(html`<x-probe></x-probe>`)
    const inElement = page.within(element)
    await inElement.click('button', '0')
    await inElement.see('button', '1')
    const elsewhere = await page.mount(html`<section></section>`)
    const box = elsewhere.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    for (const [at, place] of [elsewhere, box].entries()) {
      place.append(element)
      for (let frame = 0; frame < 3; frame += 1) await page.frame()
      await inElement.click('button', `${at + 1}`)
      await inElement.see('button', `${at + 2}`)
    }
  })

  it('is unmounted when it is removed, and rendered again when it comes back (DELIVERY-16)', async () => {
    const element = await page.mount(html`<x-probe></x-probe>`)
    await page.click('button', '0')
    await page.see('button', '1')
    const { parentElement } = element
    element.remove()
    await page.until(() => !element.shadowRoot?.querySelector('button'))
    const ready = page.events('shop-element-ready')
    parentElement?.append(element)
    await page.until(() => ready.length > 0)
    expect(page.names('button')).to.deep.equal(['0'])
  })

  it('keeps the first definition of a tag, and warns with both versions (DELIVERY-12)', () => {
    const first = customElements.get('x-probe')
    page.logs(/<x-probe> is already defined by version \S+; version \S+ is not used/)
    define('x-probe')
    expect(customElements.get('x-probe')).to.equal(first)
  })

  it('keeps a definition by someone else too (DELIVERY-12)', () => {
    customElements.define('x-foreign', class extends HTMLElement {})
    page.logs(/version unknown/)
    define('x-foreign')
  })

  it('is not there before the whole page has been parsed: a header may still come (CONFIG-41)', () => {
    page.fake(document, 'readyState', 'loading')
    define('x-early')
    expect(customElements.get('x-early')).to.equal(undefined)
    page.fake(document, 'readyState', 'interactive')
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(customElements.get('x-early')).to.be.a('function')
  })

  it('sends shop-element-ready with element, version and hydrated (EVENT-19)', async () => {
    const ready = page.events('shop-element-ready')
    await page.mount(html`<x-probe></x-probe>`)
    expect(ready).to.deep.equal([{ element: 'x-probe', version: '0.0.0-source', hydrated: true }])
  })

  it('reports RENDER_FAILED when it fails, and other elements go on (DELIVERY-15, EVENT-23)', async () => {
    page.logs(/This heading breaks/)
    const neighbour = await page.mount(html`<x-probe heading="fine"></x-probe>`)
    const errors = page.events('shop-element-error')
    const broken = page.insert('<x-probe heading="broken"></x-probe>')
    expect(await page.until(() => errors[0])).to.deep.equal({
      element: 'x-probe',
      code: 'RENDER_FAILED',
      message: 'This heading breaks.',
    })
    expect(broken.shadowRoot?.querySelector('output')).to.equal(null)
    expect(shown(neighbour).heading).to.equal('fine')
  })

  it('puts its fragment back when it fails (DELIVERY-15)', async () => {
    page.logs(/This heading breaks/)
    const containerOf = (element: Element) => element.shadowRoot?.querySelector('[data-root]')
    const markup = containerOf(await page.mount(html`<x-probe></x-probe>`))?.innerHTML
    const errors = page.events<{ code: string }>('shop-element-error')
    // Hydrates as it was rendered; then the attribute takes effect, and fails.
    const broken = page.insert(
      `<x-probe heading="broken"><template shadowrootmode="open"><div data-root data-prerendered="{}">${markup}</div></template></x-probe>`,
    )
    expect((await page.until(() => errors[0])).code).to.equal('RENDER_FAILED')
    await page.until(() => containerOf(broken)?.innerHTML === markup)
  })

  it('follows the page root at run time (CONFIG-5)', async () => {
    await page.mount(html`<x-probe></x-probe>`)
    document.documentElement.dataset.site = 'TR'
    await page.until(() => shown().site === 'TR')
    expect(shown().locale).to.equal('tr-TR')
    delete document.documentElement.dataset.site
    await page.until(() => shown().site === 'DE')
  })

  it('does nothing while it is on no page (DELIVERY-16)', async () => {
    const ready = page.events('shop-element-ready')
    const element = document.createElement('x-probe')
    element.setAttribute('heading', 'nowhere')
    for (let frame = 0; frame < 3; frame += 1) await page.frame()
    expect(ready).to.deep.equal([])
    expect(element.shadowRoot?.querySelector('output')).to.equal(null)
  })
})
