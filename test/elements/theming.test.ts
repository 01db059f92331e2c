// every engine: pointer, styles
import { expect } from '@open-wc/testing'
import { emulateMedia, sendMouse } from '@web/test-runner-commands'
import { html } from 'lit-html'
import '../../src/elements/shop-footer.ts'
import '../../src/elements/shop-header.ts'
import { prerenderElement } from '../../src/render/prerender.tsx'
import { endEmulation, itNeeds } from '../support/engine.ts'
import { page } from '../support/page.ts'

const showFooter = (theme = '') =>
  page.mount(
    theme ? html`<shop-footer site="DE" theme=${theme}></shop-footer>` : html`<shop-footer site="DE"></shop-footer>`,
  )

/** A custom property as the element's own styles see it. */
const tokenOf = (element: Element, name: string) =>
  getComputedStyle(element.shadowRoot?.querySelector('[part]') as Element)
    .getPropertyValue(`--_${name}`)
    .trim()

function addStyles(css: string): void {
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
  page.onEnd(() => sheet.remove())
}

function emulate(media: Parameters<typeof emulateMedia>[0]): Promise<void> {
  page.onEnd(endEmulation)
  return emulateMedia(media)
}

describe('theming', () => {
  itNeeds('emulated media', 'is light by default in a dark colour scheme too (THEME-1)', async () => {
    const light = tokenOf(await showFooter(), 'line')
    await emulate({ colorScheme: 'dark' })
    expect(matchMedia('(prefers-color-scheme: dark)').matches).to.equal(true)
    expect(tokenOf(await showFooter(), 'line')).to.equal(light)
  })

  it('fades what is pressed, without the browser’s own colour of a tap (THEME-25)', async () => {
    const footer = await showFooter()
    const link = footer.shadowRoot?.querySelector('.legal__links a') as HTMLElement
    const opacity = () => getComputedStyle(link).opacity
    expect(opacity()).to.equal('1')
    await page.hover(link)
    page.onEnd(() => sendMouse({ type: 'up' }))
    await sendMouse({ type: 'down' })
    await page.until(() => Number(opacity()) < 1)
    // Firefox has none.
    expect(getComputedStyle(link).getPropertyValue('-webkit-tap-highlight-color')).to.be.oneOf(['rgba(0, 0, 0, 0)', ''])
  })

  it('has the font that a page names, or with an empty value that of the page itself (THEME-26)', async () => {
    const footer = await showFooter()
    const family = () => getComputedStyle(footer.shadowRoot?.querySelector('.legal__links a') as Element).fontFamily
    expect(family()).to.include('Helvetica')
    addStyles('body { font-family: Georgia, serif } :root { --shop-font: Verdana, sans-serif }')
    expect(family()).to.equal('Verdana, sans-serif')
    addStyles(':root { --shop-font: ; }')
    expect(family()).to.equal('Georgia, serif')
  })

  it('is chosen by the attribute, else by the page root, light by default (THEME-1)', async () => {
    const element = await showFooter()
    const line = () => tokenOf(element, 'line')
    const seen = [line()]
    document.documentElement.dataset.theme = 'dark'
    await page.until(() => !seen.includes(line()))
    for (const theme of ['coffee-light', 'coffee-dark']) {
      seen.push(line())
      element.setAttribute('theme', theme)
      await page.until(() => !seen.includes(line()), theme)
    }
    element.setAttribute('theme', 'light')
    await page.until(() => line() === seen[0])
  })

  it('applies to a fragment before any script (THEME-1)', async () => {
    const fragment = await prerenderElement('shop-footer', { site: 'DE', theme: 'dark' })
    // A tag that no script defines.
    const painted = page.insert(fragment.html.replaceAll('shop-footer', 'x-fragment'))
    expect(tokenOf(painted, 'line')).to.equal(tokenOf(await showFooter('dark'), 'line'))
  })

  for (const theme of ['light', 'coffee-dark'])
    it(`takes custom properties of the tag or an ancestor in the theme ${theme} (THEME-2)`, async () => {
      addStyles(`body {
        --shop-color-surface: #010203; --shop-font: fantasy; --shop-space-4: 17px; --shop-radius-m: 3px;
        --shop-shadow-s: none; --shop-page-width: 900px; --shop-z-index: 7 }
        shop-header { --shop-motion: 1s }`)
      // It uses all of these: a sheet has no others.
      const element = await page.mount(html`<shop-header site="DE" theme=${theme}></shop-header>`)
      const tokens = ['surface', 'font', 'space-4', 'radius-m', 'shadow-s', 'motion', 'page-width', 'z']
      expect(tokens.map((name) => tokenOf(element, name))).to.deep.equal([
        ...['#010203', 'fantasy', '17px', '3px', 'none', '1s', '900px', '7'],
      ])
    })

  it('styles parts from outside (THEME-3)', async () => {
    addStyles('shop-footer::part(legal) { border-top: 3px solid rgb(1, 2, 3) }')
    await showFooter()
    expect(getComputedStyle(page.select('[part=legal]')).borderTopColor).to.equal('rgb(1, 2, 3)')
  })

  it('leaves the page’s own styles alone (THEME-5)', async () => {
    const own = await page.mount(html`<button class="button footer">Own</button>`)
    const looks = () => JSON.stringify(Object.entries(getComputedStyle(own)))
    const sheets = () => [document.styleSheets.length, document.adoptedStyleSheets.length]
    const before = [looks(), sheets()]
    await showFooter()
    expect([looks(), sheets()]).to.deep.equal(before)
  })

  it('shows nothing of a hidden tag (THEME-10)', async () => {
    await page.mount(html`<shop-footer site="DE" hidden></shop-footer>`)
    await page.mount(html`<shop-header site="DE" hidden></shop-header>`)
    expect(page.text()).to.equal('')
  })

  it('gives the header no box of its own (THEME-14)', async () => {
    const header = await page.mount(html`<shop-header site="DE"></shop-header>`)
    expect(getComputedStyle(header).display).to.equal('contents')
  })

  itNeeds('emulated media', 'has no motion for who wants less, whatever the page sets (THEME-19)', async () => {
    addStyles('body { --shop-motion: 5s; --shop-motion-fast: 4s }')
    const element = await showFooter()
    const durations = () => ['motion', 'motion-fast'].map((name) => Number.parseFloat(tokenOf(element, name)))
    expect(durations()).to.deep.equal([5, 4])
    await emulate({ reducedMotion: 'reduce' })
    expect(durations()).to.deep.equal([0, 0])
  })
})
