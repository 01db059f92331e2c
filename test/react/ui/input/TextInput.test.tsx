import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { createRef } from 'react'
import { TextInput } from '../../../../src/react/ui/input/TextInput.tsx'
import { hushed } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'

describe('text input (specification 2 §5)', () => {
  afterEach(clearParts)

  it('is a text by default, or an e-mail address', () => {
    const typeOf = (type?: 'text' | 'email') =>
      part<HTMLInputElement>(show(<TextInput label="E-Mail" {...(type && { type })} />), 'input').type
    expect(typeOf()).to.equal('text')
    expect(typeOf('email')).to.equal('email')
  })

  it('is a text for an unknown type, and warns', () => {
    const { result, warnings } = hushed(() => show(<TextInput label="E-Mail" type={'telex' as 'text'} />))
    expect(part<HTMLInputElement>(result, 'input').type).to.equal('text')
    expect(warnings.join()).to.include('"telex"')
  })

  it('hands all native attributes to its input', () => {
    const ref = createRef<HTMLInputElement>()
    const shown = show(
      <TextInput
        ref={ref}
        id="mail"
        label="E-Mail"
        name="email"
        autoComplete="email"
        defaultValue="anna@shop.example"
        maxLength={256}
        disabled
        form="sign-up"
      />,
    )
    const input = part<HTMLInputElement>(shown, 'input')
    expect(ref.current).to.equal(input)
    const { id, name, autocomplete, value, maxLength, disabled } = input
    expect({ id, name, autocomplete, value, maxLength, disabled }).to.deep.equal({
      id: 'mail',
      name: 'email',
      autocomplete: 'email',
      value: 'anna@shop.example',
      maxLength: 256,
      disabled: true,
    })
    expect(input.getAttribute('form')).to.equal('sign-up')
    expect(part<HTMLLabelElement>(shown, 'label').htmlFor).to.equal('mail')
  })

  it('tells focus, every change and blur', async () => {
    const told: string[] = []
    const shown = show(
      <TextInput
        label="E-Mail"
        onFocus={() => told.push('focus')}
        onChange={({ target }) => told.push(target.value)}
        onBlur={() => told.push('blur')}
      />,
    )
    part(shown, 'input').focus()
    await sendKeys({ type: 'ab' })
    part(shown, 'input').blur()
    expect(told).to.deep.equal(['focus', 'a', 'ab', 'blur'])
  })

  it('is uncontrolled: a render leaves what was typed', async () => {
    const shown = show(<TextInput label="E-Mail" />)
    part(shown, 'input').focus()
    await sendKeys({ type: 'anna' })
    shown.update(<TextInput label="E-Mail" error="Pflichtfeld" />)
    expect(part<HTMLInputElement>(shown, 'input').value).to.equal('anna')
  })

  it('takes any length when the maximum is none, and warns', () => {
    for (const maxLength of [-1, 2.5, Number.NaN]) {
      const { result, warnings } = hushed(() => show(<TextInput label="Name" name="name" maxLength={maxLength} />))
      expect(part<HTMLInputElement>(result, 'input').maxLength).to.equal(-1)
      expect(warnings.join()).to.include(`"name": the maximum length ${maxLength}`)
    }
  })
})
