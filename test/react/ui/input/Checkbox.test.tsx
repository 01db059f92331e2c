import { expect } from '@open-wc/testing'
import { Checkbox } from '../../../../src/react/ui/input/Checkbox.tsx'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { press } from '../../../support/typing.ts'

const LABEL = (
  <>
    Ich habe die <a href="#privacy">Datenschutzhinweise</a> gelesen.
  </>
)

describe('checkbox', () => {
  afterEach(clearParts)

  const box = (shown: ReturnType<typeof show>) => part<HTMLInputElement>(shown, 'input')

  it('is toggled by its label and by Space (FIELD-37)', async () => {
    const shown = show(<Checkbox label="Ja, gern" />)
    part(shown, 'label').click()
    expect(box(shown).checked).to.equal(true)
    box(shown).focus()
    await press(' ')
    expect(box(shown).checked).to.equal(false)
  })

  it('has links in its label that are followed and do not toggle it (FIELD-37)', () => {
    const shown = show(<Checkbox label={LABEL} />)
    let followed = 0
    part(shown, 'a').addEventListener('click', (event) => {
      event.preventDefault()
      followed += 1
    })
    part(shown, 'a').click()
    expect(followed).to.equal(1)
    expect(box(shown).checked).to.equal(false)
  })

  it('has a star when required, and is described by its hint and its error (FIELD-3, FIELD-4)', () => {
    const shown = show(
      <Checkbox
        label={LABEL}
        required
        requiredLabel="Pflichtfeld"
        hint="Jederzeit widerrufbar"
        error="Bitte zustimmen"
      />,
    )
    expect(box(shown).required).to.equal(true)
    expect(part(shown, '.field__star').title).to.equal('Pflichtfeld')
    expect(box(shown).getAttribute('aria-invalid')).to.equal('true')
    const descriptions = (box(shown).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => part(shown, `#${CSS.escape(id)}`).textContent)
    expect(descriptions).to.deep.equal(['Jederzeit widerrufbar', 'Bitte zustimmen'])
  })

  it('keeps its height when its error appears (FIELD-7)', () => {
    const shown = show(<Checkbox label="Ja" required />)
    const { height } = part(shown, '.checkbox').getBoundingClientRect()
    shown.update(<Checkbox label="Ja" required error="Bitte zustimmen" />)
    expect(part(shown, '.checkbox').getBoundingClientRect().height).to.equal(height)
  })

  it('is at least 44 px high with its label (FIELD-11)', () => {
    const shown = show(<Checkbox label="Ja" />)
    expect(part(shown, 'label').getBoundingClientRect().height).to.be.at.least(44)
    expect(box(shown).getBoundingClientRect().height).to.equal(22)
  })

  it('shows its tick without colour, and none when it is not ticked (FIELD-38)', () => {
    const tick = (isTicked: boolean) =>
      getComputedStyle(part(show(<Checkbox label="Ja" defaultChecked={isTicked} />), 'input'), '::before').content
    expect(tick(true)).to.equal('""')
    expect(tick(false)).to.equal('none')
  })

  it('can’t be toggled while it is disabled (FIELD-37)', () => {
    const shown = show(<Checkbox label="Ja" disabled />)
    part(shown, 'label').click()
    expect(box(shown).checked).to.equal(false)
  })
})
