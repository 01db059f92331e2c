import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { TextExpander } from '../../../../src/react/ui/disclosure/TextExpander.tsx'
import { withCapturedConsole } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { waitUntil } from '../../../support/wait-until.ts'

const LINE = 20

function expander(textLines: number, props: { lines?: 1 | 3; height?: number; offset?: number } = {}) {
  const shown = show(
    <TextExpander moreLabel="Mehr anzeigen" lessLabel="Weniger anzeigen" {...props}>
      {[...Array(textLines).keys()].map((line) => (
        <span key={line}>
          Zeile {line} <br />
        </span>
      ))}
      {/* A link at the very end would be shown by WebKit in the last visible line. */}
      <a href="/mehr">Alles über Kaffee</a>, und mehr.
    </TextExpander>,
  )
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`.text-expander { width: 300px; line-height: ${LINE}px }`)
  shown.root.adoptedStyleSheets.push(sheet)
  return { shown, text: part(shown, '.text-expander__text'), toggle: () => shown.root.querySelector('button') }
}

describe('text expander', () => {
  afterEach(clearParts)

  it('collapses a long text to 3 lines, and expands and collapses it by its button (PART-17)', async () => {
    const { text, toggle } = expander(9)
    await waitUntil(() => toggle()?.textContent === 'Mehr anzeigen')
    expect(text.clientHeight).to.equal(3 * LINE)
    expect(toggle()?.getAttribute('aria-expanded')).to.equal('false')
    toggle()?.click()
    await nextFrame()
    expect(toggle()?.textContent).to.equal('Weniger anzeigen')
    expect(toggle()?.getAttribute('aria-expanded')).to.equal('true')
    expect(text.clientHeight).to.equal(10 * LINE)
    toggle()?.click()
    await nextFrame()
    expect(text.clientHeight).to.equal(3 * LINE)
  })

  it('has no button for a text that fits (PART-18)', async () => {
    const { toggle, text } = expander(2)
    await nextFrame()
    expect(toggle()).to.equal(null)
    expect(text.clientHeight).to.equal(3 * LINE)
  })

  it('shows a text whole that exceeds the limit by no more than the offset, 0 px by default (PART-18)', async () => {
    const strict = expander(3)
    await waitUntil(() => strict.toggle())
    const tolerant = expander(3, { offset: LINE })
    await waitUntil(() => !tolerant.toggle())
    expect(tolerant.text.clientHeight).to.equal(4 * LINE)
  })

  it('expands when a link in a hidden line gets the focus (PART-19)', async () => {
    const { shown, text, toggle } = expander(9, { lines: 1 })
    await waitUntil(() => toggle())
    part(shown, 'a').focus()
    await waitUntil(() => text.clientHeight === 10 * LINE)
  })

  it('stays collapsed when a visible link gets the focus', async () => {
    const shown = show(
      <TextExpander moreLabel="Mehr anzeigen" lessLabel="Weniger anzeigen">
        <a href="/oben">Oben</a> {'Wort '.repeat(400)}
      </TextExpander>,
    )
    await waitUntil(() => shown.root.querySelector('button'))
    part(shown, 'a').focus()
    await aTimeout(50)
    expect(part(shown, 'button').getAttribute('aria-expanded')).to.equal('false')
  })

  it('expands when the browser scrolls to a hidden line, as its search does (PART-19)', async () => {
    const { shown, text, toggle } = expander(9)
    await waitUntil(() => toggle())
    part(shown, 'a').scrollIntoView()
    await waitUntil(() => text.clientHeight === 10 * LINE)
    expect(text.scrollTop).to.equal(0)
  })

  it('can be limited by a height instead of lines', async () => {
    const { text, toggle } = expander(9, { height: 50 })
    await waitUntil(() => toggle())
    expect(text.clientHeight).to.equal(50)
  })

  it('shows three lines for an unsupported number of lines, and warns (PART-1)', async () => {
    const { result, warnings } = withCapturedConsole(() => expander(9, { lines: 5 as 3 }))
    await waitUntil(() => result.toggle())
    expect(result.text.clientHeight).to.equal(3 * LINE)
    expect(warnings.join()).to.contain('the number of lines (number)')
  })

  it('gets and loses its button when the text changes (PART-18)', async () => {
    const tree = (words: number) => (
      <TextExpander moreLabel="Mehr anzeigen" lessLabel="Weniger anzeigen">
        {'Wort '.repeat(words)}
      </TextExpander>
    )
    const shown = show(tree(3))
    await waitUntil(() => !shown.root.querySelector('button'))
    shown.update(tree(500))
    await waitUntil(() => shown.root.querySelector('button'))
    shown.update(tree(3))
    await waitUntil(() => !shown.root.querySelector('button'))
  })

  it('gets a button when its place gets too narrow (PART-18)', async () => {
    const shown = show(
      <TextExpander moreLabel="Mehr anzeigen" lessLabel="Weniger anzeigen">
        {'Wort '.repeat(40)}
      </TextExpander>,
    )
    const host = shown.root.host as HTMLElement
    host.style.cssText = 'display: block; width: 2000px'
    await waitUntil(() => !shown.root.querySelector('button'))
    host.style.width = '150px'
    await waitUntil(() => shown.root.querySelector('button'))
  })
})
