import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { EnginePage } from './engine-page.ts'
import type { EngineShop } from './engine-shop.ts'

const HEADER = 'shop-header >>> '
const PREVIEW = 'shop-preview >>> '
const GROUP = 'shop-footer >>> .groups > .group '

/** Marks the button with this text, for the other commands. */
const button = async (page: EnginePage, text: string): Promise<string> => {
  await page.until(
    `there is a button "${text}"`,
    (wanted) => {
      const buttons = window.watched.find('shop-preview')?.shadowRoot?.querySelectorAll('button') ?? []
      const found = [...buttons].find(({ textContent }) => textContent?.trim() === wanted)
      for (const one of buttons) one.removeAttribute('data-wanted')
      found?.setAttribute('data-wanted', '')
      return found !== undefined
    },
    text,
  )
  return `${PREVIEW}[data-wanted]`
}

export function pageJourneys(shop: EngineShop): void {
  it('opens and closes the groups of the footer on a phone (FOOTER-37)', async () => {
    const page = await shop.open('/?site=SK', 375, 700)
    await page.hides(`${GROUP}.group__content`)
    await page.click(`${GROUP}summary`)
    await page.shows(`${GROUP}.group__content`)
    await page.focus(`${GROUP}summary`)
    await page.press('Enter')
    await page.hides(`${GROUP}.group__content`)
  })

  it('shows staff the shop of another date (PREVIEW-10)', async () => {
    const page = await shop.open('/?staff=on&site=DE')
    await page.contains(`${PREVIEW}.preview__status`, 'Now')
    await page.click(await button(page, 'Time and test'))
    await page.shows(`${PREVIEW}dialog`)
    await page.run(() => {
      const field = window.watched.find('shop-preview >>> [name=previewDate]') as HTMLInputElement
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '2026-12-06')
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    })
    await page.contains(`${PREVIEW}form`, 'Active tests found.')
    await page.click(await button(page, 'Apply settings'))
    await page.contains(`${PREVIEW}form`, 'Settings applied successfully.')
    await page.press('Escape')
    await page.contains(`${PREVIEW}.preview__status`, '06.12.2026')
    await page.contains(`${HEADER}.promotion--top-banner`, 'Advent')
  })

  it('keeps the focus in a dialog, and gives it back when Escape closes it (PART-8, PART-9)', async () => {
    const page = await shop.open('/?staff=on&site=DE')
    await page.contains(`${PREVIEW}.preview__status`, 'Now')
    const opener = await button(page, 'Time and test')
    await page.focus(opener)
    await page.press('Enter')
    await page.shows(`${PREVIEW}dialog`)
    const isInside = () =>
      page.run(() => {
        const dialog = window.watched.find('shop-preview >>> dialog')
        const focused = window.watched.find('shop-preview')?.shadowRoot?.activeElement ?? null
        // Between the last field and the first the focus may be on the browser itself.
        return dialog?.contains(focused) === true || document.activeElement === document.body
      })
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await page.press('Tab')
      assert.equal(await isInside(), true, `after ${tabs + 1} × Tab`)
    }
    await page.press('Escape')
    await page.hides(`${PREVIEW}dialog`)
    await page.hasFocus(opener)
  })

  it('works under a strict policy with Trusted Types (THEME-8)', async () => {
    const policy = (await fetch(`${shop.url}/?site=DE`)).headers.get('content-security-policy') ?? ''
    assert.match(policy, /require-trusted-types-for 'script'/)
    assert.doesNotMatch(policy, /unsafe/)
    const page = await shop.open('/?site=DE')
    await page.wake()
    await page.hover(`${HEADER}[part=user-menu-icon]`)
    await page.shows(`${HEADER}.flyout__panel`)
    assert.deepEqual(await page.problems(), [])
  })

  it('keeps fragments and their links where the CDN is blocked (DELIVERY-14)', async () => {
    const page = await shop.visitor()
    await page.goto(shop.urlWithoutCdn('/?site=DE'))
    await page.shows(`${HEADER}.header`)
    await page.shows('shop-footer >>> .footer')
    await page.click(`${HEADER}[part=cart-icon]`)
    await page.until('the cart page is there', () => location.pathname === '/cart')
  })

  it('works on after the page has replaced its body (DELIVERY-16)', async () => {
    const page = await shop.open('/?site=DE')
    await page.wake()
    for (let swaps = 0; swaps < 3; swaps += 1)
      await page.run((path) => {
        history.pushState({}, '', path)
        const tags = ['shop-header', 'main', 'shop-footer'].map((name) => {
          const tag = document.createElement(name)
          if (name !== 'main') tag.setAttribute('site', 'DE')
          return tag
        })
        document.body.replaceChildren(...tags)
      }, `/swap-${swaps}`)
    await page.shows(`${HEADER}.navigation__link`)
    await page.hover(`${HEADER}[part=cart-icon]`)
    await page.shows(`${HEADER}.flyout__panel`)
    await page.move(600, 790)
    await page.hides(`${HEADER}.flyout__panel`)
    await page.until('the page is free', () => !document.documentElement.classList.contains('shop-flyout-open'))
  })
}
