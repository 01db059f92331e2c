import { expect } from '@open-wc/testing'
import { createRef } from 'react'
import { Select } from '../../../../src/react/ui/input/Select.tsx'
import { withCapturedConsole } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { press } from '../../../support/typing.ts'
import { waitUntil } from '../../../support/wait-until.ts'

const OPTIONS = [
  { value: 'MRS', label: 'Frau' },
  { value: 'MR', label: 'Herr' },
  { value: 'COMPANY', label: 'Firma', disabled: true },
  { value: 'DIVERS', label: 'Divers' },
]

describe('select', () => {
  afterEach(clearParts)

  const select = (shown: ReturnType<typeof show>) => part<HTMLSelectElement>(shown, 'select')

  it('starts with its placeholder of empty value, and can go back to it (FIELD-34)', async () => {
    const changes: string[] = []
    const shown = show(
      <Select
        label="Anrede"
        options={OPTIONS}
        placeholder="Bitte wählen"
        onChange={({ target }) => changes.push(target.value)}
      />,
    )
    expect(select(shown).selectedOptions[0]?.textContent).to.equal('Bitte wählen')
    expect(select(shown).value).to.equal('')
    select(shown).focus()
    for (const [key, value] of [
      ['ArrowDown', 'MRS'],
      ['ArrowDown', 'MR'],
      ['ArrowDown', 'DIVERS'],
      ['Home', ''],
    ] as const) {
      await press(key)
      // WebKit answers a key before the page has heard of the change.
      await waitUntil(() => select(shown).value === value && changes.at(-1) === value, `${key} chooses "${value}".`)
    }
    expect(changes).to.deep.equal(['MRS', 'MR', 'DIVERS', ''])
  })

  it('is not valid with its placeholder when it is required (FIELD-34)', () => {
    const shown = show(<Select label="Anrede" options={OPTIONS} placeholder="Bitte wählen" required />)
    expect(select(shown).validity.valueMissing).to.equal(true)
    select(shown).value = 'MR'
    expect(select(shown).validity.valid).to.equal(true)
  })

  it('passes native attributes on, and is labelled and described like every input (FIELD-2, FIELD-4, FIELD-9)', () => {
    const ref = createRef<HTMLSelectElement>()
    const shown = show(
      <Select ref={ref} label="Anrede" name="salutation" options={OPTIONS} defaultValue="MR" error="Pflichtfeld" />,
    )
    expect(ref.current).to.equal(select(shown))
    expect(select(shown).value).to.equal('MR')
    expect(select(shown).name).to.equal('salutation')
    expect(select(shown).labels?.[0]?.textContent).to.equal('Anrede')
    expect(select(shown).getAttribute('aria-invalid')).to.equal('true')
    const id = select(shown).getAttribute('aria-describedby') ?? ''
    expect(part(shown, `#${CSS.escape(id)}`).textContent).to.equal('Pflichtfeld')
  })

  it('opens by a click anywhere in its box, the arrow included (FIELD-35)', () => {
    const shown = show(<Select label="Anrede" options={OPTIONS} state="valid" />)
    const { right, top, height } = part(shown, '.field__box').getBoundingClientRect()
    expect(shown.root.elementFromPoint(right - 20, top + height / 2)).to.equal(select(shown))
  })

  it('shows the first of two options with the same value, and warns (FIELD-36)', () => {
    const twice = [...OPTIONS, { value: 'MR', label: 'Herr Doktor' }]
    const { result, warnings } = withCapturedConsole(() => show(<Select label="Anrede" options={twice} />))
    expect([...select(result).options].map(({ text }) => text)).to.deep.equal(['Frau', 'Herr', 'Firma', 'Divers'])
    expect(warnings.join()).to.include('two options have one value; the second is left out')
  })
})
