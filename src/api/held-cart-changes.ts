/**
 * Sends the cart changes that are held while code loads, when the page is left (CART-22). In the loader and in the entries, and
 * without the code that they wait for: it reads the few settings that it needs itself.
 */
import { readCookie } from '../page/browser/cookies.ts'
import { readJsonBlock } from '../page/configuration/json-block.ts'
import { again, heldChanges } from '../page/events/held-changes.ts'

/** The fields that each of the five bodies must have (CART-42). */
const BODIES: Record<string, string> = {
  setArticle: 'productId quantity',
  setFreeArticle: 'productId campaignId remove',
  setGiftCard: 'productId set',
  setPartnerProduct: 'partnerProductId set',
  deleteSubscription: 'subscriptionId',
}

type Fields = Record<string, unknown>

const isRight = (name: string, value: unknown) =>
  name.endsWith('Id')
    ? value === String(value || '-')
    : value === (name === 'remove' ? Boolean(value) : (value as number) >>> 0)

/** Whether it is exactly one of the five bodies: nothing else is sent (CART-40). */
function isChange(change: unknown): change is Record<string, Fields> {
  const [name = '', ...more] = Object.keys(Object(change))
  const given = Object(change)[name]
  return !more[0] && !!BODIES[name]?.split(' ').every((field) => isRight(field, Object(given)[field]))
}

/** What a change is about: it without its number or boolean. */
const itemOf = (body: object) => JSON.stringify(body, (_, value) => (/^[nb]/.test(typeof value) ? 0 : value))

/** A setting of a group of the JSON block, else the default. */
function setting(fallback: string, name: string, group: string): string {
  const value = Object(readJsonBlock(document)[group])[name]
  return typeof value === 'string' ? value : fallback
}

const TOKENS = { longTermToken: 'X-Long-Term-Token', csrfToken: 'X-CSRF-Token' }

const cookie = (name: string) => readCookie(setting(name, name, 'cookies'))

/** The token that identifies the person, empty without one (CART-28). */
export const personToken = (): string => cookie('longTermToken') ?? ''

/** Of several changes to one item only the last is sent: requests that run beside each other may overtake one another. */
function sendHeld(): void {
  const held = heldChanges()
  const last: Record<string, { change: object; events: Event[] }> = {}
  for (const [event, person] of held) {
    const change = (event as CustomEvent).detail?.change
    // What belongs to another person, or is none of the five, is refused when the page comes back.
    if (!isChange(change) || (person && person !== personToken())) continue
    const item = itemOf(change)
    last[item] = { change, events: [...(last[item]?.events ?? []), again(event, person)] }
    held.delete(event)
  }
  Object.values(last).forEach(send)
}

/** Only a page that comes back gets the answer. A change that was not carried out is dispatched again there, and answered. */
async function send({ change, events }: { change: object; events: Event[] }): Promise<void> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  for (const [name, header] of Object.entries(TOKENS)) {
    const token = cookie(name)
    if (token) headers[setting(header, name, 'headers')] = token
  }
  const base =
    document.querySelector('shop-header,shop-minicart')?.getAttribute('api-base') ??
    document.documentElement.dataset.apiBase ??
    readJsonBlock(document).apiBase ??
    ''
  let isMade: unknown
  try {
    const response = await fetch(`${(base as string).replace(/\/+$/, '')}/service/cart/api/cart`, {
      method: 'PUT',
      headers,
      body: JSON.stringify(change),
      credentials: 'include',
      keepalive: true,
      cache: 'no-store',
      redirect: 'error',
    })
    isMade = (await response.json()).cart
  } catch {
    // Not reached, or answered by something else.
  }
  for (const event of events as CustomEvent[]) {
    const detail = { requestId: event.detail.requestId, ok: true }
    window.dispatchEvent(isMade ? new CustomEvent('shop-cart-change-result', { detail }) : event)
  }
  window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
}

/** For loader and entries: whoever comes first sends, and nothing is held any more. */
export const sendHeldOnLeave = (): void => addEventListener('pagehide', sendHeld)
