/** The preview service and the A/B tests. Whoever has the cookie `staffAuth` is staff. */
import type { Call, Route, Routes } from './call.ts'
import { setCookie, signOutStaff } from './visit.ts'
import type { Visitor } from './visitor.ts'

const AB_TESTS = [
  { name: 'header-search', groups: [{ name: 'control' }, { name: 'wide-field' }] },
  { name: 'checkout-button', groups: [{ name: 'control' }, { name: 'green' }, { name: 'blue' }] },
  { name: 'free-delivery-hint', groups: [{ name: 'control' }, { name: 'countdown' }] },
  // A test that is still being set up.
  { name: 'new-checkout', groups: [] },
]
/** Earlier dates have no tests, to try the empty list. */
const FIRST_TEST_AT = Date.parse('2020-01-01T00:00:00Z')

const success = () => Response.json({ status: 'SUCCESS' })
const unauthorized = () => Response.json({ status: 'UNAUTHORIZED' }, { status: 401 })
const badRequest = () => Response.json({ status: 'BAD_REQUEST' }, { status: 400 })

const forStaff = (answer: Route['answer']): Route => ({
  fault: 'preview',
  answer: (call) => (call.visit.cookies.staffAuth ? answer(call) : unauthorized()),
})

const isKnownGroup = (test?: string, group?: string) =>
  !test || AB_TESTS.some(({ name, groups }) => name === test && groups.some((candidate) => candidate.name === group))

function setPreview({ query: { test, group }, body, visit }: Call): Response {
  const dateTime = String(Object(body).previewDateTime)
  if (Number.isNaN(Date.parse(dateTime)) || !isKnownGroup(test, group)) return badRequest()
  const token = crypto.randomUUID()
  visit.visitor.preview = { token, dateTime, ...(test && group && { abTestName: test, abTestGroup: group }) }
  setCookie(visit, 'previewToken', token)
  return success()
}

/** The preview of the cookie `previewToken`, whoever sends it: the fragment service has no other cookie of the visitor. */
export function previewOf({ visit: { cookies }, visitor, visitors }: Call): Visitor['preview'] {
  const token = cookies.previewToken
  if (!token || visitor.preview?.token === token) return token ? visitor.preview : undefined
  return [...visitors.values()].find(({ preview }) => preview?.token === token)?.preview
}

const sessionOf = (preview: Visitor['preview']) =>
  Response.json({
    status: 'SUCCESS',
    // Missing in a session that holds no time.
    dateTime: preview?.dateTime,
    abTestName: preview?.abTestName ?? '',
    abTestGroup: preview?.abTestGroup ?? '',
  })

export const PREVIEW: Routes = {
  'GET /service/preview/api/auth/checkauth': {
    fault: 'preview',
    answer(call) {
      if (call.visit.cookies.staffAuth) return sessionOf(call.visitor.preview)
      const preview = previewOf(call)
      return preview ? sessionOf(preview) : unauthorized()
    },
  },
  'GET /service/preview/api/auth/login/renew': forStaff(success),
  'GET /service/preview/api/auth/logout': {
    fault: 'preview',
    answer({ visit }) {
      signOutStaff(visit)
      return success()
    },
  },
  'POST /service/preview/api/token': forStaff(setPreview),
  'GET /service/abtestfrontend/api/v1/gettestsat': {
    fault: 'ab-tests',
    answer({ query }) {
      const time = Date.parse(query.time ?? '')
      return Number.isNaN(time) ? badRequest() : Response.json(time < FIRST_TEST_AT ? [] : AB_TESTS)
    },
  },
  'GET /service/abtestfrontend/api/v1/getassignment': { fault: 'ab-tests', answer: () => Response.json({}) },
}
