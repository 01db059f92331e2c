import { expect } from '@open-wc/testing'
import { createStore } from 'jotai'
import { connectPage } from '../../../src/state/connection.ts'
import { connectFlyouts, flyoutAtom, openFlyoutAtom } from '../../../src/state/header/flyout.ts'
import { loadNavigationAtom } from '../../../src/state/navigation/load-navigation.ts'
import {
  navigationTreeAtom,
  openNavigationAtom,
  themeWorldsEntryAtom,
} from '../../../src/state/navigation/navigation.ts'
import {
  closeNavigationAtom,
  connectNavigation,
  showNavigationAtom,
} from '../../../src/state/navigation/navigation-flyout.ts'
import { captureConsole } from '../../support/console.ts'
import { record } from '../../support/events.ts'
import { type Handler, json, serve } from '../../support/services.ts'

const TREE = 'GET /jsonflyoutnavigation'
const THEMES = 'GET /service/themeworld-frontend/api/themeworlds/navigation'
const tree = [{ title: 'Coffee', href: '/c', children: [{ title: 'Beans', href: '/c/beans' }] }]
const themeworldFlyout = {
  overview: { title: 'Themes', url: '/themeworlds' },
  sections: { new: { themeworlds: [{ url: '/themeworlds/slow', title: 'Slow' }] } },
}
const REQUEST = { clientId: 'DE', route: '', bypassCache: false, untilReplaceable: async () => {} }
const isOpenMarked = () => document.documentElement.classList.contains('shop-flyout-open')

