// every engine: focus, keys, forms
import { expect } from '@open-wc/testing'
import { useEscape } from '../../../../src/react/ui/overlay/useEscape.ts'
import { page } from '../../../support/page.ts'

function Layer({ name, isActive, log }: { name: string; isActive: boolean; log: string[] }) {
  useEscape(isActive, () => log.push(name))
  return null
}

describe('Escape', () => {
  it('closes what was opened last, then what is left, and is then left to the page (FLYOUT-17)', async () => {
    const closed: string[] = []
    const wasHandled: boolean[] = []
    const tree = (open: string) => (
      <>
        {['inner', 'outer'].map((name) => (
          <Layer key={name} name={name} isActive={open.includes(name)} log={closed} />
        ))}
      </>
    )
    const onKeyDown = (event: KeyboardEvent) => void wasHandled.push(event.defaultPrevented)
    window.addEventListener('keydown', onKeyDown)
    page.onEnd(() => window.removeEventListener('keydown', onKeyDown))
    const { update } = page.show(tree(''))
    for (const open of ['outer', 'outer inner', 'outer', '']) {
      update(tree(open))
      await page.press('Escape')
    }
    expect(closed).to.deep.equal(['outer', 'inner', 'outer'])
    expect(wasHandled).to.deep.equal([true, true, true, false])
  })

  it('is ignored when something inside has handled it, and during composition (FLYOUT-17)', async () => {
    const closed: string[] = []
    page.show(
      <>
        <Layer name="layer" isActive log={closed} />
        <input aria-label="Wort" onKeyDown={(event) => event.currentTarget.value && event.preventDefault()} />
      </>,
    )
    const input = page.field('Wort')
    input.focus()
    input.value = 'Kaffee'
    await page.press('Escape')
    input.value = ''
    const composing = { key: 'Escape', isComposing: true, bubbles: true, composed: true }
    input.dispatchEvent(new KeyboardEvent('keydown', composing))
    expect(closed).to.deep.equal([])
    await page.press('Escape')
    expect(closed).to.deep.equal(['layer'])
  })
})
