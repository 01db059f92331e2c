import { expect } from '@open-wc/testing'
import { pageSettings } from '../../../src/page/configuration/settings.ts'
import { createRecordRules } from '../../../src/page/events/record-rules.late.ts'
import { page } from '../../support/page.ts'

const TIME = Date.UTC(2026, 2, 1, 9, 15)
const record = (label: string) => ({ event: 'ga_event', label })
const timed = (label: string) => ({ ...record(label), time: '2026-03-01T09:15:00.000Z' })
const tell = (name: string, detail?: unknown) => void window.dispatchEvent(new CustomEvent(name, { detail }))

/** The rules of a page with this in its JSON block. */
function rulesOf(tracking: unknown) {
  page.fake(pageSettings(), 'block', { tracking })
  const rules = createRecordRules()
  page.onEnd(rules.end)
  return {
    take(...labels: string[]) {
      for (const label of labels) rules.take(record(label), TIME)
    },
  }
}

describe('records that wait for consent', () => {
  for (const tracking of ['wait', { wait: true }, { wait: true, parameters: ['a'] }])
    it(`are held with ${JSON.stringify(tracking)}, and sent in their order with their times when it is given (EVENT-42)`, () => {
      const { take } = rulesOf(tracking)
      take('a', 'b')
      expect(page.dataLayer()).to.deep.equal([])
      tell('shop-consent-given')
      take('c')
      expect(page.dataLayer()).to.deep.equal([timed('a'), timed('b'), timed('c')])
      // Given again, nothing is sent again.
      tell('shop-consent-given')
      expect(page.dataLayer()).to.have.length(3)
    })

  it('are dropped when it is refused, and so is what follows, until it is given (EVENT-42)', () => {
    const { take } = rulesOf('wait')
    take('a')
    tell('shop-consent-refused')
    take('b')
    tell('shop-consent-given')
    take('c')
    tell('shop-consent-refused')
    take('d')
    expect(page.dataLayer()).to.deep.equal([timed('c')])
  })

  it('are the first 100; later ones are dropped (EVENT-42)', () => {
    const { take } = rulesOf('wait')
    const labels = Array.from({ length: 101 }, (_, index) => `${index}`)
    take(...labels)
    tell('shop-consent-given')
    expect(page.dataLayer()).to.deep.equal(labels.slice(0, 100).map(timed))
  })

  it('follow data-consent of the page root, which may be there before the elements (EVENT-42)', async () => {
    const root = document.documentElement
    page.onEnd(() => root.removeAttribute('data-consent'))
    root.dataset.consent = 'given'
    const { take } = rulesOf('wait')
    take('a')
    expect(page.dataLayer()).to.deep.equal([timed('a')])
    root.dataset.consent = 'refused'
    await page.until(() => pageSettings().isTrackingAgreed === false)
    take('b')
    root.dataset.consent = 'of another script'
    root.dataset.consent = 'given'
    await page.until(() => pageSettings().isTrackingAgreed === true)
    expect(page.dataLayer()).to.have.length(1)
  })

  it('do not wait with "wait": false', () => {
    rulesOf({ wait: false }).take('a')
    expect(page.dataLayer()).to.deep.equal([record('a')])
  })

  it('wait for the events of the page where another manager is named than those that are known (EVENT-43)', () => {
    page.logs(/"tracking.wait" names no consent manager that is known: Mine/)
    const { take } = rulesOf({ wait: 'Mine' })
    take('a')
    expect(page.dataLayer()).to.deep.equal([])
    tell('shop-consent-given')
    expect(page.dataLayer()).to.deep.equal([timed('a')])
  })
})

