/**
 * The behaviour of r2wc's own props with attributes (decision 12): while one of these holds, attributes are resolved by tables of ours.
 * When r2wc changes, this says so.
 */
import { expect } from '@open-wc/testing'
import r2wc from '@r2wc/react-to-web-component'
import { createElement, useState } from 'react'
import { page } from '../support/page.ts'

let mounts = 0

/** Shows its props, and which mount it is. */
function Probe({ container: _, ...props }: Record<string, unknown>) {
  const [mount] = useState(() => {
    mounts += 1
    return mounts
  })
  return createElement('p', {}, JSON.stringify({ ...props, mount }))
}

const TAG = 'r2wc-probe'
customElements.define(
  TAG,
  r2wc(Probe, { props: { isBig: 'boolean', heading: 'string', images: 'json' } }) as CustomElementConstructor,
)

/** An element with these attributes on the page. */
function probe(attributes: Readonly<Record<string, string>>): HTMLElement {
  mounts = 0
  const element = document.createElement(TAG)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return element
}
const propsOf = (element: HTMLElement) => JSON.parse(element.textContent || '{}')
const says = (element: HTMLElement, props: object) =>
  page.until(() => JSON.stringify(propsOf(element)) === JSON.stringify(props), JSON.stringify(props))

describe('the props of r2wc (decision 12)', () => {
  afterEach(() => document.querySelector(TAG)?.remove())

  it('reach a component by name, type and change', async () => {
    const element = probe({ 'is-big': 'true', heading: 'Sale', images: '["a.jpg"]' })
    await says(element, { isBig: true, heading: 'Sale', images: ['a.jpg'], mount: 1 })
    element.setAttribute('heading', 'New')
    await says(element, { isBig: true, heading: 'New', images: ['a.jpg'], mount: 1 })
  })

  it('do not have an attribute without a value, and an empty one', async () => {
    await says(probe({ 'is-big': '', heading: '' }), { mount: 1 })
  })

  it('keep the last value of an attribute that is emptied or removed', async () => {
    const element = probe({ 'is-big': 'true', heading: 'Sale' })
    await says(element, { isBig: true, heading: 'Sale', mount: 1 })
    element.removeAttribute('is-big')
    element.setAttribute('heading', '')
    element.setAttribute('images', '[]')
    await says(element, { isBig: true, heading: 'Sale', images: [], mount: 1 })
  })

  it('take any text for false, and the name of the attribute, too', async () => {
    await says(probe({ 'is-big': 'is-big' }), { isBig: false, mount: 1 })
  })

  it('throw for JSON that is none', async () => {
    const element = probe({ heading: 'Sale' }) as HTMLElement & {
      attributeChangedCallback(name: string, before: string | null, after: string): void
    }
    await says(element, { heading: 'Sale', mount: 1 })
    expect(() => element.attributeChangedCallback('images', null, '{')).to.throw(SyntaxError)
  })

  it('are mounted anew where the element moves, and lose their state', async () => {
    const element = probe({ heading: 'Sale' })
    await says(element, { heading: 'Sale', mount: 1 })
    const place = document.body.appendChild(document.createElement('div'))
    place.append(element)
    await says(element, { heading: 'Sale', mount: 2 })
    place.remove()
  })
})
