import { expect } from '@open-wc/testing'
import { DateInput } from '../../../../src/react/ui/input/DateInput.tsx'
import { TimeInput } from '../../../../src/react/ui/input/TimeInput.tsx'
import { withCapturedConsole } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'

describe('date and time input', () => {
  afterEach(clearParts)

  const input = (shown: ReturnType<typeof show>) => part<HTMLInputElement>(shown, 'input')

  it("are the platform's own (FIELD-1, FIELD-39)", () => {
    const date = input(show(<DateInput label="Datum" defaultValue="2030-12-06" min="2030-01-01" />))
    const time = input(show(<TimeInput label="Uhrzeit" defaultValue="08:30" step={60} />))
    expect([date.type, date.value, date.min]).to.deep.equal(['date', '2030-12-06', '2030-01-01'])
    expect([time.type, time.value, time.step]).to.deep.equal(['time', '08:30', '60'])
  })

  it('start empty with a malformed value, and warn (FIELD-39)', () => {
    const all: string[] = []
    for (const wrong of ['06.12.2030', '2030-13-01', 'soon']) {
      const { result, warnings } = withCapturedConsole(() => show(<DateInput label="Datum" defaultValue={wrong} />))
      expect(input(result).value).to.equal('')
      all.push(...warnings)
    }
    const told = '[shop-elements] Input: the first value (string) is not YYYY-MM-DD; the field starts empty.'
    expect(all, 'once: a warning does not name the value').to.deep.equal([told])
    const { result, warnings } = withCapturedConsole(() => show(<TimeInput label="Uhrzeit" defaultValue="25:00" />))
    expect(input(result).value).to.equal('')
    expect(warnings.join()).to.include('(string) is not HH:MM')
  })

  it('are labelled and described like every input (FIELD-2, FIELD-4)', () => {
    const shown = show(<TimeInput label="Uhrzeit" error="Pflichtfeld" />)
    expect(input(shown).labels?.[0]?.textContent).to.equal('Uhrzeit')
    expect(input(shown).getAttribute('aria-invalid')).to.equal('true')
  })
})
