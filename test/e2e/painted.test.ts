/** Until it is touched a fragment has a part of its sheet only: nobody may see that (DELIVERY-46). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { CDPSession, Page } from 'puppeteer-core'
import { SITES, type Site } from '../../src/shop/sites/sites.ts'
import { ROOT } from './support/release.ts'
import { shop } from './support/shop.ts'

const TAGS = ['shop-header', 'shop-footer', 'shop-newsletter'] as const
const WIDTHS = [375, 768, 1024, 1440]
const dist = (file: string) => join(ROOT, 'dist', file)
const { elements } = JSON.parse(readFileSync(dist('manifest.json'), 'utf8'))
const { renderFragment } = (await import(dist('render.js'))) as typeof import('../../src/render/render.ts')

/** A page of the three fragments. Its other requests go to the demo shop, for flags and logos. */
async function open(page: Page, url: string, site: Site, attributes: Record<string, string>): Promise<void> {
  const fragments = await Promise.all(TAGS.map((tag) => renderFragment(tag, { site, ...attributes })))
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Painted</title><body>${fragments.join('')}`
  await page.setRequestInterception(true)
  page.on('request', (request) =>
    request.isNavigationRequest() ? request.respond({ contentType: 'text/html', body }) : request.continue(),
  )
  await page.goto(`${url}/painted`)
}

/** Adopts the whole sheets on top, and takes them off again. Returns what changes: styles and boxes of all elements and pseudo-elements. */
async function changesByWholeSheet(page: Page): Promise<string[]> {
  const sheets = TAGS.map((tag) => [tag, readFileSync(dist(elements[tag].styleSheet), 'utf8')] as const)
  return page.evaluate((sheets) => {
    const seen: string[][] = []
    for (const isWhole of [false, true]) {
      const looks: string[] = []
      const kinds = new Set<string>()
      for (const [tag, css] of sheets) {
        const host = document.querySelector(`body > ${tag}`)
        const root = host?.shadowRoot
        if (!host || !root) throw new Error(`No fragment of ${tag}.`)
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        root.adoptedStyleSheets = isWhole ? [sheet] : []
        for (const animation of root.getAnimations()) animation.finish()
        for (const element of [host, ...root.querySelectorAll('[data-root], [data-root] *')]) {
          const { x, y, width, height } = element.getBoundingClientRect()
          let look = `${tag} ${element.localName}.${element.getAttribute('class')} ${[x, y, width, height]}`
          // Boxes of all, styles of one of a kind.
          const names = element.getAttributeNames().join()
          const kind = `${tag} ${element.parentElement?.className} ${element.localName} ${element.className} ${names}`
          if (kinds.has(kind)) {
            looks.push(look)
            continue
          }
          kinds.add(kind)
          const pseudos = element.localName === 'input' ? ['', '::placeholder'] : ['', '::before', '::after']
          for (const pseudo of pseudos) {
            const style = getComputedStyle(element, pseudo)
            if (/before|after/.test(pseudo) && style.content === 'none') continue
            look += ` ${pseudo}`
            // Motion answers a touch; a custom property counts where it is used, a margin by its boxes.
            for (const name of style)
              if (!/^(transition|margin|--)/.test(name)) look += `; ${name}: ${style.getPropertyValue(name)}`
          }
          looks.push(look)
        }
      }
      seen.push(looks)
    }
    for (const [tag] of sheets) (document.querySelector(tag)?.shadowRoot as ShadowRoot).adoptedStyleSheets = []
    const [painted = [], whole = []] = seen
    const changes: string[] = []
    painted.forEach((look, index) => {
      const other = (whole[index] ?? '').split('; ')
      if (look !== whole[index])
        changes.push(
          `${look.slice(0, 80)}: ${look
            .split('; ')
            .filter((part) => !other.includes(part))
            .join('; ')
            .slice(0, 300)}`,
        )
    })
    if (painted.length < 300) changes.push(`only ${painted.length} elements`)
    return changes
  }, sheets)
}

describe('a fragment that nobody has touched', () => {
  const demo = shop()

  for (const [theme, sites] of [
    ['light', SITES],
    // Another theme changes colours only.
    ['dark', ['DE', 'HU']],
  ] as const)
    it(`looks as with its whole sheet, ${theme}, on ${sites.length} sites, without scripts (DELIVERY-46)`, async () => {
      for (const site of sites) {
        const { page } = await demo.visitor({ withoutScript: true })
        await open(page, demo.url, site, { theme })
        // Sites differ in what they show, widths in the rules.
        for (const width of site === 'DE' ? WIDTHS : [375, 1440]) {
          await page.setViewport({ width, height: 900 })
          assert.deepEqual(await changesByWholeSheet(page), [], `${site} ${width}`)
        }
        await page.browserContext().close()
      }
    })

  it('looks so in print, with forced colours, less motion and low windows, with panels and country list open (DELIVERY-46)', async () => {
    // Panels open without scripts.
    for (const isOpen of [true, false]) {
      const { page } = await demo.visitor({ withoutScript: isOpen })
      await open(page, demo.url, 'SK', { 'top-banner': 'a', 'category-banner': 'b', 'pi-teaser': 'c' })
      const devtools: CDPSession = await page.createCDPSession()
      await page.$$eval(
        'shop-footer >>> details',
        (all, open) => {
          for (const one of all) one.toggleAttribute('open', open)
        },
        isOpen,
      )
      for (const [width, height] of [
        [320, 256],
        [375, 900],
        [1440, 900],
      ] as const) {
        await page.setViewport({ width, height })
        for (const media of [
          { media: 'print' },
          { features: [{ name: 'forced-colors', value: 'active' }] },
          { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] },
          {},
        ]) {
          await devtools.send('Emulation.setEmulatedMedia', media)
          assert.deepEqual(await changesByWholeSheet(page), [], `${width} ${JSON.stringify(media)} ${isOpen}`)
        }
      }
      await page.browserContext().close()
    }
  })

  it('looks so with what a page sets on the tag and what small scripts set inside it (DELIVERY-46)', async () => {
    const { page } = await demo.visitor()
    await open(page, demo.url, 'TR', {})
    for (const width of [375, 1440]) {
      await page.setViewport({ width, height: 900 })
      for (const [tag, attribute, value] of [
        ['shop-header', 'data-away', ''],
        ['shop-header', 'sticky', 'false'],
        ['shop-footer', 'hidden', ''],
      ] as const) {
        await page.$eval(tag, (host, name, text) => host.setAttribute(name, text), attribute, value)
        assert.deepEqual(await changesByWholeSheet(page), [], `${width} ${tag} ${attribute}`)
        await page.$eval(tag, (host, name) => host.removeAttribute(name), attribute)
      }
      for (const size of ['small', 'wide']) {
        await page.$eval('shop-header >>> .header', (header, name) => header.classList.add(`header--${name}`), size)
        await page.$eval('shop-header >>> [part=cart-icon] .header-icon__badge', (place) => {
          place.innerHTML = '<span class="badge">3</span>'
        })
        await page.$eval(
          'shop-footer >>> .footer',
          (footer, name) => {
            footer.classList.add(name === 'small' ? 'footer--smartphone' : 'footer--match')
          },
          size,
        )
        assert.deepEqual(await changesByWholeSheet(page), [], `${width} ${size}`)
        await page.$eval('shop-header >>> .header', (header, name) => header.classList.remove(`header--${name}`), size)
        await page.$eval('shop-footer >>> .footer', (footer) =>
          footer.classList.remove('footer--smartphone', 'footer--match'),
        )
      }
    }
  })

  it('has the drawings of the footer’s icons from scripts: without them it shows names instead of brands (FOOTER-46)', async () => {
    const { page } = await demo.visitor({ withoutScript: true })
    await open(page, demo.url, 'DE', {})
    const shown = await page.$$eval(
      'shop-footer >>> [data-icon]',
      (icons) => icons.filter((icon) => icon.checkVisibility()).length,
    )
    const names = await page.$$eval('shop-footer >>> .icon-links__link', (links) =>
      links.map((link) => getComputedStyle(link, '::after').content),
    )
    assert.equal(shown, 0)
    assert.deepEqual(names.slice(0, 2), ['"Instagram"', '"Facebook"'])
  })
})
