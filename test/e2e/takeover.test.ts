// tier 2: pictures before and after hydration
/** A painted fragment is what React goes on with, at each width. One view renders both, so sites differ in texts only. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page, ScreenshotClip } from 'puppeteer-core'
import { isSamePicture } from '../../packages/upkeep/pictures/same-picture.ts'
import { shop, WIDTHS } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

/** A picture of a part of the window: one beyond it would lay the page out again, which takes four times as long. */
async function inWindow(page: Page, clip: ScreenshotClip): Promise<Buffer> {
  const { height = 0 } = page.viewport() ?? {}
  assert.ok(clip.y >= 0 && clip.y + clip.height <= height, `${clip.y + clip.height} px are outside of the window`)
  return Buffer.from(await page.screenshot({ clip, captureBeyondViewport: false }))
}

async function headerPicture({ page, rest }: Visitor, width: number): Promise<Buffer> {
  await page.mouse.move(width / 2, 700)
  await rest()
  const clip = await page.$eval('shop-header >>> .header', (bar) => {
    const { x, y, width, height } = bar.getBoundingClientRect()
    return { x, y, width, height }
  })
  return inWindow(page, clip)
}

async function footerPicture({ page, rest }: Visitor): Promise<Buffer> {
  // There it hovers nothing that answers.
  await page.mouse.move(0, 0)
  // Alone on the page the footer starts at the same pixel.
  await page.evaluate(() => {
    const footer = document.querySelector('shop-footer')
    for (const element of [...document.body.children]) if (element !== footer) element.remove()
    // Drawn by scripts (FOOTER-46).
    for (const icon of footer?.shadowRoot?.querySelectorAll('[data-live^="drawing"]') ?? []) icon.replaceChildren()
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await rest()
  const clip = await page.$eval('shop-footer >>> .footer', (footer) => {
    const { x, y, width } = footer.getBoundingClientRect()
    // Without the bar below, whose flag may still be on its way.
    const { bottom } = (footer.querySelector('.footer__main') as Element).getBoundingClientRect()
    return { x, y, width, height: bottom - y }
  })
  return inWindow(page, clip)
}

/** Pictures of header and footer at each width; the page is resized, not loaded again. */
async function pictures(visitor: Visitor): Promise<Map<string, Buffer>> {
  const taken = new Map<string, Buffer>()
  for (const part of ['header', 'footer']) {
    for (const width of WIDTHS) {
      await visitor.page.setViewport({ width, height: part === 'header' ? 900 : 2500 })
      const picture = part === 'header' ? headerPicture(visitor, width) : footerPicture(visitor)
      taken.set(`${part} at ${width} px`, await picture)
    }
  }
  return taken
}

describe('before and after hydration', () => {
  const demo = shop()

  it('header and footer are the same to the pixel at four widths, and nothing moves (HEADER-9, FOOTER-10)', async () => {
    const fragments = await demo.open('/?site=TR&elements=off', { until: 'loaded' })
    const before = await pictures(fragments)
    // Without a page before, the home page has no way back (HEADER-49).
    const visitor = await demo.open('/categories/coffee?site=TR', { width: 375, until: 'header' })
    await visitor.open('/?site=TR', 'whole')
    await visitor.stoodStill()
    const after = await pictures(visitor)
    assert.deepEqual(
      [...before]
        .filter(([name, picture]) => !isSamePicture(picture, after.get(name) ?? Buffer.of()))
        .map(([name]) => name),
      [],
    )
  })
})
