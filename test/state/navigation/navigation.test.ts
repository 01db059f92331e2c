import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { connectFlyouts, openFlyoutAtom } from '../../../src/state/header/flyout.ts'
import { flyoutAtom } from '../../../src/state/header/open-flyout.ts'
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
import { connectedStore } from '../../support/connected-store.ts'
import { heldAnswer } from '../../support/held-answer.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'

const TREE = 'GET /jsonflyoutnavigation'
const THEMES = 'GET /service/themeworld-frontend/api/themeworlds/navigation'
const coffee = [{ title: 'Coffee', href: '/c', children: [{ title: 'Beans', href: '/c/beans' }] }]
const themeworldFlyout = {
  overview: { title: 'Themes', url: '/themeworlds' },
  sections: { new: { themeworlds: [{ url: '/themeworlds/slow', title: 'Slow' }] } },
}
const REQUEST = { clientId: 'DE', route: '', bypassCache: false, untilReplaceable: async () => {} }

describe('the entries of the navigation', () => {
  const open = (services: Record<string, Handler> = {}) => {
    page.serve({ [TREE]: () => json(coffee), [THEMES]: () => json({ themeworldFlyout }), ...services })
    const store = connectedStore('shop-header')
    return {
      load: (more: object = {}) => store.set(loadNavigationAtom, { ...REQUEST, ...more }),
      tree: () => store.get(navigationTreeAtom),
      titles: () => store.get(navigationTreeAtom)?.map(({ title }) => title),
      themes: () => store.get(themeWorldsEntryAtom),
    }
  }

  it('are requested from both services once (NAV-5)', async () => {
    const { load, titles, themes } = open()
    await Promise.all([load(), load()])
    expect(page.calls()).to.have.length(2)
    expect(titles()).to.deep.equal(['Coffee'])
    expect(themes()?.sections?.[0]?.themeworlds[0]?.title).to.equal('Slow')
  })

  it('are requested again past caches, and stay when that fails (PREVIEW-34, NAV-7)', async () => {
    page.logs(/NAVIGATION_UNAVAILABLE/)
    const { load, titles } = open()
    await load()
    page.serve({ [TREE]: () => json({}, 500) })
    await load({ bypassCache: true })
    expect(page.calls().map(({ request }) => request.cache)).to.deep.equal(['default', 'default', 'reload', 'reload'])
    expect(titles()).to.deep.equal(['Coffee'])
  })

  it('are numbered from the theme worlds on, which come first (NAV-1)', async () => {
    const { load, tree, themes } = open()
    await load()
    const [first] = tree() ?? []
    expect([themes()?.index, first?.index, first?.children[0]?.index]).to.deep.equal([0, 1, 0])
  })

  it('stay the built-in ones when the navigation service fails, which is reported (NAV-7)', async () => {
    page.logs(/<shop-header> NAVIGATION_UNAVAILABLE/)
    const { load, titles, themes } = open({ [TREE]: () => json({}, 500) })
    await load()
    expect(titles()).to.equal(undefined)
    expect(themes()?.title).to.equal('Themes')
  })

  it('keep the built-in first one when the theme worlds fail, which is reported (NAV-7)', async () => {
    page.logs(/THEME_WORLDS_UNAVAILABLE/)
    const { load, titles, themes } = open({ [THEMES]: () => json('no') })
    await load()
    expect(titles()).to.deep.equal(['Coffee'])
    expect(themes()).to.equal(undefined)
  })

  it('of an earlier client id are ignored (NAV-5)', async () => {
    const held = heldAnswer()
    const { load, titles } = open({
      [TREE]: ({ query }) => (query.get('site') === 'old' ? held.answer() : json([{ title: 'New', href: '/x' }])),
    })
    const old = load({ clientId: 'old' })
    await load({ clientId: 'new' })
    await held.release(json([{ title: 'Old', href: '/x' }]))
    await old
    expect(titles()).to.deep.equal(['New'])
  })

  it('wait until the bar may change (NAV-12)', async () => {
    const { load, titles } = open()
    let allow = () => {}
    const isReplaceable = new Promise<void>((resolve) => (allow = resolve))
    const asked: [readonly string[], number][] = []
    const untilReplaceable = (names: readonly string[], from: number) => {
      asked.push([names, from])
      return isReplaceable
    }
    const loading = load({ untilReplaceable })
    await page.until(() => asked.length === 2)
    expect(titles()).to.equal(undefined)
    allow()
    await loading
    expect(titles()).to.deep.equal(['Coffee'])
    expect(asked).to.have.deep.members([
      [['Themes'], 0],
      [['Coffee'], 1],
    ])
  })
})

