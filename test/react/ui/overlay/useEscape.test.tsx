import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useEscape } from '../../../../src/react/ui/overlay/useEscape.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'

function Layer({ name, isActive, into }: { name: string; isActive: boolean; into: string[] }) {
  useEscape(isActive, () => into.push(name))
  return null
}

describe('Escape (specification 1 §2, §4)', () => {
  afterEach(clearParts)

  it('goes to what was opened last, then to what is left, then to the page', async () => {
    const heard: string[] = []
    const wasUsed: boolean[] = []
    const tree = (open: string) => (
      <>
        {['inner', 'outer'].map((name) => (
          <Layer key={name} name={name} isActive={open.includes(name)} into={heard} />
        ))}
      </>
    )
    const onKeyDown = (event: KeyboardEvent) => void wasUsed.push(event.defaultPrevented)
    window.addEventListener('keydown', onKeyDown)
    const shown = show(tree(''))
    for (const open of ['outer', 'outer inner', 'outer', '']) {
      shown.update(tree(open))
      await sendKeys({ press: 'Escape' })
    }
    window.removeEventListener('keydown', onKeyDown)
    expect(heard).to.deep.equal(['outer', 'inner', 'outer'])
    expect(wasUsed).to.deep.equal([true, true, true, false])
  })

  it('is left to what is inside and uses it, and to what is being composed', () => {
    const heard: string[] = []
    const shown = show(
      <>
        <Layer name="layer" isActive into={heard} />
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
    expect(heard).to.deep.equal([])
    press()
    expect(heard).to.deep.equal(['layer'])
  })
})
