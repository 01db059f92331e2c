/**
 * Sends the cart changes that are held while code loads, when the page is left (CART-22). In the loader and in the entries, and
 * without the code that they wait for: it reads the few settings that it needs itself.
 */
import { blockSetting, ownBlock, settingCookie } from '../../page/configuration/block-setting.ts'
import { isOwnOrigin } from '../../page/configuration/own-origin.ts'
import { newKey } from '../../page/events/change-key.ts'
import { type HeldChange, heldChanges, release } from '../../page/events/held-changes.ts'
import { send } from '../../page/events/send.ts'

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
  const [name = '', more] = Object.keys(Object(change))
  const given = Object(Object(change)[name])
  return !more && !!BODIES[name]?.split(' ').every((field) => isRight(field, given[field]))
}

/** What a change is about: it without its number or boolean. */
const itemOf = (body: object) => JSON.stringify(body, (_, value) => (/^[nb]/.test(typeof value) ? 0 : value))

const TOKENS: Record<string, string> = { longTermToken: 'X-Long-Term-Token', csrfToken: 'X-CSRF-Token' }

/** The token that identifies the person, empty without one (CART-28). */
export const personToken = (): string => settingCookie('longTermToken') ?? ''

/** The same event once more, of the same person. */
export const again = ({ type, detail, person, key }: HeldChange, next: unknown = detail): HeldChange =>
  Object.assign(new CustomEvent(type, { detail: next }), { person, key })

/** Of several changes to one item only the last is sent: requests that run beside each other may overtake one another. */
function sendHeld(): void {
  const ofItems: Record<string, HeldChange[]> = {}
  // Read once: another tab may log somebody else in at any time.
  const tokens = Object.keys(TOKENS).map(settingCookie)
  for (const event of [...heldChanges()]) {
    const { person, detail } = event
    const change = detail?.change
    // What belongs to another person, or is none of the five, is refused when the page comes back.
    if (!isChange(change) || (person && person !== tokens[0])) continue
    const item = itemOf(change)
    ofItems[item] ??= []
    // What has been sent before is older than all that was made since.
    ofItems[item][event.key ? 'unshift' : 'push'](event)
    release(event)
  }
  heldChanges().sent = Promise.all(Object.values(ofItems).map((events) => put(events, tokens)))
}

/**
 * Sends the last of the changes to an item. Only a page that comes back gets the answer. What was not confirmed is dispatched
 * again there, and answered: the last one for all, under its key (CART-50), since an earlier one might undo it.
 */
async function put(events: HeldChange[], tokens: (string | undefined)[]): Promise<void> {
  const last = events.at(-1) as HeldChange
  const { change } = last.detail
  last.key ??= newKey()
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  for (const [index, name] of Object.keys(TOKENS).entries()) {
    const token = tokens[index]
    if (token) headers[blockSetting('headers', name, TOKENS[name])] = token
  }
  const base =
    document.querySelector('shop-header,shop-minicart')?.getAttribute('api-base') ??
    document.documentElement.dataset.apiBase ??
    ownBlock().apiBase ??
    ''
  if (isOwnOrigin(base)) headers['Idempotency-Key'] = last.key
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
  for (const { detail } of events) {
    const { requestId } = detail
    if (isMade) send('shop-cart-change-result', { requestId, ok: true })
    else dispatchEvent(again(last, { requestId, change }))
  }
  send('cartTriggerUpdate')
}

/** For loader and entries: whoever comes first sends, and nothing is held any more. */
export const sendHeldOnLeave = (): void => addEventListener('pagehide', sendHeld)
