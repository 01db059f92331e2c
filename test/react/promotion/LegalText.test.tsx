import { expect, waitUntil } from '@open-wc/testing'
import { type Clock, install } from '@sinonjs/fake-timers'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { clearParts } from '../../support/parts.tsx'
import type { serve } from '../../support/services.ts'
import { answer, BUTTON, CATEGORY, LEGAL, type ShownPlace, serveCampaign, showPlace, TOP_BANNER } from './campaign.tsx'

const TOGGLE = '.legal-text__toggle'
const PANEL = '.legal-text'

describe('the legal text of a promotion (specification 1 §4)', () => {
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
    toggle.click()
    await shown.appears(PANEL)
  }
  const isClosed = () => waitUntil(() => !shown.find(PANEL), 'the panel is closed')
  /** A scroll event comes with the next frame. */
  const scrollTo = async (top: number) => {
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
    window.scrollTo(0, top)
    await scrolled
  }

  it('opens by its button and closes by it, as a disclosure (APG)', async () => {
    expect(toggle.getAttribute('aria-expanded')).to.equal('false')
    await open()
    expect(toggle.getAttribute('aria-expanded')).to.equal('true')
    expect(shown.find(PANEL)?.id).to.equal(toggle.getAttribute('aria-controls'))
    expect(shown.find(`${PANEL} a`)?.getAttribute('href')).to.equal('/help')
    await expect(shown.find('.shop-base')).to.be.accessible()
    toggle.click()
    await isClosed()
  })

  it('moves nothing when it opens', async () => {
    const before = shown.find('.below')?.getBoundingClientRect().top
    await open()
    expect(shown.find('.below')?.getBoundingClientRect().top).to.equal(before)
  })

  it('closes on scroll down, 50 ms after the scrolling has come to rest (specification 1 §1)', async () => {
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

  it('stays open on scroll up', async () => {
    await open()
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    await scrollTo(900)
    clock.tick(200)
    clock.uninstall()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(shown.find(PANEL)).to.not.equal(null)
  })

  for (const name of ['icon-flyout-opened', 'navigation-flyout-opened']) {
    it(`closes on ${name}, and gives the focus back that was in it`, async () => {
      await open()
      shown.find(`${PANEL} a`)?.focus()
      window.dispatchEvent(new CustomEvent(name, { detail: {} }))
      await isClosed()
      expect(shown.root.activeElement === toggle).to.equal(true)
    })
  }

  it('leaves an Escape to what was opened after it', async () => {
    await open()
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true })
    event.preventDefault()
    toggle.dispatchEvent(event)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(shown.find(PANEL) !== null).to.equal(true)
  })

  it('closes by Escape and by its own button, and gives the focus back', async () => {
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

  it('closes when the focus goes on, so that nothing focused is covered (WCAG 2.2, 2.4.11)', async () => {
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

  it('is opened by the hint of the answer, the short one on a small screen', async () => {
    await setViewport({ width: 1024, height: 600 })
    expect(toggle.innerText.trim()).to.equal('Bedingungen der Aktion')
    await setViewport({ width: 375, height: 600 })
    expect(toggle.innerText.trim()).to.equal('Bedingungen')
  })

  it('without a text is the hint alone, and opens nothing', async () => {
    services.end()
    services = serveCampaign(() => answer('ApiTopBannerPromotion', { ...TOP_BANNER, legalText: undefined }))
    const other = showPlace()
    expect((await other.appears('.legal-text__hint')).innerText).to.equal('Bedingungen der Aktion')
    expect(other.find(TOGGLE)).to.equal(null)
  })

  it('is opened by words of the shop where the answer has no hint', async () => {
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
