import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useEscape } from '../../../../src/react/ui/overlay/useEscape.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'

function Layer({ name, isActive, log }: { name: string; isActive: boolean; log: string[] }) {
  useEscape(isActive, () => log.push(name))
  return null
}

describe('Escape', () => {
  afterEach(clearParts)

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
    const shown = show(tree(''))
    for (const open of ['outer', 'outer inner', 'outer', '']) {
      shown.update(tree(open))
      await sendKeys({ press: 'Escape' })
    }
    window.removeEventListener('keydown', onKeyDown)
    expect(closed).to.deep.equal(['outer', 'inner', 'outer'])
    expect(wasHandled).to.deep.equal([true, true, true, false])
  })

  it('is ignored when something inside has handled it, and during composition (FLYOUT-17)', () => {
    const closed: string[] = []
    const shown = show(
      <>
        <Layer name="layer" isActive log={closed} />
        <input onKeyDown={(event) => event.currentTarget.value && event.preventDefault()} defaultValue="Kaffee" />
      </>,
    )
    const input = part<HTMLInputElement>(shown, 'input')
    const press = (init: KeyboardEventInit = {}) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true, ...init }),
      )
    press()
    input.value = ''
    press({ isComposing: true })
    expect(closed).to.deep.equal([])
    press()
    expect(closed).to.deep.equal(['layer'])
  })
})
