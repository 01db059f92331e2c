import { expect } from '@open-wc/testing'
import { previewLink } from '../../../src/state/preview/preview-link.ts'
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
import { connectedStore } from '../../support/connected-store.ts'
import { heldAnswer } from '../../support/held-answer.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'

const AUTH = '/service/preview/api/auth'
const CHECK = `GET ${AUTH}/checkauth`
const RENEW = `GET ${AUTH}/login/renew`
const LOG_OUT = `GET ${AUTH}/logout`
const APPLY = 'POST /service/preview/api/token'

const PREVIEW = { dateTime: '2030-01-02T10:00:00Z', abTestName: 'Teaser', abTestGroup: 'B' }
const success: Handler = () => json({ status: 'SUCCESS' })
const hasToken = () => document.cookie.includes('previewToken')
/** WebKit may show a cookie that was just set once more after it was deleted. */
const isTokenDeleted = () => page.until(() => !hasToken(), 'the token is deleted')

/** A panel of staff that connects to a page with a preview token, unless told. */
function connect(services: Record<string, Handler> = {}, { token = true } = {}) {
  if (token) document.cookie = 'previewToken=1; path=/'
  page.serve({
    [CHECK]: () => json({ status: 'SUCCESS', ...PREVIEW }),
    [RENEW]: success,
    [LOG_OUT]: success,
    [APPLY]: success,
    ...services,
  })
  const store = connectedStore('shop-preview')
  const changed = page.events('shop-preview-changed')
  const end = connectPreview(store)
  page.onEnd(end)
  return { store, changed, end }
}

/** The same, once its session is open. */
async function open(...options: Parameters<typeof connect>) {
  const connected = connect(...options)
  await page.until(() => connected.store.get(previewAtom))
  return connected
}

describe('a staff session', () => {
  it('takes what is previewed from the auth check (PREVIEW-2)', async () => {
    const { store } = await open()
    expect(store.get(previewAtom)).to.deep.equal(PREVIEW)
  })

  it('says that the page does not carry what the session holds (PREVIEW-11, PREVIEW-20)', async () => {
    const { store } = await open({}, { token: false })
    expect(store.get(previewAtom)).to.deep.equal(PREVIEW)
    expect(store.get(isPreviewElsewhereAtom)).to.equal(true)
    // The answer of the token call sets the cookie.
    document.cookie = 'previewToken=1; path=/'
    await store.set(applyPreviewAtom, { dateTime: '2026-12-24T17:00:00.000Z' })
    expect(store.get(isPreviewElsewhereAtom)).to.equal(false)
  })

  it('has nothing that the page could miss when it holds nothing (PREVIEW-11)', async () => {
    const { store } = await open({ [CHECK]: success }, { token: false })
    expect(store.get(previewAtom)).to.deep.equal({})
    expect(store.get(isPreviewElsewhereAtom)).to.equal(false)
  })

  for (const [name, answer] of [
    ['401', () => json({ status: 'UNAUTHORIZED' }, 401)],
    ['403', () => json({}, 403)],
    ['UNAUTHORIZED', () => json({ status: 'UNAUTHORIZED' })],
  ] as const)
    it(`that is over by ${name} does not open, and its token is deleted (PREVIEW-2, PREVIEW-3)`, async () => {
      const { store, changed } = connect({ [CHECK]: answer })
      await page.until(() => changed.length === 1)
      expect(changed).to.deep.equal([{}])
      await isTokenDeleted()
      expect(store.get(isSessionUncheckedAtom)).to.equal(false)
      await page.frame()
      expect(store.get(previewAtom)).to.equal(undefined)
      expect(page.calls(RENEW)).to.deep.equal([])
    })

  for (const [name, answer] of [
    ['a 500', () => json({}, 500)],
    ['INTERNAL_ERROR', () => json({ status: 'INTERNAL_ERROR' })],
    ['something malformed', () => json('no')],
    ['nothing', () => Response.error()],
  ] as const)
    it(`keeps the preview when the check fails by ${name}, until staff go back to now (PREVIEW-4)`, async () => {
      page.logs(/PREVIEW_UNAVAILABLE/)
      const { store, changed } = connect({ [CHECK]: answer })
      await page.until(() => store.get(isSessionUncheckedAtom))
      expect(hasToken()).to.equal(true)
      expect(changed).to.deep.equal([])
      expect(store.get(previewAtom)).to.equal(undefined)
      store.set(leavePreviewAtom)
      await isTokenDeleted()
      expect(store.get(isSessionUncheckedAtom)).to.equal(false)
      expect(changed).to.deep.equal([{}])
      expect(page.calls(RENEW)).to.deep.equal([])
    })

  it('shows nothing when the check fails while the present is shown (PREVIEW-4)', async () => {
    page.logs(/PREVIEW_UNAVAILABLE/)
    const reported = page.events('shop-element-error')
    const { store } = connect({ [CHECK]: () => json({}, 500) }, { token: false })
    await page.until(() => reported.length === 1)
    expect(store.get(isSessionUncheckedAtom)).to.equal(false)
  })

  it('does not open when the answer comes after the panel was removed', async () => {
    const held = heldAnswer()
    const { store, end } = connect({ [CHECK]: held.answer })
    await page.until(() => page.calls(CHECK).length === 1)
    end()
    await held.release(json({ status: 'SUCCESS', ...PREVIEW }))
    await page.frame()
    expect(store.get(previewAtom)).to.equal(undefined)
  })

  for (const dateTime of ['tomorrow', '+275760-09-13T00:00:00Z', '0002-01-01T00:00:00Z'])
    it(`drops and reports the time "${dateTime}" (PREVIEW-12)`, async () => {
      page.logs(/PREVIEW_DATE/)
      const { store } = await open({ [CHECK]: () => json({ status: 'SUCCESS', dateTime }) })
      expect(store.get(previewAtom)).to.deep.equal({ isTimeInvalid: true })
    })

  for (const [name, answer] of [
    ['another status', () => json({ status: 'INTERNAL_ERROR' })],
    ['no answer', () => Response.error()],
  ] as const)
    it(`ends when staff log out; a call with ${name} is only reported (PREVIEW-9)`, async () => {
      page.logs(/PREVIEW_LOGOUT/)
      const { store, changed } = await open({ [LOG_OUT]: answer })
      await store.set(logOutStaffAtom)
      expect(store.get(previewAtom)).to.equal(undefined)
      expect(changed).to.deep.equal([{}])
    })
})

