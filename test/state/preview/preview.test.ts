import { expect, waitUntil } from '@open-wc/testing'
import FakeTimers from '@sinonjs/fake-timers'
import { createStore } from 'jotai'
import { connectPage } from '../../../src/state/connection.ts'
import {
  applyPreviewAtom,
  connectPreview,
  endPreviewAtom,
  isSessionAtRiskAtom,
  isSessionUncheckedAtom,
  isSharedPreviewLostAtom,
  leavePreviewAtom,
  logOutStaffAtom,
  previewAtom,
} from '../../../src/state/preview/preview.ts'
import { abTestsAtom, loadAbTestsAtom } from '../../../src/state/preview/preview-tests.ts'
import { hush } from '../../support/console.ts'
import { record } from '../../support/events.ts'
import { type Handler, json, serve } from '../../support/services.ts'

const AUTH = '/service/preview/api/auth'
const TESTS = '/service/abtestfrontend/api/v1/gettestsat'
const TOKEN = '/service/preview/api/token'
const PREVIEWED = { status: 'SUCCESS', dateTime: '2030-01-02T10:00:00Z', abTestName: 'Teaser', abTestGroup: 'B' }

const ends: (() => void)[] = []

function open(handlers: Record<string, Handler> = {}) {
  const services = serve({
    [`GET ${AUTH}/checkauth`]: () => json(PREVIEWED),
    [`GET ${AUTH}/login/renew`]: () => json({ status: 'SUCCESS' }),
    [`GET ${AUTH}/logout`]: () => json({ status: 'SUCCESS' }),
    [`POST ${TOKEN}`]: () => json({ status: 'SUCCESS' }),
    ...handlers,
  })
  const store = createStore()
  connectPage(store, {
    site: 'DE',
    apiBase: '',
    product: 'Shop',
    element: 'shop-preview',
    describeChangeError: async () => '',
  })
  const changed = record('shop-preview-changed')
  const errors = record<{ code: string }>('shop-element-error')
  ends.push(services.end, changed.end, errors.end, hush('error', []))
  const called = (path: string) => services.calls.filter((call) => call.path === path)
  return { store, called, changed: changed.details, codes: () => errors.details.map(({ code }) => code) }
}

function connect(store: ReturnType<typeof createStore>) {
  ends.push(connectPreview(store))
  return waitUntil(() => store.get(previewAtom) !== undefined)
}

const rejects = async (promise: Promise<unknown>) => {
  const isRejected = await promise.then(
    () => false,
    () => true,
  )
  expect(isRejected).to.equal(true)
}

/** A service whose first answer waits until it is let through; later ones are given at once. */
function holdingFirst(later: () => Response) {
  let release = (_: Response) => {}
  let asked = 0
  return {
    asked: () => asked,
    release: (response: Response) => release(response),
    answer: () => {
      asked += 1
      return asked > 1 ? later() : new Promise<Response>((resolve) => (release = resolve))
    },
  }
}

