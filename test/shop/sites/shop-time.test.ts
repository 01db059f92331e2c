import { expect } from '@open-wc/testing'
import { instantOf, isDate, shopTimeOf, timeZoneOf, wallTimeAt } from '../../../src/shop/sites/shop-time.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'

const iso = (date: string, time: string, site: Parameters<typeof instantOf>[1] = 'DE') =>
  instantOf({ date, time }, site)?.toISOString()

describe('the shop’s clock', () => {
  it('is combined with a date into one ISO timestamp (specification 2 §3)', () => {
    expect(iso('2026-12-24', '18:00')).to.equal('2026-12-24T17:00:00.000Z')
    expect(iso('2026-07-01', '18:00')).to.equal('2026-07-01T16:00:00.000Z')
    expect(iso('2026-12-24', '18:00', 'TR')).to.equal('2026-12-24T15:00:00.000Z')
  })

  it('shows an instant as the fields hold it, in every site’s zone, and back', () => {
    for (const site of SITES) {
      for (const instant of ['2026-01-31T23:30:00.000Z', '2026-03-29T00:59:00.000Z', '2026-10-25T10:01:00.000Z']) {
        expect(instantOf(wallTimeAt(new Date(instant), site), site)?.toISOString(), site).to.equal(instant)
      }
      expect(timeZoneOf(site)).to.match(/^Europe\//)
    }
  })

  it('takes an hour that is skipped in spring for the one after, and of one that comes twice the first', () => {
    expect(iso('2026-03-29', '02:30')).to.equal('2026-03-29T01:30:00.000Z')
    expect(iso('2026-10-25', '02:30')).to.equal('2026-10-25T00:30:00.000Z')
  })

  it('knows only dates that match YYYY-MM-DD and are in the calendar (specification 2 §5)', () => {
    expect(['2026-11-21', '2028-02-29'].every(isDate)).to.equal(true)
    const wrong = [
      '',
      '21.11.2026',
      '2026-1-1',
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-11-21T00:00',
      // A year that is being typed.
      '0002-01-01',
      '0999-12-31',
      'x2026-11-21',
    ]
    for (const text of wrong) {
      expect(isDate(text), text).to.equal(false)
      expect(iso(text, '10:00'), text).to.equal(undefined)
    }
    expect(isDate('1000-01-01')).to.equal(true)
    for (const time of ['', '24:00', '9:00', '10:60', '10:00:00'])
      expect(iso('2026-11-21', time), time).to.equal(undefined)
  })

  it('shows no timestamp that a date of four digits can’t hold', () => {
    expect(shopTimeOf('2030-01-02T10:00:00Z')?.toISOString()).to.equal('2030-01-02T10:00:00.000Z')
    for (const timestamp of ['', 'tomorrow', '0999-12-31T23:00:00Z', '9999-12-31T23:00:00Z', '+275760-09-13T00:00:00Z'])
      expect(shopTimeOf(timestamp), timestamp).to.equal(undefined)
  })
})
