// every engine: focus, forms, styles
import { expect } from '@open-wc/testing'
import { computeAccessibleDescription } from 'dom-accessibility-api'
import { formTexts } from '../../../../src/react/form-texts.ts'
import type { InputState } from '../../../../src/react/ui/input/Field.tsx'
import { TextInput } from '../../../../src/react/ui/input/TextInput.tsx'
import { hydrate } from '../../../support/hydration.tsx'
import { page } from '../../../support/page.ts'

type Props = Partial<Parameters<typeof TextInput>[0]>

const email = (props: Props = {}) => <TextInput label="E-Mail" {...props} />
const description = () => computeAccessibleDescription(page.field('E-Mail'))
const isInvalid = () => page.field('E-Mail').getAttribute('aria-invalid')
const boxOf = (input: Element) => input.parentElement as HTMLElement

describe('a field', () => {
  it('is named by its label, and gets the focus by a click on it (FIELD-2)', async () => {
    page.show(email())
    await page.click(page.select('label'))
    expect(page.focused()).to.equal(page.field('E-Mail'))
  })

  it('has a star with a tooltip when required, and is required for the browser (FIELD-3)', () => {
    const { update } = page.show(email({ required: true, requiredLabel: 'Pflichtfeld' }))
    const star = () => page.select('label [title]')
    expect([star().textContent?.trim(), star().title]).to.deep.equal(['*', 'Pflichtfeld'])
    expect(page.field('E-Mail').required).to.equal(true)
    update(email({ requiredLabel: 'Pflichtfeld' }))
    expect(star()).to.equal(undefined)
  })

  it('says that it is not valid when it has no message of its own (FIELD-40)', () => {
    const invalidMessage = formTexts('en').invalid('E-mail')
    const { update } = page.show(email({ state: 'error', invalidMessage }))
    expect(description()).to.equal('E-mail is not valid.')
    update(email({ state: 'error', error: 'Too short', invalidMessage }))
    expect(description()).to.equal('Too short')
    update(email({ invalidMessage }))
    expect(description()).to.equal('')
    expect(formTexts('tr-TR').invalid('$& E-posta')).to.include('$& E-posta')
  })

  it('is described by its hint and its error, and by what its user adds (FIELD-4)', () => {
    const { update } = page.show(email())
    expect([description(), isInvalid()]).to.deep.equal(['', 'false'])
    update(email({ hint: 'Ohne Leerzeichen', error: 'Pflichtfeld' }))
    expect([description(), isInvalid()]).to.deep.equal(['Ohne Leerzeichen Pflichtfeld', 'true'])
    update(
      <>
        {email({ 'aria-describedby': 'other', error: 'Pflichtfeld' })}
        <p id="other">Anderes</p>
      </>,
    )
    expect(description()).to.equal('Anderes Pflichtfeld')
  })

  it('announces an error that appears later, and keeps its height (FIELD-7)', () => {
    const { update } = page.show(email())
    const [field, line] = [page.select('[data-theme] > *'), page.select('[aria-live=polite]')]
    const { height } = field.getBoundingClientRect()
    update(email({ error: 'Pflichtfeld' }))
    expect(page.select('[aria-live=polite]')).to.equal(line)
    expect(line.textContent).to.equal('Pflichtfeld')
    expect(field.getBoundingClientRect().height).to.equal(height)
  })

  it('shows its state by an icon, not by colour alone; an error wins (FIELD-5, FIELD-6)', () => {
    page.logs(/ Field: the state \(string\) is not one of default, valid, error; using default\.$/)
    const look = (props: Props) => {
      const { root, remove } = page.show(email(props))
      const { borderColor } = getComputedStyle(boxOf(page.field('E-Mail')))
      const icons = page.within(root).selectAll('svg')
      const shown = { border: borderColor, icons: icons.map(({ innerHTML }) => innerHTML), isInvalid: isInvalid() }
      remove()
      return shown
    }
    const [normal, valid, invalid] = [look({}), look({ state: 'valid' }), look({ state: 'error' })]
    expect([normal, valid, invalid].map(({ icons }) => icons.length)).to.deep.equal([0, 1, 1])
    expect(valid.icons).to.not.deep.equal(invalid.icons)
    expect(look({ state: 'valid', error: 'Pflichtfeld' })).to.deep.equal(invalid)
    expect(look({ state: 'broken' as InputState })).to.deep.equal(normal)
    expect([normal, valid, invalid].map((one) => one.isInvalid)).to.deep.equal(['false', 'false', 'true'])
  })

  it('is 44 px high, and as wide as there is room (FIELD-11)', () => {
    page.show(email())
    const { height, width } = boxOf(page.field('E-Mail')).getBoundingClientRect()
    expect(height).to.equal(44)
    expect(width).to.equal(page.select('[data-theme]').getBoundingClientRect().width)
  })

  for (const theme of ['light', 'dark', 'coffee-light', 'coffee-dark'])
    it(`shows focus and disabled state in ${theme} (FIELD-12)`, () => {
      page.show([<TextInput key="1" label="E-Mail" />, <TextInput key="2" label="Name" disabled />], { theme })
      const [open, shut] = ['E-Mail', 'Name'].map((label) => getComputedStyle(boxOf(page.field(label))))
      expect(open?.outlineStyle).to.equal('none')
      page.field('E-Mail').focus()
      expect(open?.outlineStyle).to.equal('solid')
      expect(open?.backgroundColor).to.not.equal(shut?.backgroundColor)
    })

  it('keeps what was typed before hydration, in the same node (FIELD-8)', async () => {
    let field: HTMLInputElement | undefined
    await hydrate(email({ name: 'email', hint: 'Ohne Leerzeichen' }), async () => {
      field = page.field('E-Mail')
      await page.type('anna@shop.example', 'E-Mail')
    })
    expect(page.field('E-Mail')).to.equal(field)
    expect(field?.value).to.equal('anna@shop.example')
  })
})
