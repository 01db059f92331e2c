import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { flushSync } from 'react-dom'
import { ExpansionPanel } from '../../../../src/react/ui/disclosure/ExpansionPanel.tsx'
import { ExpansionPanelGroup } from '../../../../src/react/ui/disclosure/ExpansionPanelGroup.tsx'
import { hushed } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'

type Shown = ReturnType<typeof show>

const toggles = ({ root }: Shown) => [...root.querySelectorAll<HTMLElement>('button')]
const openOnes = (shown: Shown) =>
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

describe('expansion panel (specification 1 §4)', () => {
  afterEach(clearParts)

  it('toggles by click, Enter and Space', async () => {
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

  it('is a heading of its level with a button that names what it controls', () => {
    const shown = show(
      <ExpansionPanel heading="Lieferung" level={4}>
        Zwei Tage
      </ExpansionPanel>,
    )
    const controlled = part(shown, 'h4 button').getAttribute('aria-controls') ?? ''
    expect(shown.root.getElementById(controlled)?.textContent).to.equal('Zwei Tage')
  })

  it('hides its content, which the browser’s search still finds and opens', () => {
    const shown = show(<ExpansionPanel heading="Lieferung">Zwei Tage</ExpansionPanel>)
    const content = part(shown, '.expansion-panel__content')
    expect(content.getBoundingClientRect().height).to.equal(0)
    expect(content.getAttribute('hidden')).to.equal('until-found')
    flushSync(() => content.dispatchEvent(new Event('beforematch')))
    expect(openOnes(shown)).to.deep.equal(['Lieferung'])
    expect(content.hasAttribute('hidden')).to.equal(false)
  })

  it('does nothing on click when it is disabled (specification 1 §5)', async () => {
    const shown = show(
      <ExpansionPanel heading="Lieferung" isDisabled>
        Zwei Tage
      </ExpansionPanel>,
    )
    press(shown, 'Lieferung')
    part(shown, 'button').focus()
    await sendKeys({ press: 'Enter' })
    expect(openOnes(shown)).to.deep.equal([])
    expect(part(shown, 'button').getAttribute('aria-disabled')).to.equal('true')
  })

  it('is not found when it is disabled', () => {
    const shown = show(
      <ExpansionPanel heading="Lieferung" isDisabled>
        Zwei Tage
      </ExpansionPanel>,
    )
    const content = part(shown, '.expansion-panel__content')
    expect(content.getAttribute('hidden')).to.equal('')
    expect(content.getBoundingClientRect().height).to.equal(0)
  })

  it('is open or closed as its caller says, and tells what is asked for', () => {
    const asked: boolean[] = []
    const tree = (isOpen: boolean) => (
      <ExpansionPanel heading="Rechtliches" isOpen={isOpen} onToggle={(next) => asked.push(next)}>
        Text
      </ExpansionPanel>
    )
    const shown = show(tree(false))
    press(shown, 'Rechtliches')
    expect([openOnes(shown), asked]).to.deep.equal([[], [true]])
    shown.update(tree(true))
    expect(openOnes(shown)).to.deep.equal(['Rechtliches'])
    press(shown, 'Rechtliches')
    expect([openOnes(shown), asked]).to.deep.equal([['Rechtliches'], [true, false]])
  })

  it('keeps the focus out of what is hidden', async () => {
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

  it('keeps its content when it stops to be collapsible', () => {
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

  it('that is not collapsible is a heading with its content', () => {
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

describe('expansion panel group (specification 1 §4)', () => {
  afterEach(clearParts)

  it('is single-select by default: opening one closes the other', () => {
    const shown = group()
    press(shown, 'a')
    press(shown, 'b')
    expect(openOnes(shown)).to.deep.equal(['b'])
    press(shown, 'b')
    expect(openOnes(shown)).to.deep.equal([])
  })

  it('is multi-select if enabled', () => {
    const shown = group({ isMulti: true })
    press(shown, 'a')
    press(shown, 'c')
    expect(openOnes(shown)).to.deep.equal(['a', 'c'])
    press(shown, 'a')
    expect(openOnes(shown)).to.deep.equal(['c'])
  })

  it('cannot be closed if it forbids that, and says so', () => {
    const shown = group({ mayClose: false, defaultOpen: ['a'] })
    press(shown, 'a')
    expect(openOnes(shown)).to.deep.equal(['a'])
    expect(part(shown, 'button').getAttribute('aria-disabled')).to.equal('true')
    press(shown, 'b')
    expect(openOnes(shown)).to.deep.equal(['b'])
    expect(part(shown, 'button').hasAttribute('aria-disabled')).to.equal(false)
  })

  it('opens at first what it is told, one at most unless several may be', () => {
    const { result, warnings } = hushed(() => openOnes(group({ defaultOpen: ['b', 'c'] })))
    expect(result).to.deep.equal(['b'])
    expect(warnings.join()).to.contain('b, c; b is shown')
    expect(openOnes(group({ isMulti: true, defaultOpen: ['b', 'c'] }))).to.deep.equal(['b', 'c'])
  })

  it('leaves what is open to its caller, where that keeps it', () => {
    const asked: (readonly string[])[] = []
    const shown = group({ open: ['a'], onChange: (open) => asked.push(open) })
    press(shown, 'b')
    press(shown, 'a')
    expect(openOnes(shown)).to.deep.equal(['a'])
    expect(asked).to.deep.equal([['b'], []])
  })

  it('stands beside another with panels of the same names', () => {
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

  it('is clean to axe, open and closed', async () => {
    await expect(group({ defaultOpen: ['a'] }).root.host).to.be.accessible()
  })
})
