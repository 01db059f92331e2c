import { aTimeout, expect } from '@open-wc/testing'
import { createStore } from 'jotai'
import { connectPage } from '../../../src/state/connection.ts'
import { connectFooter, footerContentAtom, isSubscribedAtom } from '../../../src/state/footer/footer.ts'
import { loadNavigationAtom } from '../../../src/state/navigation/load-navigation.ts'
import { statusChangesAtom } from '../../../src/state/page-context.ts'
import { connectPromotion } from '../../../src/state/promotion/load-promotion.ts'
import { CONTENT } from '../../api/footer/footer-content.ts'
import { captureConsole } from '../../support/console.ts'
import { type Handler, json, serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'

const PROMOTION = '/service/promotion/api/promotion'
const NAVIGATION = '/jsonflyoutnavigation'
const THEME_WORLDS = '/service/themeworld-frontend/api/themeworlds/navigation'
const content = (headline: string) => json({ contentJSON: JSON.stringify({ ...CONTENT, headline }) })

const cleanups: (() => void)[] = []

function open(handlers: Record<string, Handler> = {}) {
  const services = serve({ 'GET /json/psdata': () => json({ nl_status: 'NONE' }), ...handlers })
  const store = createStore()
  connectPage(store, {
    site: 'DE',
    locale: 'de-DE',
    apiBase: '',
    product: 'Shop',
    element: 'shop-footer',
  })
  cleanups.push(services.end, captureConsole('error', []))
  const callsTo = (path: string) => services.calls.filter((call) => call.path === path)
  return { store, callsTo }
}
const dispatch = (name: string) => window.dispatchEvent(new CustomEvent(name, { detail: {} }))
const headline = (store: ReturnType<typeof createStore>, id: string) =>
  store.get(footerContentAtom(id)).content?.headline

describe('the state of the footer', () => {
  afterEach(() => {
    for (const cleanup of cleanups.splice(0).reverse()) cleanup()
    document.cookie = 'previewToken=; path=/; max-age=0'
  })

  it('has forty footers with the content of their content-id by one call each, and asks nothing for an empty one (FOOTER-12, FOOTER-59)', async () => {
    const { store, callsTo } = open({
      [`GET ${PROMOTION}/A`]: () => content('A'),
      [`GET ${PROMOTION}/B`]: () => json({}, 500),
    })
    const forty = Array.from({ length: 40 }, (_, index) => ['A', 'B', ''][index % 3] ?? '')
    for (const id of forty) cleanups.push(connectFooter(store, id))
    await waitUntil(() => headline(store, 'A') === 'A')
    await waitUntil(() => store.get(footerContentAtom('B')).isSettled)
    expect(headline(store, 'B')).to.equal(undefined)
    expect(store.get(footerContentAtom('')).isSettled).to.equal(true)
    expect(callsTo(`${PROMOTION}/A`)).to.have.length(1)
    expect(callsTo(`${PROMOTION}/B`)).to.have.length(1)
    expect(callsTo('/json/psdata')).to.have.length(1)
    expect(callsTo(`${PROMOTION}/`)).to.have.length(0)
  })

  it('never replaces a later answer by an earlier one (FOOTER-12)', async () => {
    let answer = (_: Response) => {}
    let calls = 0
    const { store } = open({
      [`GET ${PROMOTION}/SLOW`]: () => {
        calls += 1
        return calls === 1 ? new Promise<Response>((resolve) => (answer = resolve)) : content('Later')
      },
    })
    cleanups.push(connectFooter(store, 'SLOW'))
    await waitUntil(() => calls === 1)
    dispatch('shop-preview-changed')
    await waitUntil(() => headline(store, 'SLOW') === 'Later')
    answer(content('Earlier'))
    await aTimeout(20)
    expect(headline(store, 'SLOW')).to.equal('Later')
  })

  for (const [name, trigger] of [
    ['a newsletter form was submitted', () => dispatch('shop-newsletter-submitted')],
    ['the personal data was reset', () => dispatch('shop-personal-data-reset')],
    [
      'the page comes back from the back/forward cache',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
    ['a subscription was confirmed or ended', undefined],
  ] as const) {
    it(`requests the newsletter status again when ${name} (FOOTER-31)`, async () => {
      let status = 'NONE'
      const { store, callsTo } = open({ 'GET /json/psdata': () => json({ nl_status: status }) })
      cleanups.push(connectFooter(store, ''))
      await waitUntil(() => callsTo('/json/psdata').length === 1)
      await aTimeout(10)
      expect(store.get(isSubscribedAtom)).to.equal(false)
      status = 'WAITING_FOR_DOI'
      if (trigger) trigger()
      else store.set(statusChangesAtom, 1)
      await waitUntil(() => store.get(isSubscribedAtom))
      expect(callsTo('/json/psdata')).to.have.length(2)
    })
  }
})

describe('a change of the preview', () => {
  afterEach(() => {
    for (const cleanup of cleanups.splice(0).reverse()) cleanup()
    document.cookie = 'previewToken=; path=/; max-age=0'
  })

  const PATHS = [`${PROMOTION}/SHOP_FOOTER`, `${PROMOTION}/teaser`, NAVIGATION, THEME_WORLDS]

  async function load() {
    const { store, callsTo } = open({ [`GET ${PROMOTION}/SHOP_FOOTER`]: () => content('Now') })
    cleanups.push(connectFooter(store, 'SHOP_FOOTER'))
    cleanups.push(connectPromotion(store, { id: 'teaser' }))
    const navigate = (bypassCache: boolean) =>
      store.set(loadNavigationAtom, { clientId: 'DE', route: '', bypassCache, untilReplaceable: async () => {} })
    void navigate(false)
    const caches = async (times: number) => {
      await waitUntil(() => PATHS.every((path) => callsTo(path).length === times))
      return PATHS.map((path) => callsTo(path).at(-1)?.cache)
    }
    return { caches, navigate }
  }

  it('loads footer content, promotions and navigation again, past the browser’s cache (FOOTER-20, PREVIEW-34, CALL-16)', async () => {
    const { caches, navigate } = await load()
    expect(await caches(1)).to.deep.equal(['default', 'default', 'default', 'default'])
    dispatch('shop-preview-changed')
    void navigate(true)
    expect(await caches(2)).to.deep.equal(['reload', 'reload', 'reload', 'reload'])
  })

  it('bypasses the browser’s cache while there is a preview token (CALL-16)', async () => {
    document.cookie = 'previewToken=1; path=/'
    const { caches } = await load()
    expect(await caches(1)).to.deep.equal(['reload', 'reload', 'reload', 'reload'])
  })
})
