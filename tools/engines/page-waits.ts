/** Waits for what a page of the demo shop shows, for journeys and pictures. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'

/**
 * Polls until something is so, from outside the page: a promise that only a busy page holds may be garbage-collected there.
 *
 * @throws {Error} naming what it waited for, after `ms`.
 */
export async function waitUntil(what: string, isSo: () => Promise<boolean>, ms = 30_000): Promise<void> {
  const end = Date.now() + ms
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited for ${ms} ms: ${what}.`)
    await wait(20)
  }
}

interface Marked extends Window {
  isSettled?: boolean
}

/** Waits until all elements of the page are live or, without a fragment, rendered; or have reported that they can't be. */
export async function elementsLive(page: Page): Promise<void> {
  await waitUntil(`the loader has run on ${page.url()}`, () => page.evaluate(() => window.shopElements !== undefined))
  await settled(page, 'all elements are live', () => window.shopElements?.ready)
}

/** Waits until React has rendered all elements of the page, as after a touch of each. */
export async function elementsReady(page: Page): Promise<void> {
  await elementsLive(page)
  await settled(page, 'all elements are awake', () => window.shopElements?.wake())
}

/** As `elementsReady`, but of one tag only: the others take a sixth of a visit's time. */
export async function tagReady(page: Page, tag: string): Promise<void> {
  await elementsLive(page)
  await settled(page, `${tag} is awake`, wakeOf(tag))
}

export const headerReady = (page: Page): Promise<void> => tagReady(page, 'shop-header')

/** Code for the page. */
const wakeOf = (tag: string) => `() => {
  const found = document.querySelector('${tag}')
  return found ? window.shopElements?.wake(found) : undefined
}`

/** Scrolls to the footer, which asks the services when it is near the window, wakes it, and scrolls back to the top. */
export async function footerReady(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('shop-footer')?.scrollIntoView({ behavior: 'instant' }))
  // The browser reports with the next frames what is in sight.
  await settled(page, 'the footer was in sight', async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  })
  await settled(page, 'the footer is awake', wakeOf('shop-footer'))
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Waits for a promise of the page, by polling. */
async function settled(page: Page, what: string, start: string | (() => Promise<unknown> | undefined)): Promise<void> {
  await page.evaluate(`window.isSettled = false; Promise.resolve((${start})()).then(() => { window.isSettled = true })`)
  await waitUntil(`${what} on ${page.url()}`, () => page.evaluate(() => (window as Marked).isSettled === true), 30_000)
}

/** Waits for an element, in shadow roots too (`a >>> b`), which the browser's own observers do not reach. */
export const waitForElement = (page: Page, selector: string): Promise<void> =>
  waitUntil(`${selector} exists`, async () => (await page.$(selector)) !== null)

/** Waits until an element is gone, in shadow roots too. */
export const waitForNoElement = (page: Page, selector: string): Promise<void> =>
  waitUntil(`${selector} is gone`, async () => (await page.$(selector)) === null)

/** Waits until an element exists and contains a text. */
export const waitForText = (page: Page, selector: string, text: string): Promise<void> =>
  waitUntil(`${selector} contains "${text}"`, async () => {
    const texts = await page.$$eval(selector, (all) => all.map((element) => element.textContent ?? ''))
    return texts[0]?.includes(text) === true
  })
