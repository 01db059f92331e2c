// every engine: focus, keys, forms, selection
import { expect } from '@open-wc/testing'
import { PasswordInput } from '../../../../src/react/ui/input/PasswordInput.tsx'
import { page } from '../../../support/page.ts'
import { caretOf } from '../../../support/typing.ts'

const EYE = { showLabel: 'Passwort anzeigen', hideLabel: 'Passwort verbergen' }
const STRENGTH = {
  label: 'Passwortstärke',
  strengths: { weak: 'schwach', ok: 'okay', strong: 'stark', veryStrong: 'sehr stark' },
}

describe('a password input', () => {
  /** A form with a password; `sent` are the types of the field when the form was sent. */
  const given = (props: Partial<Parameters<typeof PasswordInput>[0]> = {}) => {
    const sent: string[] = []
    page.show(
      <form onSubmit={({ currentTarget }) => sent.push((currentTarget[0] as HTMLInputElement).type)}>
        <PasswordInput label="Passwort" {...EYE} {...props} />
      </form>,
    )
    return { sent, input: page.field('Passwort'), eye: page.get('button', 'Passwort anzeigen') }
  }

  it('is shown and hidden by the eye, a toggle button that keeps its name (FIELD-1, FIELD-26, FIELD-27)', async () => {
    const { input, eye } = given()
    const state = () => [input.type, eye.getAttribute('aria-pressed'), eye.ariaLabel, eye.title]
    const hidden = ['password', 'false', EYE.showLabel, EYE.showLabel]
    expect(state()).to.deep.equal(hidden)
    await page.click(eye)
    expect(state()).to.deep.equal(['text', 'true', EYE.showLabel, EYE.hideLabel])
    await page.click(eye)
    expect(state()).to.deep.equal(hidden)
  })

  it('toggles by Enter and Space, and never submits (FIELD-26)', async () => {
    const { sent, input, eye } = given()
    eye.focus()
    await page.press('Enter')
    expect(input.type).to.equal('text')
    await page.press(' ')
    expect(input.type).to.equal('password')
    expect(sent).to.deep.equal([])
  })

  it('keeps text, caret and focus when the eye is clicked (FIELD-26)', async () => {
    const { input, eye } = given()
    await page.type('Espresso', 'Passwort')
    input.setSelectionRange(3, 3)
    for (const type of ['text', 'password']) {
      await page.click(eye)
      expect(input.type).to.equal(type)
      expect(caretOf(input)).to.equal('Esp|resso')
      expect(page.focused()).to.equal(input)
    }
  })

  it('is hidden again before its form is submitted (FIELD-28)', async () => {
    const { sent, input, eye } = given()
    await page.click(eye)
    input.focus()
    await page.press('Enter')
    expect(sent).to.deep.equal(['password'])
    await page.until(() => eye.getAttribute('aria-pressed') === 'false')
  })

  it('can’t be shown while it is disabled (FIELD-28)', async () => {
    const { input, eye } = given({ disabled: true })
    await page.click(eye)
    expect(input.type).to.equal('password')
    expect(eye.getAttribute('aria-disabled')).to.equal('true')
  })

  it('stays recognisable for a password manager (FIELD-29)', () => {
    const { name, autocomplete, spellcheck } = given({ name: 'password', autoComplete: 'current-password' }).input
    expect([name, autocomplete, spellcheck]).to.deep.equal(['password', 'current-password', false])
  })

  it('shows the strength of what is typed, filled in or restored by a reset, without moving (FIELD-32)', async () => {
    const { input } = given({ strength: STRENGTH, defaultValue: 'espresso' })
    const height = () => input.form?.getBoundingClientRect().height
    const strengthBecomes = (word: string | undefined) => page.until(() => page.select('b')?.textContent === word)
    await strengthBecomes('okay')
    const before = height()
    input.focus()
    await page.press('End')
    await page.type('42A')
    await strengthBecomes('sehr stark')
    await page.press('Control+a', 'Delete')
    await strengthBecomes(undefined)
    expect(height()).to.equal(before)
    input.form?.reset()
    await strengthBecomes('okay')
  })
})
