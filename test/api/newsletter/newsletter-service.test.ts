import { expect } from '@open-wc/testing'
import { getBaseData, signUp } from '../../../src/api/newsletter/newsletter-service.ts'
import {
  confirmSubscription,
  getSubscriber,
  updateSubscriber,
} from '../../../src/api/newsletter/newsletter-subscriber-service.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'
import { dropped, failureOf } from '../support.ts'

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

/** Answers with a status of success that do not say so. */
const NOT_DONE: Record<string, Handler> = {
  'the page of a sign-in': () => new Response('<!doctype html><title>Sign in</title>', { status: 200 }),
  'HTML without a type': () => new Response('  <form>', { status: 201 }),
  'half a body': () => new Response('{"half', { status: 200 }),
  'a text': () => new Response('maintenance', { status: 200 }),
  'a list': () => json(['done']),
  'a problem': () => json({ type: 'urn:newsletter:email_invalid' }),
}

const answer = (route: string, handler: Handler) => page.serve({ [route]: handler })

describe('the newsletter service', () => {
  beforeEach(() => {
    document.cookie = 'LoginToken=abc'
  })

  for (const { isPrivate, base } of BASES) {
    describe(base, () => {
      const options = { isPrivate }
      const subscribers = `${base}/newsletter-subscribers`

      it('creates a subscriber (NEWS-18, NEWS-20)', async () => {
        answer(`POST ${subscribers}`, () => json({}, 201))
        expect(await signUp(context, subscriber, options)).to.equal('SUCCESS')
        const [call] = page.calls()
        expect(call?.body).to.deep.equal(subscriber)
        expect([...(call?.query.keys() ?? [])]).to.deep.equal([])
      })

      it('has carried out what is answered by an empty list, PHP’s empty object (CALL-10)', async () => {
        for (const route of [`POST ${subscribers}`, `PUT ${subscribers}/t1/doi`, `PUT ${subscribers}/t1`])
          answer(route, () => json([]))
        expect(await signUp(context, subscriber, options)).to.equal('SUCCESS')
        expect(await confirmSubscription(context, 't1', options)).to.equal('CONFIRMED')
        expect(await updateSubscriber(context, 't1', update, options)).to.equal(true)
      })

      it('passes the single-page-app flag on in the query of the sign-up (NEWS-20)', async () => {
        answer(`POST ${subscribers}`, () => json({}, 201))
        await signUp(context, subscriber, { ...options, isSinglePageApp: true })
        expect(page.calls()[0]?.query.get('singlePageApp')).to.equal('true')
        expect(page.calls()[0]?.body).to.deep.equal(subscriber)
      })

      for (const [what, handler] of Object.entries(NOT_DONE)) {
        it(`counts ${what} as no success of any write (NEWS-31, CALL-10)`, async () => {
          answer(`POST ${subscribers}`, handler)
          answer(`PUT ${subscribers}/t1/doi`, handler)
          answer(`PUT ${subscribers}/t1`, handler)
          expect(await signUp(context, subscriber, options)).to.match(/^ERROR/)
          expect((await failureOf(confirmSubscription(context, 't1', options))).reason).to.equal('status')
          expect((await failureOf(updateSubscriber(context, 't1', update, options))).reason).to.equal('status')
        })
      }

      it('tells neither the token nor what a page’s own fetch throws (EVENT-25, NEWS-39)', async () => {
        page.fake(window, 'fetch', () => Promise.reject(new TypeError('no route to secret-token')))
        const calls = [
          getSubscriber(context, 'secret-token', options),
          confirmSubscription(context, 'secret-token', options),
          updateSubscriber(context, 'secret-token', update, options),
        ]
        const messages = (await Promise.all(calls.map(failureOf))).map(({ message }) => message)
        expect(messages.join()).not.to.include('secret')
        expect(messages[0]).to.equal(`GET ${subscribers}/{subscriberToken} got no answer (TypeError).`)
      })

      it('reads base data with the header X-LoginToken (NEWS-20, NEWS-32)', async () => {
        dropped()
        answer(`GET ${base}/customers/base-data`, () =>
          json({ ...subscriber, salutation: 'mrs?', consents: ['DNE', 7] }),
        )
        expect(await getBaseData(context, options)).to.deep.equal({
          email: 'ada@mail.example',
          salutation: '',
          firstName: 'Ada',
          lastName: 'Kiss',
          consents: ['DNE'],
        })
        expect(page.calls()[0]?.headers.get('X-LoginToken')).to.equal('abc')
      })

      it('reads a subscriber by the token (NEWS-20, NEWS-40, CALL-35)', async () => {
        answer(`GET ${subscribers}/t%2F1`, () => json({ ...subscriber, interests: ['COFFEE'], status: 'SUBSCRIBED' }))
        const found = await getSubscriber(context, 't/1', options)
        expect(found?.interests).to.deep.equal(['COFFEE'])
        expect(found?.status).to.equal('SUBSCRIBED')
        expect(found?.firstName).to.equal('Ada')
      })

      it('confirms the double opt-in (NEWS-20, NEWS-37)', async () => {
        answer(`PUT ${subscribers}/t1/doi`, () => new Response(null, { status: 204 }))
        expect(await confirmSubscription(context, 't1', options)).to.equal('CONFIRMED')
        expect(page.calls()[0]?.body).to.equal(undefined)
      })

      it('updates a subscriber (NEWS-20, NEWS-40, CALL-35)', async () => {
        answer(`PUT ${subscribers}/t1`, () => json({}))
        expect(await updateSubscriber(context, 't1', update, options)).to.equal(true)
        expect(page.calls()[0]?.body).to.deep.equal(update)
      })
    })
  }

  const { isPrivate, base } = BASES[0] as (typeof BASES)[0]
  const options = { isPrivate }
  const post = `POST ${base}/newsletter-subscribers`
  const get = `GET ${base}/newsletter-subscribers/t1`
  const doi = `PUT ${base}/newsletter-subscribers/t1/doi`
  const put = `PUT ${base}/newsletter-subscribers/t1`

  it('takes any status from 200 to 299 as a success (NEWS-22)', async () => {
    for (const status of [200, 201, 204, 299]) {
      answer(post, () => new Response(null, { status }))
      expect(await signUp(context, subscriber, options)).to.equal('SUCCESS')
    }
  })

  it('recognises an invalid address by its problem type, with any error status (NEWS-23)', async () => {
    for (const status of [400, 422, 500]) {
      answer(post, () => json({ type: 'urn:newsletter:email_invalid' }, status))
      expect(await signUp(context, subscriber, options)).to.equal('ERROR_INVALID_EMAIL')
    }
  })

  it('takes any other error response and a network failure as the generic error (NEWS-24)', async () => {
    for (const failure of [
      () => json({ type: 'urn:newsletter:other' }, 400),
      () => json(null, 500),
      () => new Response('<h1>Bad gateway', { status: 502 }),
      offline,
    ]) {
      answer(post, failure)
      expect(await signUp(context, subscriber, options)).to.equal('ERROR_GENERIC')
    }
  })

  it('falls back to empty base data, and reports why unless the login has expired (NEWS-32)', async () => {
    page.logs(/BASE_DATA_UNAVAILABLE/)
    const errors = page.events<{ code: string }>('shop-element-error')
    for (const failure of [
      () => json({}, 401),
      () => json({}, 500),
      () => json('none'),
      () => new Response('{'),
      offline,
    ]) {
      answer(`GET ${base}/customers/base-data`, failure)
      expect(await getBaseData(context, options)).to.deep.equal(empty)
    }
    expect(errors.map(({ code }) => code)).to.deep.equal(Array(4).fill('BASE_DATA_UNAVAILABLE'))
  })

  it('accepts base data with missing fields or fields of a wrong type (NEWS-32)', async () => {
    answer(`GET ${base}/customers/base-data`, () => json({ email: 'ada@mail.example', firstName: 5, lastName: null }))
    expect(await getBaseData(context, options)).to.deep.equal({ ...empty, email: 'ada@mail.example' })
  })

  it('distinguishes a link that is no longer valid from a failing service (NEWS-38)', async () => {
    const answerAll = (handler: Handler) => page.serve({ [doi]: handler, [get]: handler, [put]: handler })
    for (const status of [400, 404, 410]) {
      answerAll(() => json({}, status))
      expect(await confirmSubscription(context, 't1', options)).to.equal('LINK_EXPIRED')
      expect(await getSubscriber(context, 't1', options)).to.equal(undefined)
    }
    for (const status of [408, 429, 500, 503]) {
      answerAll(() => json({}, status))
      expect((await failureOf(confirmSubscription(context, 't1', options))).reason).to.equal('status')
      expect((await failureOf(getSubscriber(context, 't1', options))).reason).to.equal('status')
      expect((await failureOf(updateSubscriber(context, 't1', update, options))).reason).to.equal('status')
    }
    page.serve({ [put]: () => json({}, 404), [doi]: offline, [get]: () => json([]) })
    expect(await updateSubscriber(context, 't1', update, options)).to.equal(false)
    expect((await failureOf(confirmSubscription(context, 't1', options))).reason).to.equal('network')
    expect((await failureOf(getSubscriber(context, 't1', options))).reason).to.equal('malformed')
  })

  it('recognises a second confirmation by its problem type (NEWS-37)', async () => {
    answer(doi, () => json({ type: 'urn:newsletter:already_confirmed' }, 409))
    expect(await confirmSubscription(context, 't1', options)).to.equal('ALREADY_CONFIRMED')
  })
})
