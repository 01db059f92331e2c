import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { pageSettings } from '../../../../src/page/configuration/settings.ts'
import { trackNavigation } from '../../../../src/page/events/tracking.ts'
import { ROUTES } from '../../../../src/shop/links.ts'
import { typed } from '../../../commands/contract/request-faults.ts'
import { examplesIn, type Operation, operationAt } from '../../../commands/contract.ts'
import { CALLS, MADE_OF_PARTS, OTHERS } from './calls.ts'
import { assertMatches, operations, pathsOf, schemaOf } from './matches.ts'

/** Headers that every call has. */
const STANDARD = ['accept', 'content-type']

/** Fails for a request that the document does not describe. */
async function checkRequest({ id, parameters, body }: Operation, request: Request): Promise<void> {
  const sent = {
    query: [...new URL(request.url).searchParams],
    header: [...request.headers].filter(([name]) => !STANDARD.includes(name)),
  }
  for (const place of ['query', 'header'] as const) {
    for (const [name, value] of sent[place]) {
      const parameter = parameters.find((one) => one.in === place && one.name.toLowerCase() === name.toLowerCase())
      assert.ok(parameter, `${id} sends the ${place} ${name}, which the document lacks`)
      assertMatches(parameter.schema, typed(parameter.schema, value), `${id}, ${name}`)
    }
    for (const { name } of parameters.filter((one) => one.in === place && one.required))
      assert.ok(
        sent[place].some(([one]) => one.toLowerCase() === name.toLowerCase()),
        `${id} does not send ${name}`,
      )
  }
  const text = await request.text()
  const schema = body['application/json']?.schema
  assert.equal(text !== '', schema !== undefined, `${id} has a body`)
  if (schema) assertMatches(schema, JSON.parse(text), `The body of ${id}`)
}

/** One successful answer per example in the document. */
function successesOf({ id, responses }: Operation): Response[] {
  const [status = '', { content } = {}] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const schema = content?.['application/json']?.schema
  if (!schema) return [new Response(null, { status: Number(status) })]
  const examples = [...examplesIn(schema), ...(MADE_OF_PARTS[id] ?? [])]
  return examples.map((example) => Response.json(example, { status: Number(status) }))
}

describe('the calls of the elements are those of docs/openapi.yaml, whose examples they can read (CALL-1)', () => {
  const platformFetch = globalThis.fetch
  const page = new EventTarget()
  const errors: unknown[] = []
  const beacons: [string, string][] = []
  /** The operations that were called. */
  const called = new Set<string>()
  /** All requests, by operation. */
  const requests = new Map<string, Request>()
  /** The first failed assertion about a request. */
  let fault: unknown
  let place = 0

  before(() => {
    const define = (name: string, value: unknown) =>
      Object.defineProperty(globalThis, name, { value, configurable: true })
    const cookie = 'longTermToken=a; csrfToken=b; LoginToken=c; previewToken=d'
    define('window', page)
    define('document', Object.assign(Object.create({ cookie }), { querySelector: () => null }))
    define('navigator', { sendBeacon: (...beacon: [string, string]) => beacons.push(beacon) })
    page.addEventListener('shop-element-error', (event) => errors.push((event as CustomEvent).detail))
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      try {
        const { pathname } = new URL(request.url)
        const operation = operationAt(request.method, pathname)
        assert.ok(operation, `${request.method} ${pathname} is not in the document`)
        called.add(operation.id)
        requests.set(operation.id, request)
        await checkRequest(operation, request)
        const successes = successesOf(operation)
        return successes[place % successes.length] as Response
      } catch (error) {
        // Kept: the client takes an error of fetch for a failing network.
        fault ??= error
        throw error
      }
    }
  })
  after(() => {
    globalThis.fetch = platformFetch
    for (const name of ['window', 'document', 'navigator']) Reflect.deleteProperty(globalThis, name)
  })

  for (const operation of operations.filter(({ id }) => !OTHERS.includes(id))) {
    it(operation.id, async () => {
      const call = CALLS[operation.id]
      assert.ok(call, 'no module of src/api/ calls it')
      const times = successesOf(operation).length
      called.clear()
      fault = undefined
      errors.length = 0
      for (place = 0; place < times; place += 1) {
        try {
          await call()
          // Some calls are sent without being awaited.
          while (called.size === 0 && fault === undefined) await new Promise(setImmediate)
        } finally {
          assert.ifError(fault)
        }
      }
      assert.deepEqual([...called], [operation.id])
      assert.deepEqual(errors, [])
    })
  }

  const idsWith = (isWanted: (request: Request) => boolean) =>
    [...requests].filter(([, request]) => isWanted(request)).map(([id]) => id)

  const having = (header: string) => idsWith(({ headers }) => headers.has(header)).sort()

  it('carry the site only where a promotion, footer content or a subscriber is concerned (CALL-12)', () => {
    assert.deepEqual(having('X-Hunter-Site'), [
      'confirmSubscription',
      'createSubscriber',
      'getFooterContent',
      'getPromotion',
      'getSubscriber',
      'updateSubscriber',
    ])
  })

  it('carry tokens where they belong, and never the header of the edge (CALL-11, CALL-13)', () => {
    assert.deepEqual(having('X-Long-Term-Token'), ['changeCart', 'getCart'])
    assert.deepEqual(having('X-CSRF-Token'), ['changeCart', 'getCart', 'getPersonalData'])
    assert.deepEqual(having('X-LoginToken'), ['getBaseData'])
    assert.deepEqual(having('X-Original-Address'), [])
  })

  it('bypass the cache for what is personal, and all other calls for visitors with a preview token (CALL-15, CALL-16)', () => {
    const personal = [
      'changeCart',
      'checkAuth',
      'getBaseData',
      'getCart',
      'getNewsletterStatus',
      'getPersonalData',
      'getSubscriber',
      'getTestsAt',
      'logOutStaff',
      'renewSession',
    ]
    assert.deepEqual(idsWith(({ cache }) => cache === 'no-store').sort(), personal)
    assert.equal(idsWith(({ cache }) => cache === 'reload').length, requests.size - personal.length)
  })

  it('include the records of clicks (CALL-1, EVENT-27)', (test) => {
    test.mock.timers.enable({ apis: ['setTimeout'] })
    pageSettings().collectUrl = '/collect'
    trackNavigation('logo', '/')
    test.mock.timers.tick(0)
    const [url = '', text = ''] = beacons[0] ?? []
    assert.equal(operationAt('POST', url)?.id, 'collect')
    assertMatches(schemaOf('TrackingRecord'), JSON.parse(text), 'A record')
  })

  it('include every service that a source file names (CALL-1)', () => {
    const src = fileURLToPath(new URL('../../../../src', import.meta.url))
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    const paths = operations.flatMap(pathsOf)
    const pages: string[] = Object.values(ROUTES)
    const named = files.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/['"`](\/(?:service|json)[^'"`?]*)/g)].map(
        ([, path = '']) => path,
      ),
    )
    assert.ok(named.length > 15)
    // Compared up to the first inserted value; the calls themselves are checked above.
    const isKnown = (name: string) => {
      const [start = ''] = name.split(/\/?(?:\$\{|$)/)
      return pages.includes(name) || paths.some((path) => path === start || path.startsWith(`${start}/`))
    }
    const unknown = named.filter((name) => !isKnown(name))
    assert.deepEqual(unknown, [])
  })
})
