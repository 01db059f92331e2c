/** The gallery: every part in all its states, section by section, and its overlays. */
import type { Page } from 'puppeteer-core'
import { waitForElement, waitForNoElement } from '../../../tools/engines/page-waits.ts'
import type { Scene, Shot } from './scene.ts'

const inGallery = (selector: string) => `parts-gallery >>> ${selector}`
const OVERLAY = ':is(.modal[open], .flyout, .tooltip__bubble:popover-open)'

/** By the title of the section. */
const SECTIONS: Readonly<Record<string, string>> = {
  Buttons: 'buttons',
  Inputs: 'inputs',
  Messages: 'messages',
  Disclosures: 'disclosures',
  Overlays: 'overlays',
  Prices: 'prices',
  Pictures: 'pictures',
  'Ratings, availability and skeletons': 'details',
  'Wrong input': 'wrong-input',
  'Parts of the package': 'package-parts',
}

async function closeOverlays(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await waitForNoElement(page, inGallery(OVERLAY))
}

/** Hides contents and the other sections, so that no picture is longer than its section. */
async function showSection(page: Page, title: string): Promise<void> {
  await closeOverlays(page)
  await page.$$eval(
    inGallery(':is(.gallery__contents, .gallery__section)'),
    (sections, shown) => {
      for (const section of sections) section.toggleAttribute('hidden', section.ariaLabel !== shown)
    },
    title,
  )
  // The page is shorter now, and a scroll that this makes would close what opens.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

const sections = Object.entries(SECTIONS).map(
  ([title, name]): Shot => ({
    name: `gallery-${name}`,
    alone: 'main',
    region: inGallery(`.gallery__section[aria-label="${title}"]`),
    show: (page) => showSection(page, title),
  }),
)

const overlay = (name: string, button: string, region: string): Shot => ({
  name: `gallery-${name}`,
  alone: 'main',
  region: inGallery(region),
  async show(page) {
    await showSection(page, 'Overlays')
    await page.$eval(inGallery(button), (element) => (element as HTMLElement).click())
    await waitForElement(page, inGallery(region))
  },
})

export const GALLERY_SCENE: Scene = {
  path: '/gallery',
  async arrive(page) {
    await waitForElement(page, inGallery('.gallery__section'))
    const titles = await page.$$eval(inGallery('.gallery__section'), (all) => all.map(({ ariaLabel }) => ariaLabel))
    const missing = titles.filter((title) => !SECTIONS[title ?? ''])
    if (missing.length > 0) throw new Error(`Name the gallery's new sections in gallery-scene.ts: ${missing}.`)
  },
  shots: [
    ...sections,
    overlay('tooltip', '.tooltip__trigger', '.tooltip__bubble:popover-open'),
    overlay('modal', '[aria-haspopup=dialog]', '.modal[open]'),
  ],
}
