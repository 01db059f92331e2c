import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { pageSettings } from '../../../src/page/configuration/settings.ts'
import { trackNavigation } from '../../../src/page/events/tracking.ts'
import { ROUTES } from '../../../src/shop/links.ts'
import { CALLS, MADE_OF_PARTS, OTHERS } from './calls.ts'
import { type Operation, operationAt, operations, pathsOf, resolve, type Schema } from './document.ts'
import { assertMatches, typed } from './schemas.ts'

/** What the platform adds to every call with JSON. */
const STANDARD = ['accept', 'content-type']

/** Whether a request is one that the document allows. */
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

/** The success of an operation, as often as the document has an example of it. */
function successesOf({ id, responses }: Operation): Response[] {
  const [status = '', { content } = {}] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const schema = content?.['application/json']?.schema
  if (!schema) return [new Response(null, { status: Number(status) })]
  const examples = [...(resolve(schema as Schema).examples as unknown[]), ...(MADE_OF_PARTS[id] ?? [])]
  return examples.map((example) => Response.json(example, { status: Number(status) }))
}

describe('What the elements call stands in docs/openapi.yaml, and its examples are what they read', () => {
  const platformFetch = globalThis.fetch
  const page = new EventTarget()
  const complaints: unknown[] = []
  const beacons: [string, string][] = []
  /** The operations that were called. */
  const asked = new Set<string>()
  /** The first thing that was wrong with one of them. */
  let fault: unknown
  let place = 0

  before(() => {
    const define = (name: string, value: unknown) =>
      Object.defineProperty(globalThis, name, { value, configurable: true })
    const cookie = 'longTermToken=a; csrfToken=b; LoginToken=c; previewToken=d'
    define('window', page)
    define('document', { cookie, querySelector: () => null })
    define('navigator', { sendBeacon: (...beacon: [string, string]) => beacons.push(beacon) })
    page.addEventListener('shop-element-error', (event) => complaints.push((event as CustomEvent).detail))
    globalThis.fetch = async (input) => {
      const request = input as Request
      try {
        const { pathname } = new URL(request.url)
        const operation = operationAt(request.method, pathname)
        assert.ok(operation, `${request.method} ${pathname} is not in the document`)
        asked.add(operation.id)
        await checkRequest(operation, request)
        const successes = successesOf(operation)
        return successes[place % successes.length] as Response
      } catch (error) {
        // Thrown here it would look like a network that fails.
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
      assert.ok(call, 'nobody calls it')
      const times = successesOf(operation).length
      asked.clear()
      fault = undefined
      complaints.length = 0
      for (place = 0; place < times; place += 1) {
        try {
          await call()
          // This one is not waited for by anybody.
          while (asked.size === 0 && fault === undefined) await new Promise(setImmediate)
        } finally {
          assert.ifError(fault)
        }
      }
      assert.deepEqual([...asked], [operation.id])
      assert.deepEqual(complaints, [])
    })
  }

  it('records of clicks', () => {
    pageSettings().collectUrl = '/collect'
    trackNavigation('logo', '/')
    const [url = '', text = ''] = beacons[0] ?? []
    assert.equal(operationAt('POST', url)?.id, 'collect')
    assertMatches({ $ref: '#/components/schemas/TrackingRecord' }, JSON.parse(text), 'A record')
  })

  it('no source names another service', () => {
    const src = fileURLToPath(new URL('../../../src', import.meta.url))
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    const paths = operations.flatMap(pathsOf)
    const pages: string[] = Object.values(ROUTES)
    const named = files.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/['"`](\/(?:service|json)[^'"`?]*)/g)].map(
        ([, path = '']) => path,
      ),
    )
    assert.ok(named.length > 15)
    // Up to where a value is put in; the calls themselves are looked at above.
    const isKnown = (name: string) => {
      const [start = ''] = name.split(/\/?(?:\$\{|$)/)
      return pages.includes(name) || paths.some((path) => path === start || path.startsWith(`${start}/`))
    }
    assert.deepEqual(
      named.filter((name) => !isKnown(name)),
      [],
    )
  })
})
