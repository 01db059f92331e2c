// every engine: focus, keys, forms, selection
import { expect } from '@open-wc/testing'
import { IbanInput } from '../../../../src/react/ui/input/IbanInput.tsx'
import { hydrate } from '../../../support/hydration.tsx'
import { page } from '../../../support/page.ts'
import { caretOf, redo, undo } from '../../../support/typing.ts'

const IBAN = 'DE89 3704 0044 0532 0130 00'

/** A step of an edit: the selection if it changes, the keys, and the text with its caret. */
type Step = [selection: [start: number, end: number] | undefined, keys: string[], text: string]

const EDITS: [title: string, first: string, ...Step[]][] = [
  [
    'keeps the caret after what is typed in the middle (FIELD-17)',
    'DE893704',
    [[6, 6], ['a'], 'DE89 3A|70 4'],
    [undefined, ['1', '2'], 'DE89 3A12| 704'],
    [undefined, ['5'], 'DE89 3A12 5|704'],
  ],
  [
    'deletes beyond a space in both directions (FIELD-17)',
    'DE8937040044',
    [[5, 5], ['Backspace'], 'DE8|3 7040 044'],
    [[10, 10], ['Delete'], 'DE83 7040| 44'],
    [undefined, ['Backspace'], 'DE83 704|4 4'],
  ],
  [
    'deletes a selection, a word or everything (FIELD-17)',
    IBAN,
    [[3, 12], ['Delete'], 'DE8|4 4053 2013 000'],
    [[12, 12], ['Control+Backspace'], 'DE84 4053| 1300 0'],
    [undefined, ['Control+a', 'Backspace'], '|'],
  ],
  ['lets the country be replaced (FIELD-18)', IBAN, [[0, 2], ['a', 't'], 'AT|89 3704 0044 0532 0130 00']],
]

describe('an IBAN input', () => {
  const given = (props: Partial<Parameters<typeof IbanInput>[0]> = {}) => {
    page.show(<IbanInput label="IBAN" {...props} />)
    page.field('IBAN').focus()
    return page.field('IBAN')
  }

  for (const [title, typed, text] of [
    ['groups in fours and upper-cases what is typed (FIELD-1, FIELD-13)', 'de89370400440532013000', IBAN],
    ['ignores typed spaces (FIELD-13)', 'DE89 3704 0044  05', 'DE89 3704 0044 05'],
    ['accepts only keys that keep a valid start (FIELD-14)', '1D2Exß8-9a', 'DE89 A'],
    ['ends at 34 letters and digits (FIELD-16)', `MT84${'1'.repeat(40)}`, `MT84 ${'1111 '.repeat(7)}11`],
  ] as const)
    it(title, async () => {
      const input = given()
      await page.type(typed)
      expect(caretOf(input)).to.equal(`${text}|`)
    })

  for (const [title, defaultValue, ...steps] of EDITS)
    it(title, async () => {
      const input = given({ defaultValue })
      for (const [selection, keys, text] of steps) {
        if (selection) input.setSelectionRange(...selection)
        await page.press(...keys)
        expect(caretOf(input)).to.equal(text)
      }
    })

  it('can be undone step by step, and redone (FIELD-25)', async () => {
    const input = given()
    await page.type('de89370')
    for (let step = 0; step < 10 && input.value !== ''; step++) {
      await undo()
      expect(input.value).to.match(/^[A-Z\d]{0,4}( [A-Z\d]{1,4})?$/)
    }
    expect(input.value).to.equal('')
    for (let step = 0; step < 10; step++) await redo()
    expect(input.value).to.equal('DE89 370')
  })

  it('corrects a composition when it ends (FIELD-24)', () => {
    const changes: string[] = []
    const input = given({ defaultValue: 'DE89', onChange: ({ target }) => changes.push(target.value) })
    const compose = (text: string) => {
      const event = { inputType: 'insertCompositionText', isComposing: true, bubbles: true, composed: true }
      input.dispatchEvent(new InputEvent('beforeinput', event))
      input.setRangeText(text, 0, input.value.length, 'end')
      input.dispatchEvent(new InputEvent('input', event))
    }
    compose('DE89x')
    compose('DE89xé37')
    expect(input.value).to.equal('DE89xé37')
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    expect(caretOf(input)).to.equal('DE89 X37|')
    expect(changes.at(-1)).to.equal('DE89 X37')
  })

  it('groups what was typed before hydration (FIELD-24)', async () => {
    await hydrate(<IbanInput label="IBAN" />, () => page.type('de89370400440532013000', 'IBAN'))
    expect(page.field('IBAN').value).to.equal(IBAN)
  })

  it('groups its first value, which a reset restores (FIELD-13)', () => {
    page.show(
      <form>
        <IbanInput label="IBAN" defaultValue="tr330006100519786457841326" />
      </form>,
    )
    const input = page.field('IBAN')
    input.value = ''
    input.form?.reset()
    expect(input.value).to.equal('TR33 0006 1005 1978 6457 8413 26')
  })

  it('passes the grouped text to onChange (FIELD-13)', async () => {
    const changes: string[] = []
    given({ onChange: ({ target }) => changes.push(target.value) })
    await page.type('de8937')
    expect(changes).to.deep.equal(['D', 'DE', 'DE8', 'DE89', 'DE89 3', 'DE89 37'])
  })
})
