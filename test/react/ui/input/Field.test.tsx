import { expect } from '@open-wc/testing'
import { formTexts } from '../../../../src/react/form-texts.ts'
import type { InputState } from '../../../../src/react/ui/input/Field.tsx'
import { TextInput } from '../../../../src/react/ui/input/TextInput.tsx'
import { withCapturedConsole } from '../../../support/console.ts'
import { hydrate } from '../../../support/hydration.tsx'
import { clearParts, part, show } from '../../../support/parts.tsx'

const THEMES = ['light', 'dark', 'coffee-light', 'coffee-dark']

describe('field', () => {
  afterEach(clearParts)

  const input = (shown: ReturnType<typeof show>) => part<HTMLInputElement>(shown, 'input')
  const describedBy = (shown: ReturnType<typeof show>) =>
    (input(shown).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter(Boolean)
      .map((id) => part(shown, `#${CSS.escape(id)}`).textContent)

  it('is named by its label, and gets the focus by a click on it (FIELD-2)', () => {
    const shown = show(<TextInput label="E-Mail-Adresse" />)
    expect(input(shown).labels?.[0]?.textContent).to.equal('E-Mail-Adresse')
    part(shown, 'label').click()
    expect(shown.root.activeElement).to.equal(input(shown))
  })

  it('carries a star with a tooltip when required, and is required for the browser (FIELD-3)', () => {
    const shown = show(<TextInput label="Vorname" required requiredLabel="Pflichtfeld" />)
    const star = part(shown, '.field__star')
    expect(star.textContent?.trim()).to.equal('*')
    expect(star.title).to.equal('Pflichtfeld')
    expect(input(shown).required).to.equal(true)
    shown.update(<TextInput label="Vorname" requiredLabel="Pflichtfeld" />)
    expect(shown.root.querySelector('.field__star')).to.equal(null)
  })

  it('says that it is not valid when it has no message of its own (FIELD-40)', () => {
    const invalidMessage = formTexts('en').invalid('E-mail')
    const shown = show(<TextInput label="E-mail" state="error" invalidMessage={invalidMessage} />)
    expect(describedBy(shown)).to.deep.equal(['E-mail is not valid.'])
    shown.update(<TextInput label="E-mail" state="error" error="Too short" invalidMessage={invalidMessage} />)
    expect(describedBy(shown)).to.deep.equal(['Too short'])
    shown.update(<TextInput label="E-mail" invalidMessage={invalidMessage} />)
    expect(describedBy(shown)).to.deep.equal([])
    expect(formTexts('tr-TR').invalid('$& E-posta')).to.include('$& E-posta')
  })

  it('is described by its hint and its error, and by what its user adds (FIELD-4)', () => {
    const shown = show(<TextInput label="E-Mail" />)
    expect(describedBy(shown)).to.deep.equal([])
    expect(input(shown).getAttribute('aria-invalid')).to.equal('false')
    shown.update(<TextInput label="E-Mail" hint="Ohne Leerzeichen" error="Pflichtfeld" />)
    expect(describedBy(shown)).to.deep.equal(['Ohne Leerzeichen', 'Pflichtfeld'])
    expect(input(shown).getAttribute('aria-invalid')).to.equal('true')
    shown.update(
      <>
        <TextInput label="E-Mail" aria-describedby="other" error="Pflichtfeld" />
        <p id="other">Anderes</p>
      </>,
    )
    expect(describedBy(shown)).to.deep.equal(['Anderes', 'Pflichtfeld'])
  })

  it('announces an error that appears later, and keeps its height (FIELD-7)', () => {
    const shown = show(<TextInput label="E-Mail" />)
    const line = part(shown, '.field__error')
    const { height } = part(shown, '.field').getBoundingClientRect()
    expect(line.getAttribute('aria-live')).to.equal('polite')
    shown.update(<TextInput label="E-Mail" error="Pflichtfeld" />)
    expect(part(shown, '.field__error')).to.equal(line)
    expect(line.textContent).to.equal('Pflichtfeld')
    expect(part(shown, '.field').getBoundingClientRect().height).to.equal(height)
  })

  it('shows its state by an icon, not by colour alone (FIELD-5)', () => {
    const picture = (state: InputState) =>
      show(<TextInput label="E-Mail" state={state} />).root.querySelector('svg')?.innerHTML
    expect(picture('default')).to.equal(undefined)
    expect(picture('valid')).to.be.a('string')
    expect(picture('error')).to.be.a('string')
    expect(picture('error')).to.not.equal(picture('valid'))
  })

  it('is in the error state with an error message, whatever its state (FIELD-6)', () => {
    const shown = show(<TextInput label="E-Mail" state="valid" error="Pflichtfeld" />)
    expect(part(shown, '.field').className).to.include('field--error')
    expect(shown.root.querySelector('.field__mark')).to.equal(null)
  })

  it('shows an unknown state as default, and warns (FIELD-5)', () => {
    const { result, warnings } = withCapturedConsole(() =>
      show(<TextInput label="E-Mail" state={'broken' as InputState} />),
    )
    expect(part(result, '.field').className).to.equal('field field--default')
    expect(warnings.join()).to.include('(string) is not one of default, valid, error')
  })

  it('is 44 px high, and as wide as there is room (FIELD-11)', () => {
    const shown = show(<TextInput label="E-Mail" />)
    const box = part(shown, '.field__box').getBoundingClientRect()
    expect(box.height).to.equal(44)
    expect(box.width).to.equal(part(shown, '.shop-base').getBoundingClientRect().width)
  })

  for (const theme of THEMES) {
    it(`shows focus and disabled state in ${theme} (FIELD-12)`, () => {
      const shown = show(
        <>
          <TextInput label="E-Mail" />
          <TextInput label="Name" disabled />
        </>,
        theme,
      )
      const [open, shut] = [...shown.root.querySelectorAll<HTMLElement>('.field__box')].map((box) =>
        getComputedStyle(box),
      )
      expect(open?.outlineStyle).to.equal('none')
      input(shown).focus()
      expect(open?.outlineStyle).to.equal('solid')
      expect(open?.backgroundColor).to.not.equal(shut?.backgroundColor)
    })
  }

  it('keeps what was typed before hydration, in the same node (FIELD-8)', async () => {
    let field: HTMLInputElement | null = null
    const errors = await hydrate(
      <TextInput label="E-Mail" name="email" hint="Ohne Leerzeichen" />,
      (markup) => {
        field = markup.querySelector('input') as HTMLInputElement
        field.value = 'anna@shop.example'
      },
      (markup) => {
        expect(markup.querySelector('input')).to.equal(field)
        expect(field?.value).to.equal('anna@shop.example')
      },
    )
    expect(errors).to.deep.equal([])
  })
})
