import { expect } from '@open-wc/testing'
import { createRef } from 'react'
import { Select } from '../../../../src/react/ui/input/Select.tsx'
import { hushed } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { press } from '../../../support/typing.ts'

const OPTIONS = [
  { value: 'MRS', label: 'Frau' },
  { value: 'MR', label: 'Herr' },
  { value: 'COMPANY', label: 'Firma', disabled: true },
  { value: 'DIVERS', label: 'Divers' },
]

describe('select (specification 2 §2)', () => {
  afterEach(clearParts)

  const select = (shown: ReturnType<typeof show>) => part<HTMLSelectElement>(shown, 'select')

  it('starts with its placeholder, of no value, and can go back to it', async () => {
    const told: string[] = []
    const shown = show(
      <Select
        label="Anrede"
        options={OPTIONS}
        placeholder="Bitte wählen"
        onChange={({ target }) => told.push(target.value)}
      />,
    )
    expect(select(shown).selectedOptions[0]?.textContent).to.equal('Bitte wählen')
    expect(select(shown).value).to.equal('')
    select(shown).focus()
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Home')
    expect(told).to.deep.equal(['MRS', 'MR', 'DIVERS', ''])
  })

  it('is not complete with its placeholder when it is required', () => {
    const shown = show(<Select label="Anrede" options={OPTIONS} placeholder="Bitte wählen" required />)
    expect(select(shown).validity.valueMissing).to.equal(true)
    select(shown).value = 'MR'
    expect(select(shown).validity.valid).to.equal(true)
  })

  it('hands native attributes through, and is labelled and described like every input', () => {
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

  it('opens wherever its box is clicked, the arrow included', () => {
    const shown = show(<Select label="Anrede" options={OPTIONS} state="valid" />)
    const { right, top, height } = part(shown, '.field__box').getBoundingClientRect()
    expect(shown.root.elementFromPoint(right - 20, top + height / 2)).to.equal(select(shown))
  })

  it('shows one of two options of the same value, and warns', () => {
    const twice = [...OPTIONS, { value: 'MR', label: 'Herr Doktor' }]
    const { result, warnings } = hushed(() => show(<Select label="Anrede" options={twice} />))
    expect([...select(result).options].map(({ text }) => text)).to.deep.equal(['Frau', 'Herr', 'Firma', 'Divers'])
    expect(warnings.join()).to.include('"Herr Doktor" is left out')
  })
})
