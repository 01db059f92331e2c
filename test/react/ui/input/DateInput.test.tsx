// every engine: forms
import { expect } from '@open-wc/testing'
import { DateInput, TimeInput } from '../../../../src/react/ui/input/DateInput.tsx'
import { page } from '../../../support/page.ts'

describe('date and time input', () => {
  it("are the platform's own, and labelled and described like every input (FIELD-1, FIELD-2, FIELD-4, FIELD-39)", () => {
    page.show(
      <>
        <DateInput label="Datum" defaultValue="2030-12-06" min="2030-01-01" />
        <TimeInput label="Uhrzeit" defaultValue="08:30" step={60} error="Pflichtfeld" />
      </>,
    )
    const [date, time] = [page.field('Datum'), page.field('Uhrzeit')]
    expect([date.type, date.value, date.min]).to.deep.equal(['date', '2030-12-06', '2030-01-01'])
    expect([time.type, time.value, time.step]).to.deep.equal(['time', '08:30', '60'])
    expect([date, time].map((field) => field.getAttribute('aria-invalid'))).to.deep.equal(['false', 'true'])
  })

  it('start empty with a malformed value, and warn (FIELD-39)', () => {
    page.logs(
      /^\[shop-elements\] Input: the first value \(string\) is not YYYY-MM-DD; the field starts empty\.$/,
      /^\[shop-elements\] Input: the first value \(string\) is not HH:MM; the field starts empty\.$/,
    )
    page.show([
      ...['06.12.2030', '2030-13-01', '2026-02-31', 'soon'].map((wrong) => (
        <DateInput key={wrong} label="Datum" defaultValue={wrong} />
      )),
      <TimeInput key="time" label="Uhrzeit" defaultValue="25:00" />,
    ])
    const values = page.selectAll('input').map((field) => (field as HTMLInputElement).value)
    expect(values).to.deep.equal(['', '', '', '', ''])
  })
})
