import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { LAWS } from '../../../src/shop/sites/duties.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { openServices, SHOP, visit } from '../../shop/test/support.ts'
import { FORMATS } from '../check/reports/reports.ts'
import { runCheck } from '../check/run-check.ts'
import type { CheckOptions } from '../check/session.ts'
import { contract } from '../contract.ts'
import { ANSWERS } from './breaches/answers.ts'
import { CHANGES } from './breaches/changes.ts'
import type { As } from './breaches/plants.ts'
import { SHAPES } from './breaches/shapes.ts'
import { breaching, fetchOf, PAGES, SERVICES, withOrigins } from './support.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

describe('the check of a back end', () => {
  const services = openServices()
  const shop = fetchOf(services.handle)
  /** The token of a mail to a subscriber. */
  let subscriberToken: string
  before(async () => {
    const shopper = await visit(services)
    const body = { email: 'ada@mail.example', consents: [], origin: 'onsite', originAddition: 'subsite' }
    await shopper.post('/service/newsletter/api/private/newsletter-subscribers', body)
    subscriberToken = (await shopper.get('/demo/mails')).json[0].token
  })

  const pageOf = (host: string, isStaff: boolean, isMember: boolean) =>
    `${host}/?staff=${isStaff ? 'on' : 'off'}&login=${isMember ? 'LOGGED_IN' : 'LOGGED_OUT'}`
  const everything = () => ({
    write: true,
    subscriberToken,
    email: 'bob@mail.example',
    collect: '/collect',
    page: pageOf(SHOP, true, true),
  })
  const checked = (options: Partial<CheckOptions>) => runCheck({ url: SHOP, fetch: shop, ...options })

  for (const site of SITES) {
    it(`finds nothing in the demo’s services on ${site} (CHECK-1)`, async () => {
      const { findings, asked, notAsked } = await checked({ site })
      assert.deepEqual(findings, [])
      assert.ok(asked.length > 20)
      const calls = notAsked.map(({ call }) => call).sort()
      assert.deepEqual(calls, ['checkAuth', 'getBaseData', 'getCart', 'getSubscriber', 'getTestsAt'])
    })
  }

  it('asks every call of the contract, with a test person also those that change something (CHECK-2, CHECK-5)', async () => {
    const { findings, asked, notAsked } = await checked(everything())
    assert.deepEqual(findings, [])
    assert.deepEqual(notAsked, [])
    const ids = new Set(asked.map(({ call }) => call))
    for (const { id } of contract().operations) assert.ok(ids.has(id), id)
  })

  it('reads no more than 10 MB of an answer, which may be endless (CHECK-3)', async () => {
    let isCancelled = false
    const endless = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
          cancel() {
            isCancelled = true
          },
        }),
      )
    const fetch: typeof shop = async (url, init) =>
      new URL(url).pathname === '/jsonflyoutnavigation' ? endless() : shop(url, init)
    const { findings } = await checked({ only: ['Navigation'], fetch })
    assert.deepEqual(
      findings.map(({ call, message }) => `${call} ${message}`),
      ['getNavigation answered more than 10 MB; the rest was not read.'],
    )
    assert.ok(isCancelled)
  })

  for (const [name, body] of [
    ['nested 60,000 deep', `${'[{"title":"a","href":"/a","children":'.repeat(60_000)}[]${'}]'.repeat(60_000)}`],
    ['of 210,000 values', JSON.stringify(Array.from({ length: 70_000 }, () => [{ a: 1 }]))],
  ] as const)
    it(`goes on after JSON ${name}, which it does not judge (CHECK-3)`, async () => {
      const fetch: typeof shop = async (url, init) =>
        new URL(url).pathname === '/jsonflyoutnavigation' ? new Response(body, { headers: JSON_TYPE }) : shop(url, init)
      const { findings, asked } = await checked({ only: ['Navigation'], fetch })
      const [{ message } = { message: '' }] = findings
      assert.match(message, /^the body is nested deeper than 500 levels, or has more than 200000 values\./)
      assert.equal(asked.at(-1)?.call, 'getThemeWorlds')
    })

  it('names a field with its first characters only, however long its name is (CHECK-3)', async () => {
    const body = JSON.stringify({ cart: { articles: [], ['x'.repeat(9_000_000)]: 1 } })
    const fetch: typeof shop = async (url, init) =>
      new URL(url).pathname === '/service/cart/api/cart' ? new Response(body, { headers: JSON_TYPE }) : shop(url, init)
    const { findings } = await checked({ only: ['Cart'], fetch })
    assert.ok(findings.some(({ message }) => message.includes(`"${'x'.repeat(60)}"`)))
    assert.ok(findings.every(({ message }) => message.length < 2000))
  })

  for (const [status, body] of [
    [200, 'null'],
    [200, '[]'],
    [200, '"x"'],
    [200, '0'],
    [401, 'Unauthorized'],
    [401, 'null'],
    [404, '<h1>Not found</h1>'],
  ] as const)
    it(`judges every call of a back end that answers all of them with ${status} ${body} (CHECK-3)`, async () => {
      const type = body.startsWith('<') ? 'text/html' : /^[A-Z]/.test(body) ? 'text/plain' : 'application/json'
      const fetch: typeof shop = async (url) =>
        new URL(url).pathname === '/'
          ? new Response('<!doctype html>')
          : new Response(body, { status, headers: { 'content-type': type } })
      const options = { ...everything(), page: `${SHOP}/`, cookies: 'LoginToken=x; staffAuth=x', fetch }
      const { findings, asked } = await checked(options)
      const judged = new Set(findings.flatMap(({ call, calls = [call] }) => calls))
      for (const call of ['getCart', 'getPersonalData', 'getNavigation', 'getSuggestions', 'checkAuth'])
        assert.ok(judged.has(call), call)
      assert.ok(asked.length > 20)
    })

  it('passes headers to the origins of services and page only, each with its own login (CHECK-10)', async () => {
    const seen = new Map<string, Set<string>>()
    const honest = withOrigins(shop)
    const fetch: typeof shop = async (url, init) => {
      const { origin } = new URL(url)
      const { method = 'GET', headers } = init
      const [gate, login] = ['x-gate', 'authorization'].map((name) => new Headers(headers).get(name))
      seen.set(origin, (seen.get(origin) ?? new Set()).add(method === 'OPTIONS' ? 'preflight' : `${gate} ${login}`))
      if (url === `${PAGES}/`) return new Response(null, { status: 302, headers: { location: 'https://login.test/' } })
      return origin === 'https://login.test' ? new Response('Who is it?') : honest(url, init)
    }
    const logins = { [SERVICES]: 'Basic s', [PAGES]: 'Basic p' }
    await checked({ url: SERVICES, page: `${PAGES}/`, headers: { 'x-gate': 'open' }, logins, fetch })
    assert.deepEqual(Object.fromEntries([...seen].map(([origin, all]) => [origin, [...all].sort()])), {
      [PAGES]: ['open Basic p'],
      'https://login.test': ['null null'],
      [SERVICES]: ['open Basic s', 'preflight'],
    })
  })

  it('writes nothing into its reports that a terminal obeys (CHECK-7)', () => {
    const call = 'getNavigation\u001b]0;x\u0007'
    const finding = { rule: 'CALL-1', call, message: 'is \u001b[2J\u202egone', remedy: 'Look\r\nagain' }
    const result = {
      url: SHOP,
      site: 'DE',
      asked: [],
      notAsked: [{ call, reason: '\u009b31m' }],
      findings: [finding],
    }
    for (const report of Object.values(FORMATS).map((format) => format(result))) {
      assert.doesNotMatch(report.replaceAll('\n', ''), /[\p{Cc}\u202e]/u)
      assert.match(report, /getNavigation/)
    }
    assert.deepEqual(JSON.parse(FORMATS.json?.(result) ?? ''), result)
  })

  it('names the law of each duty that a footer’s content lacks, and the remedy (LAW-13)', async () => {
    const content = { teaser: { groups: [] }, legalLinks: [{ url: '/imprint', text: 'Imprint' }] }
    const fetch: typeof shop = async (url, init) =>
      url.endsWith('/promotion/SHOP_FOOTER') ? Response.json({ contentJSON: JSON.stringify(content) }) : shop(url, init)
    const lacked = async (site: string) =>
      (await checked({ site, only: ['Promotion'], fetch })).findings.filter(({ rule }) => rule === 'LAW-13')
    const found = await lacked('DE')
    assert.deepEqual(
      found.map(({ message }) => /"(\w+)" of DE, which (.+) asks for \(DUTY_MISSING\)\.$/.exec(message)?.slice(1)),
      Object.entries(LAWS).map(([duty, { law }]) => [duty, law]),
    )
    assert.match(found[0]?.remedy ?? '', /"duty": "cancelContracts".*\/pages\/vertraege-kuendigen/)
    assert.deepEqual([(await lacked('HU')).length, (await lacked('CH')).length], [2, 0])
  })

  it('asks calls of one subject only (CHECK-9)', async () => {
    const { asked, notAsked } = await checked({ only: ['Navigation'], write: true })
    const calls = asked.map(({ call }) => call)
    assert.deepEqual(calls, ['getNavigation', 'getThemeWorlds'])
    assert.deepEqual(notAsked, [])
  })

  it('finds nothing where another origin is allowed as the documentation says (CHECK-6, CALL-42)', async () => {
    const options = {
      ...everything(),
      url: SERVICES,
      page: pageOf(PAGES, true, true),
      fetch: withOrigins(shop),
    }
    assert.deepEqual((await checked(options)).findings, [])
  })

  const optionsOf = ({ isStaff, isMember, isSubscriber, hasOrigins, isWriting, page, ...more }: As) => {
    const host = hasOrigins ? PAGES : SHOP
    return {
      page: page ? `${host}${page}` : pageOf(host, Boolean(isStaff), Boolean(isMember)),
      ...(hasOrigins && { url: SERVICES }),
      ...(isWriting && { write: true, email: 'eve@mail.example' }),
      ...(isSubscriber && { subscriberToken }),
      ...more,
    }
  }

  /** The subject of a call, and of those that its changes make too. */
  const subjectsOf = (ids: readonly string[]) => {
    const { operations } = contract()
    const subjects = operations.filter(({ id }) => ids.includes(id)).map(({ tag }) => tag)
    return subjects.length > 0 ? { only: [...subjects, 'Pictures'] } : {}
  }

  for (const breach of [...ANSWERS, ...SHAPES, ...CHANGES]) {
    const [what, call, , found, as = {}] = breach
    it(`finds a back end that ${what}: ${found} (CHECK-3)`, async () => {
      const calls = found.split(', ').map((one) => one.split(' ')[1] ?? call)
      const honest = as.hasOrigins ? withOrigins(shop) : shop
      const { findings } = await checked({
        ...subjectsOf([call, ...calls]),
        ...optionsOf(as),
        fetch: breaching(honest, breach),
      })
      const wanted = found.split(', ').map((one) => (one.includes(' ') ? one : `${one} ${call}`))
      // Nothing else is found: none is invented.
      const said = new Set(findings.flatMap(({ rule, call, calls = [call] }) => calls.map((one) => `${rule} ${one}`)))
      assert.deepEqual([...said].sort(), wanted.sort(), JSON.stringify(findings, null, 1))
    })
  }
})