describe('the renewal of a staff session', () => {
  const connectWithClock = (renew = success) => {
    // The time limits of calls are timeouts.
    const clock = page.clock({ toFake: ['setInterval', 'clearInterval'] })
    return { ...connect({ [RENEW]: renew }), clock }
  }
  const isRenewed = (times: number) => page.until(() => page.calls(RENEW).length === times)

  it('happens at once, then every 5 minutes (PREVIEW-5)', async () => {
    const { clock } = connectWithClock()
    await isRenewed(1)
    await clock.tickAsync(299_999)
    expect(page.calls(RENEW)).to.have.length(1)
    await clock.tickAsync(1)
    await isRenewed(2)
    await clock.tickAsync(300_000)
    await isRenewed(3)
  })

  it('goes on in a hidden tab (PREVIEW-6)', async () => {
    const { clock } = connectWithClock()
    await isRenewed(1)
    page.fake(document, 'hidden', true)
    document.dispatchEvent(new Event('visibilitychange'))
    await clock.tickAsync(900_000)
    await isRenewed(4)
  })

  it('closes the panel and drops the preview when the session is over (PREVIEW-7)', async () => {
    page.logs(/PREVIEW_SESSION_OVER/)
    const { store, changed } = connectWithClock(() => json({ status: 'UNAUTHORIZED' }, 401))
    await page.until(() => changed.length === 1)
    expect(store.get(previewAtom)).to.equal(undefined)
    await isTokenDeleted()
    expect(changed).to.deep.equal([{}])
  })

  for (const [name, answer] of [
    ['another status (PREVIEW-8)', () => json({ status: 'INTERNAL_ERROR' })],
    ['the page of a sign-in (PREVIEW-8, CALL-10)', () => new Response('<!doctype html><form>')],
    ['a 500 (PREVIEW-8)', () => json({}, 500)],
  ] as const)
    it(`warns until it succeeds, and keeps the panel, after ${name}`, async () => {
      page.logs(/PREVIEW_RENEWAL_FAILED/)
      const { store, clock } = connectWithClock(answer)
      await page.until(() => store.get(isSessionAtRiskAtom))
      expect(store.get(previewAtom)).to.deep.equal(PREVIEW)
      page.serve({ [RENEW]: success })
      await clock.tickAsync(300_000)
      await page.until(() => !store.get(isSessionAtRiskAtom))
      expect(store.get(previewAtom)).to.deep.equal(PREVIEW)
    })
})

