/** Faults that the product could have, each of which some life must find. */

export interface Plant {
  /** The rule that it breaks, and how. */
  what: string
  file: string
  /** Once in the file. */
  from: string | RegExp
  to: string
}

const EFFECTS = 'src/state/cart/cart-effects.ts'
const CHANGES = 'src/state/cart/cart-changes.late.ts'
const TABS = 'src/state/cart/cart-tabs.ts'
const MIRROR = 'src/state/cart/cart-mirror.ts'
const MACHINE = 'src/state/cart/cart-change-machine.late.ts'
const CONNECTION = 'src/state/cart/cart-connection.ts'
const PERSON = 'src/state/visitor/person.late.ts'

const plant = (what: string, file: string, from: string | RegExp, to = ''): Plant => ({ what, file, from, to })

export const PLANTS: readonly Plant[] = [
  plant('CART-35: any cart of another tab is newer', TABS, ' && own && own === base'),
  plant('CART-35: the mirror may have had an older cart', TABS, 'own === base', 'own <= base'),
  plant('CART-35: a cart is taken over pending changes', TABS, 'pending.length === 0 && '),
  plant('CART-35: two tabs count alike', MIRROR, 'Math.random() * 1e9', '0'),
  plant('CART-68: versions start at the same number', MIRROR, 'mirrored + Math.random() * 1e9', 'mirrored || 6'),
  plant('CART-34: a cart is not broadcast', EFFECTS, 'get(tabChannelAtom)?.send({ ...record, base })'),
  plant('CART-28: nothing is forgotten with a new person', EFFECTS, "dispatch(set, { type: 'identified', person })"),
  plant('CART-30: queued changes of who has left are not refused', EFFECTS, /for \(const change of pending\) .*$/m),
  plant('CART-36: nothing is read after the back/forward cache', CONNECTION, 'if (isRestored || ', 'if ('),
  plant('CART-37: the count is dispatched each time', CONNECTION, 'if (recordItemCount(context.site, itemCount)) '),
  plant(
    'CART-46: a change need not be of who is there',
    CHANGES,
    'parsed && person && person !== personToken()',
    'false',
  ),
  plant('CART-22: what waits is not sent on leaving', CHANGES, "window.addEventListener('pagehide', sendWaiting)"),
  plant(
    'CART-7: an older read goes on beside a change',
    CHANGES,
    /abortRead\(get\)\n {2}if \(isOfAnother/,
    'if (isOfAnother',
  ),
  plant('CART-50: a change is named anew when it is sent', CHANGES, 'order.sentAs ?? newKey()', 'newKey()'),
  plant('CART-39: a change that was sent is dispatched again', CHANGES, 'if (release(event)) ', 'release(event);'),
  plant('CART-17: an error stays', CHANGES, /if \(failure && failure !== failureBefore\).*$/m),
  plant(
    'CART-18: a deleted item stays',
    CHANGES,
    /setTimeout\(\(\) => dispatch\(get, set, \{ type: 'deletionExpired.*$/m,
  ),
  plant('CART-11: two changes are sent at once', CHANGES, 'if (get(isSendingAtom)) return'),
  plant('CART-12: a change is merged into one that was sent', MACHINE, '!isSent(state, other)', 'true'),
  plant(
    'CART-14: nothing is read after 304',
    MACHINE,
    /return request\((succeed\(confirmOpt.*), REFETCH.own\)/,
    'return $1',
  ),
  plant('CART-50: a change has no key', 'src/api/cart/cart-change-call.ts', /if \(key && .*$/m),
  plant('CART-50: two changes have one number', 'src/api/cart/cart-change-call.ts', '(page.count ?? 0) + 1', '1'),
  plant(
    'EVENT-40: nobody looks who is there with the focus',
    PERSON,
    "window.addEventListener('focus', () => watch.look(), { signal })",
  ),
  plant('EVENT-40: what another tab has found is not heard', PERSON, /window.addEventListener\('storage', .*$/m),
  plant('FLYOUT-30: the name stays at a reset', PERSON, /store\.set\(visitorAtom, null\)\n {6}ask/, 'ask'),
]

/** The text of a source file with a fault in it. @throws when the file no longer has the place. */
export function planted({ file, what, from, to }: Plant, path: string, text: string): string {
  if (!path.endsWith(`/${file}`)) return text
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`"${what}" has no place in ${file}.`)
  return changed
}