describe('staff session', () => {
  beforeEach(() => {
    document.cookie = 'previewToken=1; path=/'
  })
  afterEach(() => {
    for (const end of ends.splice(0)) end()
    document.cookie = 'previewToken=; path=/; max-age=0'
  })

  it('tells what is previewed, by the auth check (specification 2 §3)', async () => {
    const { store } = open()
    await connect(store)
    expect(store.get(previewAtom)).to.deep.equal({
      dateTime: '2030-01-02T10:00:00Z',
      abTestName: 'Teaser',
      abTestGroup: 'B',
    })
  })

  it('shows the present while there is no preview token, whatever the session remembers', async () => {
    document.cookie = 'previewToken=; path=/; max-age=0'
    const { store } = open()
    await connect(store)
    expect(store.get(previewAtom)).to.deep.equal({})
  })

  for (const [name, answer] of [
    ['another status', () => json({ status: 'UNAUTHORIZED' })],
    ['401', () => json({ status: 'UNAUTHORIZED' }, 401)],
    ['something malformed', () => json('no')],
  ] as const) {
    it(`is none when the check answers ${name}, and nothing is renewed (specification 2 §4)`, async () => {
      const { store, called } = open({ [`GET ${AUTH}/checkauth`]: answer })
      ends.push(connectPreview(store))
      await waitUntil(() => called(`${AUTH}/checkauth`).length === 1)
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(store.get(previewAtom)).to.equal(undefined)
      expect(called(`${AUTH}/login/renew`)).to.have.length(0)
    })
  }

  it('that is over takes its preview along: the token goes, the page is told', async () => {
    const { store, changed } = open({ [`GET ${AUTH}/checkauth`]: () => json({ status: 'UNAUTHORIZED' }, 401) })
    ends.push(connectPreview(store))
    await waitUntil(() => changed.length === 1)
    expect(changed).to.deep.equal([{}])
    expect(document.cookie).not.to.include('previewToken')
    expect(store.get(isSessionUncheckedAtom)).to.equal(false)
  })

  for (const [name, answer] of [
    ['a 500', () => json({}, 500)],
    ['INTERNAL_ERROR', () => json({ status: 'INTERNAL_ERROR' })],
    ['nothing', () => Response.error()],
  ] as const) {
    it(`that can't be checked (${name}) keeps its preview, says so, and lets go back to now`, async () => {
      const { store, changed } = open({ [`GET ${AUTH}/checkauth`]: answer })
      ends.push(connectPreview(store))
      await waitUntil(() => store.get(isSessionUncheckedAtom))
      expect(document.cookie).to.include('previewToken')
      expect(changed).to.deep.equal([])
      store.set(leavePreviewAtom)
      expect(document.cookie).not.to.include('previewToken')
      expect(store.get(isSessionUncheckedAtom)).to.equal(false)
      expect(changed).to.deep.equal([{}])
    })
  }

  it('that can’t be checked is nothing to say while the present is shown', async () => {
    document.cookie = 'previewToken=; path=/; max-age=0'
    const { store, codes } = open({ [`GET ${AUTH}/checkauth`]: () => json({}, 500) })
    ends.push(connectPreview(store))
    await waitUntil(() => codes().includes('PREVIEW_UNAVAILABLE'))
    expect(store.get(isSessionUncheckedAtom)).to.equal(false)
  })

  it('does not open by an answer that comes when the panel is gone', async () => {
    let answer = (_: Response) => {}
    const { store, called, codes } = open({
      [`GET ${AUTH}/checkauth`]: () => new Promise<Response>((resolve) => (answer = resolve)),
    })
    const end = connectPreview(store)
    await waitUntil(() => called(`${AUTH}/checkauth`).length === 1)
    end()
    answer(json(PREVIEWED))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(store.get(previewAtom)).to.equal(undefined)
    expect(codes()).to.deep.equal([])
  })

  for (const dateTime of ['tomorrow', '+275760-09-13T00:00:00Z', '0002-01-01T00:00:00Z']) {
    it(`drops the time "${dateTime}", which no clock shows, and tells it`, async () => {
      const { store, codes } = open({ [`GET ${AUTH}/checkauth`]: () => json({ status: 'SUCCESS', dateTime }) })
      await connect(store)
      expect(store.get(previewAtom)).to.deep.equal({ isTimeUnknown: true })
      expect(codes()).to.deep.equal(['PREVIEW_DATE'])
    })
  }

  it('ends by no answer but SUCCESS, where the body says a status (specification 2 §3)', async () => {
    const { store, codes } = open({ [`GET ${AUTH}/logout`]: () => json({ status: 'INTERNAL_ERROR' }) })
    await connect(store)
    await store.set(logOutStaffAtom)
    expect(codes()).to.deep.equal(['PREVIEW_LOGOUT'])
  })

  it('goes when staff log out; that the call failed is only told (specification 2 §8)', async () => {
    const { store, codes, changed } = open({ [`GET ${AUTH}/logout`]: () => Response.error() })
    await connect(store)
    await store.set(logOutStaffAtom)
    expect(store.get(previewAtom)).to.equal(undefined)
    expect(codes()).to.deep.equal(['PREVIEW_LOGOUT'])
    expect(changed).to.deep.equal([{}])
  })

  describe('renewal', () => {
    let clock: FakeTimers.Clock
    let isHidden = false
    beforeEach(() => {
      isHidden = false
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    })
    afterEach(() => {
      clock.uninstall()
      Reflect.deleteProperty(document, 'hidden')
    })

    async function renewing(renew: Handler = () => json({ status: 'SUCCESS' })) {
      clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true })
      const opened = open({ [`GET ${AUTH}/login/renew`]: renew })
      ends.push(connectPreview(opened.store))
      const renewals = () => opened.called(`${AUTH}/login/renew`).length
      const until = async (isTrue: () => boolean) => {
        for (let tries = 0; !isTrue() && tries < 200; tries += 1) await clock.tickAsync(0)
        expect(isTrue()).to.equal(true)
      }
      return { ...opened, renewals, until }
    }

    it('is made at once, then every 5 minutes (specification 2 §7)', async () => {
      const { renewals, until } = await renewing()
      await until(() => renewals() === 1)
      await clock.tickAsync(299_999)
      expect(renewals()).to.equal(1)
      await clock.tickAsync(1)
      await until(() => renewals() === 2)
      await clock.tickAsync(300_000)
      await until(() => renewals() === 3)
    })

    it('pauses in a hidden tab, and is caught up once on return', async () => {
      const { renewals, until } = await renewing()
      await until(() => renewals() === 1)
      isHidden = true
      await clock.tickAsync(900_000)
      expect(renewals()).to.equal(1)
      isHidden = false
      document.dispatchEvent(new Event('visibilitychange'))
      await until(() => renewals() === 2)
      document.dispatchEvent(new Event('visibilitychange'))
      await clock.tickAsync(1000)
      expect(renewals()).to.equal(2)
    })

    it('that finds the session over hides the panel and says so', async () => {
      const { store, codes, changed, until } = await renewing(() => json({ status: 'UNAUTHORIZED' }, 401))
      await until(() => codes().includes('PREVIEW_SESSION_OVER'))
      expect(store.get(previewAtom)).to.equal(undefined)
      expect(document.cookie).not.to.include('previewToken')
      expect(changed).to.deep.equal([{}])
    })

    it('that is answered with another status is none', async () => {
      const { store, until } = await renewing(() => json({ status: 'INTERNAL_ERROR' }))
      await until(() => store.get(isSessionAtRiskAtom))
      expect(store.get(previewAtom)).not.to.equal(undefined)
    })

    it('that fails says so and keeps the panel, until one succeeds', async () => {
      let isBroken = true
      const { store, codes, until } = await renewing(() => (isBroken ? json({}, 500) : json({ status: 'SUCCESS' })))
      await until(() => store.get(isSessionAtRiskAtom))
      expect(codes()).to.deep.equal(['PREVIEW_RENEWAL_FAILED'])
      expect(store.get(previewAtom)).not.to.equal(undefined)
      isBroken = false
      await clock.tickAsync(300_000)
      await until(() => !store.get(isSessionAtRiskAtom))
    })
  })
})

