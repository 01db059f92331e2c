import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { IbanInput } from '../../../../src/react/ui/input/IbanInput.tsx'
import { hydrate } from '../../../support/hydration.tsx'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { caretOf, press, redo, undo } from '../../../support/typing.ts'

const IBAN = 'DE89 3704 0044 0532 0130 00'

describe('IBAN input', () => {
  afterEach(clearParts)

  const given = (props: Partial<Parameters<typeof IbanInput>[0]> = {}) => {
    const input = part<HTMLInputElement>(show(<IbanInput label="IBAN" {...props} />), 'input')
    input.focus()
    return input
  }
  const at = (input: HTMLInputElement, caret: number) => input.setSelectionRange(caret, caret)

  it('groups in fours and upper-cases what is typed (FIELD-1, FIELD-13)', async () => {
    const input = given()
    await sendKeys({ type: 'de89370400440532013000' })
    expect(caretOf(input)).to.equal(`${IBAN}|`)
  })

  it('ignores typed spaces (FIELD-13)', async () => {
    const input = given()
    await sendKeys({ type: 'DE89 3704 0044  05' })
    expect(input.value).to.equal('DE89 3704 0044 05')
  })

  it('accepts only keys that keep a valid start (FIELD-14)', async () => {
    const input = given()
    await sendKeys({ type: '1D2Exß8-9a' })
    expect(input.value).to.equal('DE89 A')
  })

  it('keeps the caret after what is typed in the middle (FIELD-17)', async () => {
    const input = given({ defaultValue: 'DE893704' })
    at(input, 6)
    await sendKeys({ type: 'a' })
    expect(caretOf(input)).to.equal('DE89 3A|70 4')
    await sendKeys({ type: '12' })
    expect(caretOf(input)).to.equal('DE89 3A12| 704')
    await sendKeys({ type: '5' })
    expect(caretOf(input)).to.equal('DE89 3A12 5|704')
  })

  it('deletes beyond a space in both directions (FIELD-17)', async () => {
    const input = given({ defaultValue: 'DE8937040044' })
    at(input, 5)
    await press('Backspace')
    expect(caretOf(input)).to.equal('DE8|3 7040 044')
    at(input, 10)
    await press('Delete')
    expect(caretOf(input)).to.equal('DE83 7040| 44')
    await press('Backspace')
    expect(caretOf(input)).to.equal('DE83 704|4 4')
  })

  it('deletes a selection, a word or everything (FIELD-17)', async () => {
    const input = given({ defaultValue: IBAN })
    input.setSelectionRange(3, 12)
    await press('Delete')
    expect(caretOf(input)).to.equal('DE8|4 4053 2013 000')
    at(input, 12)
    await press('Control+Backspace')
    expect(caretOf(input)).to.equal('DE84 4053| 1300 0')
    await press('Control+a', 'Backspace')
    expect(input.value).to.equal('')
  })

  it('lets the country be replaced (FIELD-18)', async () => {
    const input = given({ defaultValue: IBAN })
    input.setSelectionRange(0, 2)
    await sendKeys({ type: 'at' })
    expect(caretOf(input)).to.equal('AT|89 3704 0044 0532 0130 00')
  })

  it('ends at 34 letters and digits (FIELD-16)', async () => {
    const input = given()
    await sendKeys({ type: `MT84${'1'.repeat(40)}` })
    expect(input.value.replaceAll(' ', '').length).to.equal(34)
  })

  it('can be undone step by step, and redone (FIELD-25)', async () => {
    const input = given()
    await sendKeys({ type: 'de89370' })
    const texts = new Set<string>()
    for (let step = 0; step < 10 && input.value !== ''; step++) {
      await undo()
      texts.add(input.value)
    }
    expect(input.value).to.equal('')
    for (const text of texts) expect(text).to.match(/^[A-Z\d]{0,4}( [A-Z\d]{1,4})?$/)
    for (let step = 0; step < 10; step++) await redo()
    expect(input.value).to.equal('DE89 370')
  })

  it('corrects a composition when it ends (FIELD-24)', () => {
    const changes: string[] = []
    const input = given({ defaultValue: 'DE89', onChange: ({ target }) => changes.push(target.value) })
    const compose = (text: string) => {
      input.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertCompositionText', isComposing: true }))
      input.setRangeText(text, 0, input.value.length, 'end')
      const event = { inputType: 'insertCompositionText', isComposing: true, bubbles: true, composed: true }
      input.dispatchEvent(new InputEvent('input', event))
    }
    compose('DE89x')
    compose('DE89xé37')
    expect(input.value).to.equal('DE89xé37')
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    expect(caretOf(input)).to.equal('DE89 X37|')
    expect(changes.at(-1)).to.equal('DE89 X37')
  })

  it('groups what was filled in before hydration (FIELD-24)', async () => {
    const errors = await hydrate(
      <IbanInput label="IBAN" />,
      (markup) => {
        ;(markup.querySelector('input') as HTMLInputElement).value = 'de89370400440532013000'
      },
      (markup) => expect(markup.querySelector('input')?.value).to.equal(IBAN),
    )
    expect(errors).to.deep.equal([])
  })

  it('groups its first value, which a reset restores (FIELD-13)', () => {
    const shown = show(
      <form>
        <IbanInput label="IBAN" defaultValue="tr330006100519786457841326" />
      </form>,
    )
    const input = part<HTMLInputElement>(shown, 'input')
    input.value = ''
    part<HTMLFormElement>(shown, 'form').reset()
    expect(input.value).to.equal('TR33 0006 1005 1978 6457 8413 26')
  })

  it('passes the grouped text to onChange (FIELD-13)', async () => {
    const changes: string[] = []
    given({ onChange: ({ target }) => changes.push(target.value) })
    await sendKeys({ type: 'de8937' })
    expect(changes).to.deep.equal(['D', 'DE', 'DE8', 'DE89', 'DE89 3', 'DE89 37'])
  })
})
