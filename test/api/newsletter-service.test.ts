import { expect } from '@open-wc/testing'
import { ApiError } from '../../src/api/api-error.ts'
import { getBaseData, signUp } from '../../src/api/newsletter-service.ts'
import { confirmSubscription, getSubscriber, updateSubscriber } from '../../src/api/newsletter-subscriber-service.ts'
import { hush } from '../support/console.ts'
import { record } from '../support/events.ts'
import { type Handler, json, serve } from '../support/services.ts'

const context = { site: 'HU', apiBase: '', element: 'shop-newsletter' } as const
const BASES = [
  { isPrivate: true, base: '/service/newsletter/api/private' },
  { isPrivate: false, base: '/service/newsletter/api/internal' },
]
const subscriber = {
  email: 'ada@mail.example',
  salutation: 'MRS',
  firstName: 'Ada',
  lastName: 'Kiss',
  consents: [],
  origin: 'NEWSLETTER',
  originAddition: 'subsite',
}
const update = { salutation: 'MR', firstName: 'A', lastName: 'B', consents: ['DNE'], interests: ['COFFEE'] } as const
const empty = { email: '', salutation: '', firstName: '', lastName: '', consents: [] }
const offline = () => Promise.reject(new TypeError('offline'))

describe('the newsletter service (specification 2 §7)', () => {
  let services: ReturnType<typeof serve>
  const errors: string[] = []
  let stop: () => void
  const using = (route: string, handler: Handler) => {
    services = serve({ [route]: handler })
    return services.calls
  }
  const failureOf = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => undefined,
      (reason) => reason,
    )
    expect(error).to.be.instanceOf(ApiError)
    return error as ApiError
  }

  beforeEach(() => {
    errors.length = 0
    stop = hush('error', errors)
    document.cookie = 'LoginToken=abc'
  })
  afterEach(() => {
    services.end()
    stop()
    document.cookie = 'LoginToken=; max-age=0'
  })

  for (const { isPrivate, base } of BASES) {
    describe(base, () => {
      const options = { isPrivate }

      it('creates a subscriber, with the site header', async () => {
        const calls = using(`POST ${base}/newsletter-subscribers`, () => json({}, 201))
        expect(await signUp(context, subscriber, options)).to.equal('SUCCESS')
        expect(calls[0]?.body).to.deep.equal(subscriber)
        expect(calls[0]?.headers.get('X-Hunter-Site')).to.equal('HU')
        expect([...(calls[0]?.query.keys() ?? [])]).to.deep.equal([])
      })

      it('passes the single-page-app flag on to the create call', async () => {
        const calls = using(`POST ${base}/newsletter-subscribers`, () => json({}, 201))
        await signUp(context, subscriber, { ...options, isSinglePageApp: true })
        expect(calls[0]?.query.get('singlePageApp')).to.equal('true')
        expect(calls[0]?.body).to.deep.equal(subscriber)
      })

      it('reads base data by the header X-LoginToken', async () => {
        const data = { ...subscriber, salutation: 'mrs?', consents: ['DNE', 7] }
        const calls = using(`GET ${base}/customers/base-data`, () => json(data))
        expect(await getBaseData(context, options)).to.deep.equal({
          email: 'ada@mail.example',
          salutation: '',
          firstName: 'Ada',
          lastName: 'Kiss',
          consents: ['DNE'],
        })
        expect(calls[0]?.headers.get('X-LoginToken')).to.equal('abc')
        expect(calls[0]?.headers.has('X-Hunter-Site')).to.equal(false)
      })

      it('reads a subscriber by the token', async () => {
        const calls = using(`GET ${base}/newsletter-subscribers/t%2F1`, () =>
          json({ ...subscriber, interests: ['COFFEE'], status: 'SUBSCRIBED' }),
        )
        const found = await getSubscriber(context, 't/1', options)
        expect(found?.interests).to.deep.equal(['COFFEE'])
        expect(found?.status).to.equal('SUBSCRIBED')
        expect(found?.firstName).to.equal('Ada')
        expect(calls[0]?.headers.get('X-Hunter-Site')).to.equal('HU')
      })

      it('confirms the double opt-in', async () => {
        const calls = using(`PUT ${base}/newsletter-subscribers/t1/doi`, () => new Response(null, { status: 204 }))
        expect(await confirmSubscription(context, 't1', options)).to.equal('CONFIRMED')
        expect(calls[0]?.body).to.equal(undefined)
        expect(calls[0]?.headers.get('X-Hunter-Site')).to.equal('HU')
      })

      it('updates a subscriber', async () => {
        const calls = using(`PUT ${base}/newsletter-subscribers/t1`, () => json({}))
        expect(await updateSubscriber(context, 't1', update, options)).to.equal(true)
        expect(calls[0]?.body).to.deep.equal(update)
        expect(calls[0]?.headers.get('X-Hunter-Site')).to.equal('HU')
      })
    })
  }

  const { isPrivate, base } = BASES[0] as (typeof BASES)[0]
  const options = { isPrivate }
  const post = `POST ${base}/newsletter-subscribers`
  const get = `GET ${base}/newsletter-subscribers/t1`
  const doi = `PUT ${base}/newsletter-subscribers/t1/doi`
  const put = `PUT ${base}/newsletter-subscribers/t1`

  it('calls any status from 200 to 299 a success', async () => {
    for (const status of [200, 201, 204, 299]) {
      using(post, () => new Response(null, { status }))
      expect(await signUp(context, subscriber, options)).to.equal('SUCCESS')
      services.end()
    }
    using(post, () => new Response('{"half', { status: 200 }))
    expect(await signUp(context, subscriber, options)).to.equal('SUCCESS')
  })

  it('knows the problem type of an invalid address, with any error status (specification 2 §8)', async () => {
    for (const status of [400, 422, 500]) {
      using(post, () => json({ type: 'urn:newsletter:email_invalid' }, status))
      expect(await signUp(context, subscriber, options)).to.equal('ERROR_INVALID_EMAIL')
      services.end()
    }
    using(post, () => json({}, 400))
  })

  it('calls any other error response or network failure generic (specification 2 §8)', async () => {
    const failures: Handler[] = [
      () => json({ type: 'urn:newsletter:other' }, 400),
      () => json(null, 500),
      () => new Response('<h1>Bad gateway', { status: 502 }),
      offline,
    ]
    for (const failure of failures) {
      using(post, failure)
      expect(await signUp(context, subscriber, options)).to.equal('ERROR_GENERIC')
      services.end()
    }
    using(post, offline)
  })

  it('falls back to empty base data, and tells why unless the login is over', async () => {
    const told = record<{ code: string }>('shop-element-error')
    const failures: Handler[] = [
      () => json({}, 401),
      () => json({}, 500),
      () => json('none'),
      () => new Response('{'),
      offline,
    ]
    for (const failure of failures) {
      using(`GET ${base}/customers/base-data`, failure)
      expect(await getBaseData(context, options)).to.deep.equal(empty)
      services.end()
    }
    told.end()
    expect(told.details.map(({ code }) => code)).to.deep.equal(Array(4).fill('BASE_DATA_UNAVAILABLE'))
    using(post, offline)
  })

  it('takes base data that has fields missing or of a wrong type', async () => {
    using(`GET ${base}/customers/base-data`, () => json({ email: 'ada@mail.example', firstName: 5, lastName: null }))
    expect(await getBaseData(context, options)).to.deep.equal({ ...empty, email: 'ada@mail.example' })
  })

  it('tells a link that is no longer valid from a service that fails', async () => {
    for (const status of [400, 404, 410]) {
      services = serve({ [doi]: () => json({}, status), [get]: () => json({}, status) })
      expect(await confirmSubscription(context, 't1', options)).to.equal('LINK_EXPIRED')
      expect(await getSubscriber(context, 't1', options)).to.equal(undefined)
      services.end()
    }
    for (const status of [408, 429, 500, 503]) {
      services = serve({ [doi]: () => json({}, status), [get]: () => json({}, status), [put]: () => json({}, status) })
      expect((await failureOf(confirmSubscription(context, 't1', options))).reason).to.equal('status')
      expect((await failureOf(getSubscriber(context, 't1', options))).reason).to.equal('status')
      expect((await failureOf(updateSubscriber(context, 't1', update, options))).reason).to.equal('status')
      services.end()
    }
    services = serve({ [put]: () => json({}, 404), [doi]: offline, [get]: () => json([]) })
    expect(await updateSubscriber(context, 't1', update, options)).to.equal(false)
    expect((await failureOf(confirmSubscription(context, 't1', options))).reason).to.equal('network')
    expect((await failureOf(getSubscriber(context, 't1', options))).reason).to.equal('malformed')
  })

  it('calls a second confirmation friendly, by success again or by its problem type', async () => {
    using(doi, () => json({ type: 'urn:newsletter:already_confirmed' }, 409))
    expect(await confirmSubscription(context, 't1', options)).to.equal('ALREADY_CONFIRMED')
  })
})
