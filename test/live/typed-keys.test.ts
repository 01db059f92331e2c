// every engine: focus, keys
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import '../../src/elements/shop-header.ts'
import '../../src/elements/shop-newsletter.ts'
import { liveTag } from '../../src/live/live-element.ts'
import { pageSettings } from '../../src/page/configuration/settings.ts'
import { page } from '../support/page.ts'
import { placeSleeping } from '../support/sleeping-element.ts'

const TYPES = ['keydown', 'keypress', 'keyup'] as const
const TAG = liveTag({ attributes: {}, behaviours: [], liveProps: [] })

describe('keys that are typed into a field', () => {
  /** Keys that listeners of the page hear on document and window, and those that make a shortcut of it. */
  function heard(): string[] {
    const keys: string[] = []
    const onKey = (event: Event) => {
      const { key, type } = event as KeyboardEvent
      keys.push(`${type} ${key}`)
      // As pages do that leave fields alone.
      if (!(event.target as Element).matches?.('input, textarea, select') && 's/'.includes(key)) event.preventDefault()
    }
    for (const target of [document.body, document, window])
      for (const type of TYPES) {
        target.addEventListener(type, onKey)
        page.onEnd(() => target.removeEventListener(type, onKey))
      }
    return keys
  }
  const send = (target: Element, init: KeyboardEventInit, type = 'keydown') =>
    target.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, composed: true, ...init }))
  function asleep() {
    const element = placeSleeping(TAG, '<label>Search <input type="search"></label><a href="#x">Link</a>')
    const input = element.root.querySelector('input') as Element
    return { ...element, input }
  }

  it('reach the field of a header, and no shortcut of the page (EVENT-36)', async () => {
    await page.size(1200)
    await page.mount(html`<shop-header site="DE"></shop-header>`)
    const keys = heard()
    const field = page.field('Suche') as HTMLInputElement
    field.focus()
    await page.type('s1/k', 'Suche')
    expect(field.value).to.equal('s1/k')
    expect(keys).to.deep.equal([])
  })

  it('reach fields of a form, before React and after (EVENT-36)', async () => {
    await page.mount(html`<shop-newsletter site="DE"></shop-newsletter>`)
    const keys = heard()
    const field = page.field(/Mail-Adresse/) as HTMLInputElement
    field.focus()
    await page.type('s@b', /Mail-Adresse/)
    expect([field.value, keys]).to.deep.equal(['s@b', []])
    const { input: early } = asleep()
    for (const type of TYPES) send(early, { key: 's' }, type)
    expect(keys).to.deep.equal([])
  })

  for (const [what, init] of [
    ['a character', { key: 'a' }],
    ['a capital', { key: 'A', shiftKey: true }],
    ['Space', { key: ' ' }],
    ['Enter', { key: 'Enter' }],
    ['an arrow', { key: 'ArrowDown' }],
    ['Backspace', { key: 'Backspace' }],
    ['AltGr on Windows', { key: '@', altKey: true, ctrlKey: true }],
    ['Option on macOS', { key: '€', altKey: true }],
    ['a dead key', { key: 'Dead', altKey: true }],
    ['a key of an input method', { key: 'Process' }],
  ] as const)
    it(`stay with us: ${what} (EVENT-36)`, async () => {
      const keys = heard()
      send(asleep().input, init)
      expect(keys).to.deep.equal([])
    })

  for (const init of [
    { key: 'Escape' },
    { key: 'Tab' },
    { key: 'Shift' },
    { key: 's', ctrlKey: true },
    { key: 'k', metaKey: true },
    { key: 's', altKey: true },
    { key: 'S', altKey: true, shiftKey: true },
  ])
    it(`are not those that close, lead on or are shortcuts: ${Object.keys(init)} ${init.key} (EVENT-36)`, async () => {
      const keys = heard()
      send(asleep().input, init)
      expect([...new Set(keys)]).to.deep.equal([`keydown ${init.key}`])
    })

  it('are heard on the tag, from a link, from what the page has slotted, and where the page asks (EVENT-36)', async () => {
    const { host, root, input } = asleep()
    const keys = heard()
    const onTag: Event[] = []
    host.addEventListener('keydown', (event) => onTag.push(event))
    send(input, { key: 'a' })
    expect([onTag.length, keys.length]).to.deep.equal([1, 0])
    send(root.querySelector('a') as Element, { key: 'b' })
    const slotted = document.createElement('input')
    host.append(slotted)
    send(slotted, { key: 'c' })
    page.fake(pageSettings().block as object, 'typedKeys', true)
    send(input, { key: 'd' })
    expect([...new Set(keys)]).to.deep.equal(['keydown b', 'keydown c', 'keydown d'])
  })
})