describe('navigation state', () => {
  let store: ReturnType<typeof createStore>
  let services: ReturnType<typeof serve>
  let errors: ReturnType<typeof record<{ element: string; code: string }>>
  let header: HTMLElement
  let cleanups: (() => void)[] = []
  let stopHush = () => {}
  const serving = (handlers: Record<string, Handler> = {}) => {
    services = serve({ [TREE]: () => json(tree), [THEMES]: () => json({ themeworldFlyout }), ...handlers })
  }
  const titles = () => store.get(navigationTreeAtom)?.map(({ title }) => title)

  beforeEach(() => {
    stopHush = captureConsole('error', [])
    errors = record('shop-element-error')
    header = document.createElement('div')
    header.style.height = '10px'
    document.body.append(header)
    store = createStore()
    connectPage(store, {
      site: 'DE',
      apiBase: '',
      element: 'shop-header',
      product: 'Shop',
      locale: 'de-DE',
    })
  })
  afterEach(() => {
    for (const cleanup of cleanups) cleanup()
    cleanups = []
    header.remove()
    services?.end()
    errors.end()
    stopHush()
  })

  describe('entries', () => {
    it('are requested from both services once (NAV-5)', async () => {
      serving()
      await Promise.all([store.set(loadNavigationAtom, REQUEST), store.set(loadNavigationAtom, REQUEST)])
      expect(services.calls.map(({ path }) => path)).to.have.length(2)
      expect(titles()).to.deep.equal(['Coffee'])
      expect(store.get(themeWorldsEntryAtom)?.sections?.[0]?.themeworlds[0]?.title).to.equal('Slow')
    })

    it('are requested again past caches, and stay when that fails (PREVIEW-34, NAV-7)', async () => {
      serving()
      await store.set(loadNavigationAtom, REQUEST)
      services.end()
      serving({ [TREE]: () => json({}, 500) })
      await store.set(loadNavigationAtom, { ...REQUEST, bypassCache: true })
      expect(services.calls.map(({ cache }) => cache)).to.deep.equal(['reload', 'reload'])
      expect(titles()).to.deep.equal(['Coffee'])
      expect(errors.details.map(({ code }) => code)).to.deep.equal(['NAVIGATION_UNAVAILABLE'])
    })

    it('are numbered from the theme worlds on, which come first (NAV-1)', async () => {
      serving()
      await store.set(loadNavigationAtom, REQUEST)
      expect(store.get(themeWorldsEntryAtom)?.index).to.equal(0)
      expect(store.get(navigationTreeAtom)?.[0]?.index).to.equal(1)
      expect(store.get(navigationTreeAtom)?.[0]?.children[0]?.index).to.equal(0)
    })

    it('stay the built-in ones when the navigation service fails, which is reported (NAV-7)', async () => {
      serving({ [TREE]: () => json({}, 500) })
      await store.set(loadNavigationAtom, REQUEST)
      expect(titles()).to.equal(undefined)
      expect(store.get(themeWorldsEntryAtom)?.title).to.equal('Themes')
      expect(errors.details.map(({ element, code }) => `${element} ${code}`)).to.deep.equal([
        'shop-header NAVIGATION_UNAVAILABLE',
      ])
    })

    it('keep the built-in first one when the theme worlds fail, which is reported (NAV-7)', async () => {
      serving({ [THEMES]: () => json('no', 200) })
      await store.set(loadNavigationAtom, REQUEST)
      expect(titles()).to.deep.equal(['Coffee'])
      expect(store.get(themeWorldsEntryAtom)).to.equal(undefined)
      expect(errors.details.map(({ code }) => code)).to.deep.equal(['THEME_WORLDS_UNAVAILABLE'])
    })

    it('of an earlier client id are ignored (NAV-5)', async () => {
      let release = () => {}
      serving({
        [TREE]: async ({ query }) => {
          if (query.get('site') === 'old') await new Promise<void>((resolve) => (release = resolve))
          return json([{ title: query.get('site'), href: '/x' }])
        },
      })
      const old = store.set(loadNavigationAtom, { ...REQUEST, clientId: 'old' })
      await store.set(loadNavigationAtom, { ...REQUEST, clientId: 'new' })
      release()
      await old
      expect(titles()).to.deep.equal(['new'])
      expect(errors.details).to.deep.equal([])
    })

    it('wait until the bar may change (NAV-12)', async () => {
      serving()
      let allow = () => {}
      const isReplaceable = new Promise<void>((resolve) => (allow = resolve))
      const requested: [readonly string[], number][] = []
      const loading = store.set(loadNavigationAtom, {
        ...REQUEST,
        untilReplaceable: (names, from) => {
          requested.push([names, from])
          return isReplaceable
        },
      })
      while (requested.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
      expect(titles()).to.equal(undefined)
      allow()
      await loading
      expect(titles()).to.deep.equal(['Coffee'])
      expect(requested.sort(([, a], [, b]) => a - b)).to.deep.equal([
        [['Themes'], 0],
        [['Coffee'], 1],
      ])
    })
  })

  describe('flyout', () => {
    const show = (...path: number[]) => store.set(showNavigationAtom, { path, as: 'flyout', header })
    const recorded = () => {
      const log: string[] = []
      for (const name of [
        'navigation-flyout-opened',
        'navigation-flyout-closed',
        'icon-flyout-opened',
        'icon-flyout-closed',
      ]) {
        const onEvent = (event: Event) => {
          const { index, flyout } = (event as CustomEvent<{ index?: number; flyout?: string }>).detail
          log.push(`${name} ${index ?? flyout}`)
        }
        window.addEventListener(name, onEvent)
        cleanups.push(() => window.removeEventListener(name, onEvent))
      }
      return log
    }

    it('dispatches opened and closed with the index of its entry, and marks the page root (NAV-32, FLYOUT-19)', () => {
      const log = recorded()
      show(2)
      expect(isOpenMarked()).to.equal(true)
      store.set(closeNavigationAtom)
      expect(isOpenMarked()).to.equal(false)
      expect(log).to.deep.equal(['navigation-flyout-opened 2', 'navigation-flyout-closed 2'])
    })

    it('dispatches closed and opened for another entry, and nothing for another level (NAV-32)', () => {
      const log = recorded()
      show(2)
      show(2, 1)
      expect(store.get(openNavigationAtom)?.isSwitch).to.equal(false)
      show(3)
      expect(store.get(openNavigationAtom)?.isSwitch).to.equal(true)
      expect(log).to.deep.equal([
        'navigation-flyout-opened 2',
        'navigation-flyout-closed 2',
        'navigation-flyout-opened 3',
      ])
      expect(isOpenMarked()).to.equal(true)
      store.set(closeNavigationAtom)
    })

    it('closes an icon flyout, and is closed by one (FLYOUT-2)', () => {
      cleanups.push(
        connectFlyouts(store, header, () => true),
        connectNavigation(store, header),
      )
      const log = recorded()
      store.set(openFlyoutAtom, 'userMenu')
      show(1)
      expect(store.get(flyoutAtom)).to.equal(undefined)
      store.set(openFlyoutAtom, 'userMenu')
      expect(store.get(openNavigationAtom)).to.equal(undefined)
      expect(isOpenMarked()).to.equal(true)
      expect(log.filter((line) => line.includes('opened'))).to.deep.equal([
        'icon-flyout-opened userMenu',
        'navigation-flyout-opened 1',
        'icon-flyout-opened userMenu',
      ])
      window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
      expect(isOpenMarked()).to.equal(false)
    })

    it('closes on shop-close-flyouts and when its header is removed (NAV-30)', () => {
      const disconnect = connectNavigation(store, header)
      show(1)
      window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
      expect(store.get(openNavigationAtom)).to.equal(undefined)
      show(1)
      disconnect()
      expect(store.get(openNavigationAtom)).to.equal(undefined)
      expect(isOpenMarked()).to.equal(false)
    })

    it("closes when another site's header opens its navigation (FLYOUT-2)", () => {
      const other = createStore()
      cleanups.push(connectNavigation(store, header), connectNavigation(other, document.createElement('div')))
      show(1)
      other.set(showNavigationAtom, { path: [4], as: 'flyout', header: undefined })
      expect(store.get(openNavigationAtom)).to.equal(undefined)
      expect(other.get(openNavigationAtom)?.path).to.deep.equal([4])
      other.set(closeNavigationAtom)
    })
  })
})
