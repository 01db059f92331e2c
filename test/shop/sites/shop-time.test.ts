import { expect } from '@open-wc/testing'
import { isCalendarDate, parseTimestamp, timeZoneOf, toInstant, toWallTime } from '../../../src/shop/sites/shop-time.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'

const iso = (date: string, time: string, site: Parameters<typeof toInstant>[1] = 'DE') =>
  toInstant({ date, time }, site)?.toISOString()

describe('the clock of a site', () => {
  it('combines date and time into one ISO timestamp (PREVIEW-21)', () => {
    expect(iso('2026-12-24', '18:00')).to.equal('2026-12-24T17:00:00.000Z')
    expect(iso('2026-07-01', '18:00')).to.equal('2026-07-01T16:00:00.000Z')
    expect(iso('2026-12-24', '18:00', 'TR')).to.equal('2026-12-24T15:00:00.000Z')
  })

  it('has the time zone of its country (SITE-4)', () => {
    const cities = 'Berlin Vienna Zurich Zurich Warsaw Prague Budapest Bratislava Istanbul'
    expect(SITES.map(timeZoneOf)).to.deep.equal(cities.split(' ').map((city) => `Europe/${city}`))
  })

  it('converts an instant to date and time and back, on every site (PREVIEW-21)', () => {
    for (const site of SITES) {
      for (const instant of ['2026-01-31T23:30:00.000Z', '2026-03-29T00:59:00.000Z', '2026-10-25T10:01:00.000Z']) {
        expect(toInstant(toWallTime(new Date(instant), site), site)?.toISOString(), site).to.equal(instant)
      }
    }
  })

  it('reads a skipped hour in spring as the hour after it, and a repeated one in autumn as the first (PREVIEW-21)', () => {
    expect(iso('2026-03-29', '02:30')).to.equal('2026-03-29T01:30:00.000Z')
    expect(iso('2026-10-25', '02:30')).to.equal('2026-10-25T00:30:00.000Z')
  })

  it('accepts only calendar dates written YYYY-MM-DD and times written HH:MM (PREVIEW-22)', () => {
    expect(['2026-11-21', '2028-02-29'].every(isCalendarDate)).to.equal(true)
    const wrong = [
      '',
      '21.11.2026',
      '2026-1-1',
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-11-21T00:00',
      // A year that is still being typed.
      '0002-01-01',
      '0999-12-31',
      'x2026-11-21',
    ]
    for (const text of wrong) {
      expect(isCalendarDate(text), text).to.equal(false)
      expect(iso(text, '10:00'), text).to.equal(undefined)
    }
    expect(isCalendarDate('1000-01-01')).to.equal(true)
    for (const time of ['', '24:00', '9:00', '10:60', '10:00:00'])
      expect(iso('2026-11-21', time), time).to.equal(undefined)
  })

  it('rejects timestamps outside the years 1000 to 9999 (PREVIEW-12)', () => {
    expect(parseTimestamp('2030-01-02T10:00:00Z')?.toISOString()).to.equal('2030-01-02T10:00:00.000Z')
    for (const timestamp of ['', 'tomorrow', '0999-12-31T23:00:00Z', '9999-12-31T23:00:00Z', '+275760-09-13T00:00:00Z'])
      expect(parseTimestamp(timestamp), timestamp).to.equal(undefined)
  })
})