describe('preview settings', () => {
  afterEach(() => {
    for (const end of ends.splice(0)) end()
    document.cookie = 'previewToken=; path=/; max-age=0'
  })

  it('post the time as a body, test and group as query, and tell the page (specification 2 §7)', async () => {
    const { store, called, changed } = open()
    await connect(store)
    const preview = { dateTime: '2026-12-24T17:00:00.000Z', abTestName: 'Teaser', abTestGroup: 'A' }
    await store.set(applyPreviewAtom, preview)
    const [call] = called(TOKEN)
    expect(call?.body).to.deep.equal({ previewDateTime: '2026-12-24T17:00:00.000Z' })
    expect(Object.fromEntries(call?.query ?? [])).to.deep.equal({ test: 'Teaser', group: 'A' })
    expect(changed).to.deep.equal([preview])
    expect(store.get(previewAtom)).to.deep.equal(preview)
  })

  for (const [name, answer] of [
    ['BAD_REQUEST', () => json({ status: 'BAD_REQUEST' }, 400)],
    ['INTERNAL_ERROR', () => json({ status: 'INTERNAL_ERROR' })],
    ['UNAUTHORIZED', () => json({ status: 'UNAUTHORIZED' }, 401)],
    ['nothing', () => Response.error()],
  ] as const) {
    it(`fail by ${name}; what was previewed stays (specification 2 §8)`, async () => {
      const { store, changed } = open({ [`POST ${TOKEN}`]: answer })
      await connect(store)
      await rejects(store.set(applyPreviewAtom, { dateTime: '2026-12-24T17:00:00.000Z' }))
      expect(store.get(previewAtom)).to.deep.equal({})
      expect(changed).to.deep.equal([])
    })
  }

  it('go back to now: the present is posted, the token goes, the page is told', async () => {
    document.cookie = 'previewToken=1; path=/'
    const { store, called, changed } = open()
    await connect(store)
    await store.set(endPreviewAtom)
    const { previewDateTime } = (called(TOKEN)[0]?.body ?? {}) as { previewDateTime: string }
    expect(Math.abs(Date.parse(previewDateTime) - Date.now())).to.be.below(60_000)
    expect(document.cookie).not.to.include('previewToken')
    expect(store.get(previewAtom)).to.deep.equal({})
    expect(changed).to.deep.equal([{}])
  })

  it('are taken from a shared link, once', async () => {
    const before = window.location.href
    const shared = new URL(before)
    shared.searchParams.set('previewDateTime', '2026-12-24T17:00:00.000Z')
    shared.searchParams.set('previewTest', 'Teaser')
    shared.searchParams.set('previewGroup', 'A')
    history.replaceState(null, '', shared)
    const { store, called } = open()
    await connect(store)
    await waitUntil(() => called(TOKEN).length === 1)
    await waitUntil(() => store.get(previewAtom)?.abTestGroup === 'A')
    expect(window.location.href).to.equal(before)
  })

  it('of a shared link that fails are said to have failed, and stay in the address for another try', async () => {
    const before = window.location.href
    history.replaceState(null, '', '?previewDateTime=2026-12-24T17:00:00.000Z')
    const shared = window.location.href
    let isBroken = true
    const { store, codes } = open({
      [`POST ${TOKEN}`]: () => json({ status: isBroken ? 'INTERNAL_ERROR' : 'SUCCESS' }),
    })
    await connect(store)
    await waitUntil(() => store.get(isSharedPreviewLostAtom))
    expect(codes()).to.deep.equal(['PREVIEW_NOT_APPLIED'])
    expect(window.location.href).to.equal(shared)
    isBroken = false
    await store.set(applyPreviewAtom, { dateTime: '2026-12-25T17:00:00.000Z' })
    expect(store.get(isSharedPreviewLostAtom)).to.equal(false)
    expect(window.location.search).not.to.include('previewDateTime')
    history.replaceState(null, '', before)
  })

  it('are set by one call at a time: what was asked for last is what shows', async () => {
    const service = holdingFirst(() => json({ status: 'SUCCESS' }))
    const { store } = open({ [`POST ${TOKEN}`]: service.answer })
    await connect(store)
    const first = store.set(applyPreviewAtom, { dateTime: '2026-12-24T17:00:00.000Z' })
    const second = store.set(endPreviewAtom)
    await waitUntil(() => service.asked() === 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(service.asked()).to.equal(1)
    service.release(json({ status: 'SUCCESS' }))
    await Promise.all([first, second])
    expect(store.get(previewAtom)).to.deep.equal({})
  })
})

describe('A/B tests', () => {
  afterEach(() => {
    for (const end of ends.splice(0)) end()
  })

  it('are asked for by an ISO time (specification 2 §7), and are loading until then', async () => {
    const { store, called } = open({ [`GET ${TESTS}`]: () => json([{ name: 'Teaser', groups: [{ name: 'A' }] }]) })
    const loading = store.set(loadAbTestsAtom, new Date('2026-12-24T17:00:00Z'))
    expect(store.get(abTestsAtom)).to.deep.equal({ status: 'loading' })
    await loading
    expect(called(TESTS)[0]?.query.get('time')).to.equal('2026-12-24T17:00:00.000Z')
    expect(store.get(abTestsAtom)).to.deep.equal({
      status: 'found',
      tests: [{ name: 'Teaser', groups: [{ name: 'A' }] }],
    })
  })

  it('are asked for once of dates that follow each other fast', async () => {
    const { store, called } = open({ [`GET ${TESTS}`]: () => json([]) })
    const days = ['01', '02', '03'].map((day) => store.set(loadAbTestsAtom, new Date(`2026-01-${day}T00:00:00Z`)))
    await Promise.all(days)
    expect(called(TESTS).map(({ query }) => query.get('time'))).to.deep.equal(['2026-01-03T00:00:00.000Z'])
  })

  it('may be none', async () => {
    const { store } = open({ [`GET ${TESTS}`]: () => json([]) })
    await store.set(loadAbTestsAtom, new Date())
    expect(store.get(abTestsAtom)).to.deep.equal({ status: 'none' })
  })

  for (const [name, answer] of [
    ['a 500', () => json({}, 500)],
    ['no list', () => json({ tests: [] })],
    ['nothing', () => Response.error()],
  ] as const) {
    it(`can't be had: ${name}`, async () => {
      const { store, codes } = open({ [`GET ${TESTS}`]: answer })
      await store.set(loadAbTestsAtom, new Date())
      expect(store.get(abTestsAtom)).to.deep.equal({ status: 'failed' })
      expect(codes()).to.deep.equal(['AB_TESTS_UNAVAILABLE'])
    })
  }

  it('lose a wrong entry only', async () => {
    const { store, codes } = open({
      [`GET ${TESTS}`]: () => json([{ name: 7 }, { name: 'Teaser', groups: [{}, { name: 'A' }] }]),
    })
    await store.set(loadAbTestsAtom, new Date())
    expect(store.get(abTestsAtom)).to.deep.equal({
      status: 'found',
      tests: [{ name: 'Teaser', groups: [{ name: 'A' }] }],
    })
    expect(codes()).to.deep.equal(['ENTRY_DROPPED', 'ENTRY_DROPPED'])
  })

  it('of an older date never win over those of a newer one', async () => {
    const service = holdingFirst(() => json([]))
    const { store } = open({ [`GET ${TESTS}`]: service.answer })
    const first = store.set(loadAbTestsAtom, new Date('2026-01-01T00:00:00Z'))
    await waitUntil(() => service.asked() === 1)
    await store.set(loadAbTestsAtom, new Date('2026-01-02T00:00:00Z'))
    service.release(json([{ name: 'Old', groups: [] }]))
    await first
    expect(store.get(abTestsAtom)).to.deep.equal({ status: 'none' })
  })
})