describe('a consent manager', () => {
  /** The knowledge of the rules, once the manager has been read. */
  async function known(expected: boolean | undefined) {
    // The manager is read in a promise.
    await page.until(() => pageSettings().isTrackingAgreed === expected)
    await 0
    expect(pageSettings().isTrackingAgreed).to.equal(expected)
  }

  it('Cookiebot says it by its events, and before by what it knows (EVENT-43)', async () => {
    const consent: Record<string, boolean> = { statistics: true, marketing: false }
    page.fake(window, 'Cookiebot', { hasResponse: true, consent })
    const { take } = rulesOf({ wait: 'Cookiebot' })
    await known(true)
    take('a')
    consent.statistics = false
    tell('CookiebotOnDecline')
    await known(false)
    take('b')
    expect(page.dataLayer()).to.deep.equal([timed('a')])
  })

  it('Cookiebot that nobody has answered has decided nothing (EVENT-43)', async () => {
    const Cookiebot = { hasResponse: false, consent: { statistics: false } }
    page.fake(window, 'Cookiebot', Cookiebot)
    const { take } = rulesOf({ wait: 'Cookiebot' })
    take('a')
    await known(undefined)
    Object.assign(Cookiebot, { hasResponse: true, consent: { statistics: true } })
    tell('CookiebotOnAccept')
    await known(true)
    expect(page.dataLayer()).to.deep.equal([timed('a')])
  })

  it('OneTrust says it by its groups; before an answer nothing is decided (EVENT-43)', async () => {
    let isClosed = false
    page.fake(window, 'OneTrust', { IsAlertBoxClosed: () => isClosed })
    page.fake(window, 'OnetrustActiveGroups', ',C0001,')
    const { take } = rulesOf({ wait: 'OneTrust' })
    take('a')
    tell('OneTrustGroupsUpdated', ['C0001'])
    await known(undefined)
    isClosed = true
    tell('OneTrustGroupsUpdated', ['C0001', 'C0002'])
    await known(true)
    tell('OneTrustGroupsUpdated', ['C0001'])
    await known(false)
    expect(page.dataLayer()).to.deep.equal([timed('a')])
  })

  it('is asked for the category that the page names (EVENT-43)', async () => {
    page.fake(window, 'OneTrust', { IsAlertBoxClosed: () => true })
    page.fake(window, 'OnetrustActiveGroups', ',C0001,S7,')
    rulesOf({ wait: 'OneTrust', category: 'S7' })
    await known(true)
  })

  const details = (state: string, type: string) => ({ consent: { type }, categories: { marketing: { state } } })
  it('Usercentrics says it by its details (EVENT-43)', async () => {
    page.fake(window, '__ucCmp', { getConsentDetails: async () => details('ALL_DENIED', 'IMPLICIT') })
    rulesOf({ wait: 'Usercentrics' })
    await known(undefined)
    tell('UC_CONSENT', details('ALL_ACCEPTED', 'EXPLICIT'))
    await known(true)
    tell('UC_CONSENT', details('ALL_DENIED', 'EXPLICIT'))
    await known(false)
  })

  it('Usercentrics says it by the window event of its version 2 (EVENT-43)', async () => {
    const status = (marketing: boolean, type: string) => ({ event: 'consent_status', type, ucCategory: { marketing } })
    rulesOf({ wait: 'Usercentrics' })
    tell('ucEvent', status(false, 'implicit'))
    await known(undefined)
    tell('ucEvent', status(true, 'explicit'))
    await known(true)
    tell('ucEvent', status(false, 'explicit'))
    await known(false)
  })

  it('that throws has decided nothing (EVENT-43)', async () => {
    page.fake(window, 'OneTrust', {})
    page.fake(window, 'OnetrustActiveGroups', 7)
    rulesOf({ wait: 'OneTrust' })
    await known(undefined)
  })
})

describe('the targets of records', () => {
  /** The beacons that were sent, and a clock for what waits to be sent. */
  function beacons() {
    const sent: string[] = []
    page.fake(pageSettings(), 'collectUrl', '/collect')
    page.fake(navigator, 'sendBeacon', (url: string) => sent.push(url))
    return { sent, clock: page.clock() }
  }

  it('are those that the page names, in their order: data layer, collect service, functions of the page (EVENT-44)', () => {
    const { sent, clock } = beacons()
    const taken: unknown[] = []
    page.fake(window, 'takeRecord', (given: object) => taken.push(Object.assign(given, { own: 1 })))
    rulesOf({ to: ['takeRecord'] }).take('a')
    clock.runAll()
    expect([taken, sent, page.dataLayer()]).to.deep.equal([[{ ...record('a'), own: 1 }], [], []])
    rulesOf({ to: ['takeRecord', 'dataLayer', 'collectUrl'] }).take('b')
    clock.runAll()
    expect([taken.length, sent]).to.deep.equal([2, ['/collect']])
    expect(page.dataLayer()).to.deep.equal([record('b')])
    rulesOf({ to: [] }).take('c')
    clock.runAll()
    expect([taken.length, sent.length, page.dataLayer().length]).to.deep.equal([2, 1, 1])
  })

  it('wait for consent, too (EVENT-42, EVENT-44)', () => {
    const taken: unknown[] = []
    page.fake(window, 'takeRecord', (given: unknown) => taken.push(given))
    const { take } = rulesOf({ wait: true, to: ['takeRecord'] })
    take('a')
    expect(taken).to.deep.equal([])
    tell('shop-consent-given')
    expect([taken, page.dataLayer()]).to.deep.equal([[timed('a')], []])
  })

  it('break nothing: a function that throws, or is none (EVENT-28, EVENT-44)', () => {
    page.logs(/"tracking.to" names "nothing", which is no function/)
    page.fake(window, 'takeRecord', () => {
      throw new Error('The page is broken.')
    })
    rulesOf({ to: ['takeRecord', 'nothing', 'dataLayer'] }).take('a')
    expect(page.dataLayer()).to.deep.equal([record('a')])
  })
})
