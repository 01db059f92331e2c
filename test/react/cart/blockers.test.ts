// every engine: focus, keys, styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { article, cartOf, freeArticle } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { deleting, descriptionOf, filled, SITES_BY_LOCALE, showCart } from './support.ts'

const soldOut = (id: string) => article(id, 1, { availability: 'SOLDOUT' })
const tooMany = (id: string) => article(id, 3, { availability: 'NOT_AVAILABLE' })
const notice = () => page.see('alert')
const focusedRow = () => page.focused()?.getAttribute('data-row')
const CHANGE = 'Im Warenkorb ändern'

describe('what keeps the shopper from the checkout', () => {
  it('stands above the list, counted and named (MINICART-69)', async () => {
    await showCart({ ...cartOf(article('A'), soldOut('B')), freeArticles: [freeArticle('F')] })
    expect((await notice()).textContent).to.equal('Ausverkauft: Article B')
  })

  it('is told by kind, with the names of three at once (MINICART-14, MINICART-69)', async () => {
    await showCart(filled({ articles: [soldOut('B'), soldOut('C'), tooMany('G')], defectiveArticles: [] }))
    await page.see('button', 'Article B')
    expect([...(await notice()).querySelectorAll('p')].map(({ textContent }) => textContent)).to.deep.equal([
      'Ausverkauft: 2 ArtikelArticle BArticle C',
      `Nicht in dieser Anzahl verfügbar: Article G${CHANGE}`,
    ])
  })

  it('unfolds the names of more than three, and each leads to its row (MINICART-69)', async () => {
    const articles = ['B', 'C', 'D', 'E'].map(soldOut)
    await showCart(filled({ articles, defectiveArticles: [article('X')] }))
    // Its code comes late.
    const fold = await page.until(() => page.select('.blockers summary'))
    const name = () => page.select<HTMLElement>('.blockers__group > button:last-child')
    expect(fold.textContent).to.equal('Ausverkauft: 4 Artikel')
    expect([name().textContent, name().checkVisibility({ contentVisibilityAuto: true })]).to.deep.equal([
      'Article E',
      false,
    ])
    fold.focus()
    await page.press('Enter')
    await page.until(() => name().getBoundingClientRect().height > 0)
    name().focus()
    await page.press('Enter')
    await page.until(() => focusedRow()?.includes(':E:'))
  })

  it('leaves a row and a half of the list in sight in the window of a small phone (MINICART-69)', async () => {
    await page.size(375, 667)
    const articles = [soldOut('B'), tooMany('C')]
    await showCart(filled({ articles, defectiveArticles: ['X', 'Y', 'Z'].map((id) => article(id)) }))
    const { height } = (await notice()).getBoundingClientRect()
    const foot = page.select('.minicart__foot').getBoundingClientRect().height
    expect(height).to.be.at.most(152)
    expect(foot).to.be.at.most(140)
    expect(descriptionOf(page.get('link', 'Zur Kasse'))).to.match(/^Bitte löschen/)
  })

  it('leads by its name to the row, in the middle of the window (MINICART-69)', async () => {
    const articles = Array.from({ length: 40 }, (_, index) => article(`N${index}`))
    await showCart(cartOf(...articles, soldOut('B')))
    await page.until(() => page.all('listitem').length === 41)
    ;(await page.see('button', 'Article B')).focus()
    await page.press('Enter')
    await page.until(() => focusedRow()?.includes(':B:'))
    const { top, bottom } = (page.focused() as Element).getBoundingClientRect()
    expect([top > 0, bottom < window.innerHeight]).to.deep.equal([true, true])
  })

  it('goes with its item, and the checkout opens (MINICART-41, MINICART-69)', async () => {
    await showCart(cartOf(article('A'), soldOut('B')))
    await notice()
    await page.click('button', deleting('Article B'))
    await page.gone('alert')
    expect(page.get('link', 'Zur Kasse').getAttribute('href')).to.equal('/checkout')
  })

  it('is changed on the cart’s page, where the number is too high (MINICART-69)', async () => {
    await page.size(800, 900)
    await showCart(cartOf(soldOut('A'), tooMany('B')))
    const link = await page.see('link', CHANGE)
    expect(page.all('link', CHANGE)).to.have.length(1)
    expect(link.closest('p')?.textContent).to.match(/^Nicht in dieser Anzahl/)
    await page.click('link', CHANGE)
    expect(page.followed()).to.deep.equal(['/cart?step=shopping_cart'])
  })

  it('is changed in the row, where that has a stepper (MINICART-69, MINICART-70)', async () => {
    page.serveCart(cartOf(tooMany('B')))
    await page.mount(html`<shop-minicart site="DE" quantity></shop-minicart>`)
    await page.see('button', 'Ein Stück weniger: Article B')
    await page.see('button', 'Article B')
    expect(page.all('link', CHANGE)).to.have.length(0)
  })

  for (const [site, locale] of SITES_BY_LOCALE)
    it(`is told in the language of ${locale}, with its number (MINICART-69)`, async () => {
      await showCart(cartOf(soldOut('A'), soldOut('B')), site)
      expect((await notice()).textContent).to.match(/^\p{Lu}.+: 2\s\p{L}+Article AArticle B$/u)
    })
})
