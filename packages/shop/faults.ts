/** Faults on purpose: which calls can fail, in which ways, and how a URL or a JSON body describes that. */
import * as v from 'valibot'
import { CART_READ_ERRORS } from '../../src/shop/cart/cart.ts'
import { CART_CHANGE_ERRORS } from '../../src/shop/cart/cart-change-errors.ts'

export const CALLS = [
  'cart.get',
  'cart.put',
  'personal-data',
  'psdata',
  'navigation',
  'theme-worlds',
  'promotion',
  'suggestions',
  'cachekey',
  'newsletter',
  'base-data',
  'preview',
  'ab-tests',
] as const
export type CallName = (typeof CALLS)[number]

export const FAULT_KINDS = ['status', 'delay', 'malformed', 'dropped', 'html', 'redirect'] as const

const MAX_DELAY_MS = 60_000
/** The limit that goes with a limit code. */
const LIMIT_OF: Record<string, number> = { CART_LIMIT: 99, ITEM_LIMIT: 20, AVAILABILITY_LIMIT: 3 }

const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)))
const statusCode = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))
const delayMs = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DELAY_MS))

const faultSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('status'), status: statusCode, body: v.optional(v.unknown()), times }),
  v.strictObject({ kind: v.literal('delay'), ms: delayMs, times }),
  v.strictObject({ kind: v.literal('malformed'), times }),
  v.strictObject({ kind: v.literal('dropped'), times }),
  /** The page of the sign-in, with status 200. */
  v.strictObject({ kind: v.literal('html'), times }),
  /** 302 to the sign-in, as behind a proxy whose login has ended; with an address 307 to it. */
  v.strictObject({ kind: v.literal('redirect'), to: v.optional(v.string()), times }),
])

/** `times`: how many calls the fault affects; without it, all calls until it is cleared. */
export type Fault = v.InferOutput<typeof faultSchema>
export type Faults = Map<CallName, Fault>

const faultsSchema = v.strictObject({ faults: v.record(v.picklist(CALLS), faultSchema) })

/** The faults that the demo bar offers for a call. */
export function offeredFaults(call: CallName): { name: string; fault: Fault }[] {
  const general: { name: string; fault: Fault }[] = [
    { name: 'Status 500', fault: { kind: 'status', status: 500 } },
    { name: 'Status 404', fault: { kind: 'status', status: 404 } },
    { name: '2 s late', fault: { kind: 'delay', ms: 2000 } },
    { name: '20 s late', fault: { kind: 'delay', ms: 20_000 } },
    { name: 'Malformed', fault: { kind: 'malformed' } },
    { name: 'Dropped', fault: { kind: 'dropped' } },
    { name: 'Page of a sign-in', fault: { kind: 'html' } },
    { name: 'Redirect to a sign-in', fault: { kind: 'redirect' } },
  ]
  const codes = call === 'cart.put' ? CART_CHANGE_ERRORS : call === 'cart.get' ? CART_READ_ERRORS : []
  return [...general, ...codes.map((code) => ({ name: code, fault: codeFault(code) }))]
}

export const isCallName = (value: string): value is CallName => CALLS.some((call) => call === value)

/** Parses a JSON body `{ faults: { [call]: Fault } }`; returns the faults, or a description of what is wrong. */
export function readFaults(body: unknown): { faults: Faults } | { problem: string } {
  const result = v.safeParse(faultsSchema, body)
  if (!result.success) return { problem: result.issues.map((issue) => issue.message).join('; ') }
  const faults: Faults = new Map()
  for (const [call, fault] of Object.entries(result.output.faults)) {
    if (isCallName(call) && fault) faults.set(call, fault)
  }
  return { faults }
}

/**
 * Parses the faults of a page's URL, separated by commas: `cart.put:500`, `cart.put:delay-2000`, `cart.get:malformed`,
 * `cart.put:dropped`, `cart.put:html`, `cart.put:redirect`, `cart.put:CART_LIMIT`; with `x2` appended a fault affects two calls only. `none`, and whatever can't be
 * parsed, is no fault.
 */
export function parseFaults(text: string): Faults {
  const faults: Faults = new Map()
  for (const part of text.split(',')) {
    const [call = '', what = ''] = part.trim().split(':')
    const fault = parseFault(what)
    if (isCallName(call) && fault) faults.set(call, fault)
  }
  return faults
}

function parseFault(text: string): Fault | undefined {
  const [, what = '', count] = /^(.*?)(?:x(\d+))?$/.exec(text) ?? []
  const fault = parseKind(what)
  const result = v.safeParse(faultSchema, { ...fault, ...(count && { times: Number(count) }) })
  return result.success ? result.output : undefined
}

function parseKind(what: string) {
  if (['malformed', 'dropped', 'html', 'redirect'].includes(what)) return { kind: what }
  if (/^\d{3}$/.test(what)) return { kind: 'status', status: Number(what) }
  const [, ms] = /^delay-(\d+)$/.exec(what) ?? []
  if (ms) return { kind: 'delay', ms: Number(ms) }
  return CART_CHANGE_ERRORS.some((code) => code === what) ? codeFault(what) : {}
}

/** An error code as the cart service answers it, with a limit where it has one. */
function codeFault(error: string): Fault {
  const limit = LIMIT_OF[error]
  return limit === undefined
    ? { kind: 'status', status: 503, body: { error } }
    : { kind: 'status', status: 409, body: { error, limit } }
}
