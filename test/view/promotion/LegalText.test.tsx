// every engine: focus, keys, scrolling, styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { page } from '../../support/page.ts'
import { BUTTON, CATEGORY, LEGAL, showCampaign, TOP_BANNER } from './campaign.tsx'

describe('the legal text of a promotion', () => {
  /** Shows a banner with a legal text, with room to scroll up and down. */
  const showBanner = async () => {
    await page.mount(html`<div style="height: 1000px"></div>`)
    const { room, select, campaign } = await showCampaign('ApiTopBannerPromotion', TOP_BANNER)
    await page.mount(html`<div style="height: 4000px"></div>`)
    const [summary, details] = [select('summary'), select<HTMLDetailsElement>('details')]
    /** Scripts hear of it by an event, a moment later. */
    const toggles = async (act: () => Promise<void>) => {
      const toggled = new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }))
      await act()
      await toggled
    }
    const open = async () => {
      summary.focus()
      // The focus scrolls the page, which would close what is open by then.
      for (let count = 0; count < 5; count += 1) await page.frame()
      await toggles(() => page.press('Enter'))
      // Code that closes it is fetched when it opens.
      await import('../../../src/live/promotion/legal-panel.late.ts')
      await page.frame()
    }
    return { room, summary, details, campaign, toggles, open }
  }
  /** Scroll events are dispatched in the next frame. */
  const scrollBy = async (distance: number) => {
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
    window.scrollBy(0, distance)
    await scrolled
  }

  it('opens and closes by its hint, over what is below (PROMO-23, PROMO-24)', async () => {
    const { room, summary, details, campaign, toggles } = await showBanner()
    const before = room.offsetHeight
    await toggles(() => page.click(summary))
    expect(page.get('link', 'Hilfe').getAttribute('href')).to.equal('/help')
    expect(room.offsetHeight).to.equal(before)
    await expect(campaign()).to.be.accessible()
    await toggles(() => page.click(summary))
    expect(details.open).to.equal(false)
    expect(page.query('link', 'Hilfe')).to.equal(undefined)
  })

  it('closes 50 ms after the last scroll event on scroll down (PROMO-25)', async () => {
    const { details, open } = await showBanner()
    await open()
    const clock = page.clock()
    await scrollBy(100)
    clock.tick(49)
    await scrollBy(100)
    clock.tick(49)
    expect(details.open).to.equal(true)
    clock.tick(1)
    expect(details.open).to.equal(false)
  })

  it('closes when the page is left (FLYOUT-60)', async () => {
    const { details, open } = await showBanner()
    await open()
    page.dispatch('pagehide')
    expect(details.open).to.equal(false)
  })

  it('stays open on scroll up (PROMO-25)', async () => {
    const { details, open } = await showBanner()
    await open()
    const clock = page.clock()
    await scrollBy(-100)
    clock.tick(200)
    expect(details.open).to.equal(true)
  })

  for (const name of ['icon-flyout-opened', 'navigation-flyout-opened'])
    it(`closes on ${name}, and returns the focus that was in it (PROMO-26, PROMO-27)`, async () => {
      const { details, summary, open } = await showBanner()
      await open()
      page.get('link', 'Hilfe').focus()
      page.dispatch(name, {})
      expect(details.open).to.equal(false)
      expect(page.focused()).to.equal(summary)
    })

  it('ignores an Escape that was already handled', async () => {
    const { details, open } = await showBanner()
    await open()
    window.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true })
    await page.press('Escape')
    expect(details.open).to.equal(true)
  })

  for (const [by, close] of [
    ['Escape', () => page.press('Escape')],
    ['its close button', () => page.click('button', 'Aktionsbedingungen schließen')],
  ] as const)
    it(`closes by ${by}, and returns the focus (PROMO-27)`, async () => {
      const { details, summary, open } = await showBanner()
      await open()
      page.get('link', 'Hilfe').focus()
      await close()
      expect(details.open).to.equal(false)
      expect(page.focused()).to.equal(summary)
    })

  it('closes when the focus leaves, so that nothing focused is covered (PROMO-27)', async () => {
    const { details, open } = await showBanner()
    const after = await page.mount(html`<button>After</button>`)
    await open()
    await page.press('Tab')
    expect(details.open).to.equal(true)
    after.focus()
    expect(details.open).to.equal(false)
  })

  it('begins where its line ends, over the bar, and dims nothing (PROMO-24)', async () => {
    const { summary, details, toggles } = await showBanner()
    await toggles(() => page.click(summary))
    const body = details.closest<HTMLElement>('.promotion__body')
    const words = details.lastElementChild?.getBoundingClientRect()
    expect(words?.top).to.be.closeTo(body?.getBoundingClientRect().bottom ?? 0, 1)
    // No shadow that covers the window.
    const shadow = getComputedStyle(body as HTMLElement).boxShadow
    expect(Math.max(...(shadow.match(/[\d.]+(?=px)/g) ?? []).map(Number))).to.be.below(100)
  })

  it('closes by a click elsewhere on the page, not by one in it (PROMO-27)', async () => {
    const { details, open } = await showBanner()
    await open()
    details.lastElementChild
      ?.querySelector('p, div')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
    expect(details.open).to.equal(true)
    document.body.click()
    expect(details.open).to.equal(false)
  })

  it('is named by the hint of the answer, the short one on a small screen (PROMO-23)', async () => {
    const { summary } = await showBanner()
    for (const [width, hint] of [
      [1024, 'Bedingungen der Aktion'],
      [375, 'Bedingungen'],
    ] as const) {
      await page.size(width)
      expect(page.within(summary).text()).to.equal(hint)
    }
  })

  it('shows a hint without a legal text as plain text (PROMO-23)', async () => {
    const { text, select } = await showCampaign('ApiTopBannerPromotion', { ...TOP_BANNER, legalText: undefined })
    expect(text()).to.match(/\nBedingungen der Aktion$/)
    expect(select('summary')).to.equal(undefined)
  })

  it('is named by the shop’s own words without a hint (PROMO-23)', async () => {
    const content = { ...CATEGORY, ...BUTTON, legalTextHint: undefined, legalTextHintShort: undefined }
    const { select } = await showCampaign('ApiCategory', { ...content, legalText: LEGAL.legalText }, { site: 'HU' })
    await page.within(select('summary')).says('Az akció feltételei')
  })
})
