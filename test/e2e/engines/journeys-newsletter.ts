import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { EnginePage } from './engine-page.ts'
import type { EngineShop } from './engine-shop.ts'

const TAG = 'main shop-newsletter >>> '
const named = (name: string) => `${TAG}[name="${name}"]`

const write = async (page: EnginePage, name: string, text: string) => {
  await page.click(named(name))
  await page.type(text)
}

const isChecked = (page: EnginePage, name: string, isWanted: boolean) =>
  page.until(
    `${name} is ${isWanted ? '' : 'not '}checked`,
    (selector, wanted) => (window.watched.find(selector) as HTMLInputElement).checked === wanted,
    named(name),
    isWanted,
  )

export function newsletterJourneys(shop: EngineShop): void {
  it('says what is wrong in the newsletter form until it is corrected, and sends it (NEWS-13, NEWS-18)', async () => {
    const page = await shop.open('/subscribenewsletter?site=AT')
    await page.wake()
    await write(page, 'email', 'anna@mail')
    await page.click(`${TAG}[type=submit]`)
    await page.shows(`${named('email')}[aria-invalid=true]`)
    await page.click(named('email'))
    await page.hides(`${named('email')}[aria-invalid=true]`)
    await page.press('End')
    await page.type('.example')
    await page.shows(named('legals'))
    await page.click(`${TAG}[type=submit]`)
    await page.shows(`${TAG}.notification--success`)
  })

  it('takes consent by mouse and by keys, and misses it (NEWS-18)', async () => {
    const page = await shop.open('/subscribenewsletter?site=TR')
    await page.wake()
    await write(page, 'email', 'ayse@mail.example')
    await page.shows(named('legals'))
    await write(page, 'firstName', 'Ayşe')
    await write(page, 'lastName', 'Yılmaz')
    await page.click(`${TAG}[type=submit]`)
    await page.shows(`${named('legals')}[aria-invalid=true]`)
    // Safari gives a clicked box no focus.
    await page.click(named('legals'))
    await isChecked(page, 'legals', true)
    await page.focus(named('legals'))
    await page.press(' ')
    await isChecked(page, 'legals', false)
    await page.press(' ')
    await isChecked(page, 'legals', true)
    await page.click(`${TAG}[type=submit]`)
    await page.shows(`${TAG}.notification--success`)
  })

  it('confirms by the mail, and saves the chosen topics (NEWS-37, NEWS-40)', async () => {
    const page = await shop.open('/subscribenewsletter?site=DE')
    await page.wake()
    await write(page, 'email', 'anna@mail.example')
    await page.shows(named('legals'))
    await page.click(`${TAG}[type=submit]`)
    await page.shows(`${TAG}.notification--success`)
    await page.goto('/demo/mailbox')
    const link = await page.run(
      () => document.querySelector<HTMLAnchorElement>('[data-mail=confirm] a.btn-primary')?.href ?? '',
    )
    const { pathname, search } = new URL(link)
    await page.open(pathname + search)
    await page.shows(`${TAG}.newsletter__actions button`)
    // Where the engine tells of no act on the page before, nobody may have opened this one (NEWS-49).
    const isAsked = await page.run((wanted) => !window.watched.find(wanted), `${TAG}.notification--success`)
    if (isAsked) await page.click(`${TAG}.newsletter__actions button`)
    await page.contains(`${TAG}.notification--success`, 'bestätigt')
    assert.equal(await page.run(() => location.search.includes('token')), false)
    await page.click(`${TAG}.newsletter__actions button`)
    await page.click(named('COFFEE'))
    await isChecked(page, 'COFFEE', true)
    await page.click(`${TAG}[type=submit]`)
    await page.contains(`${TAG}.notification--success`, 'gespeichert')
  })
}
