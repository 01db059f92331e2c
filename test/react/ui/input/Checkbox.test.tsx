// every engine: focus, keys, styles
import { expect } from '@open-wc/testing'
import { computeAccessibleDescription } from 'dom-accessibility-api'
import { Checkbox } from '../../../../src/react/ui/input/Checkbox.tsx'
import { page } from '../../../support/page.ts'

describe('a checkbox', () => {
  const box = () => page.get('checkbox') as HTMLInputElement
  const heightOf = (element: Element) => element.getBoundingClientRect().height

  it('is toggled by its label and by Space (FIELD-37)', async () => {
    page.show(<Checkbox label="Ja, gern" />)
    await page.click(page.select('label'))
    expect(box().checked).to.equal(true)
    box().focus()
    await page.press(' ')
    expect(box().checked).to.equal(false)
  })

  it('can’t be toggled while it is disabled (FIELD-37)', async () => {
    page.show(<Checkbox label="Ja" disabled />)
    await page.click(page.select('label'))
    await page.click(box())
    expect(box().checked).to.equal(false)
  })

  it('has links in its label that are followed and do not toggle it (FIELD-37)', async () => {
    const link = <a href="/privacy">Datenschutzhinweise</a>
    page.show(<Checkbox label={<>Ich habe die {link} gelesen.</>} />)
    await page.click('link', 'Datenschutzhinweise')
    expect(page.followed()).to.deep.equal(['/privacy'])
    expect(box().checked).to.equal(false)
  })

  it('has a star when required, and is described by its hint and its error (FIELD-3, FIELD-4)', () => {
    const texts = { requiredLabel: 'Pflichtfeld', hint: 'Jederzeit widerrufbar', error: 'Bitte zustimmen' }
    page.show(<Checkbox label="Ja" required {...texts} />)
    expect(box().required).to.equal(true)
    expect(page.select('label [title]').title).to.equal('Pflichtfeld')
    expect(box().getAttribute('aria-invalid')).to.equal('true')
    expect(computeAccessibleDescription(box())).to.equal('Jederzeit widerrufbar Bitte zustimmen')
  })

  it('keeps its height when its error appears (FIELD-7)', () => {
    const { update } = page.show(<Checkbox label="Ja" required />)
    const checkbox = page.select('[data-theme] > *')
    const before = heightOf(checkbox)
    update(<Checkbox label="Ja" required error="Bitte zustimmen" />)
    expect(page.text()).to.contain('Bitte zustimmen')
    expect(heightOf(checkbox)).to.equal(before)
  })

  it('is at least 44 px high with its label (FIELD-11)', () => {
    page.show(<Checkbox label="Ja" />)
    expect(heightOf(page.select('label'))).to.be.at.least(44)
    expect(heightOf(box())).to.equal(22)
  })

  it('shows its tick without colour, and none when it is not ticked (FIELD-38)', () => {
    page.show([<Checkbox key="1" label="Ja" defaultChecked />, <Checkbox key="2" label="Nein" />])
    const ticks = page.all('checkbox').map((one) => getComputedStyle(one, '::before').content)
    expect(ticks).to.deep.equal(['""', 'none'])
  })
})
