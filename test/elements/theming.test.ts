import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import '../../src/elements/shop-footer.ts'
import '../../src/elements/shop-header.ts'
import { prerenderElement } from '../../src/render/prerender.tsx'
import { captureConsole } from '../support/console.ts'
import { clearPage, html, inside, place } from '../support/elements.ts'
import { endEmulation, itNeeds } from '../support/engine.ts'
import { json, serve } from '../support/services.ts'
import { waitUntil } from '../support/wait-until.ts'

const root = document.documentElement

/** A custom property as the element's own styles see it. */
const tokenOf = (element: Element, name: string) =>
  getComputedStyle(inside(element, '.shop-base') as Element)
    .getPropertyValue(name)
    .trim()

describe('theming', () => {
  let services: ReturnType<typeof serve>
  let unhush = () => {}
  const sheet = document.createElement('style')
  beforeEach(() => {
    unhush = captureConsole('error', [])
    services = serve({ 'GET /json/psdata': () => json({}) })
    document.head.append(sheet)
  })
  afterEach(() => {
    clearPage()
    sheet.remove()
    sheet.textContent = ''
    delete root.dataset.theme
    services.end()
    unhush()
  })

  itNeeds('emulated media', 'is light by default in a dark colour scheme too (THEME-1)', async () => {
    const light = tokenOf(await place(html`<shop-footer site="DE"></shop-footer>`), '--_surface')
    await emulateMedia({ colorScheme: 'dark' })
    expect(matchMedia('(prefers-color-scheme: dark)').matches).to.equal(true)
    const element = await place(html`<shop-footer site="DE"></shop-footer>`)
    expect(tokenOf(element, '--_surface')).to.equal(light)
    await endEmulation()
  })

  it('is chosen by the attribute, else by the page root, light by default (THEME-1)', async () => {
    const element = await place(html`<shop-footer site="DE"></shop-footer>`)
    const light = tokenOf(element, '--_surface')
    root.dataset.theme = 'dark'
    await waitUntil(() => tokenOf(element, '--_surface') !== light)
    const dark = tokenOf(element, '--_surface')
    const seen = new Set([light, dark])
    for (const theme of ['coffee-light', 'coffee-dark']) {
      element.setAttribute('theme', theme)
      await waitUntil(() => !seen.has(tokenOf(element, '--_surface')), theme)
      seen.add(tokenOf(element, '--_surface'))
    }
    element.setAttribute('theme', 'light')
    await waitUntil(() => tokenOf(element, '--_surface') === light)
  })

  it('applies to a fragment before any script (THEME-1)', async () => {
    const { html: markup } = await prerenderElement('shop-footer', { site: 'DE', theme: 'dark' })
    const holder = document.createElement('div')
    holder.className = 'test-holder'
    // A tag that no script defines.
    const undefinedTag = markup.replaceAll('shop-footer', 'x-fragment')
    ;(holder as unknown as { setHTMLUnsafe(html: string): void }).setHTMLUnsafe(undefinedTag)
    document.body.append(holder)
    const dark = await place(html`<shop-footer site="DE" theme="dark"></shop-footer>`)
    expect(tokenOf(holder.firstElementChild as Element, '--_surface')).to.equal(tokenOf(dark, '--_surface'))
  })

  it('takes custom properties of the tag or an ancestor in every theme (THEME-2)', async () => {
    sheet.textContent = `.test-holder {
      --shop-color-surface: #010203; --shop-font: fantasy; --shop-space-4: 17px; --shop-radius-m: 3px;
      --shop-shadow-s: none; --shop-page-width: 900px; --shop-z-index: 7 }
      shop-footer { --shop-motion: 1s }`
    for (const theme of ['light', 'coffee-dark']) {
      const element = await place(html`<shop-footer site="DE" theme=${theme}></shop-footer>`)
      const tokens = ['surface', 'font', 'space-4', 'radius-m', 'shadow-s', 'motion', 'page-width', 'z']
      expect(
        tokens.map((name) => tokenOf(element, `--_${name}`)),
        theme,
      ).to.deep.equal(['#010203', 'fantasy', '17px', '3px', 'none', '1s', '900px', '7'])
    }
  })

  it('styles parts from outside (THEME-3)', async () => {
    sheet.textContent = 'shop-footer::part(legal) { border-top: 3px solid rgb(1, 2, 3) }'
    const element = await place(html`<shop-footer site="DE"></shop-footer>`)
    const { borderTopColor } = getComputedStyle(inside(element, '[part=legal]') as Element)
    expect(borderTopColor).to.equal('rgb(1, 2, 3)')
  })

  it('leaves the page’s own styles alone (THEME-5)', async () => {
    const own = document.createElement('button')
    own.className = 'button footer'
    document.body.append(own)
    const looks = () => JSON.stringify(Object.entries(getComputedStyle(own)))
    const sheets = () => [document.styleSheets.length, document.adoptedStyleSheets.length]
    const [before, sheetsBefore] = [looks(), sheets()]
    await place(html`<shop-footer site="DE"></shop-footer>`)
    expect(looks()).to.equal(before)
    expect(sheets()).to.deep.equal(sheetsBefore)
    own.remove()
  })

  it('shows nothing of a hidden tag (THEME-10)', async () => {
    const footer = await place(html`<shop-footer site="DE" hidden></shop-footer>`)
    const header = await place(html`<shop-header site="DE" hidden></shop-header>`)
    for (const element of [footer, header]) {
      expect(getComputedStyle(element).display).to.equal('none')
      expect((inside(element, '.shop-base') as HTMLElement).offsetHeight).to.equal(0)
    }
  })

  it('gives the header no box of its own (THEME-14)', async () => {
    const header = await place(html`<shop-header site="DE"></shop-header>`)
    expect(getComputedStyle(header).display).to.equal('contents')
  })

  itNeeds(
    'emulated media',
    'sets the durations of motion to 0 for who wants less motion, whatever the page sets (THEME-19)',
    async () => {
      sheet.textContent = '.test-holder { --shop-motion: 5s; --shop-motion-fast: 4s }'
      const element = await place(html`<shop-footer site="DE"></shop-footer>`)
      expect([tokenOf(element, '--_motion'), tokenOf(element, '--_motion-fast')]).to.deep.equal(['5s', '4s'])
      await emulateMedia({ reducedMotion: 'reduce' })
      expect(['--_motion', '--_motion-fast'].map((name) => Number.parseFloat(tokenOf(element, name)))).to.deep.equal([
        0, 0,
      ])
      await endEmulation()
    },
  )
})
