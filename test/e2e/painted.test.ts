// tier 2: pictures of fragments, in print and in odd windows
/** Until it is touched a fragment has a part of its sheet only: nobody may see that (DELIVERY-46). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { Page, Protocol } from 'puppeteer-core'
import { TABLES } from '../../src/page/configuration/attribute-findings.ts'
import type { Site } from '../../src/shop/sites/sites.ts'
import { ROOT } from './support/release.ts'
import { shop, WIDTHS } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const TAGS = ['shop-header', 'shop-footer', 'shop-newsletter'] as const
const dist = (file: string) => join(ROOT, 'dist', file)
const { elements } = JSON.parse(readFileSync(dist('manifest.json'), 'utf8'))
const { renderFragment } = (await import(dist('render.js'))) as typeof import('../../src/render/render.ts')

/** The `nodeType` of an element. */
const ELEMENT = 1

type Snapshot = Protocol.DOMSnapshot.CaptureSnapshotResponse

/** Adopts the whole sheets on top of what the fragments carry, or takes them off. Ends all animations. */
async function adopt(page: Page, isWhole: boolean): Promise<void> {
  const sheets = TAGS.map((tag) => [tag, isWhole ? readFileSync(dist(elements[tag].styleSheet), 'utf8') : ''] as const)
  await page.evaluate((sheets) => {
    for (const [tag, css] of sheets) {
      const hosts = [document, document.querySelector('shop-footer')?.shadowRoot].flatMap((root) => [
        ...(root?.querySelectorAll(tag) ?? []),
      ])
      // The root of the newsletter form is in the footer too.
      if (hosts.length !== (tag === 'shop-newsletter' ? 2 : 1)) throw new Error(`${hosts.length} of ${tag}.`)
      for (const { shadowRoot } of hosts) {
        if (!shadowRoot) throw new Error(`No fragment of ${tag}.`)
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        shadowRoot.adoptedStyleSheets = css ? [sheet] : []
        for (const animation of shadowRoot.getAnimations()) animation.finish()
      }
    }
  }, sheets)
}

/** A line for each box: of elements, pseudo-elements and texts, with the values of its properties. */
function paintedIn({ documents, strings }: Snapshot, names: readonly string[]): string[] {
  const [{ nodes, layout } = {}] = documents
  return (layout?.nodeIndex ?? []).map((node, index) => {
    const attributes = (nodes?.attributes?.[node] ?? []).map((text) => strings[text]).join(' ')
    const values = layout?.styles[index]?.map((value, place) => `${names[place]}: ${strings[value]}`) ?? []
    return [`${strings[nodes?.nodeName?.[node] ?? -1]} ${attributes} ${layout?.bounds[index]}`, ...values].join('; ')
  })
}

/** The parts of a line that the other one does not have. */
function changeOf(look: string, other: string): string {
  const others = new Set(other.split('; '))
  const gone = look.split('; ').filter((part) => !others.has(part))
  return `${look.slice(0, 80)}: ${gone.join('; ').slice(0, 300)}`
}

/** A line for each text of an empty field, which a snapshot leaves out. */
const placeholdersIn = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (tags, names) => {
      const inputs = tags.flatMap((tag) => [
        ...(document.querySelector(`body > ${tag}`)?.shadowRoot?.querySelectorAll('input') ?? []),
      ])
      return inputs.map((input) => {
        const style = getComputedStyle(input, '::placeholder')
        return [
          `${input.className}::placeholder`,
          ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
        ].join('; ')
      })
    },
    TAGS,
    names,
  )

/**
 * Motion, the colour of a tap and the distance of a ring answer a touch or the focus; a custom property counts where it is used,
 * a margin by its boxes.
 */
const UNSEEN = /^(transition|margin|outline-offset|--|-webkit-tap-highlight-color)/

/** All properties that the whole sheets set; the others look the same with them and without. */
const propertiesIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    (sheets) => {
      const rules = sheets.flatMap((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        return [...sheet.cssRules]
      })
      const names = new Set<string>()
      for (const rule of rules) {
        if ('cssRules' in rule) rules.push(...(rule as CSSGroupingRule).cssRules)
        if ('style' in rule) for (const name of (rule as CSSStyleRule).style) names.add(name)
      }
      return [...names]
    },
    TAGS.map((tag) => readFileSync(dist(elements[tag].styleSheet), 'utf8')),
  )

/** Adopts the whole sheets, and takes them off again. Returns what changes: styles and boxes of all that is painted. */
async function changesByWholeSheet(page: Page): Promise<string[]> {
  const names = (await propertiesIn(page)).filter((name) => !UNSEEN.test(name))
  const devtools = await page.createCDPSession()
  const look = async (isWhole: boolean) => {
    await adopt(page, isWhole)
    const snapshot = await devtools.send('DOMSnapshot.captureSnapshot', { computedStyles: names })
    const elements = snapshot.documents[0]?.nodes.nodeType?.filter((type) => type === ELEMENT).length ?? 0
    assert.ok(elements >= 300, `only ${elements} elements`)
    return [...paintedIn(snapshot, names), ...(await placeholdersIn(page, names))]
  }
  const [painted, whole] = [await look(false), await look(true)]
  await adopt(page, false)
  await devtools.detach()
  const changes = painted.flatMap((line, index) => (line === whole[index] ? [] : [changeOf(line, whole[index] ?? '')]))
  if (painted.length !== whole.length) changes.push(`${painted.length} boxes, ${whole.length} with the whole sheet`)
  return changes
}

