import { expect } from '@open-wc/testing'
import { startPage } from '../../src/loader/start-page.ts'
import { sharedKey } from '../../src/page/browser/own-symbol.ts'
import { page } from '../support/page.ts'

describe('the start of the loader', () => {
  const locked: Record<string, PropertyDescriptor> = {
    'a value of its own': { value: 'its own', writable: false },
    'a getter': { get: () => 'its own' },
  }
  for (const [what, descriptor] of Object.entries(locked))
    it(`is not held up by a page that has locked the name of the page API for ${what} (DELIVERY-93)`, () => {
      Object.defineProperty(window, 'shopElements', { ...descriptor, configurable: true })
      page.onEnd(() => {
        Reflect.deleteProperty(window, 'shopElements')
        Reflect.deleteProperty(globalThis, sharedKey('loader'))
      })
      let isStarted = false
      startPage(
        async () => {},
        async () => [],
        () => {
          isStarted = true
        },
      )
      expect([isStarted, window.shopElements]).to.deep.equal([true, 'its own'])
    })
})
