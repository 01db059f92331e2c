import { expect } from '@open-wc/testing'
import FakeTimers from '@sinonjs/fake-timers'
import { createStore } from 'jotai'
import { connectPage } from '../../../src/state/connection.ts'
import { abTestsAtom, loadAbTestsAtom } from '../../../src/state/preview/ab-tests.ts'
import {
  applyPreviewAtom,
  endPreviewAtom,
  hasSharedPreviewFailedAtom,
  ignoreSharedPreviewAtom,
  isPreviewElsewhereAtom,
  isSessionAtRiskAtom,
  isSessionUncheckedAtom,
  leavePreviewAtom,
  previewAtom,
  sharedPreviewAtom,
} from '../../../src/state/preview/session.ts'
import {
  applySharedPreviewAtom,
  connectPreview,
  logOutStaffAtom,
} from '../../../src/state/preview/session-connection.ts'
import { captureConsole } from '../../support/console.ts'
import { record } from '../../support/events.ts'
import { type Handler, json, serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'

const AUTH = '/service/preview/api/auth'
const TESTS = '/service/abtestfrontend/api/v1/gettestsat'
const TOKEN = '/service/preview/api/token'
const PREVIEWED = { status: 'SUCCESS', dateTime: '2030-01-02T10:00:00Z', abTestName: 'Teaser', abTestGroup: 'B' }

const cleanups: (() => void)[] = []

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
    locale: 'de-DE',
    apiBase: '',
    product: 'Shop',
    element: 'shop-preview',
  })
  const changed = record('shop-preview-changed')
  const errors = record<{ code: string }>('shop-element-error')
  cleanups.push(services.end, changed.end, errors.end, captureConsole('error', []))
  const called = (path: string) => services.calls.filter((call) => call.path === path)
  return { store, called, changed: changed.details, codes: () => errors.details.map(({ code }) => code) }
}

function connect(store: ReturnType<typeof createStore>) {
  cleanups.push(connectPreview(store))
  return waitUntil(() => store.get(previewAtom) !== undefined)
}

const rejects = async (promise: Promise<unknown>) => {
  const isRejected = await promise.then(
    () => false,
    () => true,
  )
  expect(isRejected).to.equal(true)
}

/** A service that holds its first answer until `release`; later ones come at once. */
function holdFirstAnswer(later: () => Response) {
  let release = (_: Response) => {}
  let callCount = 0
  return {
    callCount: () => callCount,
    release: (response: Response) => release(response),
    answer: () => {
      callCount += 1
      return callCount > 1 ? later() : new Promise<Response>((resolve) => (release = resolve))
    },
  }
}

