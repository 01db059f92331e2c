import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { NumberInput } from '../../../../src/react/ui/input/NumberInput.tsx'
import { withCapturedConsole } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { caretOf, press, undo } from '../../../support/typing.ts'

describe('number input', () => {
  afterEach(clearParts)

  const given = (props: Partial<Parameters<typeof NumberInput>[0]> = {}) => {
    const input = part<HTMLInputElement>(show(<NumberInput label="Betrag" {...props} />), 'input')
    input.focus()
    return input
  }

  it('accepts digits and one decimal point, and nothing else (FIELD-1, FIELD-19)', async () => {
    const input = given()
    await sendKeys({ type: '-1e2.5.0 x+3' })
    expect(input.value).to.equal('12.503')
  })

  it('takes a comma for the point (FIELD-19)', async () => {
    const input = given()
    await sendKeys({ type: '12,5,0' })
    expect(input.value).to.equal('12.50')
  })

  it('leaves control keys alone (FIELD-20)', async () => {
    const input = given()
    await sendKeys({ type: '1234' })
    await press('ArrowLeft', 'ArrowLeft', 'Backspace', 'Delete', 'Home')
    await sendKeys({ type: '9' })
    await press('End')
    await sendKeys({ type: '8' })
    expect(input.value).to.equal('9148')
  })

  it('honours its maximum length, in the middle too (FIELD-21)', async () => {
    const input = given({ maxLength: 4 })
    await sendKeys({ type: '12345' })
    await press('Home')
    await sendKeys({ type: '9' })
    expect(input.value).to.equal('1234')
  })

  it('keeps the caret after what is typed in the middle (FIELD-19)', async () => {
    const input = given()
    await sendKeys({ type: '1234' })
    await press('ArrowLeft', 'ArrowLeft')
    await sendKeys({ type: 'x,' })
    expect(caretOf(input)).to.equal('12.|34')
  })

  it('reduces text that no key press has entered (FIELD-22, FIELD-24)', async () => {
    const input = given()
    document.execCommand('insertText', false, "CHF 1'234.50")
    expect(input.value).to.equal('1234.50')
  })

  it('passes the text as it is held to onChange (FIELD-19)', async () => {
    const changes: string[] = []
    given({ onChange: ({ target }) => changes.push(target.value) })
    await sendKeys({ type: '1x,5' })
    expect(changes).to.deep.equal(['1', '1.', '1.5'])
  })

  it('can be undone (FIELD-25)', async () => {
    const input = given()
    await sendKeys({ type: '1,' })
    expect(input.value).to.equal('1.')
    for (let more = 0; more < 3 && input.value !== ''; more++) await undo()
    expect(input.value).to.equal('')
  })

  it('asks phones for a keypad with a decimal point (FIELD-23)', () => {
    const { type, inputMode } = given()
    expect({ type, inputMode }).to.deep.equal({ type: 'text', inputMode: 'decimal' })
  })

  it('reduces its first value to the number, and warns (FIELD-22)', () => {
    const { result, warnings } = withCapturedConsole(() => given({ name: 'amount', defaultValue: '1,5 kg' }))
    expect(result.value).to.equal('1.5')
    expect(warnings.join()).to.include('"amount"')
    expect(given({ defaultValue: 12.5 }).value).to.equal('12.5')
  })
})
