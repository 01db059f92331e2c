import { expect, waitUntil } from '@open-wc/testing'
import { useState } from 'react'
import { defineElement } from '../../src/elements/define-element.ts'
import { hush, hushed } from '../support/console.ts'
import { nextEvent, ready, record } from '../support/events.ts'

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
  heading: { kind: 'text', default: '' },
} as const

const noStyles = async () => ({ default: ':host { display: block }' })

function define(tag: string) {
  defineElement({ tag, attributes, aliases: { heading: 'title' }, features: [], loadSheet: noStyles, component: Probe })
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

describe('define-element (public contract, section 1)', () => {
  before(() => define('x-probe'))
  afterEach(() => {
    for (const element of document.querySelectorAll('x-probe')) element.parentElement?.remove()
  })

  it('takes a bare, an empty and a true boolean attribute as on, false and absence as off', async () => {
    expect(shown(await mounted('<x-probe reduced></x-probe>')).reduced).to.equal(true)
    expect(shown(await mounted('<x-probe reduced=""></x-probe>')).reduced).to.equal(true)
    expect(shown(await mounted('<x-probe reduced="true"></x-probe>')).reduced).to.equal(true)
    expect(shown(await mounted('<x-probe reduced="false"></x-probe>')).reduced).to.equal(false)
    const absent = shown(await mounted('<x-probe></x-probe>'))
    expect(absent.reduced).to.equal(false)
    expect(absent.sticky).to.equal(true)
  })

  it('takes attributes that are set, changed and removed at run time', async () => {
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

  it('renders once per change, and not at all when nothing changed', async () => {
    const element = await mounted('<x-probe heading="a"></x-probe>')
    const before = renders
    element.setAttribute('heading', 'a')
    element.setAttribute('heading', 'b')
    await waitUntil(() => shown(element).heading === 'b')
    expect(renders - before).to.equal(1)
  })

  it('reads the alias of an attribute', async () => {
    expect(shown(await mounted('<x-probe title="From title"></x-probe>')).heading).to.equal('From title')
  })

  it('reflects properties, and reads them as strict values', async () => {
    const element = await mounted('<x-probe></x-probe>')
    element.reduced = true
    element.sticky = false
    element.images = [{ a: 1 }]
    await waitUntil(() => shown(element).reduced)
    expect(element.getAttribute('sticky')).to.equal('false')
    expect(element.sticky).to.equal(false)
    expect(shown(element).images).to.deep.equal([{ a: 1 }])
  })

  it('keeps properties that were set before it was defined', async () => {
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

  it('lives on with the default when a JSON attribute is malformed, and warns', async () => {
    const warnings: string[] = []
    const stop = hush('warn', warnings)
    const element = await mounted(`<x-probe images='{"a": ' heading="alive"></x-probe>`)
    stop()
    expect(shown(element)).to.deep.include({ images: null, heading: 'alive' })
    expect(warnings.join()).to.include('attribute images')
  })

  it('keeps its state when it is moved in the DOM', async () => {
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

  it('is taken down when it stays away, and comes up anew when it returns', async () => {
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

  it('leaves the first registration in place, and names both versions', () => {
    const first = customElements.get('x-probe')
    const { warnings } = hushed(() => define('x-probe'))
    expect(customElements.get('x-probe')).to.equal(first)
    expect(warnings.join()).to.match(/<x-probe> is already defined by version \S+; version \S+ stands back/)
  })

  it('stands back for a definition that is not its own', () => {
    customElements.define('x-foreign', class extends HTMLElement {})
    const { warnings } = hushed(() => define('x-foreign'))
    expect(warnings.join()).to.include('version unknown')
  })

  it('tells shop-element-ready with element, version and whether it was hydrated', async () => {
    const told = ready('x-probe')
    await mounted('<x-probe></x-probe>')
    expect(await told).to.deep.equal({ element: 'x-probe', version: '0.0.0-source', hydrated: false })
  })

  it('has one error boundary: what breaks inside is told, and another element lives on', async () => {
    const errors: string[] = []
    const stop = hush('error', errors)
    const neighbour = await mounted('<x-probe heading="fine"></x-probe>')
    const told = nextEvent<{ element: string; code: string; message: string }>('shop-element-error')
    const broken = document.createElement('x-probe')
    broken.setAttribute('heading', 'broken')
    document.body.append(broken)
    expect(await told).to.deep.equal({ element: 'x-probe', code: 'RENDER_FAILED', message: 'This heading breaks.' })
    stop()
    expect(broken.shadowRoot?.querySelector('output')).to.equal(null)
    expect(shown(neighbour).heading).to.equal('fine')
    broken.remove()
  })

  it('follows the page root at run time', async () => {
    const element = await mounted('<x-probe></x-probe>')
    document.documentElement.dataset.site = 'TR'
    await waitUntil(() => shown(element).site === 'TR')
    expect(shown(element).locale).to.equal('tr-TR')
    delete document.documentElement.dataset.site
    await waitUntil(() => shown(element).site === 'DE')
  })

  it('asks nothing of an element that is on no page', async () => {
    const told = record('shop-element-ready')
    const element = document.createElement('x-probe')
    element.setAttribute('heading', 'nowhere')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(told.details).to.deep.equal([])
    expect(element.shadowRoot?.querySelector('output')).to.equal(null)
    told.end()
  })
})
