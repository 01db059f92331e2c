// every engine: focus, keys, dialog
import { expect } from '@open-wc/testing'
import { doActions } from '../../../src/live/actions.ts'
import { openConsentSettings } from '../../../src/live/footer/legal-links.late.ts'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { storeOf } from '../../../src/state/store.ts'
import { page } from '../../support/page.ts'

describe('the consent settings', () => {
  for (const [manager, method] of [
    ['UC_UI', 'showSecondLayer'],
    ['OneTrust', 'ToggleInfoDisplay'],
    ['Cookiebot', 'renew'],
  ] as const)
    it(`are opened in ${manager} (FOOTER-43)`, () => {
      let opened: unknown
      const planted = {
        [method]() {
          opened = this
        },
      }
      page.fake(window, manager, planted)
      expect(openConsentSettings()).to.equal(true)
      expect(opened).to.equal(planted)
    })

  it('are not opened without a known consent manager (FOOTER-43)', () => {
    expect(openConsentSettings()).to.equal(false)
  })
})

describe('the notice on the legal guarantee', () => {
  const NAME = 'Gesetzliche Gewährleistung'
  /** A painted footer, with the live layer's actions and nothing else. */
  async function paintFooter(site: Site = 'DE', locale = 'de-DE'): Promise<void> {
    const { template } = await prerenderElement('shop-footer', { site })
    const root = page.paint(template.replace(/<\/?template[^>]*>/g, ''))
    page.onEnd(doActions({ root, store: storeOf(site), props: { site, locale, product: 'Shop' } as never }))
  }
  // Settings are read once.
  const pictures = { AT: { guaranteeNoticePicture: '/notice-de.svg' }, SK: { guaranteeNoticePicture: 'data:,' } }
  beforeEach(() => page.settings({ links: pictures }))
  const dialogs = () => page.selectAll('dialog')
  const isClosed = () => page.until(() => dialogs().length === 0)

  for (const [site, locale, name, words, language] of [
    ['DE', 'de-DE', NAME, 'mindestens zwei Jahren', 'de'],
    ['AT', 'de-AT', NAME, 'mindestens zwei Jahren', 'de'],
    ['CZ', 'cs-CZ', 'Zákonná záruka', 'nejméně dva roky', 'cs'],
    ['HU', 'hu-HU', 'Kellékszavatosság', 'legalább két évig', 'hu'],
    ['PL', 'pl-PL', 'Prawna gwarancja zgodności', 'co najmniej dwa lata', 'pl'],
    ['SK', 'sk-SK', 'Zákonná záruka', 'najmenej dva roky', 'sk'],
  ] as const)
    it(`opens on ${site} in its language, with the ways on (LAW-8)`, async () => {
      await paintFooter(site, locale)
      const link = page.get('link', name)
      await page.click(link)
      const dialog = await page.see('dialog', name)
      expect(dialog.textContent?.replace(/\u00a0/g, ' ')).to.include(words)
      const hrefs = [...dialog.querySelectorAll('a')].map((one) => one.getAttribute('href'))
      expect(hrefs).to.deep.equal([
        `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${language}.htm`,
        (link as HTMLAnchorElement).href,
      ])
      expect(page.followed()).to.deep.equal([])
    })

  for (const [way, close] of [
    ['its button', () => page.click('button', 'Schließen')],
    ['Escape', () => page.press('Escape')],
    [
      'a press beside it',
      () => page.select('dialog').dispatchEvent(new MouseEvent('click', { clientX: 1, clientY: 1 })),
    ],
    ['leaving the page', () => window.dispatchEvent(new Event('pagehide'))],
  ] as const)
    it(`closes by ${way}, with the focus on its link, and opens again (LAW-8)`, async () => {
      await paintFooter()
      const link = page.get('link', NAME)
      for (const _ of [1, 2]) {
        await page.click(link)
        const dialog = await page.see('dialog', NAME)
        expect(dialog.matches(':modal')).to.equal(true)
        await close()
        await isClosed()
        expect(page.focused()).to.equal(link)
      }
    })

  it('stays open when somebody clicks in it, and is there once (LAW-8)', async () => {
    await paintFooter()
    const link = page.get('link', NAME)
    for (const _ of [1, 2, 3]) link.click()
    await page.see('dialog', NAME)
    await page.click(page.select('dialog h2'))
    await page.rendered()
    expect(dialogs()).to.have.length(1)
  })

  for (const [site, locale, name, picture] of [
    ['AT', 'de-AT', NAME, '/notice-de.svg'],
    ['SK', 'sk-SK', 'Zákonná záruka', undefined],
  ] as const)
    it(`shows ${picture ?? 'no picture whose address is none of the web'} on ${site} (LAW-8)`, async () => {
      await paintFooter(site, locale)
      await page.click('link', name)
      const dialog = await page.see('dialog', name)
      const pictures = [...dialog.querySelectorAll('img')]
      expect(pictures.map((one) => one.getAttribute('src'))).to.deep.equal(picture ? [picture] : [])
      for (const { alt } of pictures) expect(alt).to.include('Europäischen Union')
    })

  it('is left to the link where its texts can’t be loaded (LAW-8)', async () => {
    const { template } = await prerenderElement('shop-footer', { site: 'DE' })
    const root = page.paint(template.replace(/<\/?template[^>]*>/g, ''))
    page.onEnd(doActions({ root, store: storeOf('DE'), props: { site: 'DE', locale: 'xx-XX' } as never }))
    const link = page.get('link', NAME)
    link.setAttribute('href', '#guarantee')
    link.click()
    await page.until(() => location.hash === '#guarantee')
    expect(dialogs()).to.have.length(0)
  })
})
