// every engine: focus, keys, styles
import { expect } from '@open-wc/testing'
import { computeAccessibleDescription } from 'dom-accessibility-api'
import { createRef } from 'react'
import { Select } from '../../../../src/react/ui/input/Select.tsx'
import { page } from '../../../support/page.ts'

const OPTIONS = [
  { value: 'MRS', label: 'Frau' },
  { value: 'MR', label: 'Herr' },
  { value: 'COMPANY', label: 'Firma', disabled: true },
  { value: 'DIVERS', label: 'Divers' },
]

describe('a select', () => {
  const given = (props: Partial<Parameters<typeof Select>[0]> = {}) => {
    page.show(<Select label="Anrede" options={OPTIONS} {...props} />)
    return page.field<HTMLSelectElement>('Anrede')
  }

  it('starts with its placeholder of empty value, and can go back to it (FIELD-34)', async () => {
    const changes: string[] = []
    const select = given({ placeholder: 'Bitte wählen', onChange: ({ target }) => changes.push(target.value) })
    expect([select.value, select.selectedOptions[0]?.text]).to.deep.equal(['', 'Bitte wählen'])
    select.focus()
    for (const [key, value] of [
      ['ArrowDown', 'MRS'],
      ['ArrowDown', 'MR'],
      ['ArrowDown', 'DIVERS'],
      ['Home', ''],
    ] as const) {
      await page.press(key)
      // WebKit answers a key before the page has heard of the change.
      await page.until(() => select.value === value && changes.at(-1) === value, `${key} chooses "${value}".`)
    }
    expect(changes).to.deep.equal(['MRS', 'MR', 'DIVERS', ''])
  })

  it('is not valid with its placeholder when it is required (FIELD-34)', () => {
    const select = given({ placeholder: 'Bitte wählen', required: true })
    expect(select.validity.valueMissing).to.equal(true)
    select.value = 'MR'
    expect(select.validity.valid).to.equal(true)
  })

  it('passes native attributes on, and is described like every input (FIELD-2, FIELD-4, FIELD-9)', () => {
    const ref = createRef<HTMLSelectElement>()
    const select = given({ ref, name: 'salutation', defaultValue: 'MR', error: 'Pflichtfeld' })
    expect(ref.current).to.equal(select)
    expect([select.value, select.name]).to.deep.equal(['MR', 'salutation'])
    expect(select.getAttribute('aria-invalid')).to.equal('true')
    expect(computeAccessibleDescription(select)).to.equal('Pflichtfeld')
  })

  it('opens by a click anywhere in its box, the arrow included (FIELD-35)', () => {
    const select = given({ state: 'valid' })
    const { right = 0, top = 0, height = 0 } = select.parentElement?.getBoundingClientRect() ?? {}
    const root = select.getRootNode() as ShadowRoot
    expect(root.elementFromPoint(right - 20, top + height / 2)).to.equal(select)
  })

  it('shows the first of two options with the same value, and warns (FIELD-36)', () => {
    page.logs(/two options have one value; the second is left out/)
    const select = given({ options: [...OPTIONS, { value: 'MR', label: 'Herr Doktor' }] })
    expect([...select.options].map(({ text }) => text)).to.deep.equal(['Frau', 'Herr', 'Firma', 'Divers'])
  })
})
