// every engine: focus, keys, scrolling
import { expect } from '@open-wc/testing'
import { OverflowRow } from '../../../../src/react/ui/list/OverflowRow.tsx'
import { wishForMotion } from '../../../support/engine.ts'
import { page } from '../../../support/page.ts'

/** A row of 500 px with cards of 200 px. */
function showRow(cards: number, direction: 'ltr' | 'rtl' = 'ltr') {
  const tree = (count: number) => (
    <div style={{ direction, width: 500 }}>
      <OverflowRow label="Themenwelten" previousLabel="Zurück" nextLabel="Weiter">
        {[...Array(count).keys()].map((card) => (
          <a key={card} href={`/${card}`} style={{ width: 200, height: 50 }}>
            {card}
          </a>
        ))}
      </OverflowRow>
    </div>
  )
  const { update } = page.show(tree(cards))
  return { scroller: page.get('region', 'Themenwelten'), showCards: (count: number) => update(tree(count)) }
}

describe('OverflowRow', () => {
  beforeEach(() => wishForMotion('reduce'))
  afterEach(() => wishForMotion('no-preference'))

  it('has buttons and a tab stop only while not everything fits', async () => {
    const { scroller, showCards } = showRow(2)
    await page.gone('button')
    expect(scroller.hasAttribute('tabindex')).to.equal(false)
    showCards(5)
    await page.see('button', 'Weiter')
    expect(scroller.tabIndex).to.equal(0)
    showCards(2)
    await page.gone('button')
  })

  it('has a button at each end with more, which scrolls there', async () => {
    const { scroller } = showRow(5)
    await page.click('button', 'Weiter')
    await page.see('button', 'Zurück')
    await page.until(() => {
      scroller.scrollLeft = scroller.scrollWidth
      return !page.query('button', 'Weiter')
    })
    await page.until(() => {
      const back = page.query('button', 'Zurück')
      back?.click()
      return !back
    })
    expect(scroller.scrollLeft).to.be.below(2)
    expect(page.names('button')).to.deep.equal(['Weiter'])
  })

  it('keeps the focus when the focused button is removed', async () => {
    const { scroller } = showRow(5)
    const next = await page.see('button', 'Weiter')
    next.focus()
    await page.until(async () => {
      await page.press('Enter')
      return !next.isConnected
    })
    expect(page.focused()).to.equal(scroller)
  })

  it('scrolls by arrow keys', async () => {
    const { scroller } = showRow(5)
    await page.see('button', 'Weiter')
    scroller.focus()
    await page.press('ArrowRight')
    await page.until(() => scroller.scrollLeft > 0)
  })

  it('scrolls in reading direction from right to left', async () => {
    const { scroller } = showRow(5, 'rtl')
    await page.see('button', 'Weiter')
    expect(page.names('button')).to.deep.equal(['Weiter'])
    await page.click('button', 'Weiter')
    await page.see('button', 'Zurück')
    expect(scroller.scrollLeft).to.be.below(0)
  })
})