describe('the flyout of the navigation', () => {
  const open = async () => {
    const store = connectedStore('shop-header')
    const header = await page.mount(html`<div style="height: 10px"></div>`)
    const log: string[] = []
    for (const name of ['navigation-flyout-opened', 'navigation-flyout-closed', 'icon-flyout-opened']) {
      const onEvent = (event: Event) => {
        const { index, flyout } = (event as CustomEvent<{ index?: number; flyout?: string }>).detail
        log.push(`${name} ${index ?? flyout}`)
      }
      window.addEventListener(name, onEvent)
      page.onEnd(() => window.removeEventListener(name, onEvent))
    }
    page.onEnd(() => store.set(closeNavigationAtom))
    return {
      store,
      header,
      log,
      show: (...path: number[]) => store.set(showNavigationAtom, { path, as: 'flyout', header }),
      shown: () => store.get(openNavigationAtom),
    }
  }
  const isMarked = () => document.documentElement.classList.contains('shop-flyout-open')

  it('tells that it opens and closes with the index of its entry, and marks the page root (NAV-32, FLYOUT-19)', async () => {
    const { store, show, log } = await open()
    show(2)
    expect(isMarked()).to.equal(true)
    store.set(closeNavigationAtom)
    expect(isMarked()).to.equal(false)
    expect(log).to.deep.equal(['navigation-flyout-opened 2', 'navigation-flyout-closed 2'])
  })

  it('tells of another entry, but not of another level (NAV-32)', async () => {
    const { show, shown, log } = await open()
    show(2)
    show(2, 1)
    expect(shown()?.isSwitch).to.equal(false)
    show(3)
    expect(shown()?.isSwitch).to.equal(true)
    expect(log).to.deep.equal([
      'navigation-flyout-opened 2',
      'navigation-flyout-closed 2',
      'navigation-flyout-opened 3',
    ])
    expect(isMarked()).to.equal(true)
  })

  it('closes an icon flyout, and is closed by one (FLYOUT-2)', async () => {
    const { store, header, show, shown, log } = await open()
    page.onEnd(
      connectFlyouts(
        store,
        header,
        () => true,
        (flyout) => store.set(openFlyoutAtom, flyout, header),
      ),
    )
    page.onEnd(connectNavigation(store, header))
    store.set(openFlyoutAtom, 'userMenu')
    show(1)
    expect(store.get(flyoutAtom)).to.equal(undefined)
    store.set(openFlyoutAtom, 'userMenu')
    expect(shown()).to.equal(undefined)
    expect(isMarked()).to.equal(true)
    expect(log.filter((line) => line.includes('opened'))).to.deep.equal([
      'icon-flyout-opened userMenu',
      'navigation-flyout-opened 1',
      'icon-flyout-opened userMenu',
    ])
    page.dispatch('shop-close-flyouts')
    expect(isMarked()).to.equal(false)
  })

  it('closes on shop-close-flyouts and when its header is removed (NAV-30)', async () => {
    const { store, header, show, shown } = await open()
    const disconnect = connectNavigation(store, header)
    show(1)
    page.dispatch('shop-close-flyouts')
    expect(shown()).to.equal(undefined)
    show(1)
    disconnect()
    expect(shown()).to.equal(undefined)
    expect(isMarked()).to.equal(false)
  })

  it("closes when another site's header opens its navigation (FLYOUT-2)", async () => {
    const [one, other] = [await open(), await open()]
    for (const { store, header } of [one, other]) page.onEnd(connectNavigation(store, header))
    one.show(1)
    other.show(4)
    expect(one.shown()).to.equal(undefined)
    expect(other.shown()?.path).to.deep.equal([4])
  })
})
