// every engine: focus, keys, forms, selection
import { expect } from '@open-wc/testing'
import { IbanInput } from '../../../../src/react/ui/input/IbanInput.tsx'
import { NumberInput } from '../../../../src/react/ui/input/NumberInput.tsx'
import { page } from '../../../support/page.ts'
import { caretOf, copy } from '../../../support/typing.ts'

// In one file: test files run beside each other, and share the machine's clipboard.
describe('a paste', () => {
  for (const [title, copied, part, selection, text] of [
    [
      'into an IBAN is taken in any form (FIELD-15)',
      'IBAN: de89-3704-0044-0532-0130-00\n',
      <IbanInput key="" label="Feld" />,
      [0, 0],
      'DE89 3704 0044 0532 0130 00|',
    ],
    [
      'over a selection of an IBAN puts the caret after it (FIELD-17)',
      '99 88',
      <IbanInput key="" label="Feld" defaultValue="DE8937040044" />,
      [5, 7],
      'DE89 9988| 0400 44',
    ],
    [
      'that would break the valid start of an IBAN is ignored (FIELD-15)',
      'Kaffee',
      <IbanInput key="" label="Feld" defaultValue="DE89" />,
      [2, 2],
      'DE|89',
    ],
    [
      'is reduced to a number, and cut at the maximum length (FIELD-21, FIELD-22)',
      '1.234,56 €',
      <NumberInput key="" label="Feld" maxLength={6} />,
      [0, 0],
      '1234.5|',
    ],
  ] as const)
    it(title, async () => {
      await copy(copied)
      page.show(part)
      page.field('Feld').focus()
      page.field('Feld').setSelectionRange(selection[0], selection[1])
      await page.press('Control+v')
      expect(caretOf(page.field('Feld'))).to.equal(text)
    })
})
