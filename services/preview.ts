/** The preview service and the A/B tests. Whoever has the cookie `staffAuth` is staff. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { queryOf, setToken, signOutStaff, visitorOf } from './visitor.ts'

const isoTime = v.pipe(v.string(), v.isoTimestamp())
const tokenSchema = v.strictObject({ previewDateTime: isoTime })

const AB_TESTS = [
  { name: 'header-search', groups: [{ name: 'control' }, { name: 'wide-field' }] },
  { name: 'checkout-button', groups: [{ name: 'control' }, { name: 'green' }, { name: 'blue' }] },
  { name: 'free-delivery-hint', groups: [{ name: 'control' }, { name: 'countdown' }] },
  // A test that is still being set up.
  { name: 'new-checkout', groups: [] },
]
/** Earlier dates have no tests, to try the empty list. */
const FIRST_TEST_AT = Date.parse('2020-01-01T00:00:00Z')

const isStaff = (request: FastifyRequest) => Boolean(request.cookies.staffAuth)

const requireStaff = async (request: FastifyRequest, reply: FastifyReply) =>
  isStaff(request) ? undefined : reply.code(401).send({ status: 'UNAUTHORIZED' })

const isKnownGroup = (test?: string, group?: string) =>
  !test || AB_TESTS.some(({ name, groups }) => name === test && groups.some((candidate) => candidate.name === group))

export function registerPreview(app: FastifyInstance): void {
  const options = { config: { call: 'preview' }, preHandler: requireStaff } as const

  app.get('/service/preview/api/auth/checkauth', options, async (request, reply) => {
    const { dateTime, abTestName, abTestGroup } = visitorOf(request, reply).preview ?? {}
    return {
      status: 'SUCCESS',
      // A session that holds nothing has no time.
      ...(dateTime && { dateTime }),
      abTestName: abTestName ?? '',
      abTestGroup: abTestGroup ?? '',
    }
  })

  app.get('/service/preview/api/auth/login/renew', options, async () => ({ status: 'SUCCESS' }))

  app.get('/service/preview/api/auth/logout', { config: { call: 'preview' } }, async (request, reply) => {
    signOutStaff(visitorOf(request, reply), reply)
    return { status: 'SUCCESS' }
  })

  app.post('/service/preview/api/token', options, async (request, reply) => {
    const body = v.safeParse(tokenSchema, request.body)
    const { test, group } = queryOf(request)
    if (!body.success || !isKnownGroup(test, group)) return reply.code(400).send({ status: 'BAD_REQUEST' })
    const abTest = test && group ? { abTestName: test, abTestGroup: group } : {}
    visitorOf(request, reply).preview = { dateTime: body.output.previewDateTime, ...abTest }
    setToken(reply, 'previewToken')
    return { status: 'SUCCESS' }
  })

  app.get('/service/abtestfrontend/api/v1/gettestsat', { config: { call: 'ab-tests' } }, async (request, reply) => {
    const time = Date.parse(queryOf(request).time ?? '')
    if (Number.isNaN(time)) return reply.code(400).send({ status: 'BAD_REQUEST' })
    return time < FIRST_TEST_AT ? [] : AB_TESTS
  })
}