describe('preview settings', () => {
  const OTHER = { dateTime: '2026-12-24T17:00:00.000Z', abTestName: 'Teaser', abTestGroup: 'A' }
  const LINK = `?previewDateTime=${OTHER.dateTime}&previewTest=Teaser&previewGroup=A`
  /** Staff open a shared link. */
  const openLink = async (services: Record<string, Handler> = {}) => {
    history.replaceState(null, '', LINK)
    const opened = await open(services)
    await page.until(() => opened.store.get(sharedPreviewAtom))
    expect(page.calls(APPLY), 'nobody has been asked yet').to.have.length(0)
    return opened
  }

  it('send the time as body, test and group as query, and notify the page (PREVIEW-29, PREVIEW-30, CALL-36)', async () => {
    const { store, changed } = await open()
    await store.set(applyPreviewAtom, OTHER)
    const [call] = page.calls(APPLY)
    expect(call?.body).to.deep.equal({ previewDateTime: OTHER.dateTime })
    expect(`${call?.query}`).to.equal('test=Teaser&group=A')
    expect(changed).to.deep.equal([OTHER])
    expect(store.get(previewAtom)).to.deep.equal(OTHER)
  })

  for (const [name, answer] of [
    ['BAD_REQUEST', () => json({ status: 'BAD_REQUEST' }, 400)],
    ['INTERNAL_ERROR', () => json({ status: 'INTERNAL_ERROR' })],
    ['UNAUTHORIZED', () => json({ status: 'UNAUTHORIZED' }, 401)],
    ['nothing', () => Response.error()],
  ] as const)
    it(`fail by ${name}, and the previous preview stays (PREVIEW-31)`, async () => {
      const { store, changed } = await open({ [APPLY]: answer })
      const [{ status }] = await Promise.allSettled([store.set(applyPreviewAtom, OTHER)])
      expect(status).to.equal('rejected')
      expect(store.get(previewAtom)).to.deep.equal(PREVIEW)
      expect(changed).to.deep.equal([])
    })

  it('go back to now: send the current time, delete the token and notify the page (PREVIEW-13)', async () => {
    const { store, changed } = await open()
    await store.set(endPreviewAtom)
    const { previewDateTime } = (page.calls(APPLY)[0]?.body ?? {}) as { previewDateTime: string }
    expect(Math.abs(Date.parse(previewDateTime) - Date.now())).to.be.below(60_000)
    await isTokenDeleted()
    expect(store.get(previewAtom)).to.deep.equal({})
    expect(changed).to.deep.equal([{}])
  })

  it('are taken from a shared link once (PREVIEW-15)', async () => {
    const { store } = await openLink()
    await store.set(applySharedPreviewAtom)
    await store.set(applySharedPreviewAtom)
    expect(page.calls(APPLY)).to.have.length(1)
    expect(store.get(previewAtom)).to.deep.equal(OTHER)
    expect(location.search).to.equal('')
  })

  it('leave and enter an address whose other parameters stay byte for byte (PREVIEW-14, PREVIEW-15)', async () => {
    const OWN = '?q=a+b%20c&flag&x=%e4#t+p?previewTest=1'
    history.replaceState({ of: 'page' }, '', `${OWN.replace('#', `&${LINK.slice(1)}#`)}`)
    const own = location.href.split('?')[0] + OWN
    const { store } = await open()
    await page.until(() => store.get(sharedPreviewAtom))
    const link = previewLink(OTHER)
    store.set(ignoreSharedPreviewAtom)
    expect([location.href, history.state]).to.deep.equal([own, { of: 'page' }])
    const query = new URLSearchParams(LINK)
    expect(link).to.equal(own.replace('#', `&${query}#`))
    expect(previewLink({ dateTime: OTHER.dateTime }, 'https://a.example/b#c')).to.equal(
      `https://a.example/b?${new URLSearchParams({ previewDateTime: OTHER.dateTime })}#c`,
    )
  })

  it('are not taken from a link that staff ignore (PREVIEW-15)', async () => {
    const { store } = await openLink()
    store.set(ignoreSharedPreviewAtom)
    expect(page.calls(APPLY)).to.have.length(0)
    expect(store.get(sharedPreviewAtom)).to.equal(undefined)
    expect(location.search).to.equal('')
  })

  it('of a shared link stay in its address when they fail, until others are applied (PREVIEW-16)', async () => {
    page.logs(/PREVIEW_NOT_APPLIED/)
    const { store } = await openLink({ [APPLY]: () => json({ status: 'INTERNAL_ERROR' }) })
    await store.set(applySharedPreviewAtom)
    expect(store.get(hasSharedPreviewFailedAtom)).to.equal(true)
    expect(location.search).to.equal(LINK)
    page.serve({ [APPLY]: success })
    await store.set(applyPreviewAtom, PREVIEW)
    expect(store.get(hasSharedPreviewFailedAtom)).to.equal(false)
    expect(location.search).to.equal('')
  })

  it('are sent one call at a time, in order (PREVIEW-33)', async () => {
    const held = heldAnswer()
    const { store } = await open({ [APPLY]: held.answer })
    const settings = [store.set(applyPreviewAtom, OTHER), store.set(endPreviewAtom)]
    await page.until(() => page.calls(APPLY).length === 1)
    await page.frame()
    expect(page.calls(APPLY)).to.have.length(1)
    await held.release(json({ status: 'SUCCESS' }))
    await held.release(json({ status: 'SUCCESS' }))
    await Promise.all(settings)
    expect(store.get(previewAtom)).to.deep.equal({})
  })
})
