import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { flushSync } from 'react-dom'
import { PasswordInput } from '../../../../src/react/ui/input/PasswordInput.tsx'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { caretOf, press } from '../../../support/typing.ts'
import { waitUntil } from '../../../support/wait-until.ts'

const EYE = { showLabel: 'Passwort anzeigen', hideLabel: 'Passwort verbergen' }
const STRENGTH = {
  label: 'Passwortstärke',
  strengths: { weak: 'schwach', ok: 'okay', strong: 'stark', veryStrong: 'sehr stark' },
}

describe('password input', () => {
  afterEach(clearParts)

  const given = (props: Partial<Parameters<typeof PasswordInput>[0]> = {}) => {
    const shown = show(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordInput label="Passwort" {...EYE} {...props} />
      </form>,
    )
    return { shown, input: part<HTMLInputElement>(shown, 'input'), eye: part<HTMLButtonElement>(shown, 'button') }
  }
  const clickWithMouse = async (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    await sendMouse({ type: 'click', position })
  }

  it('is shown and hidden by the eye, a toggle button that keeps its name (FIELD-1, FIELD-26, FIELD-27)', () => {
    const { input, eye } = given()
    const state = () => [input.type, eye.getAttribute('aria-pressed'), eye.getAttribute('aria-label'), eye.title]
    expect(state()).to.deep.equal(['password', 'false', EYE.showLabel, EYE.showLabel])
    flushSync(() => eye.click())
    expect(state()).to.deep.equal(['text', 'true', EYE.showLabel, EYE.hideLabel])
    flushSync(() => eye.click())
    expect(state()).to.deep.equal(['password', 'false', EYE.showLabel, EYE.showLabel])
  })

  it('toggles by Enter and Space, and never submits (FIELD-26)', async () => {
    let submits = 0
    const { shown, input, eye } = given()
    part(shown, 'form').addEventListener('submit', () => (submits += 1))
    eye.focus()
    await press('Enter')
    expect(input.type).to.equal('text')
    await press(' ')
    expect(input.type).to.equal('password')
    expect(submits).to.equal(0)
  })

  it('keeps text, caret and focus when the eye is clicked (FIELD-26)', async () => {
    const { shown, input, eye } = given()
    input.focus()
    await sendKeys({ type: 'Espresso' })
    input.setSelectionRange(3, 3)
    for (const type of ['text', 'password']) {
      await clickWithMouse(eye)
      expect(input.type).to.equal(type)
      expect(caretOf(input)).to.equal('Esp|resso')
      expect(shown.root.activeElement).to.equal(input)
    }
  })

  it('is hidden again before its form is submitted (FIELD-28)', async () => {
    const { shown, input, eye } = given()
    flushSync(() => eye.click())
    let typeWhenSent = ''
    part(shown, 'form').addEventListener('submit', () => (typeWhenSent = input.type))
    part<HTMLFormElement>(shown, 'form').requestSubmit()
    expect(typeWhenSent).to.equal('password')
    await waitUntil(() => eye.getAttribute('aria-pressed') === 'false')
  })

  it('can’t be shown while it is disabled (FIELD-28)', () => {
    const { input, eye } = given({ disabled: true })
    flushSync(() => eye.click())
    expect(input.type).to.equal('password')
    expect(eye.getAttribute('aria-disabled')).to.equal('true')
  })

  it('stays recognisable for a password manager (FIELD-29)', () => {
    const { input } = given({ name: 'password', autoComplete: 'current-password' })
    const { name, autocomplete, spellcheck } = input
    expect({ name, autocomplete, spellcheck }).to.deep.equal({
      name: 'password',
      autocomplete: 'current-password',
      spellcheck: false,
    })
  })

  it('shows the strength of what is typed, filled in or restored by a reset (FIELD-32)', async () => {
    const { shown, input } = given({ strength: STRENGTH, defaultValue: 'espresso' })
    const word = () => shown.root.querySelector('.password-strength b')?.textContent
    await waitUntil(() => word() === 'okay')
    input.focus()
    await press('End')
    await sendKeys({ type: '42A' })
    await waitUntil(() => word() === 'sehr stark')
    await press('Control+a', 'Delete')
    await waitUntil(() => word() === undefined)
    part<HTMLFormElement>(shown, 'form').reset()
    await waitUntil(() => word() === 'okay')
  })

  it('keeps its height when the strength appears (FIELD-32)', async () => {
    const { shown, input } = given({ strength: STRENGTH })
    const { height } = part(shown, '.field').getBoundingClientRect()
    input.focus()
    await sendKeys({ type: 'espresso' })
    await nextFrame()
    expect(part(shown, '.password-strength b').textContent).to.equal('okay')
    expect(part(shown, '.field').getBoundingClientRect().height).to.equal(height)
  })
})
