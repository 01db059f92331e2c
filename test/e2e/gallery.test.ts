import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { themeNames } from '../../tools/themes.mjs'
import { findings } from './support/axe.ts'
import { appears, shop } from './support/shop.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const files = (folder: string, pattern: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(basename(file)))

const inGallery = (selector: string) => `parts-gallery >>> ${selector}`

describe('the gallery of parts', () => {
  const demo = shop()

  it('shows every part', () => {
    const shown = files('demo/gallery', /\.tsx$/)
      .map((file) => readFileSync(join(ROOT, 'demo/gallery', file), 'utf8'))
      .join('\n')
    // What a part is made of is shown with it.
    const inside = new Set(['Field', 'InputField', 'Ripple'])
    const missing = files('src/react/ui', /^[A-Z]\w+\.tsx$/)
      .map((file) => basename(file, '.tsx'))
      .filter((name) => !inside.has(name) && !shown.includes(`<${name}`))
    assert.deepEqual(missing, [])
  })

  for (const theme of themeNames()) {
    for (const width of [375, 1440]) {
      it(`is clean to axe and to the console in ${theme} at ${width} px, and nothing is wider than the window`, async () => {
        const { page, complaints } = await demo.visitor({ width })
        await page.goto(`${demo.url}/gallery?theme=${theme}`)
        await appears(page, 'parts-gallery >>> .gallery__section')
        assert.deepEqual(await findings(page), [])
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width)
        // A gallery shows wrong input and missing pictures too: those are told, and nothing else is.
        assert.deepEqual(
          complaints.filter((text) => !/\[shop-elements\]|404/.test(text)),
          [],
        )
      })
    }
  }

  for (const theme of themeNames()) {
    it(`is clean to axe with each overlay open in ${theme}`, async () => {
      const { page } = await demo.visitor()
      await page.goto(`${demo.url}/gallery?theme=${theme}`)
      const opens: [button: string, overlay: string][] = [
        ['.tooltip__trigger', '.tooltip__bubble:popover-open'],
        ['[aria-haspopup=dialog]', '.modal[open]'],
        ['[aria-controls=flyout-overlay]', '#flyout-overlay'],
      ]
      for (const [button, overlay] of opens) {
        await appears(page, inGallery(button))
        await page.click(inGallery(button))
        await appears(page, inGallery(overlay))
        assert.deepEqual(await findings(page), [], overlay)
        await page.keyboard.press('Escape')
      }
    })
  }

  it('shows money as every site writes it', async () => {
    const { page } = await demo.visitor()
    for (const [site, written] of [
      ['CH', /CHF\s1'234\.56/],
      ['CZ', /1\s234\sKč/],
      ['TR', /1\.234,56\sTL/],
    ] as const) {
      await page.goto(`${demo.url}/gallery?site=${site}`)
      await appears(page, 'parts-gallery >>> .gallery__section')
      const text = await page.$eval('parts-gallery', (gallery) => gallery.shadowRoot?.textContent ?? '')
      assert.match(text, written)
    }
  })
})
