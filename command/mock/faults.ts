/** The faults of the demo shop, for answers of the mock. */
import { setTimeout as wait } from 'node:timers/promises'
import type { CallName, Fault } from '../../services/scenarios.ts'
import { type Answered, answerOf, problem, textOf } from './answers.ts'

/** By the names that the demo has for its calls. */
const OPERATIONS: Readonly<Partial<Record<CallName, readonly string[]>>> = {
  'cart.get': ['getCart'],
  'cart.put': ['changeCart'],
  'personal-data': ['getPersonalData'],
  psdata: ['getNewsletterStatus'],
  navigation: ['getNavigation'],
  'theme-worlds': ['getThemeWorlds'],
  promotion: ['getPromotion', 'getFooterContent'],
  suggestions: ['getSuggestions'],
  cachekey: ['warmSearch'],
  newsletter: ['createSubscriber', 'getSubscriber', 'confirmSubscription', 'updateSubscriber'],
  'base-data': ['getBaseData'],
  preview: ['checkAuth', 'renewSession', 'logOutStaff', 'setPreview'],
  'ab-tests': ['getTestsAt', 'assignTestGroups'],
}

export const callOf = (id: string): CallName | undefined =>
  (Object.entries(OPERATIONS) as [CallName, readonly string[]][]).find(([, ids]) => ids.includes(id))?.[0]

/** @throws {Error} for a connection that is dropped. */
export async function faulty(fault: Fault, answer: Answered): Promise<Response> {
  switch (fault.kind) {
    case 'delay':
      await wait(fault.ms)
      return answerOf(answer)
    case 'malformed': {
      const text = textOf(answer) ?? '{"malformed":true}'
      return answerOf({ status: 200, type: 'application/json', body: text.slice(0, Math.floor(text.length / 2)) })
    }
    case 'dropped':
      throw new Error('A connection is dropped on purpose.')
    case 'html':
      return answerOf({
        status: 200,
        type: 'text/html; charset=utf-8',
        body: '<!doctype html><title>Sign in</title><form></form>',
      })
    case 'redirect':
      return new Response(null, { status: fault.to ? 307 : 302, headers: { location: fault.to ?? '/signin' } })
    case 'status':
      if (fault.body !== undefined)
        return answerOf({ status: fault.status, type: 'application/json', body: fault.body })
      return fault.status === 204 || fault.status === 304
        ? new Response(null, { status: fault.status })
        : problem(fault.status, 'A fault on purpose')
  }
}
