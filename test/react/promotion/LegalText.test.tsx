import { expect } from '@open-wc/testing'
import { type Clock, install } from '@sinonjs/fake-timers'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { clearParts } from '../../support/parts.tsx'
import type { serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { answer, BUTTON, CATEGORY, LEGAL, type ShownPlace, serveCampaign, showPlace, TOP_BANNER } from './campaign.tsx'

const TOGGLE = '.legal-text__toggle'
const PANEL = '.legal-text__details[open] .legal-text'

describe('the legal text of a promotion', () => {
  let services: ReturnType<typeof serve>
  let shown: ShownPlace
  let toggle: HTMLElement
  let clock: Clock | undefined
  let tall: HTMLElement | undefined

  beforeEach(async () => {
    services = serveCampaign(() => answer('ApiTopBannerPromotion', TOP_BANNER))
    shown = showPlace()
    toggle = await shown.appears(TOGGLE)
    tall = document.createElement('div')
    tall.style.height = '4000px'
    document.body.append(tall)
    window.scrollTo(0, 1000)
    await new Promise((resolve) => setTimeout(resolve, 80))
  })
  afterEach(async () => {
    clock?.uninstall()
    clock = undefined
    clearParts()
    services.end()
    window.scrollTo(0, 0)
    tall?.remove()
    await setViewport({ width: 800, height: 600 })
  })

  const open = async () => {
    // React hears of it by this event.
    const toggled = new Promise((resolve) => toggle.parentElement?.addEventListener('toggle', resolve, { once: true }))
    toggle.click()
    await toggled
    await shown.appears(PANEL)
  }
  const isClosed = () => waitUntil(() => !shown.find(PANEL), 'the panel is closed')
  /** Scroll events are dispatched in the next frame. */
  const scrollTo = async (top: number) => {
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
    window.scrollTo(0, top)
    await scrolled
  }

  it('opens and closes by its button, as a disclosure (PROMO-23)', async () => {
    expect(toggle.localName).to.equal('summary')
    await open()
    expect(shown.find(`${PANEL} a`)?.getAttribute('href')).to.equal('/help')
    await expect(shown.find('.shop-base')).to.be.accessible()
    toggle.click()
    await isClosed()
  })

  it('moves nothing when it opens (PROMO-24)', async () => {
    const before = shown.find('.below')?.getBoundingClientRect().top
    await open()
    expect(shown.find('.below')?.getBoundingClientRect().top).to.equal(before)
  })

  it('closes 50 ms after the last scroll event on scroll down (PROMO-25)', async () => {
    await open()
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    await scrollTo(1100)
    clock.tick(49)
    await scrollTo(1200)
    clock.tick(49)
    expect(shown.find(PANEL)).to.not.equal(null)
    clock.tick(1)
    clock.uninstall()
    await isClosed()
  })

  it('stays open on scroll up (PROMO-25)', async () => {
    await open()
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    await scrollTo(900)
    clock.tick(200)
    clock.uninstall()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(shown.find(PANEL)).to.not.equal(null)
  })

  for (const name of ['icon-flyout-opened', 'navigation-flyout-opened']) {
    it(`closes on ${name}, and returns the focus that was in it (PROMO-26, PROMO-27)`, async () => {
      await open()
      shown.find(`${PANEL} a`)?.focus()
      window.dispatchEvent(new CustomEvent(name, { detail: {} }))
      await isClosed()
      expect(shown.root.activeElement === toggle).to.equal(true)
    })
  }

  it('ignores an Escape that was already handled', async () => {
    await open()
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true })
    event.preventDefault()
    toggle.dispatchEvent(event)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(shown.find(PANEL) !== null).to.equal(true)
  })

  it('closes by Escape and by its close button, and returns the focus (PROMO-27)', async () => {
    for (const close of [
      () => sendKeys({ press: 'Escape' }),
      () => shown.find(`${PANEL} .icon-button`)?.click() as undefined,
    ]) {
      toggle.focus()
      await open()
      await close()
      await isClosed()
      expect(shown.root.activeElement).to.equal(toggle)
    }
  })

  it('closes when the focus leaves, so that nothing focused is covered (PROMO-27)', async () => {
    const after = document.createElement('button')
    document.body.append(after)
    toggle.focus()
    await open()
    await sendKeys({ press: 'Tab' })
    expect(shown.find(PANEL)).to.not.equal(null)
    after.focus()
    await isClosed()
    after.remove()
  })

  it('is named by the hint of the answer, the short one on a small screen (PROMO-23)', async () => {
    await setViewport({ width: 1024, height: 600 })
    expect(toggle.innerText.trim()).to.equal('Bedingungen der Aktion')
    await setViewport({ width: 375, height: 600 })
    expect(toggle.innerText.trim()).to.equal('Bedingungen')
  })

  it('shows a hint without a legal text as plain text (PROMO-23)', async () => {
    services.end()
    services = serveCampaign(() => answer('ApiTopBannerPromotion', { ...TOP_BANNER, legalText: undefined }))
    const other = showPlace()
    expect((await other.appears('.legal-text__hint')).innerText.trim()).to.equal('Bedingungen der Aktion')
    expect(other.find(TOGGLE)).to.equal(null)
  })

  it('is named by the shop’s own words without a hint (PROMO-23)', async () => {
    services.end()
    services = serveCampaign(() =>
      answer('ApiCategory', {
        ...CATEGORY,
        ...BUTTON,
        legalText: LEGAL.legalText,
        legalTextHint: undefined,
        legalTextHintShort: undefined,
      }),
    )
    const other = showPlace({ locale: 'hu-HU' })
    expect((await other.appears(TOGGLE)).innerText.trim()).to.equal('Az akció feltételei')
  })
})
