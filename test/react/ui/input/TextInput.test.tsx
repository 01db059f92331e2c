// every engine: focus, forms
import { expect } from '@open-wc/testing'
import { createRef } from 'react'
import { TextInput } from '../../../../src/react/ui/input/TextInput.tsx'
import { page } from '../../../support/page.ts'

describe('a text input', () => {
  it('is a text, or an e-mail address; a text for an unknown type, which warns (FIELD-1)', () => {
    page.logs(/ TextInput: the type \(string\) is not one of text, email; using text\.$/)
    page.show(
      [undefined, 'email', 'telex'].map((type) => <TextInput key={`${type}`} label="E-Mail" type={type as 'text'} />),
    )
    const types = page.selectAll('input').map((input) => (input as HTMLInputElement).type)
    expect(types).to.deep.equal(['text', 'email', 'text'])
  })

  it('passes all native attributes to its input (FIELD-9)', () => {
    const ref = createRef<HTMLInputElement>()
    const given = { id: 'mail', name: 'email', maxLength: 256, disabled: true }
    page.show(
      <TextInput
        ref={ref}
        label="E-Mail"
        {...given}
        autoComplete="email"
        defaultValue="anna@shop.example"
        form="sign-up"
      />,
    )
    const input = page.field('E-Mail')
    expect(ref.current).to.equal(input)
    expect(input).to.include({ ...given, autocomplete: 'email', value: 'anna@shop.example' })
    expect(input.getAttribute('form')).to.equal('sign-up')
    expect(input.labels?.[0]?.htmlFor).to.equal('mail')
  })

  it('reports focus, every change and blur (FIELD-9)', async () => {
    const events: string[] = []
    page.show(
      <TextInput
        label="E-Mail"
        onFocus={() => events.push('focus')}
        onChange={({ target }) => events.push(target.value)}
        onBlur={() => events.push('blur')}
      />,
    )
    await page.type('ab', 'E-Mail')
    page.field('E-Mail').blur()
    expect(events).to.deep.equal(['focus', 'a', 'ab', 'blur'])
  })

  it('keeps what was typed after a new render (FIELD-8)', async () => {
    const { update } = page.show(<TextInput label="E-Mail" />)
    await page.type('anna', 'E-Mail')
    update(<TextInput label="E-Mail" error="Pflichtfeld" />)
    expect(page.field('E-Mail').value).to.equal('anna')
  })

  it('ignores an invalid maximum length, and warns (FIELD-10)', () => {
    page.logs(/ Input "name": the maximum length \(number\) is no whole number from 0; any length is accepted\.$/)
    page.show(
      [-1, 2.5, Number.NaN].map((length) => <TextInput key={length} label="N" name="name" maxLength={length} />),
    )
    const lengths = page.selectAll('input').map((input) => (input as HTMLInputElement).maxLength)
    expect(lengths).to.deep.equal([-1, -1, -1])
  })
})