describe('staff session', () => {
  beforeEach(() => {
    document.cookie = 'previewToken=1; path=/'
  })
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup()
    document.cookie = 'previewToken=; path=/; max-age=0'
  })

  it('takes what is previewed from the auth check (PREVIEW-2)', async () => {
    const { store } = open()
    await connect(store)
    expect(store.get(previewAtom)).to.deep.equal({
      dateTime: '2030-01-02T10:00:00Z',
      abTestName: 'Teaser',
      abTestGroup: 'B',
    })
  })

  it('keeps what the session holds without a preview token, and says that the page does not carry it (PREVIEW-11, PREVIEW-20)', async () => {
    document.cookie = 'previewToken=; path=/; max-age=0'
    const { store } = open()
    await connect(store)
    expect(store.get(previewAtom)).to.deep.equal({
      dateTime: '2030-01-02T10:00:00Z',
      abTestName: 'Teaser',
      abTestGroup: 'B',
    })
    expect(store.get(isPreviewElsewhereAtom)).to.equal(true)
    // The answer of the token call sets the cookie.
    document.cookie = 'previewToken=1; path=/'
    await store.set(applyPreviewAtom, { dateTime: '2026-12-24T17:00:00.000Z' })
    expect(store.get(isPreviewElsewhereAtom)).to.equal(false)
  })

  it('has nothing that the page could miss when it holds nothing (PREVIEW-11)', async () => {
    document.cookie = 'previewToken=; path=/; max-age=0'
    const { store } = open({ [`GET ${AUTH}/checkauth`]: () => json({ status: 'SUCCESS' }) })
    await connect(store)
    expect(store.get(previewAtom)).to.deep.equal({})
    expect(store.get(isPreviewElsewhereAtom)).to.equal(false)
  })

  for (const [name, answer] of [
    ['UNAUTHORIZED', () => json({ status: 'UNAUTHORIZED' })],
    ['401', () => json({ status: 'UNAUTHORIZED' }, 401)],
    ['something malformed', () => json('no')],
  ] as const) {
    it(`does not open when the check answers ${name}, and nothing is renewed (PREVIEW-2)`, async () => {
      const { store, called } = open({ [`GET ${AUTH}/checkauth`]: answer })
      cleanups.push(connectPreview(store))
      await waitUntil(() => called(`${AUTH}/checkauth`).length === 1)
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(store.get(previewAtom)).to.equal(undefined)
      expect(called(`${AUTH}/login/renew`)).to.have.length(0)
    })
  }

  for (const [name, answer] of [
    ['401', () => json({}, 401)],
    ['403', () => json({}, 403)],
    ['UNAUTHORIZED', () => json({ status: 'UNAUTHORIZED' })],
  ] as const) {
    it(`deletes the token and notifies the page when the check answers ${name} (PREVIEW-3)`, async () => {
      const { store, changed } = open({ [`GET ${AUTH}/checkauth`]: answer })
      cleanups.push(connectPreview(store))
      await waitUntil(() => changed.length === 1)
      expect(changed).to.deep.equal([{}])
      expect(document.cookie).not.to.include('previewToken')
      expect(store.get(isSessionUncheckedAtom)).to.equal(false)
    })
  }

  for (const [name, answer] of [
    ['a 500', () => json({}, 500)],
    ['INTERNAL_ERROR', () => json({ status: 'INTERNAL_ERROR' })],
    ['nothing', () => Response.error()],
  ] as const) {
    it(`keeps the preview when the check fails by ${name}, until staff go back to now (PREVIEW-4)`, async () => {
      const { store, changed } = open({ [`GET ${AUTH}/checkauth`]: answer })
      cleanups.push(connectPreview(store))
      await waitUntil(() => store.get(isSessionUncheckedAtom))
      expect(document.cookie).to.include('previewToken')
      expect(changed).to.deep.equal([])
      store.set(leavePreviewAtom)
      expect(document.cookie).not.to.include('previewToken')
      expect(store.get(isSessionUncheckedAtom)).to.equal(false)
      expect(changed).to.deep.equal([{}])
    })
  }

  it('shows nothing when the check fails while the present is shown (PREVIEW-4)', async () => {
    document.cookie = 'previewToken=; path=/; max-age=0'
    const { store, codes } = open({ [`GET ${AUTH}/checkauth`]: () => json({}, 500) })
    cleanups.push(connectPreview(store))
    await waitUntil(() => codes().includes('PREVIEW_UNAVAILABLE'))
    expect(store.get(isSessionUncheckedAtom)).to.equal(false)
  })

  it('does not open when the answer arrives after the panel was removed', async () => {
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
    it(`drops and reports the time "${dateTime}" (PREVIEW-12)`, async () => {
      const { store, codes } = open({ [`GET ${AUTH}/checkauth`]: () => json({ status: 'SUCCESS', dateTime }) })
      await connect(store)
      expect(store.get(previewAtom)).to.deep.equal({ isTimeInvalid: true })
      expect(codes()).to.deep.equal(['PREVIEW_DATE'])
    })
  }

  it('reports a log-out that is answered with another status than SUCCESS (PREVIEW-9)', async () => {
    const { store, codes } = open({ [`GET ${AUTH}/logout`]: () => json({ status: 'INTERNAL_ERROR' }) })
    await connect(store)
    await store.set(logOutStaffAtom)
    expect(codes()).to.deep.equal(['PREVIEW_LOGOUT'])
  })

  it('ends when staff log out, and only reports a failed call (PREVIEW-9)', async () => {
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
      clock = FakeTimers.install({
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
        shouldClearNativeTimers: true,
      })
      const opened = open({ [`GET ${AUTH}/login/renew`]: renew })
      cleanups.push(connectPreview(opened.store))
      const renewals = () => opened.called(`${AUTH}/login/renew`).length
      const until = async (isTrue: () => boolean) => {
        for (let tries = 0; !isTrue() && tries < 200; tries += 1) await clock.tickAsync(0)
        expect(isTrue()).to.equal(true)
      }
      return { ...opened, renewals, until }
    }

    it('happens at once, then every 5 minutes (PREVIEW-5)', async () => {
      const { renewals, until } = await renewing()
      await until(() => renewals() === 1)
      await clock.tickAsync(299_999)
      expect(renewals()).to.equal(1)
      await clock.tickAsync(1)
      await until(() => renewals() === 2)
      await clock.tickAsync(300_000)
      await until(() => renewals() === 3)
    })

    it('goes on in a hidden tab (PREVIEW-6)', async () => {
      const { renewals, until } = await renewing()
      await until(() => renewals() === 1)
      isHidden = true
      document.dispatchEvent(new Event('visibilitychange'))
      await clock.tickAsync(900_000)
      await until(() => renewals() === 4)
    })

    it('closes the panel and drops the preview when the session is over (PREVIEW-7)', async () => {
      const { store, codes, changed, until } = await renewing(() => json({ status: 'UNAUTHORIZED' }, 401))
      await until(() => codes().includes('PREVIEW_SESSION_OVER'))
      expect(store.get(previewAtom)).to.equal(undefined)
      expect(document.cookie).not.to.include('previewToken')
      expect(changed).to.deep.equal([{}])
    })

    it('fails by another status than SUCCESS, and keeps the panel (PREVIEW-8)', async () => {
      const { store, until } = await renewing(() => json({ status: 'INTERNAL_ERROR' }))
      await until(() => store.get(isSessionAtRiskAtom))
      expect(store.get(previewAtom)).not.to.equal(undefined)
    })

    it('fails by the page of a sign-in, with whatever status (CALL-10)', async () => {
      const { store, until } = await renewing(() => new Response('<!doctype html><form>', { status: 200 }))
      await until(() => store.get(isSessionAtRiskAtom))
      expect(store.get(previewAtom)).not.to.equal(undefined)
    })

    it('warns while it fails, and keeps the panel (PREVIEW-8)', async () => {
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
    for (const cleanup of cleanups.splice(0)) cleanup()
    document.cookie = 'previewToken=; path=/; max-age=0'
  })

  it('are sent with the time as body and test and group as query, and notify the page (PREVIEW-29, PREVIEW-30, CALL-36)', async () => {
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
    it(`fail by ${name}, and the previous preview stays (PREVIEW-31)`, async () => {
      const { store, changed } = open({ [`POST ${TOKEN}`]: answer })
      await connect(store)
      const before = store.get(previewAtom)
      await rejects(store.set(applyPreviewAtom, { dateTime: '2026-12-24T17:00:00.000Z' }))
      expect(store.get(previewAtom)).to.deep.equal(before)
      expect(changed).to.deep.equal([])
    })
  }

  it('go back to now: send the current time, delete the token and notify the page (PREVIEW-13)', async () => {
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

  it('are taken from a shared link once (PREVIEW-15)', async () => {
    const before = window.location.href
    const shared = new URL(before)
    shared.searchParams.set('previewDateTime', '2026-12-24T17:00:00.000Z')
    shared.searchParams.set('previewTest', 'Teaser')
    shared.searchParams.set('previewGroup', 'A')
    history.replaceState(null, '', shared)
    const { store, called } = open()
    await connect(store)
    await waitUntil(() => store.get(sharedPreviewAtom) !== undefined)
    expect(called(TOKEN), 'nobody has been asked yet').to.have.length(0)
    await store.set(applySharedPreviewAtom)
    await store.set(applySharedPreviewAtom)
    expect(called(TOKEN)).to.have.length(1)
    expect(store.get(previewAtom)?.abTestGroup).to.equal('A')
    expect(window.location.href).to.equal(before)
  })

  it('are not taken from a link that staff ignore (PREVIEW-15)', async () => {
    const before = window.location.href
    history.replaceState(null, '', '?previewDateTime=2026-12-24T17:00:00.000Z')
    const { store, called } = open()
    await connect(store)
    await waitUntil(() => store.get(sharedPreviewAtom) !== undefined)
    store.set(ignoreSharedPreviewAtom)
    expect(called(TOKEN)).to.have.length(0)
    expect(store.get(sharedPreviewAtom)).to.equal(undefined)
    expect(window.location.search).not.to.include('previewDateTime')
    history.replaceState(null, '', before)
  })

  it('of a shared link stay in its address when they fail (PREVIEW-16)', async () => {
    const before = window.location.href
    history.replaceState(null, '', '?previewDateTime=2026-12-24T17:00:00.000Z')
    const shared = window.location.href
    let isBroken = true
    const { store, codes } = open({
      [`POST ${TOKEN}`]: () => json({ status: isBroken ? 'INTERNAL_ERROR' : 'SUCCESS' }),
    })
    await connect(store)
    await waitUntil(() => store.get(sharedPreviewAtom) !== undefined)
    await store.set(applySharedPreviewAtom)
    expect(store.get(hasSharedPreviewFailedAtom)).to.equal(true)
    expect(codes()).to.deep.equal(['PREVIEW_NOT_APPLIED'])
    expect(window.location.href).to.equal(shared)
    isBroken = false
    await store.set(applyPreviewAtom, { dateTime: '2026-12-25T17:00:00.000Z' })
    expect(store.get(hasSharedPreviewFailedAtom)).to.equal(false)
    expect(window.location.search).not.to.include('previewDateTime')
    history.replaceState(null, '', before)
  })

  it('are sent one call at a time, in order (PREVIEW-33)', async () => {
    const service = holdFirstAnswer(() => json({ status: 'SUCCESS' }))
    const { store } = open({ [`POST ${TOKEN}`]: service.answer })
    await connect(store)
    const first = store.set(applyPreviewAtom, { dateTime: '2026-12-24T17:00:00.000Z' })
    const second = store.set(endPreviewAtom)
    await waitUntil(() => service.callCount() === 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(service.callCount()).to.equal(1)
    service.release(json({ status: 'SUCCESS' }))
    await Promise.all([first, second])
    expect(store.get(previewAtom)).to.deep.equal({})
  })
})

describe('A/B tests', () => {
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup()
  })

  it('are requested by an ISO time, and loading until then (PREVIEW-23, CALL-36)', async () => {
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

  it('are requested once for changes within 250 ms (PREVIEW-23)', async () => {
    const { store, called } = open({ [`GET ${TESTS}`]: () => json([]) })
    const days = ['01', '02', '03'].map((day) => store.set(loadAbTestsAtom, new Date(`2026-01-${day}T00:00:00Z`)))
    await Promise.all(days)
    expect(called(TESTS).map(({ query }) => query.get('time'))).to.deep.equal(['2026-01-03T00:00:00.000Z'])
  })

  it('may be an empty list (PREVIEW-24)', async () => {
    const { store } = open({ [`GET ${TESTS}`]: () => json([]) })
    await store.set(loadAbTestsAtom, new Date())
    expect(store.get(abTestsAtom)).to.deep.equal({ status: 'none' })
  })

  for (const [name, answer] of [
    ['a 500', () => json({}, 500)],
    ['no list', () => json({ tests: [] })],
    ['nothing', () => Response.error()],
  ] as const) {
    it(`fail by ${name} (PREVIEW-24)`, async () => {
      const { store, codes } = open({ [`GET ${TESTS}`]: answer })
      await store.set(loadAbTestsAtom, new Date())
      expect(store.get(abTestsAtom)).to.deep.equal({ status: 'failed' })
      expect(codes()).to.deep.equal(['AB_TESTS_UNAVAILABLE'])
    })
  }

  it('drop wrong entries only (CALL-20)', async () => {
    const { store, codes } = open({
      [`GET ${TESTS}`]: () => json([{ name: 7 }, { name: 'Teaser', groups: [{}, { name: 'A' }] }]),
    })
    await store.set(loadAbTestsAtom, new Date())
    expect(store.get(abTestsAtom)).to.deep.equal({
      status: 'found',
      tests: [{ name: 'Teaser', groups: [{ name: 'A' }] }],
    })
    expect(codes()).to.deep.equal(['ENTRY_DROPPED'])
  })

  it('of an earlier choice never replace those of a later one (PREVIEW-25)', async () => {
    const service = holdFirstAnswer(() => json([]))
    const { store } = open({ [`GET ${TESTS}`]: service.answer })
    const first = store.set(loadAbTestsAtom, new Date('2026-01-01T00:00:00Z'))
    await waitUntil(() => service.callCount() === 1)
    await store.set(loadAbTestsAtom, new Date('2026-01-02T00:00:00Z'))
    service.release(json([{ name: 'Old', groups: [] }]))
    await first
    expect(store.get(abTestsAtom)).to.deep.equal({ status: 'none' })
  })
})
