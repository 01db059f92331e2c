// every engine: focus, scrolling, styles
import { expect } from '@open-wc/testing'
import type { CSSProperties, ReactNode } from 'react'
import { TextExpander } from '../../../../src/react/ui/disclosure/TextExpander.tsx'
import { page } from '../../../support/page.ts'

type Props = Partial<Parameters<typeof TextExpander>[0]>

const LINE = 20
const lines = (count: number) => (
  <>
    {[...Array(count).keys()].map((line) => (
      <span key={line}>
        Zeile {line} <br />
      </span>
    ))}
    {/* A link at the very end would be shown by WebKit in the last visible line. */}
    <a href="/mehr">Alles über Kaffee</a>, und mehr.
  </>
)
/** Taller than its lines, as Noto Sans is at the size of the page. */
const TALL = { fontSize: 1.25 * LINE, width: 600 }
const words = (count: number) => 'Wort '.repeat(count)

/** 300 px wide; its lines are 20 px high. */
function showExpander(children: ReactNode, props: Props = {}, style: CSSProperties = {}) {
  const tree = (content: ReactNode) => (
    <div style={{ width: 300, lineHeight: `${LINE}px`, ...style }}>
      <TextExpander moreLabel="Mehr anzeigen" lessLabel="Weniger anzeigen" {...props}>
        {content}
      </TextExpander>
    </div>
  )
  const { root, update } = page.show(tree(children))
  const text = page.within(root).select('[id]')
  return {
    text,
    height: () => text.clientHeight,
    place: page.within(root).select('[style]'),
    update: (content: ReactNode) => update(tree(content)),
  }
}

describe('a text expander', () => {
  it('collapses a long text to 3 lines, and expands and collapses it by its button (PART-17)', async () => {
    const { height } = showExpander(lines(9))
    await page.click('button', 'Mehr anzeigen')
    await page.see('button', 'Weniger anzeigen')
    expect(page.get('button').getAttribute('aria-expanded')).to.equal('true')
    expect(height()).to.equal(10 * LINE)
    await page.click('button', 'Weniger anzeigen')
    await page.see('button', 'Mehr anzeigen')
    expect(page.get('button').getAttribute('aria-expanded')).to.equal('false')
    expect(height()).to.equal(3 * LINE)
  })

  it('shows whole what fits, or exceeds it by no more than the offset, 0 px by default (PART-18)', async () => {
    const fitting = showExpander(lines(2))
    const tolerant = showExpander(lines(3), { offset: LINE })
    await page.frame()
    expect(page.all('button')).to.deep.equal([])
    expect([fitting.height(), tolerant.height()]).to.deep.equal([3 * LINE, 4 * LINE])
    showExpander(lines(3))
    await page.see('button', 'Mehr anzeigen')
  })

  it('counts lines, not the glyphs that hang over them (PART-18)', async () => {
    const fitting = showExpander(lines(2), {}, TALL)
    const tolerant = showExpander(lines(3), { offset: LINE }, TALL)
    const lower = showExpander(lines(2), { height: 3 * LINE }, TALL)
    await page.frame()
    expect(page.all('button')).to.deep.equal([])
    expect([fitting.height(), tolerant.height(), lower.height()]).to.deep.equal([3 * LINE, 4 * LINE, 3 * LINE])
    showExpander(lines(3), {}, TALL)
    await page.see('button', 'Mehr anzeigen')
  })

  it('counts what floats in its text (PART-18)', async () => {
    showExpander(<span style={{ float: 'left', height: 4 * LINE }}>Bild</span>)
    await page.see('button', 'Mehr anzeigen')
  })

  it('expands when a link in a hidden line gets the focus (PART-19)', async () => {
    const { text, height } = showExpander(lines(9), { lines: 1 })
    await page.see('button', 'Mehr anzeigen')
    expect(height()).to.equal(LINE)
    text.querySelector('a')?.focus()
    await page.until(() => height() === 10 * LINE)
  })

  it('stays collapsed when a visible link gets the focus', async () => {
    showExpander(
      <>
        <a href="/oben">Oben</a> {words(400)}
      </>,
    )
    await page.see('button', 'Mehr anzeigen')
    page.get('link', 'Oben').focus()
    await page.frame()
    expect(page.get('button', 'Mehr anzeigen').getAttribute('aria-expanded')).to.equal('false')
  })

  it('stays collapsed when a link in its last visible line gets the focus, in a tall font too (PART-19)', async () => {
    const text = (
      <>
        {lines(2)} {words(400)}
      </>
    )
    // Firefox scrolls to the whole glyphs of a tall font, by more than half a line: there the text opens.
    const { height } = showExpander(text, {}, /Firefox/.test(navigator.userAgent) ? undefined : TALL)
    await page.see('button', 'Mehr anzeigen')
    page.get('link', 'Alles über Kaffee').focus()
    await page.frame()
    await page.frame()
    expect(height()).to.equal(3 * LINE)
  })

  it('expands when the browser scrolls to a hidden line, as its search does (PART-19)', async () => {
    const { text, height } = showExpander(lines(9))
    await page.see('button', 'Mehr anzeigen')
    text.querySelector('a')?.scrollIntoView()
    await page.until(() => height() === 10 * LINE)
    expect(text.scrollTop).to.equal(0)
  })

  it('can be limited by a height instead of lines', async () => {
    const { height } = showExpander(lines(9), { height: 50 })
    await page.see('button', 'Mehr anzeigen')
    expect(height()).to.equal(50)
  })

  it('shows three lines for an unsupported number of lines, and warns (PART-1)', async () => {
    page.logs(/the number of lines \(number\) is none of/)
    const { height } = showExpander(lines(9), { lines: 5 as 3 })
    await page.see('button', 'Mehr anzeigen')
    expect(height()).to.equal(3 * LINE)
  })

  it('gets and loses its button with the length of the text and the width of its place (PART-18)', async () => {
    const { update, place } = showExpander(words(3))
    await page.gone('button')
    update(words(500))
    await page.see('button', 'Mehr anzeigen')
    update(words(40))
    place.style.width = '2000px'
    await page.gone('button')
    place.style.width = '150px'
    await page.see('button', 'Mehr anzeigen')
  })
})
