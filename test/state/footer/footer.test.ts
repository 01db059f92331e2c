import { aTimeout, expect, waitUntil } from '@open-wc/testing'
import { createStore } from 'jotai'
import { connectPage } from '../../../src/state/connection.ts'
import { connectFooter, isSubscribedAtom, remoteFooterAtom } from '../../../src/state/footer/footer.ts'
import { loadNavigationAtom } from '../../../src/state/navigation/navigation-load.ts'
import { statusChangesAtom } from '../../../src/state/page-context.ts'
import { connectPromotion } from '../../../src/state/promotion/promotion.ts'
import { CONTENT } from '../../api/footer-content.ts'
import { hush } from '../../support/console.ts'
import { type Handler, json, serve } from '../../support/services.ts'

const PROMOTION = '/service/promotion/api/promotion'
const NAVIGATION = '/jsonflyoutnavigation'
const THEME_WORLDS = '/service/themeworld-frontend/api/themeworlds/navigation'
const content = (headline: string) => json({ contentJSON: JSON.stringify({ ...CONTENT, headline }) })

const ends: (() => void)[] = []

function open(handlers: Record<string, Handler> = {}) {
  const services = serve({ 'GET /json/psdata': () => json({ nl_status: 'NONE' }), ...handlers })
  const store = createStore()
  connectPage(store, {
    site: 'DE',
    apiBase: '',
    product: 'Shop',
    element: 'shop-footer',
    describeChangeError: async () => '',
  })
  ends.push(services.end, hush('error', []))
  const asked = (path: string) => services.calls.filter((call) => call.path === path)
  return { store, asked }
}
const tell = (name: string) => window.dispatchEvent(new CustomEvent(name, { detail: {} }))
const headline = (store: ReturnType<typeof createStore>) => store.get(remoteFooterAtom)?.headline

describe('what the footer knows (specification 2 §4, §7)', () => {
  afterEach(() => {
    for (const end of ends.splice(0).reverse()) end()
    document.cookie = 'previewToken=; path=/; max-age=0'
  })

  it('is content of another id, or none, as soon as the tag says so', async () => {
    const { store, asked } = open({
      [`GET ${PROMOTION}/A`]: () => content('A'),
      [`GET ${PROMOTION}/B`]: () => json({}, 500),
    })
    let end = connectFooter(store, 'A')
    await waitUntil(() => headline(store) === 'A')
    end()
    end = connectFooter(store, 'B')
    await waitUntil(() => asked(`${PROMOTION}/B`).length === 1 && headline(store) === undefined)
    end()
    end = connectFooter(store, 'A')
    await waitUntil(() => headline(store) === 'A')
    end()
    ends.push(connectFooter(store, ''))
    await waitUntil(() => headline(store) === undefined)
    expect(asked(`${PROMOTION}/`)).to.have.length(0)
  })

  it('is never an answer to an older question', async () => {
    let answer = (_: Response) => {}
    const { store } = open({
      [`GET ${PROMOTION}/SLOW`]: () => new Promise<Response>((resolve) => (answer = resolve)),
      [`GET ${PROMOTION}/A`]: () => content('A'),
    })
    connectFooter(store, 'SLOW')()
    ends.push(connectFooter(store, 'A'))
    await waitUntil(() => headline(store) === 'A')
    answer(content('SLOW'))
    await aTimeout(20)
    expect(headline(store)).to.equal('A')
  })

  for (const [name, happens] of [
    ['a form of the page was sent', () => tell('shop-newsletter-submitted')],
    ['the page says that the person has changed', () => tell('shop-personal-data-reset')],
    [
      'the page is back from the back/forward cache',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
    ['a subscription was confirmed or ended', undefined],
  ] as const) {
    it(`is the newsletter status, asked for again when ${name}`, async () => {
      let status = 'NONE'
      const { store, asked } = open({ 'GET /json/psdata': () => json({ nl_status: status }) })
      ends.push(connectFooter(store, ''))
      await waitUntil(() => asked('/json/psdata').length === 1)
      await aTimeout(10)
      expect(store.get(isSubscribedAtom)).to.equal(false)
      status = 'WAITING_FOR_DOI'
      if (happens) happens()
      else store.set(statusChangesAtom, 1)
      await waitUntil(() => store.get(isSubscribedAtom))
      expect(asked('/json/psdata')).to.have.length(2)
    })
  }
})

describe('what a preview changes (public contract, sections 4 and 5)', () => {
  afterEach(() => {
    for (const end of ends.splice(0).reverse()) end()
    document.cookie = 'previewToken=; path=/; max-age=0'
  })

  const PATHS = [`${PROMOTION}/SHOP_FOOTER`, `${PROMOTION}/teaser`, NAVIGATION, THEME_WORLDS]

  async function load() {
    const { store, asked } = open({ [`GET ${PROMOTION}/SHOP_FOOTER`]: () => content('Now') })
    ends.push(connectFooter(store, 'SHOP_FOOTER'))
    ends.push(connectPromotion(store, { id: 'teaser' }, () => {}))
    const navigate = (bypassCache: boolean) =>
      store.set(loadNavigationAtom, { clientId: 'DE', route: '', bypassCache, whenCalm: async () => {} })
    void navigate(false)
    const caches = async (times: number) => {
      await waitUntil(() => PATHS.every((path) => asked(path).length === times))
      return PATHS.map((path) => asked(path).at(-1)?.cache)
    }
    return { caches, navigate }
  }

  it('is read past all caches when it changes, back to now too, when the token is gone', async () => {
    const { caches, navigate } = await load()
    expect(await caches(1)).to.deep.equal(['default', 'default', 'default', 'default'])
    tell('shop-preview-changed')
    void navigate(true)
    expect(await caches(2)).to.deep.equal(['reload', 'reload', 'reload', 'reload'])
  })

  it('is read past all caches by whoever holds a preview token', async () => {
    document.cookie = 'previewToken=1; path=/'
    const { caches } = await load()
    expect(await caches(1)).to.deep.equal(['reload', 'reload', 'reload', 'reload'])
  })
})
