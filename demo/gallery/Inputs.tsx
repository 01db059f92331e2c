import { useState } from 'react'
import cs from '../../locales/cs-CZ/form.json'
import deAt from '../../locales/de-AT/form.json'
import deCh from '../../locales/de-CH/form.json'
import de from '../../locales/de-DE/form.json'
import en from '../../locales/en/form.json'
import fr from '../../locales/fr-CH/form.json'
import hu from '../../locales/hu-HU/form.json'
import pl from '../../locales/pl-PL/form.json'
import sk from '../../locales/sk-SK/form.json'
import tr from '../../locales/tr-TR/form.json'
import { Checkbox } from '../../src/react/ui/input/Checkbox.tsx'
import { DateInput } from '../../src/react/ui/input/DateInput.tsx'
import { IbanInput } from '../../src/react/ui/input/IbanInput.tsx'
import { NumberInput } from '../../src/react/ui/input/NumberInput.tsx'
import { PasswordInput } from '../../src/react/ui/input/PasswordInput.tsx'
import { PasswordStrength } from '../../src/react/ui/input/PasswordStrength.tsx'
import { Select } from '../../src/react/ui/input/Select.tsx'
import { TextInput } from '../../src/react/ui/input/TextInput.tsx'
import { TimeInput } from '../../src/react/ui/input/TimeInput.tsx'
import { Section, Specimen } from './Section.tsx'

type FormTexts = typeof de

const LANGUAGES: Record<string, FormTexts> = {
  'de-DE': de,
  'de-AT': { ...de, ...deAt },
  'de-CH': { ...de, ...deCh },
  'fr-CH': fr,
  'pl-PL': pl,
  'sk-SK': sk,
  'cs-CZ': cs,
  'hu-HU': hu,
  'tr-TR': tr,
  en,
}

/** The states of a field (FIELD-5), and those of a native control. */
const STATES = {
  default: {},
  filled: {},
  required: { required: true, requiredLabel: en.required },
  hint: { hint: 'Placed where no on-screen keyboard covers it.' },
  valid: { state: 'valid' },
  error: { error: 'Please check what you have entered.', required: true, requiredLabel: en.required },
  disabled: { disabled: true },
} as const

const COUNTRIES = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'CH', label: 'Schweiz · Suisse' },
  { value: 'CZ', label: 'Česko' },
  { value: 'TR', label: 'Türkiye' },
]
const EYE = { showLabel: en.showPassword, hideLabel: en.hidePassword }
const FILLED = new Set(['filled', 'valid', 'error', 'disabled'])

const strengthTexts = (texts: FormTexts) => ({ label: texts.passwordStrengthLabel, strengths: texts.passwordStrength })

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
        <PasswordInput label="New password" {...EYE} autoComplete="new-password" strength={strengthTexts(en)} />
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
      {Object.entries(LANGUAGES).map(([language, texts]) => (
        <Specimen key={language} name={`PasswordStrength, ${language}`}>
          <div className="gallery__stack" lang={language}>
            {(password ? [password] : SAMPLES).map((sample) => (
              <PasswordStrength key={sample} password={sample} {...strengthTexts(texts)} />
            ))}
          </div>
        </Specimen>
      ))}
    </>
  )
}
