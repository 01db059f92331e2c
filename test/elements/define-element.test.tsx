import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { defineElement } from '../../src/elements/define-element.ts'
import { captureConsole, withCapturedConsole } from '../support/console.ts'
import { nextEvent, ready, record } from '../support/events.ts'
import { waitUntil } from '../support/wait-until.ts'

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
  images: { kind: 'json', default: null },
  heading: { kind: 'text', default: '', alias: 'title' },
} as const

const noStyles = async () => ({ default: ':host { display: block }' })

function define(tag: string) {
  defineElement({ tag, attributes, features: [], loadSheet: noStyles, component: Probe })
}

type ProbeElement = HTMLElement & ProbeProps

const shown = (element: Element): ProbeProps =>
  JSON.parse(element.shadowRoot?.querySelector('output')?.textContent ?? '{}')
const button = (element: Element) => element.shadowRoot?.querySelector('button') as HTMLButtonElement

async function mounted(markup: string): Promise<ProbeElement> {
  const holder = document.createElement('div')
  holder.innerHTML = markup
  const element = holder.firstElementChild as ProbeElement
  const isReady = ready(element.localName)
  document.body.append(holder)
  await isReady
  return element
}

describe('a defined element', () => {
  before(() => define('x-probe'))
  afterEach(() => {
    for (const element of document.querySelectorAll('x-probe')) element.parentElement?.remove()
  })

  it('has a boolean on when it is present, empty or true, off when it is absent or false (CONFIG-4)', async () => {
    expect(shown(await mounted('<x-probe reduced></x-probe>')).reduced).to.equal(true)
    expect(shown(await mounted('<x-probe reduced=""></x-probe>')).reduced).to.equal(true)
    expect(shown(await mounted('<x-probe reduced="true"></x-probe>')).reduced).to.equal(true)
    expect(shown(await mounted('<x-probe reduced="false"></x-probe>')).reduced).to.equal(false)
    const absent = shown(await mounted('<x-probe></x-probe>'))
    expect(absent.reduced).to.equal(false)
    expect(absent.sticky).to.equal(true)
  })

  it('follows attributes that are set, changed and removed at run time (CONFIG-5)', async () => {
    const element = await mounted('<x-probe></x-probe>')
    element.setAttribute('reduced', '')
    element.setAttribute('heading', 'Hello')
    await waitUntil(() => shown(element).heading === 'Hello')
    expect(shown(element).reduced).to.equal(true)
    element.removeAttribute('reduced')
    element.setAttribute('heading', '')
    await waitUntil(() => shown(element).heading === '')
    expect(shown(element).reduced).to.equal(false)
  })

  it('renders once per change, and not at all when nothing changed (CONFIG-5)', async () => {
    const element = await mounted('<x-probe heading="a"></x-probe>')
    const before = renders
    element.setAttribute('heading', 'a')
    element.setAttribute('heading', 'b')
    await waitUntil(() => shown(element).heading === 'b')
    expect(renders - before).to.equal(1)
  })

  it('reads the alias of an attribute (NEWS-8)', async () => {
    expect(shown(await mounted('<x-probe title="From title"></x-probe>')).heading).to.equal('From title')
  })

  it('has a property for each attribute, which sets it and reads the value in use (CONFIG-6)', async () => {
    const element = await mounted('<x-probe></x-probe>')
    element.reduced = true
    element.sticky = false
    element.images = [{ a: 1 }]
    await waitUntil(() => shown(element).reduced)
    expect(element.getAttribute('sticky')).to.equal('false')
    expect(element.sticky).to.equal(false)
    expect(shown(element).images).to.deep.equal([{ a: 1 }])
  })

  it('keeps properties that were set before it was defined (CONFIG-6)', async () => {
    const element = document.createElement('x-late-probe') as ProbeElement
    element.heading = 'Early'
    element.reduced = true
    document.body.append(element)
    const isReady = ready('x-late-probe')
    define('x-late-probe')
    await isReady
    expect(shown(element)).to.include({ heading: 'Early', reduced: true })
    element.heading = 'Later'
    await waitUntil(() => shown(element).heading === 'Later')
    element.remove()
  })

  it('uses the default for malformed JSON, and warns (CONFIG-3)', async () => {
    const warnings: string[] = []
    const stop = captureConsole('warn', warnings)
    const element = await mounted(`<x-probe images='{"a": ' heading="alive"></x-probe>`)
    stop()
    expect(shown(element)).to.deep.include({ images: null, heading: 'alive' })
    expect(warnings.join()).to.include('attribute images')
  })

  it('keeps its state when it is moved in the page (DELIVERY-16)', async () => {
    const element = await mounted('<x-probe></x-probe>')
    button(element).click()
    await waitUntil(() => button(element).textContent === '1')
    const elsewhere = document.createElement('section')
    document.body.append(elsewhere)
    elsewhere.append(element)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(button(element).textContent).to.equal('1')
    button(element).click()
    await waitUntil(() => button(element).textContent === '2')
    elsewhere.remove()
  })

  it('is unmounted when it is removed, and rendered again when it comes back (DELIVERY-16)', async () => {
    const element = await mounted('<x-probe></x-probe>')
    button(element).click()
    await waitUntil(() => button(element).textContent === '1')
    const { parentElement } = element
    element.remove()
    await waitUntil(() => !button(element))
    const isReady = ready('x-probe')
    parentElement?.append(element)
    await isReady
    expect(button(element).textContent).to.equal('0')
  })

  it('keeps the first definition of a tag, and warns with both versions (DELIVERY-12)', () => {
    const first = customElements.get('x-probe')
    const { warnings } = withCapturedConsole(() => define('x-probe'))
    expect(customElements.get('x-probe')).to.equal(first)
    expect(warnings.join()).to.match(/<x-probe> is already defined by version \S+; version \S+ is not used/)
  })

  it('keeps a definition by someone else too (DELIVERY-12)', () => {
    customElements.define('x-foreign', class extends HTMLElement {})
    const { warnings } = withCapturedConsole(() => define('x-foreign'))
    expect(warnings.join()).to.include('version unknown')
  })

  it('sends shop-element-ready with element, version and hydrated (EVENT-19)', async () => {
    const isReady = ready('x-probe')
    await mounted('<x-probe></x-probe>')
    expect(await isReady).to.deep.equal({ element: 'x-probe', version: '0.0.0-source', hydrated: false })
  })

  it('reports RENDER_FAILED when it fails, and other elements go on (DELIVERY-15, EVENT-23)', async () => {
    const errors: string[] = []
    const stop = captureConsole('error', errors)
    const neighbour = await mounted('<x-probe heading="fine"></x-probe>')
    const reported = nextEvent<{ element: string; code: string; message: string }>('shop-element-error')
    const broken = document.createElement('x-probe')
    broken.setAttribute('heading', 'broken')
    document.body.append(broken)
    expect(await reported).to.deep.equal({ element: 'x-probe', code: 'RENDER_FAILED', message: 'This heading breaks.' })
    stop()
    expect(broken.shadowRoot?.querySelector('output')).to.equal(null)
    expect(shown(neighbour).heading).to.equal('fine')
    broken.remove()
  })

  it('puts its fragment back when it fails (DELIVERY-15)', async () => {
    const stop = captureConsole('error', [])
    const { shadowRoot } = await mounted('<x-probe></x-probe>')
    const markup = shadowRoot?.querySelector('[data-root]')?.innerHTML
    const failed = nextEvent<{ code: string }>('shop-element-error')
    const holder = document.createElement('div')
    document.body.append(holder)
    // Hydrates as it was rendered; then the attribute takes effect, and fails.
    ;(holder as unknown as { setHTMLUnsafe(html: string): void }).setHTMLUnsafe(
      `<x-probe heading="broken"><template shadowrootmode="open"><div data-root data-prerendered="{}">${markup}</div></template></x-probe>`,
    )
    expect((await failed).code).to.equal('RENDER_FAILED')
    await new Promise((resolve) => setTimeout(resolve))
    stop()
    expect(holder.querySelector('x-probe')?.shadowRoot?.querySelector('[data-root]')?.innerHTML).to.equal(markup)
  })

  it('follows the page root at run time (CONFIG-5)', async () => {
    const element = await mounted('<x-probe></x-probe>')
    document.documentElement.dataset.site = 'TR'
    await waitUntil(() => shown(element).site === 'TR')
    expect(shown(element).locale).to.equal('tr-TR')
    delete document.documentElement.dataset.site
    await waitUntil(() => shown(element).site === 'DE')
  })

  it('does nothing while it is on no page (DELIVERY-16)', async () => {
    const events = record('shop-element-ready')
    const element = document.createElement('x-probe')
    element.setAttribute('heading', 'nowhere')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(events.details).to.deep.equal([])
    expect(element.shadowRoot?.querySelector('output')).to.equal(null)
    events.end()
  })
})
