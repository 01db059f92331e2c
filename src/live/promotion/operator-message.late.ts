/** Whether an operator's message is shown on this page to this visitor: code that comes with a message. */
import { toJson } from '../../page/browser/json.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { OperatorMessage, Promotion } from '../../shop/promotion/promotion.ts'
import { addressAtom } from '../../state/page-facts.ts'
import { type PromotionState, promotionAtom } from '../../state/promotion/promotion.ts'
import { messageView } from '../../view/promotion/campaign.late.tsx'
import { operatorMessage } from '../../view/promotion/operator-message.tsx'
import { promotionRequest } from '../../view/promotion/promotion-place.tsx'
import type { Acting } from '../action.ts'
import type { LiveElement } from '../live-element.ts'
import rules from './operator-message.css'

messageView.show = operatorMessage

/** In session storage, by site. */
const keyOf = (site: string) => `shop.messageClosed.${site}`
/** A message that runs, and is not shown. */
const HIDDEN: PromotionState = { status: 'none' }
/** A message is closed for this page view where nothing can be stored. */
const closed: Record<string, string> = {}
/** The places that each element watches already. */
const watched = new WeakMap<object, unknown>()

type Running = PromotionState & { promotion: OperatorMessage }

const isMessage = (state: PromotionState): state is Running =>
  state.status === 'running' && (state.promotion as Promotion).layout === 'message'

/** The text that tells a message from a new one (PROMO-47). */
const textOf = ({ promotion: { level = 'note', text, link } }: Running) => toJson([level, text, link ?? null])

function closedText(site: string): string | null | undefined {
  try {
    return closed[site] ?? sessionStorage.getItem(keyOf(site))
  } catch {
    return undefined
  }
}

/** Without paths each page shows it (PROMO-45). */
const isMeantFor = ({ pathname }: Location, paths: readonly string[]) =>
  paths.length === 0 ||
  paths.some((path) => (path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path))

/** Hides a message that is closed, or meant for other pages, and shows it again where the page's address changes. */
export function watchMessage(element: LiveElement<HeaderProps>): void {
  const { store, props, root } = element
  const request = promotionRequest(props, 'message')
  if (!request || watched.get(element) === request.id) return
  watched.set(element, request.id)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  const stateAtom = promotionAtom(request)
  let running: Running | undefined
  const decide = () => {
    const state = store.get(stateAtom)
    if (state !== HIDDEN) running = isMessage(state) ? state : undefined
    if (!running) return
    const isShown = closedText(props.site) !== textOf(running) && isMeantFor(location, running.promotion.paths)
    store.set(stateAtom, isShown ? running : HIDDEN)
  }
  element.onEnd(store.sub(stateAtom, decide), store.sub(addressAtom, decide), () => watched.delete(element))
  decide()
}

/** A message that was closed stays away for the session; another one shows (PROMO-47). */
export function closeMessage({ store, props }: Acting): void {
  const request = promotionRequest(props as never, 'message')
  const state = request && store.get(promotionAtom(request))
  if (!request || !state || !isMessage(state)) return
  closed[props.site] = textOf(state)
  try {
    sessionStorage.setItem(keyOf(props.site), textOf(state))
  } catch {
    // Full or blocked: the next page shows it again.
  }
  store.set(promotionAtom(request), HIDDEN)
}
