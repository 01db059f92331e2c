import { expect } from '@open-wc/testing'
import { connectFooter, footerContentAtom, isSubscribedAtom } from '../../../src/state/footer/footer.ts'
import { loadNavigationAtom } from '../../../src/state/navigation/load-navigation.ts'
import { statusChangesAtom } from '../../../src/state/newsletter/status-changes.ts'
import { connectPromotion } from '../../../src/state/promotion/load-promotion.ts'
import { CONTENT } from '../../api/footer/footer-content.ts'
import { connectedStore } from '../../support/connected-store.ts'
import { heldAnswer } from '../../support/held-answer.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'

const PROMOTION = 'GET /service/promotion/api/promotion'
const STATUS = 'GET /json/psdata'
const content = (headline: string) => json({ contentJSON: JSON.stringify({ ...CONTENT, headline }) })

function connect(...ids: string[]) {
  const store = connectedStore('shop-footer')
  for (const id of ids) page.onEnd(connectFooter(store, id))
  return { store, headline: (id: string) => store.get(footerContentAtom(id)).content?.headline }
}

describe('the state of the footer', () => {
  it('has forty footers with their contents by one call each, none for an empty id (FOOTER-12, FOOTER-59)', async () => {
    page.logs(/FOOTER_CONTENT/)
    page.serve({ [`${PROMOTION}/A`]: () => content('A'), [`${PROMOTION}/B`]: () => json({}, 500) })
    const { store, headline } = connect(...Array.from({ length: 40 }, (_, index) => ['A', 'B', ''][index % 3] ?? ''))
    await page.until(() => headline('A') === 'A')
    await page.until(() => store.get(footerContentAtom('B')).isSettled)
    expect(headline('B')).to.equal(undefined)
    expect(store.get(footerContentAtom('')).isSettled).to.equal(true)
    const calls = page.calls().map(({ method, path }) => `${method} ${path}`)
    expect(calls).to.have.members([STATUS, `${PROMOTION}/A`, `${PROMOTION}/B`])
  })

  it('never replaces a later answer by an earlier one (FOOTER-12)', async () => {
    const held = heldAnswer()
    page.serve({ [`${PROMOTION}/SLOW`]: held.answer })
    const { headline } = connect('SLOW')
    await page.until(() => page.calls(`${PROMOTION}/SLOW`).length === 1)
    page.serve({ [`${PROMOTION}/SLOW`]: () => content('Later') })
    page.dispatch('shop-preview-changed', {})
    await page.until(() => headline('SLOW') === 'Later')
    await held.release(content('Earlier'))
    await page.frame()
    expect(headline('SLOW')).to.equal('Later')
  })

  for (const [name, trigger] of [
    ['a newsletter form was submitted', () => page.dispatch('shop-newsletter-submitted', {})],
    ['the personal data was reset', () => page.dispatch('shop-personal-data-reset', {})],
    [
      'the page comes back from the back/forward cache',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
    ['a subscription was confirmed or ended', undefined],
  ] as const)
    it(`requests the newsletter status again when ${name} (FOOTER-31)`, async () => {
      const { store } = connect('')
      await page.until(() => page.calls(STATUS).length === 1)
      await page.frame()
      expect(store.get(isSubscribedAtom)).to.equal(false)
      page.serve({ [STATUS]: () => json({ nl_status: 'WAITING_FOR_DOI' }) })
      if (trigger) trigger()
      else store.set(statusChangesAtom, 1)
      await page.until(() => store.get(isSubscribedAtom))
      expect(page.calls(STATUS)).to.have.length(2)
    })
})

describe('a change of the preview', () => {
  const CALLS = [
    `${PROMOTION}/SHOP_FOOTER`,
    `${PROMOTION}/teaser`,
    'GET /jsonflyoutnavigation',
    'GET /service/themeworld-frontend/api/themeworlds/navigation',
  ]
  function load() {
    page.serve({ [`${PROMOTION}/SHOP_FOOTER`]: () => content('Now') })
    const { store } = connect('SHOP_FOOTER')
    page.onEnd(connectPromotion(store, { id: 'teaser' }))
    const navigate = (bypassCache: boolean) =>
      store.set(loadNavigationAtom, { clientId: 'DE', route: '', bypassCache, untilReplaceable: async () => {} })
    void navigate(false)
    return navigate
  }
  const cachesOf = async (times: number) => {
    await page.until(() => CALLS.every((call) => page.calls(call).length === times))
    return new Set(CALLS.map((call) => page.calls(call).at(-1)?.request.cache))
  }

  it('loads footer content, promotions and navigation again, past caches (FOOTER-20, PREVIEW-34, CALL-16)', async () => {
    const navigate = load()
    expect(await cachesOf(1)).to.deep.equal(new Set(['default']))
    page.dispatch('shop-preview-changed', {})
    void navigate(true)
    expect(await cachesOf(2)).to.deep.equal(new Set(['reload']))
  })

  it('bypasses the browser’s cache while there is a preview token (CALL-16)', async () => {
    document.cookie = 'previewToken=1; path=/'
    load()
    expect(await cachesOf(1)).to.deep.equal(new Set(['reload']))
  })
})
