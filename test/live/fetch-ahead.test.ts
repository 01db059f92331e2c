// every engine: focus, pointer
import { expect } from '@open-wc/testing'
import { fetchAhead } from '../../src/live/fetch-ahead.ts'
import { liveTag } from '../../src/live/live-element.ts'
import { FETCH_AHEAD_FOCUS_MS, FETCH_AHEAD_POINTER_MS } from '../../src/shop/limits.ts'
import { page } from '../support/page.ts'
import { placeSleeping } from '../support/sleeping-element.ts'

const TAG = liveTag({ attributes: {}, behaviours: [], liveProps: [] })
const MARKUP = `
  <a href="#home">Home</a>
  <a href="#cart" data-control="flyout-icon:cart"><b>Cart</b></a>
  <button data-control="navigation-menu">Menu</button>
  <button data-control="copy-voucher:TEN">Copy</button>
  <form data-control="search-form"><label for="term">Search</label><input id="term"></form>`

describe('the code of a control', () => {
  function place() {
    const { root, element, loader } = placeSleeping(TAG, MARKUP)
    const prepared: string[] = []
    loader.prepare = (used) => void prepared.push(used.id || used.textContent || '')
    element.features.offer('navigation', (isAhead) => void prepared.push(isAhead ? 'navigation' : ''))
    page.onEnd(fetchAhead(element))
    return { root, element, prepared, clock: page.clock() }
  }
  const send = (part: string, event: Event) => page.select(part).dispatchEvent(event)
  const OPTIONS = { bubbles: true, composed: true, pointerType: 'mouse' }
  const move = (part: string, movementX = 1) => send(part, new PointerEvent('pointermove', { ...OPTIONS, movementX }))
  const focus = (part: string) => send(part, new FocusEvent('focusin', OPTIONS))

  it('is fetched when a mouse stays on it, once (LIVE-8)', () => {
    const { prepared, clock, element } = place()
    move('b')
    clock.tick(FETCH_AHEAD_POINTER_MS - 1)
    move('[href="#cart"]')
    expect(prepared).to.deep.equal([])
    clock.tick(1)
    move('b')
    clock.tick(FETCH_AHEAD_POINTER_MS)
    expect([prepared, element.phase]).to.deep.equal([['Cart'], 'asleep'])
  })

  it('is not fetched when a mouse crosses it, or leaves the element (LIVE-8)', () => {
    const { root, prepared, clock } = place()
    for (const part of ['b', 'button', '#term', '[href="#home"]', '#term']) {
      move(part)
      clock.tick(FETCH_AHEAD_POINTER_MS - 1)
    }
    root.host.dispatchEvent(new PointerEvent('pointerleave', OPTIONS))
    clock.tick(FETCH_AHEAD_POINTER_MS)
    expect(prepared).to.deep.equal([])
  })

  it('is not fetched when the page scrolls it under a mouse that rests (LIVE-8)', () => {
    const { prepared, clock } = place()
    move('b', 0)
    clock.tick(FETCH_AHEAD_POINTER_MS)
    expect(prepared).to.deep.equal([])
  })

  it('is fetched when the focus stays on it, not on its way (LIVE-8)', () => {
    const { prepared, clock } = place()
    for (const part of ['[href="#cart"]', 'button', '#term']) {
      focus(part)
      clock.tick(FETCH_AHEAD_FOCUS_MS - 1)
      send(part, new FocusEvent('focusout', OPTIONS))
    }
    clock.tick(FETCH_AHEAD_FOCUS_MS)
    expect(prepared).to.deep.equal([])
    focus('#term')
    clock.tick(FETCH_AHEAD_FOCUS_MS)
    expect(prepared).to.deep.equal(['term'])
  })

  it('is fetched at once when it is pressed (LIVE-8)', () => {
    const { prepared } = place()
    for (const part of ['button', 'label'])
      send(part, new PointerEvent('pointerdown', { ...OPTIONS, pointerType: 'touch' }))
    expect(prepared).to.deep.equal(['navigation', 'Search'])
  })

  it('is not fetched where the control needs none (LIVE-8)', () => {
    const { prepared, clock } = place()
    for (const part of ['[href="#home"]', '[data-control="copy-voucher:TEN"]', 'form']) {
      send(part, new PointerEvent('pointerdown', OPTIONS))
      move(part)
      clock.tick(FETCH_AHEAD_POINTER_MS)
    }
    expect(prepared).to.deep.equal([])
  })

  for (const connection of [
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: '3g' },
    { effectiveType: 'slow-2g' },
  ])
    it(`is not fetched ahead with ${JSON.stringify(connection)} (LIVE-8)`, () => {
      page.fake(navigator, 'connection', connection)
      const { prepared } = place()
      send('button', new PointerEvent('pointerdown', OPTIONS))
      expect(prepared).to.deep.equal([])
    })
})
