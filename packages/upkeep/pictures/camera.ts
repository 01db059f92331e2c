/** A browser that takes the same picture of the same thing each time. */
import puppeteer, { type Browser, type Page, type ScreenshotClip } from 'puppeteer-core'
import { BROWSER_ARGS, headlessShell } from '../../../tools/engines/chromium.ts'
import { CLOCK, setClock } from './clock.ts'
import { fontSheet } from './font.ts'
import { installInPage, type PictureWindow } from './in-page.ts'
import { heightOf, requestsEnded, type Shot, type Variant, WIDE_FROM } from './scene.ts'

/** Chromium, its headless shell and Chrome draw the same with these and fonts.conf. */
const STABLE_ARGS = [
  '--lang=en-US',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
]
const STEP_TIMEOUT_MS = 15_000
/** How often a picture is taken at most until two in a row are the same. */
const MAX_TRIES = 12
/** Higher windows are too large for some graphics libraries. */
const MAX_HEIGHT = 12_000

export const launchBrowser = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: headlessShell(),
    args: [...BROWSER_ARGS, ...STABLE_ARGS],
    protocolTimeout: 2 * STEP_TIMEOUT_MS,
    env: { ...process.env, LANGUAGE: 'en_US' },
  })

const css = fontSheet()

/** A page of a new visitor, with the font, the clock and no motion. */
export async function openPage(browser: Browser, variant: Variant): Promise<Page> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(STEP_TIMEOUT_MS)
  await page.setBypassCSP(true)
  await page.emulateTimezone('Europe/Berlin')
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: 'light' },
  ])
  await setHeight(page, variant, heightOf(variant.width))
  // esbuild wraps inner functions in a call of it, also in functions that are sent to the page.
  await page.evaluateOnNewDocument('globalThis.__name = (value) => value')
  await page.evaluateOnNewDocument(setClock, CLOCK)
  await page.evaluateOnNewDocument(installInPage, css)
  return page
}

/** Small windows belong to touch screens. */
async function setHeight(page: Page, { width }: Variant, height: number): Promise<void> {
  const isTouch = width < WIDE_FROM
  if (page.viewport()?.height !== height)
    await page.setViewport({ width, height, hasTouch: isTouch, isMobile: isTouch })
}

/**
 * Brings the page into the state of a shot and takes its picture, as PNG: two in a row that are the same, or the first one if it is
 * expected.
 *
 * @throws {Error} if the state is not reached, or nothing is found to cut out.
 */
export async function takePicture(
  page: Page,
  shot: Shot,
  variant: Variant,
  isExpected: (picture: Buffer) => boolean,
): Promise<Buffer> {
  await setHeight(page, variant, heightOf(variant.width))
  await page.evaluate((alone) => (window as unknown as PictureWindow).inPage.isolate(alone), shot.alone)
  await shot.show(page, variant)
  await requestsEnded(page, shot)
  await settle(page)
  const { region } = shot
  if (region) await fitHeight(page, region, variant)
  let before: Buffer | undefined
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await settle(page)
    const cut = region ? { clip: await clipOf(page, region) } : {}
    const now = Buffer.from(await page.screenshot({ ...cut, captureBeyondViewport: false }))
    if (before ? before.equals(now) : isExpected(now)) return now
    before = now
  }
  throw new Error(`It still changes after ${MAX_TRIES} pictures.`)
}

const settle = (page: Page) => page.evaluate(() => (window as unknown as PictureWindow).inPage.settle())

/** Makes the window so high that the region, and what scrolls in it, is shown whole. */
async function fitHeight(page: Page, region: string, variant: Variant): Promise<void> {
  // A panel may grow by a part of the window only.
  for (let round = 0; round < 4; round += 1) {
    const { height = 0 } = page.viewport() ?? {}
    const { y, height: cut } = await clipOf(page, region)
    const needed = Math.min(MAX_HEIGHT, Math.max(height, y + cut) + (await overflowOf(page, region)))
    if (needed <= height) return
    await setHeight(page, variant, needed)
  }
}

/** By how many px the content of the region is higher than its boxes that scroll. */
async function overflowOf(page: Page, region: string): Promise<number> {
  const overflows = await page.$$eval(region, (elements) =>
    elements
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  )
  return Math.max(0, ...overflows)
}

/** The smallest rectangle of whole pixels around all that a selector finds. */
async function clipOf(page: Page, selector: string): Promise<ScreenshotClip> {
  const found = await Promise.all((await page.$$(selector)).map((element) => element.boundingBox()))
  const boxes = found.filter((box) => box !== null && box.width > 0 && box.height > 0) as ScreenshotClip[]
  if (boxes.length === 0) throw new Error(`Nothing is shown of ${selector}.`)
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x))))
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y))))
  const right = Math.min(page.viewport()?.width ?? 0, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))))
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)))
  return { x, y, width: right - x, height: bottom - y }
}
