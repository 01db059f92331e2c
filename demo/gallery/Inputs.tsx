import { useState } from 'react'
import { FORM_LANGUAGES, formTexts } from '../../src/react/form-texts.ts'
import { Checkbox } from '../../src/react/ui/input/Checkbox.tsx'
import { DateInput, TimeInput } from '../../src/react/ui/input/DateInput.tsx'
import { IbanInput } from '../../src/react/ui/input/IbanInput.tsx'
import { NumberInput } from '../../src/react/ui/input/NumberInput.tsx'
import { PasswordInput } from '../../src/react/ui/input/PasswordInput.tsx'
import { PasswordStrength } from '../../src/react/ui/input/PasswordStrength.tsx'
import { Select } from '../../src/react/ui/input/Select.tsx'
import { TextInput } from '../../src/react/ui/input/TextInput.tsx'
import { Section, Specimen } from './Section.tsx'

const en = formTexts('en')

/** The states of a field (FIELD-5), and those of a native control. */
const STATES = {
  default: {},
  filled: {},
  required: { required: true, requiredLabel: en.requiredLabel },
  hint: { hint: 'Placed where no on-screen keyboard covers it.' },
  valid: { state: 'valid' },
  error: { error: 'Please check what you have entered.', required: true, requiredLabel: en.requiredLabel },
  disabled: { disabled: true },
} as const

const COUNTRIES = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'CH', label: 'Schweiz · Suisse' },
  { value: 'CZ', label: 'Česko' },
  { value: 'TR', label: 'Türkiye' },
]
const EYE = { showLabel: en.showLabel, hideLabel: en.hideLabel }
const FILLED = new Set(['filled', 'valid', 'error', 'disabled'])

const states = Object.entries(STATES).map(([name, props]) => ({ name, props, isFilled: FILLED.has(name) }))

export function Inputs() {
  return (
    <Section
      title="Inputs"
      hint="Uncontrolled: what was typed or filled in before hydration stays. The line for the error is always reserved."
    >
      {states.map(({ name, props, isFilled }) => (
        <Specimen key={name} name={`TextInput, ${name}`}>
          <TextInput
            label="E-mail address"
            type="email"
            autoComplete="email"
            placeholder={name === 'hint' ? 'anna@shop.example' : undefined}
            defaultValue={isFilled ? 'anna@shop.example' : undefined}
            {...props}
          />
        </Specimen>
      ))}
      {states.map(({ name, props, isFilled }) => (
        <Specimen key={name} name={`PasswordInput, ${name}`}>
          <PasswordInput label="Password" {...EYE} defaultValue={isFilled ? 'Espresso42' : undefined} {...props} />
        </Specimen>
      ))}
      {states.map(({ name, props, isFilled }) => (
        <Specimen key={name} name={`NumberInput, ${name}`}>
          <NumberInput
            label="Amount, at most 8 characters"
            maxLength={8}
            defaultValue={isFilled ? '12.50' : undefined}
            {...props}
          />
        </Specimen>
      ))}
      {states.map(({ name, props, isFilled }) => (
        <Specimen key={name} name={`IbanInput, ${name}`}>
          <IbanInput label="IBAN" defaultValue={isFilled ? 'DE89370400440532013000' : undefined} {...props} />
        </Specimen>
      ))}
      {states.map(({ name, props, isFilled }) => (
        <Specimen key={name} name={`Select, ${name}`}>
          <Select
            label="Country"
            options={COUNTRIES}
            placeholder="Please choose"
            defaultValue={isFilled ? 'CZ' : undefined}
            {...props}
          />
        </Specimen>
      ))}
      {states.map(({ name, props, isFilled }) => (
        <Specimen key={name} name={`DateInput, ${name}`}>
          <DateInput label="Preview date" defaultValue={isFilled ? '2030-12-06' : undefined} {...props} />
        </Specimen>
      ))}
      {states.map(({ name, props, isFilled }) => (
        <Specimen key={name} name={`TimeInput, ${name}`}>
          <TimeInput label="Preview time" defaultValue={isFilled ? '08:30' : undefined} {...props} />
        </Specimen>
      ))}
      {states
        .filter(({ name }) => name !== 'valid')
        .map(({ name, props, isFilled }) => (
          <Specimen key={name} name={`Checkbox, ${name}`}>
            <Checkbox
              label={
                <>
                  Yes, I have read the <a href="/privacy">privacy notice</a> and agree to it.
                </>
              }
              defaultChecked={isFilled && name !== 'error'}
              {...props}
            />
          </Specimen>
        ))}
      <Specimen name="PasswordInput with its strength: type eight characters or more">
        <PasswordInput label="New password" {...EYE} autoComplete="new-password" strength={en.strength} />
      </Specimen>
      <Strengths />
    </Section>
  )
}

const SAMPLES = ['########', 'espresso', 'espresso42', 'Espresso42']

function Strengths() {
  const [password, setPassword] = useState('')
  return (
    <>
      <Specimen name="PasswordStrength in all languages" isWide>
        <TextInput
          label="Try a password of your own"
          autoComplete="off"
          onChange={(event) => setPassword(event.target.value)}
        />
      </Specimen>
      {FORM_LANGUAGES.map((language) => (
        <Specimen key={language} name={`PasswordStrength, ${language}`}>
          <div className="gallery__stack" lang={language}>
            {(password ? [password] : SAMPLES).map((sample) => (
              <PasswordStrength key={sample} password={sample} {...formTexts(language).strength} />
            ))}
          </div>
        </Specimen>
      ))}
    </>
  )
}