describe('a fragment that nobody has touched', () => {
  const demo = shop()

  /** Opens a page of the three fragments. */
  async function open(visitor: Visitor, site: Site, attributes: Record<string, string> = {}): Promise<Page> {
    // Each takes the attributes that it has.
    const attributesOf = (tag: string) =>
      Object.entries(attributes).filter(([name]) => TABLES[tag] && name in TABLES[tag])
    const fragments = await Promise.all(
      TAGS.map((tag) => renderFragment(tag, { site, ...Object.fromEntries(attributesOf(tag)) })),
    )
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Painted</title><body>${fragments.join('')}`
    await visitor.open(await demo.pages({ '/': { html } }), 'loaded')
    return visitor.page
  }

  it('looks as with its whole sheet, without scripts (DELIVERY-46)', async () => {
    const visitor = await demo.visitor({ withoutScript: true })
    // Sites differ in what they show, widths in the rules, another theme in colours only.
    for (const [site, theme, widths] of [
      ['DE', 'light', WIDTHS],
      ['CH_FR', 'light', [375]],
      ['HU', 'dark', [375, 1440]],
      ['TR', 'light', [1440]],
    ] as const) {
      const page = await open(visitor, site, { theme })
      for (const width of widths) {
        await page.setViewport({ width, height: 900 })
        assert.deepEqual(await changesByWholeSheet(page), [], `${site} ${width}`)
      }
    }
  })

  it('looks so in print, with forced colours, less motion, low windows, open panels and country list (DELIVERY-46)', async () => {
    // Panels open without scripts.
    for (const isOpen of [true, false]) {
      const campaigns = { 'top-banner': 'a', 'category-banner': 'b', 'pi-teaser': 'c' }
      const page = await open(await demo.visitor({ withoutScript: isOpen }), 'SK', campaigns)
      const devtools = await page.createCDPSession()
      await page.$$eval(
        'shop-footer >>> details',
        (all, open) => {
          for (const one of all) one.toggleAttribute('open', open)
        },
        isOpen,
      )
      for (const width of isOpen ? [320, 1440] : [375]) {
        await page.setViewport({ width, height: width === 320 ? 256 : 900 })
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
    }
  })

  it('is left to what stands beside it where declarative shadow DOM is unknown, and only there (DELIVERY-67)', async () => {
    const fragment = await renderFragment(
      'shop-footer',
      { site: 'DE' },
      { slots: '<p id="links"><a href="/help">Hilfe</a></p>' },
    )
    const visitor = await demo.visitor({ withoutScript: true })
    const isShown = async (markup: string) => {
      const html = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Beside</title><body>${markup}`
      await visitor.open(await demo.pages({ '/': { html } }), 'loaded')
      return visitor.page.$eval('#links', (links) => links.checkVisibility())
    }
    assert.equal(await isShown(fragment), false)
    assert.equal(await visitor.has('shop-footer >>> .footer'), true)
    // As a browser reads it that does not know the attribute.
    assert.equal(await isShown(fragment.replaceAll('shadowrootmode', 'unknown')), true)
    assert.equal(await visitor.has('shop-footer >>> .footer'), false)
  })

  it('leads on where a browser has no popovers, and finds what is typed (DELIVERY-59)', async () => {
    const visitor = await demo.visitor({ withRequests: true })
    await visitor.page.evaluateOnNewDocument(() => {
      const prototype = HTMLElement.prototype as Partial<HTMLElement>
      delete prototype.showPopover
      delete prototype.hidePopover
      delete prototype.popover
    })
    const field = 'shop-header >>> .header__search .search__field'
    await visitor.open('/?site=DE&fragments=content', 'live')
    await visitor.click(field)
    await visitor.page.keyboard.type('kaffee', { delay: 20 })
    await visitor.see('shop-header >>> [role=option]')
    await visitor.leave(() => visitor.press('Enter'))
    assert.match(visitor.page.url(), /search\?.*query=kaffee/)
    for (const leave of [visitor.click, visitor.tap]) {
      await visitor.ready('live')
      await visitor.leave(() => leave('shop-header >>> [part=cart-icon]'))
      assert.match(visitor.page.url(), /\/cart/)
      await visitor.page.goBack()
    }
  })

  it('looks so with what a page sets on the tag and what small scripts set inside it (DELIVERY-46)', async () => {
    const page = await open(await demo.visitor(), 'TR')
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
    const page = await open(await demo.visitor({ withoutScript: true }), 'DE')
    const shown = await page.$$eval(
      'shop-footer >>> [data-live^="drawing"]',
      (icons) => icons.filter((icon) => icon.checkVisibility()).length,
    )
    const names = await page.$$eval('shop-footer >>> .icon-links__link', (links) =>
      links.map((link) => (link as HTMLElement).innerText),
    )
    assert.equal(shown, 0)
    assert.deepEqual(names.slice(0, 2), ['Instagram', 'Facebook'])
  })
})
