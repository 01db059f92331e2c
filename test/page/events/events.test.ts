import { expect } from '@open-wc/testing'
import { emit, listen, reportError } from '../../../src/page/events/events.ts'
import { page } from '../../support/page.ts'

describe('window events', () => {
  it('are custom events that are dispatched on window (EVENT-1)', () => {
    const events: Event[] = []
    page.onEnd(listen('cart-data-changed', (_, event) => void events.push(event)))
    emit('cart-data-changed', { itemCount: 3 })
    expect(events[0]).to.be.instanceOf(CustomEvent)
    expect(events[0]).to.include({ target: window, cancelable: false })
    expect((events[0] as CustomEvent).detail).to.deep.equal({ itemCount: 3 })
  })

  it('are received until the cleanup, without a detail where the page gives none (EVENT-1)', () => {
    const details: unknown[] = []
    const cleanup = listen('cartTriggerUpdate', (detail) => void details.push(detail))
    window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
    window.dispatchEvent(new Event('cartTriggerUpdate'))
    cleanup()
    window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
    expect(details).to.deep.equal([undefined, undefined])
  })

  it('can be canceled by the page where it may: then emit returns false (FOOTER-43)', () => {
    window.addEventListener('shop-consent-settings', (event) => event.preventDefault(), { once: true })
    expect(emit('shop-consent-settings', undefined, { cancelable: true })).to.equal(false)
    expect(emit('shop-consent-settings', undefined, { cancelable: true })).to.equal(true)
  })

  it('report a problem with element, code and message, to page and console (EVENT-22)', () => {
    page.logs(/^\[shop-elements\] <shop-footer> CODE_UNAVAILABLE: Gone\.$/)
    const reported = page.events('shop-element-error')
    reportError('shop-footer', 'CODE_UNAVAILABLE', 'Gone.')
    expect(reported).to.deep.equal([{ element: 'shop-footer', code: 'CODE_UNAVAILABLE', message: 'Gone.' }])
  })
})
