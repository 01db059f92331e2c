/** The preview service's session calls (specification 2 §7). */
import * as v from 'valibot'
import { lenient, readBody } from './answer-schema.ts'
import { ask } from './client.ts'
import type { ServiceContext } from './service-context.ts'

export interface Preview {
  /** ISO timestamp of the previewed time. */
  dateTime?: string
  abTestName?: string
  abTestGroup?: string
}

const text = lenient(v.string())
const authSchema = v.object({ status: v.string(), dateTime: text, abTestName: text, abTestGroup: text })

/** What a staff member previews, or nothing for everyone else. */
export async function checkAuth(context: ServiceContext): Promise<Preview | undefined> {
  const answer = await ask(context, { path: '/service/preview/api/auth/checkauth', cache: 'no-store' })
  if (!answer.isOk) return undefined
  const { status, dateTime, abTestName, abTestGroup } = readBody(authSchema, answer, 'The staff session', context)
  if (status !== 'SUCCESS') return undefined
  return {
    ...(dateTime && { dateTime }),
    ...(abTestName && { abTestName }),
    ...(abTestGroup && { abTestGroup }),
  }
}

/** Keeps the staff session alive; false when it is over. */
export async function renewSession(context: ServiceContext): Promise<boolean> {
  return (await ask(context, { path: '/service/preview/api/auth/login/renew', cache: 'no-store' })).isOk
}

export async function logOut(context: ServiceContext): Promise<void> {
  await ask(context, { path: '/service/preview/api/auth/logout', cache: 'no-store' })
}
