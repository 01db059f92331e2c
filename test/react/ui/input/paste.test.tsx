import { expect } from '@open-wc/testing'
import { IbanInput } from '../../../../src/react/ui/input/IbanInput.tsx'
import { NumberInput } from '../../../../src/react/ui/input/NumberInput.tsx'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { caretOf, copy, press } from '../../../support/typing.ts'

const IBAN = 'DE89 3704 0044 0532 0130 00'

// In one file: test files run beside each other, and share the machine's clipboard.
describe('a paste into an IBAN input', () => {
  afterEach(clearParts)

  const given = (props: Partial<Parameters<typeof IbanInput>[0]> = {}) => {
    const input = part<HTMLInputElement>(show(<IbanInput label="IBAN" {...props} />), 'input')
    input.focus()
    return input
  }
  const at = (input: HTMLInputElement, caret: number) => input.setSelectionRange(caret, caret)

  it('accepts a paste in any form (FIELD-15)', async () => {
    await copy('IBAN: de89-3704-0044-0532-0130-00\n')
    const input = given()
    await press('Control+v')
    expect(caretOf(input)).to.equal(`${IBAN}|`)
  })

  it('puts the caret after a paste over a selection (FIELD-17)', async () => {
    await copy('99 88')
    const input = given({ defaultValue: 'DE8937040044' })
    input.setSelectionRange(5, 7)
    await press('Control+v')
    expect(caretOf(input)).to.equal('DE89 9988| 0400 44')
  })

  it('ignores a paste that would break a valid start (FIELD-15)', async () => {
    await copy('Kaffee')
    const input = given({ defaultValue: 'DE89' })
    at(input, 2)
    await press('Control+v')
    expect(input.value).to.equal('DE89')
  })
})

describe('a paste into a number input', () => {
  afterEach(clearParts)

  const given = (props: Partial<Parameters<typeof NumberInput>[0]> = {}) => {
    const input = part<HTMLInputElement>(show(<NumberInput label="Betrag" {...props} />), 'input')
    input.focus()
    return input
  }

  it('reduces a paste to the number, and cuts it at the maximum length (FIELD-21, FIELD-22)', async () => {
    await copy('1.234,56 €')
    const input = given({ maxLength: 6 })
    await press('Control+v')
    expect(caretOf(input)).to.equal('1234.5|')
  })
})
