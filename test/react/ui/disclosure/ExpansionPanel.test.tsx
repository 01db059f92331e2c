import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { flushSync } from 'react-dom'
import { ExpansionPanel } from '../../../../src/react/ui/disclosure/ExpansionPanel.tsx'
import { ExpansionPanelGroup } from '../../../../src/react/ui/disclosure/ExpansionPanelGroup.tsx'
import { withCapturedConsole } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'

type Shown = ReturnType<typeof show>

const toggles = ({ root }: Shown) => [...root.querySelectorAll<HTMLElement>('button')]
const openHeadings = (shown: Shown) =>
  toggles(shown)
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent)
const press = (shown: Shown, name: string) =>
  flushSync(() =>
    toggles(shown)
      .find(({ textContent }) => textContent === name)
      ?.click(),
  )

const group = (props: Omit<Parameters<typeof ExpansionPanelGroup>[0], 'children'> = {}) =>
  show(
    <ExpansionPanelGroup {...props}>
      {['a', 'b', 'c'].map((id) => (
        <ExpansionPanel key={id} panelId={id} heading={id}>
          Inhalt {id}
        </ExpansionPanel>
      ))}
    </ExpansionPanelGroup>,
  )

describe('expansion panel', () => {
  afterEach(clearParts)

  it('opens and closes by click, Enter and Space (PART-11)', async () => {
    const shown = show(<ExpansionPanel heading="Lieferung">Zwei Tage</ExpansionPanel>)
    const states = () => part(shown, 'button').getAttribute('aria-expanded')
    expect(states()).to.equal('false')
    press(shown, 'Lieferung')
    expect(states()).to.equal('true')
    part(shown, 'button').focus()
    await sendKeys({ press: 'Enter' })
    expect(states()).to.equal('false')
    await sendKeys({ press: ' ' })
    expect(states()).to.equal('true')
  })

  it('is a heading of the given level, with a button that controls the content', () => {
    const shown = show(
      <ExpansionPanel heading="Lieferung" level={4}>
        Zwei Tage
      </ExpansionPanel>,
    )
    const controlled = part(shown, 'h4 button').getAttribute('aria-controls') ?? ''
    expect(shown.root.getElementById(controlled)?.textContent).to.equal('Zwei Tage')
  })

  it('hides its content, which the browser’s search still finds and opens (PART-15)', () => {
    const shown = show(<ExpansionPanel heading="Lieferung">Zwei Tage</ExpansionPanel>)
    const content = part(shown, '.expansion-panel__content')
    expect(content.getBoundingClientRect().height).to.equal(0)
    expect(content.getAttribute('hidden')).to.equal('until-found')
    flushSync(() => content.dispatchEvent(new Event('beforematch')))
    expect(openHeadings(shown)).to.deep.equal(['Lieferung'])
    expect(content.hasAttribute('hidden')).to.equal(false)
  })

  it('does nothing on click and Enter when it is disabled (PART-12)', async () => {
    const shown = show(
      <ExpansionPanel heading="Lieferung" isDisabled>
        Zwei Tage
      </ExpansionPanel>,
    )
    press(shown, 'Lieferung')
    part(shown, 'button').focus()
    await sendKeys({ press: 'Enter' })
    expect(openHeadings(shown)).to.deep.equal([])
    expect(part(shown, 'button').getAttribute('aria-disabled')).to.equal('true')
  })

  it('is not found by the browser’s search when it is disabled (PART-15)', () => {
    const shown = show(
      <ExpansionPanel heading="Lieferung" isDisabled>
        Zwei Tage
      </ExpansionPanel>,
    )
    const content = part(shown, '.expansion-panel__content')
    expect(content.getAttribute('hidden')).to.equal('')
    expect(content.getBoundingClientRect().height).to.equal(0)
  })

  it('can be controlled: its owner decides whether it opens', () => {
    const requests: boolean[] = []
    const tree = (isOpen: boolean) => (
      <ExpansionPanel heading="Rechtliches" isOpen={isOpen} onToggle={(next) => requests.push(next)}>
        Text
      </ExpansionPanel>
    )
    const shown = show(tree(false))
    press(shown, 'Rechtliches')
    expect([openHeadings(shown), requests]).to.deep.equal([[], [true]])
    shown.update(tree(true))
    expect(openHeadings(shown)).to.deep.equal(['Rechtliches'])
    press(shown, 'Rechtliches')
    expect([openHeadings(shown), requests]).to.deep.equal([['Rechtliches'], [true, false]])
  })

  it('keeps the focus out of hidden content', async () => {
    const shown = show(
      <>
        <ExpansionPanel heading="Lieferung">
          <a href="/inside">Drinnen</a>
        </ExpansionPanel>
        <a href="/after">Danach</a>
      </>,
    )
    part(shown, 'button').focus()
    await sendKeys({ press: 'Tab' })
    expect(shown.root.activeElement?.textContent).to.equal('Danach')
  })

  it('keeps its content when it stops being collapsible, and hides it again afterwards', () => {
    const tree = (isCollapsible: boolean) => (
      <ExpansionPanel heading="Lieferung" isCollapsible={isCollapsible}>
        <input />
      </ExpansionPanel>
    )
    const shown = show(tree(true))
    const input = part(shown, 'input')
    shown.update(tree(false))
    expect(part(shown, 'input')).to.equal(input)
    expect(part(shown, '.expansion-panel__content').hasAttribute('hidden')).to.equal(false)
    shown.update(tree(true))
    expect(part(shown, '.expansion-panel__content').getAttribute('hidden')).to.equal('until-found')
  })

  it('is a heading with its content, without a button, when it does not collapse (PART-16)', () => {
    const shown = show(
      <ExpansionPanel heading="Lieferung" isCollapsible={false}>
        Zwei Tage
      </ExpansionPanel>,
    )
    expect(shown.root.querySelector('button')).to.equal(null)
    expect(part(shown, 'h3').textContent).to.equal('Lieferung')
    expect(part(shown, '.expansion-panel__content').getBoundingClientRect().height).to.be.above(0)
  })
})

