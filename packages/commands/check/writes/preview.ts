/** Previews another time as the test person of the staff, and goes back to what was. */
import { type Exchange, isSuccess } from '../exchange.ts'
import { judgeRefusal } from '../judges/body.ts'
import type { Session } from '../session.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => Object(value)
const statusOf = (exchange: Exchange | undefined) => fieldsOf(exchange?.json).status
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const DAY_MS = 86_400_000

export async function checkPreview(session: Session): Promise<void> {
  const { visitor } = session
  await checkStranger(session)
  if (!visitor.has('staffAuth')) {
    for (const call of ['renewSession', 'setPreview', 'logOutStaff'])
      session.skip(call, 'needs a test person of the staff: --cookie "staffAuth=…"')
    return
  }
  await session.ask('renewSession')
  const before = fieldsOf((await session.ask('checkAuth'))?.json)
  await checkSetting(session)
  await checkInvalid(session)
  // Back to what was previewed before, else to now.
  const { test, group } = { test: textOf(before.abTestName), group: textOf(before.abTestGroup) }
  const previewDateTime = textOf(before.dateTime) || new Date().toISOString()
  await session.ask('setPreview', { query: test && group ? { test, group } : {}, body: { previewDateTime } })
  visitor.dropCookie('previewToken')
  await session.ask('logOutStaff')
  if (visitor.has('staffAuth'))
    session.finder('logOutStaff')(
      'CALL-49',
      'leaves the cookie staffAuth',
      'Drop the cookies staffAuth and previewToken: "Set-Cookie: staffAuth=; Path=/; Max-Age=0".',
    )
}

async function checkStranger(session: Session): Promise<void> {
  const body = { previewDateTime: new Date().toISOString() }
  const answer = await session.probe('setPreview', { body, hasCookies: false })
  const find = session.finder('setPreview')
  if (answer && isSuccess(answer) && statusOf(answer) === 'SUCCESS')
    find(
      'PREVIEW-3',
      'lets a visitor preview who is not staff',
      'Answer 401 with { "status": "UNAUTHORIZED" } without the cookie staffAuth.',
    )
  else if (answer?.status === 401) judgeRefusal(answer, 'PREVIEW-3', find)
}

async function checkSetting(session: Session): Promise<void> {
  const { visitor } = session
  const find = session.finder('setPreview')
  const time = new Date(Date.now() + 30 * DAY_MS)
  time.setUTCMinutes(0, 0, 0)
  const tests = await session.ask('getTestsAt', { query: { time: time.toISOString() } })
  const { test, group } = firstGroup(tests?.json)
  const query: Record<string, string> = test && group ? { test, group } : {}
  const answer = await session.ask('setPreview', { query, body: { previewDateTime: time.toISOString() } })
  if (statusOf(answer) !== 'SUCCESS')
    return (
      answer &&
      find(
        'PREVIEW-31',
        'is answered with another status than SUCCESS',
        'Answer { "status": "SUCCESS" } for a time that can be previewed.',
      )
    )
  if (visitor.readable('previewToken') === undefined)
    find(
      'CALL-43',
      'sets no cookie previewToken that the page can read',
      'Set it with "Path=/" and without HttpOnly: the elements look for it, and drop it.',
    )
  const { dateTime, abTestName, abTestGroup } = fieldsOf((await session.ask('checkAuth'))?.json)
  if (Date.parse(textOf(dateTime)) !== time.getTime())
    session.finder('checkAuth')(
      'PREVIEW-20',
      'does not tell the time that is previewed',
      'Answer `dateTime` as it was set.',
    )
  if (test && group && (abTestName !== test || abTestGroup !== group))
    session.finder('checkAuth')(
      'PREVIEW-20',
      'does not tell the test and group that are previewed',
      'Answer `abTestName` and `abTestGroup` as they were set.',
    )
  // With the preview token now: what a shared cache must not keep.
  await session.ask('getPromotion', { params: { promotionId: session.options.promotions?.[0] ?? '~header_top' } })
  await session.ask('getFooterContent')
}

function firstGroup(tests: unknown): { test?: string; group?: string } {
  for (const { name, groups } of Array.isArray(tests) ? tests.map(fieldsOf) : []) {
    const group = Array.isArray(groups) ? textOf(fieldsOf(groups[0]).name) : ''
    if (group) return { test: textOf(name), group }
  }
  return {}
}

async function checkInvalid(session: Session): Promise<void> {
  const answer = await session.probe('setPreview', { body: { previewDateTime: 'never' } })
  if (answer && isSuccess(answer) && statusOf(answer) === 'SUCCESS')
    session.finder('setPreview')(
      'PREVIEW-31',
      'is answered with SUCCESS for a time that is none',
      'Answer 400 with { "status": "BAD_REQUEST" }.',
    )
}
