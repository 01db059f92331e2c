// every engine: focus, keys, forms
import { expect } from '@open-wc/testing'
import { NumberInput } from '../../../../src/react/ui/input/NumberInput.tsx'
import { page } from '../../../support/page.ts'
import { caretOf, undo } from '../../../support/typing.ts'

const LEFT_TWICE = ['ArrowLeft', 'ArrowLeft']

describe('a number input', () => {
  const given = (props: Partial<Parameters<typeof NumberInput>[0]> = {}) => {
    page.show(<NumberInput label="Betrag" {...props} />)
    page.field('Betrag').focus()
    return page.field('Betrag')
  }

  for (const [title, typed, keys, text, maxLength] of [
    ['accepts digits and one decimal point only (FIELD-1, FIELD-19)', '-1e2.5.0 x+3', [], '12.503|'],
    ['takes a comma for the point (FIELD-19)', '12,5,0', [], '12.50|'],
    ['leaves keys of control alone (FIELD-20)', '1234', [...LEFT_TWICE, 'Backspace', 'Delete', 'Home', '9'], '9|14'],
    ['honours its maximum length, in the middle too (FIELD-21)', '12345', ['Home', '9'], '|1234', 4],
    ['keeps the caret after what is typed in the middle (FIELD-19)', '1234', [...LEFT_TWICE, 'x', ','], '12.|34'],
  ] as const)
    it(title, async () => {
      const input = given({ maxLength })
      await page.type(typed)
      await page.press(...keys)
      expect(caretOf(input)).to.equal(text)
    })

  it('reduces text that no key press has entered (FIELD-22, FIELD-24)', () => {
    const input = given()
    document.execCommand('insertText', false, "CHF 1'234.50")
    expect(input.value).to.equal('1234.50')
  })

  it('passes the text as it is held to onChange (FIELD-19)', async () => {
    const changes: string[] = []
    given({ onChange: ({ target }) => changes.push(target.value) })
    await page.type('1x,5')
    expect(changes).to.deep.equal(['1', '1.', '1.5'])
  })

  it('can be undone (FIELD-25)', async () => {
    const input = given()
    await page.type('1,')
    expect(input.value).to.equal('1.')
    for (let more = 0; more < 3 && input.value !== ''; more++) await undo()
    expect(input.value).to.equal('')
  })

  it('asks phones for a keypad with a decimal point (FIELD-23)', () => {
    const { type, inputMode } = given()
    expect({ type, inputMode }).to.deep.equal({ type: 'text', inputMode: 'decimal' })
  })

  it('reduces its first value to the number, and warns (FIELD-22)', () => {
    page.logs(/ NumberInput "amount": the first value \(string\) is no plain number; its digits are shown\.$/)
    page.show([
      <NumberInput key="text" label="Text" name="amount" defaultValue="1,5 kg" />,
      <NumberInput key="number" label="Zahl" defaultValue={12.5} />,
    ])
    expect([page.field('Text').value, page.field('Zahl').value]).to.deep.equal(['1.5', '12.5'])
  })
})