describe('expansion panel group', () => {
  afterEach(clearParts)

  it('has one open panel at most: opening one closes the other (PART-13)', () => {
    const shown = group()
    press(shown, 'a')
    press(shown, 'b')
    expect(openHeadings(shown)).to.deep.equal(['b'])
    press(shown, 'b')
    expect(openHeadings(shown)).to.deep.equal([])
  })

  it('can have several open panels when that is enabled (PART-13)', () => {
    const shown = group({ isMulti: true })
    press(shown, 'a')
    press(shown, 'c')
    expect(openHeadings(shown)).to.deep.equal(['a', 'c'])
    press(shown, 'a')
    expect(openHeadings(shown)).to.deep.equal(['c'])
  })

  it('keeps its last panel open when closing is forbidden, and marks its button as disabled (PART-14)', () => {
    const shown = group({ canClose: false, defaultOpen: ['a'] })
    press(shown, 'a')
    expect(openHeadings(shown)).to.deep.equal(['a'])
    expect(part(shown, 'button').getAttribute('aria-disabled')).to.equal('true')
    press(shown, 'b')
    expect(openHeadings(shown)).to.deep.equal(['b'])
    expect(part(shown, 'button').hasAttribute('aria-disabled')).to.equal(false)
  })

  it('opens the given panels initially, and only the first when one is allowed (PART-13)', () => {
    const { result, warnings } = withCapturedConsole(() => openHeadings(group({ defaultOpen: ['b', 'c'] })))
    expect(result).to.deep.equal(['b'])
    expect(warnings.join()).to.contain('only one panel is open, not 2; the first is shown')
    expect(openHeadings(group({ isMulti: true, defaultOpen: ['b', 'c'] }))).to.deep.equal(['b', 'c'])
  })

  it('can be controlled: its owner decides which panels are open', () => {
    const requests: (readonly string[])[] = []
    const shown = group({ open: ['a'], onChange: (open) => requests.push(open) })
    press(shown, 'b')
    press(shown, 'a')
    expect(openHeadings(shown)).to.deep.equal(['a'])
    expect(requests).to.deep.equal([['b'], []])
  })

  it('can be beside another group with panels of the same ids', () => {
    const panel = (
      <ExpansionPanelGroup>
        <ExpansionPanel panelId="a" heading="a">
          Inhalt
        </ExpansionPanel>
      </ExpansionPanelGroup>
    )
    const shown = show(
      <>
        {panel}
        {panel}
      </>,
    )
    const controlled = toggles(shown).map((button) => button.getAttribute('aria-controls'))
    expect(new Set(controlled).size).to.equal(2)
  })

  it('passes axe, open and closed (THEME-15)', async () => {
    await expect(group({ defaultOpen: ['a'] }).root.host).to.be.accessible()
  })
})
