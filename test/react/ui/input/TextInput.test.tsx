import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { createRef } from 'react'
import { TextInput } from '../../../../src/react/ui/input/TextInput.tsx'
import { withCapturedConsole } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'

describe('text input', () => {
  afterEach(clearParts)

  it('is a text by default, or an e-mail address (FIELD-1)', () => {
    const typeOf = (type?: 'text' | 'email') =>
      part<HTMLInputElement>(show(<TextInput label="E-Mail" {...(type && { type })} />), 'input').type
    expect(typeOf()).to.equal('text')
    expect(typeOf('email')).to.equal('email')
  })

  it('is a text for an unknown type, and warns (FIELD-1)', () => {
    const { result, warnings } = withCapturedConsole(() => show(<TextInput label="E-Mail" type={'telex' as 'text'} />))
    expect(part<HTMLInputElement>(result, 'input').type).to.equal('text')
    expect(warnings.join()).to.include('(string)')
  })

  it('passes all native attributes to its input (FIELD-9)', () => {
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

  it('reports focus, every change and blur (FIELD-9)', async () => {
    const events: string[] = []
    const shown = show(
      <TextInput
        label="E-Mail"
        onFocus={() => events.push('focus')}
        onChange={({ target }) => events.push(target.value)}
        onBlur={() => events.push('blur')}
      />,
    )
    part(shown, 'input').focus()
    await sendKeys({ type: 'ab' })
    part(shown, 'input').blur()
    expect(events).to.deep.equal(['focus', 'a', 'ab', 'blur'])
  })

  it('keeps what was typed after a new render (FIELD-8)', async () => {
    const shown = show(<TextInput label="E-Mail" />)
    part(shown, 'input').focus()
    await sendKeys({ type: 'anna' })
    shown.update(<TextInput label="E-Mail" error="Pflichtfeld" />)
    expect(part<HTMLInputElement>(shown, 'input').value).to.equal('anna')
  })

  it('ignores an invalid maximum length, and warns (FIELD-10)', () => {
    const all: string[] = []
    for (const maxLength of [-1, 2.5, Number.NaN]) {
      const { result, warnings } = withCapturedConsole(() =>
        show(<TextInput label="Name" name="name" maxLength={maxLength} />),
      )
      expect(part<HTMLInputElement>(result, 'input').maxLength).to.equal(-1)
      all.push(...warnings)
    }
    // Once: a warning does not name the value.
    expect(all).to.have.length(1)
    expect(all[0]).to.include('"name": the maximum length (number)')
  })
})
