import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { OverflowRow } from '../../../../src/react/ui/list/OverflowRow.tsx'
import { wishForMotion } from '../../../support/engine.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { waitUntil } from '../../../support/wait-until.ts'

function row(count: number, direction = 'ltr') {
  const shown = show(
    <OverflowRow label="Themenwelten" previousLabel="Zurück" nextLabel="Weiter">
      {[...Array(count).keys()].map((card) => (
        <a key={card} href={`/${card}`} className="card">
          {card}
        </a>
      ))}
    </OverflowRow>,
  )
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`.shop-base { direction: ${direction}; width: 500px } .card { width: 200px; height: 50px }`)
  shown.root.adoptedStyleSheets.push(sheet)
  const scroller = part(shown, 'section')
  // WebKit keeps what it showed before the direction changed.
  scroller.scrollLeft = 0
  const button = (label: string) => shown.root.querySelector<HTMLElement>(`[aria-label=${label}]`)
  return { shown, scroller, button }
}

/** Resolves when nothing scrolls any more. */
async function comesToRest(scroller: Element): Promise<void> {
  for (let [last, still] = [scroller.scrollLeft, 0]; still < 5; last = scroller.scrollLeft) {
    await nextFrame()
    still = scroller.scrollLeft === last ? still + 1 : 0
  }
}

describe('OverflowRow', () => {
  beforeEach(() => wishForMotion('reduce'))
  afterEach(async () => {
    await wishForMotion('no-preference')
    clearParts()
  })

  it('has no buttons and no tab stop when everything fits', async () => {
    const { scroller, button } = row(2)
    await waitUntil(() => !button('Weiter'))
    expect(button('Zurück')).to.equal(null)
    expect(scroller.hasAttribute('tabindex')).to.equal(false)
  })

  it('has a button at each end with more', async () => {
    const { scroller, button } = row(5)
    await waitUntil(() => button('Weiter') && !button('Zurück'))
    button('Weiter')?.click()
    await waitUntil(() => button('Zurück'))
    await comesToRest(scroller)
    scroller.scrollLeft = scroller.scrollWidth
    await waitUntil(() => button('Zurück') && !button('Weiter'))
    while (button('Zurück')) {
      button('Zurück')?.click()
      await aTimeout(50)
    }
    expect(scroller.scrollLeft).to.be.below(2)
  })

  it('keeps the focus when the focused button is removed', async () => {
    const { shown, scroller, button } = row(5)
    await waitUntil(() => button('Weiter'))
    button('Weiter')?.focus()
    while (button('Weiter')) {
      await sendKeys({ press: 'Enter' })
      await nextFrame()
    }
    expect(shown.root.activeElement).to.equal(scroller)
  })

  it('updates its buttons when children are added and removed', async () => {
    const tree = (count: number) => (
      <OverflowRow label="Themenwelten" previousLabel="Zurück" nextLabel="Weiter">
        {[...Array(count).keys()].map((card) => (
          <div key={card} className="wide">
            {card}
          </div>
        ))}
      </OverflowRow>
    )
    const shown = show(tree(1))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.shop-base { width: 500px } .wide { width: 300px }')
    shown.root.adoptedStyleSheets.push(sheet)
    const next = () => shown.root.querySelector('[aria-label=Weiter]')
    await waitUntil(() => !next())
    shown.update(tree(2))
    await waitUntil(next)
    shown.update(tree(1))
    await waitUntil(() => !next())
  })

  it('scrolls by arrow keys, and has a name', async () => {
    const { scroller } = row(5)
    await waitUntil(() => scroller.tabIndex === 0)
    scroller.focus()
    await sendKeys({ press: 'ArrowRight' })
    await waitUntil(() => scroller.scrollLeft > 0)
    expect(scroller.getAttribute('aria-label')).to.equal('Themenwelten')
  })

  it('scrolls in reading direction from right to left', async () => {
    const { scroller, button } = row(5, 'rtl')
    await waitUntil(() => button('Weiter') && !button('Zurück'))
    button('Weiter')?.click()
    await waitUntil(() => scroller.scrollLeft < 0 && button('Zurück'))
  })
})
