// every engine: focus, keys, forms, styles
import { expect } from '@open-wc/testing'
import type { CSSProperties } from 'react'
import { ExpansionPanel } from '../../../../src/react/ui/disclosure/ExpansionPanel.tsx'
import { ExpansionPanelGroup } from '../../../../src/react/ui/disclosure/ExpansionPanelGroup.tsx'
import { nameOf } from '../../../support/find.ts'
import { page } from '../../../support/page.ts'

type PanelProps = Partial<Parameters<typeof ExpansionPanel>[0]>
type GroupProps = Omit<Parameters<typeof ExpansionPanelGroup>[0], 'children'>

const panel = (props: PanelProps = {}) => (
  <ExpansionPanel heading="Lieferung" {...props}>
    {props.children ?? 'Zwei Tage'}
  </ExpansionPanel>
)
/** Without motion: the mouse might miss a button that moves. */
const group = (props: GroupProps = {}) => (
  <div style={{ '--_motion': '0s' } as CSSProperties}>
    <ExpansionPanelGroup {...props}>
      {['a', 'b', 'c'].map((id) => (
        <ExpansionPanel key={id} panelId={id} heading={id}>
          Inhalt {id}
        </ExpansionPanel>
      ))}
    </ExpansionPanelGroup>
  </div>
)
const openPanels = () =>
  page
    .all('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(nameOf)
/** The content that the button of a panel shows and hides. */
const content = () => page.select(`[id="${page.select('button').getAttribute('aria-controls')}"]`)

describe('an expansion panel', () => {
  it('opens and closes by click, Enter and Space (PART-11)', async () => {
    page.show(panel())
    expect(openPanels()).to.deep.equal([])
    await page.click('button', 'Lieferung')
    expect(openPanels()).to.deep.equal(['Lieferung'])
    await page.says('Zwei Tage')
    page.get('button').focus()
    await page.press('Enter')
    expect(openPanels()).to.deep.equal([])
    await page.press(' ')
    expect(openPanels()).to.deep.equal(['Lieferung'])
  })

  it('is a heading of the given level, with a button that controls the content', () => {
    page.show(panel({ level: 4 }))
    expect(page.get('heading', 'Lieferung').matches('h4:has(button)')).to.equal(true)
    expect(content().textContent).to.equal('Zwei Tage')
  })

  it('hides its content, which the browser’s search still finds and opens (PART-15)', async () => {
    page.show(panel())
    const hidden = content()
    expect(hidden.getBoundingClientRect().height).to.equal(0)
    expect(hidden.getAttribute('hidden')).to.equal('until-found')
    hidden.dispatchEvent(new Event('beforematch'))
    await page.says('Zwei Tage')
    expect(openPanels()).to.deep.equal(['Lieferung'])
    expect(hidden.hasAttribute('hidden')).to.equal(false)
  })

  it('does nothing on click and Enter when it is disabled, nor is it found (PART-12, PART-15)', async () => {
    page.show(panel({ isDisabled: true }))
    const toggle = page.get('button', 'Lieferung')
    expect(toggle.getAttribute('aria-disabled')).to.equal('true')
    await page.click(toggle)
    toggle.focus()
    expect(page.focused()).to.equal(toggle)
    await page.press('Enter')
    expect(openPanels()).to.deep.equal([])
    expect(content().getAttribute('hidden')).to.equal('')
    expect(content().getBoundingClientRect().height).to.equal(0)
  })

  it('can be controlled: its owner decides whether it opens', async () => {
    const requests: boolean[] = []
    const tree = (isOpen: boolean) => panel({ isOpen, onToggle: (next) => void requests.push(next) })
    const { update } = page.show(tree(false))
    await page.click('button', 'Lieferung')
    expect([openPanels(), requests]).to.deep.equal([[], [true]])
    update(tree(true))
    await page.click('button', 'Lieferung')
    expect([openPanels(), requests]).to.deep.equal([['Lieferung'], [true, false]])
  })

  it('keeps the focus out of hidden content', async () => {
    page.show(
      <>
        {panel({ children: <a href="/inside">Drinnen</a> })}
        <a href="/after">Danach</a>
      </>,
    )
    page.get('button').focus()
    await page.press('Tab')
    expect(page.focused()?.textContent).to.equal('Danach')
  })

  it('keeps its content when it stops being collapsible, and hides it again afterwards', async () => {
    const tree = (isCollapsible: boolean) => panel({ isCollapsible, children: <input aria-label="Wunsch" /> })
    const { update } = page.show(tree(true))
    const input = page.select('input')
    update(tree(false))
    expect(await page.see('textbox', 'Wunsch')).to.equal(input)
    update(tree(true))
    expect(content().getAttribute('hidden')).to.equal('until-found')
  })

  it('is a heading with its content, without a button, when it does not collapse (PART-16)', () => {
    page.show(panel({ isCollapsible: false }))
    expect(page.all('button')).to.deep.equal([])
    expect(page.get('heading', 'Lieferung').localName).to.equal('h3')
    expect(page.text()).to.equal('Lieferung\nZwei Tage')
  })
})

describe('a group of expansion panels', () => {
  for (const [title, props, ...steps] of [
    ['has one open panel at most: opening one closes the other (PART-13)', {}, ['a', 'a'], ['b', 'b'], ['b', '']],
    ['can have several when that is enabled (PART-13)', { isMulti: true }, ['a', 'a'], ['c', 'ac'], ['a', 'c']],
    ['opens the given panels initially (PART-13)', { isMulti: true, defaultOpen: ['b', 'c'] }, ['a', 'abc']],
  ] as const)
    it(title, async () => {
      page.show(group(props))
      for (const [clicked, open] of steps) {
        await page.click('button', clicked)
        expect(openPanels().join('')).to.equal(open)
      }
    })

  it('opens only the first of the given panels when one is allowed, and warns (PART-13)', () => {
    page.logs(/only one panel is open, not 2; the first is shown/)
    page.show(group({ defaultOpen: ['b', 'c'] }))
    expect(openPanels()).to.deep.equal(['b'])
  })

  it('keeps its last panel open when closing is forbidden, and disables its button (PART-14)', async () => {
    page.show(group({ canClose: false, defaultOpen: ['a'] }))
    await page.click('button', 'a')
    expect(openPanels()).to.deep.equal(['a'])
    expect(page.get('button', 'a').getAttribute('aria-disabled')).to.equal('true')
    await page.click('button', 'b')
    expect(openPanels()).to.deep.equal(['b'])
    expect(page.get('button', 'a').hasAttribute('aria-disabled')).to.equal(false)
  })

  it('can be controlled: its owner decides which panels are open', async () => {
    const requests: (readonly string[])[] = []
    page.show(group({ open: ['a'], onChange: (open) => requests.push(open) }))
    await page.click('button', 'b')
    await page.click('button', 'a')
    expect(openPanels()).to.deep.equal(['a'])
    expect(requests).to.deep.equal([['b'], []])
  })

  it('can be beside another group with panels of the same ids', () => {
    page.show(
      <>
        {group()}
        {group()}
      </>,
    )
    const controlled = page.all('button').map((button) => button.getAttribute('aria-controls'))
    expect(new Set(controlled).size).to.equal(6)
  })

  it('passes axe, open and closed (THEME-15)', async () => {
    await expect(page.show(group({ defaultOpen: ['a'] })).root.host).to.be.accessible()
  })
})
