import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { EngineShop } from './engine-shop.ts'

const TAG = 'main shop-newsletter >>> '
const named = (name: string) => `${TAG}[name="${name}"]`
const SUCCESS = `${TAG}.notification--success`

export function newsletterJourneys(shop: EngineShop): void {
  it('says what is wrong until it is corrected, sends it, confirms by the mail, saves the chosen topics (NEWS-13, NEWS-18, NEWS-37, NEWS-40)', async () => {
    const page = await shop.open('/subscribenewsletter?site=DE')
    await page.wake()
    await page.click(named('email'))
    await page.type('anna@mail')
    await page.click(`${TAG}[type=submit]`)
    await page.shows(`${named('email')}[aria-invalid=true]`)
    await page.click(named('email'))
    await page.hides(`${named('email')}[aria-invalid=true]`)
    await page.press('End')
    await page.type('.example')
    await page.shows(named('legals'))
    await page.click(`${TAG}[type=submit]`)
    await page.shows(SUCCESS)
    await page.goto('/demo/mailbox')
    const link = await page.run(
      () => document.querySelector<HTMLAnchorElement>('[data-mail=confirm] a.btn-primary')?.href ?? '',
    )
    const { pathname, search } = new URL(link)
    await page.open(pathname + search)
    await page.shows(`${TAG}.newsletter__actions button`)
    // An engine that tells of no act on the page before: nobody may have opened this one (NEWS-49).
    const isAsked = await page.run((wanted) => !window.watched.find(wanted), SUCCESS)
    if (isAsked) await page.click(`${TAG}.newsletter__actions button`)
    await page.contains(SUCCESS, 'bestätigt')
    assert.equal(await page.run(() => location.search.includes('token')), false)
    await page.click(`${TAG}.newsletter__actions button`)
    await page.click(named('COFFEE'))
    await page.until(
      'it is checked',
      (selector) => (window.watched.find(selector) as HTMLInputElement).checked,
      named('COFFEE'),
    )
    await page.click(`${TAG}[type=submit]`)
    await page.contains(SUCCESS, 'gespeichert')
  })
}
