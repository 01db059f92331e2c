// tier 2: axe for every part, in every theme
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { findingsInThemes } from '../../packages/upkeep/axe.ts'
import { themeNames } from '../../tools/build/theme-names.ts'
import { ROOT } from './support/release.ts'
import { shop } from './support/shop.ts'

const inGallery = (selector: string) => `parts-gallery >>> ${selector}`

const setGalleryTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.body.dataset.theme = name
    const parts = document.querySelector('parts-gallery')?.shadowRoot?.querySelectorAll<HTMLElement>('[data-theme]')
    for (const part of parts ?? []) part.dataset.theme = name
  }, theme)

describe('the gallery', () => {
  const demo = shop()
  const open = async (query = '') => {
    const shopper = await demo.open(`/gallery${query}`, { until: 'loaded' })
    // It shows wrong values and missing pictures too, which are logged.
    shopper.logs(/\[shop-elements\]|404/)
    await shopper.see(inGallery('.gallery__section'))
    return shopper
  }

  it('passes axe in all themes, narrow, wide, with each overlay, fits the window, logs nothing (PART-2, THEME-15)', async () => {
    const shopper = await open()
    const { page, see, rest } = shopper
    const themes = themeNames().filter((name) => name !== 'light')
    const check = async (state: string, within?: ['parts-gallery', string], inThemes = themes) => {
      await rest()
      assert.deepEqual(
        await findingsInThemes(page, { themes: inThemes, setTheme: setGalleryTheme, ...(within && { within }) }),
        [],
        state,
      )
    }
    // Themes differ in colours, which are the same at each width.
    for (const [width, inThemes] of [
      [375, themes],
      [1440, []],
    ] as const) {
      await page.setViewport({ width, height: 900 })
      await check(`${width}`, undefined, [...inThemes])
      assert.equal(await shopper.width(), width)
    }
    const opens: [button: string, overlay: string][] = [
      ['.tooltip__trigger', '.tooltip__bubble:popover-open'],
      ['[aria-haspopup=dialog]', '.modal[open]'],
    ]
    for (const [button, overlay] of opens) {
      await shopper.click(inGallery(button))
      await see(inGallery(overlay))
      // The rest of the page has been looked at.
      await check(overlay, ['parts-gallery', overlay], ['dark'])
      await shopper.press('Escape')
    }
  })

  it('shows each part of the package with code to copy (PART-40)', async () => {
    const { page, see, click, says, texts } = await open()
    await see(inGallery('.gallery__code'))
    const exported = [
      ...readFileSync(join(ROOT, 'src/react/parts.ts'), 'utf8').matchAll(/export \{ (?:type \w+, )*(\w+) \}/g),
    ].map(([, name = '']) => name)
    const codes = await texts(inGallery('.gallery__source'))
    for (const name of exported)
      assert.ok(
        codes.some((code) => code.includes(name) && code.includes("from 'shop-elements/parts'")),
        name,
      )
    // As a text: no names of the bundler's are inside.
    await page.evaluate(`Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text) => { window.copied = text } },
    })`)
    await click(inGallery('.gallery__code summary'))
    await click(inGallery('.gallery__code button'))
    await says(inGallery('.gallery__code button'), 'Copied')
    assert.equal(await page.evaluate(() => (window as unknown as { copied: string }).copied), codes[0])
  })
})
