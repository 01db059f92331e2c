import { useAtomValue, useStore } from 'jotai'
import { atom } from 'jotai/vanilla'
import {
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { rowLimitOf } from '../../live/cart/row-limit.ts'
import { onceNear } from '../../page/browser/once-near.ts'
import { whenSeen } from '../../page/browser/when-seen.ts'
import type { MiniCartProps } from '../../page/configuration/tables/shop-minicart.ts'
import { loadChanges } from '../../state/cart/cart-connection.ts'
import { changeFailureAtom } from '../../state/cart/cart-outcomes.ts'
import { shownRowsAtom } from '../../state/cart/cart-panel.ts'
import { pageTypeAtom } from '../../state/page-facts.ts'
import type { CartContext } from '../../view/cart/cart-parts.ts'
import { cartPanel, MORE_ROWS } from '../../view/cart/panel.ts'
import type { ViewNode } from '../../view/view.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useAtomNow } from '../shell/useAtomNow.ts'
import { reactProps, useViewContext } from '../shell/useView.tsx'
import { startRipple } from '../ui/action/ripple.ts'
import { cartElement } from './cart-element.tsx'
import { useCartActions } from './useCartActions.ts'
import { useFocusRecovery } from './useFocusRecovery.ts'

/** The panel of the cart, shown at once (MINICART-1); nothing on the basket page unless requested (MINICART-2). */
export function MiniCart({ openOnPage }: MiniCartProps) {
  const { isHydrated } = useElement()
  const type = useAtomValue(pageTypeAtom)
  return isHydrated && (openOnPage || type !== 'basket') && <Panel />
}

/** What the view shows (src/view/cart/panel.ts). What its parts do is done here, for all of them. */
function Panel(): ReactNode {
  const panel = useRef<HTMLDivElement>(null)
  const shown = useShownPanel()
  const act = useCartActions(panel)
  const listeners = useFocusRecovery(panel, shown)
  useFailureSeen(panel)
  return createElement(
    shown.tag,
    {
      ref: panel,
      ...reactProps(shown.attributes),
      ...listeners,
      onClick: ({ target }: { target: Element }) => act(target),
      onPointerDown({ target, clientX, clientY }: React.PointerEvent<Element>) {
        const button = (target as Element).closest<HTMLElement>('.button, .icon-button')
        if (button) startRipple({ currentTarget: button, clientX, clientY })
      },
    },
    ...shown.children.map(cartElement),
  )
}

/**
 * The first rows at once, the others in steps (MINICART-44). Each step is a transition, which typing and scrolling interrupt, so that a huge
 * list never blocks the page.
 */
function useShownPanel(): ViewNode {
  const { host } = useElement()
  const context = useViewContext() as CartContext
  const [limit, setLimit] = useState(() => rowLimitOf(host))
  const isPartial = limit < useAtomNow(shownRowsAtom).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendered step begins the next one.
  useLayoutEffect(() => {
    if (isPartial) startTransition(() => setLimit((before) => before + MORE_ROWS))
  }, [isPartial, limit])
  return useAtomNow(useMemo(() => atom((get) => cartPanel(get, context, limit)), [context, limit]))
}

/** The error of the last change stays until its time is over, which begins when it is seen (CART-17, MINICART-49). */
function useFailureSeen(panel: { readonly current: HTMLElement | null }): void {
  const store = useStore()
  const failure = useAtomNow(changeFailureAtom)
  useEffect(() => {
    const notice = panel.current?.querySelector('.minicart__failure')
    const see = async () => {
      await whenSeen()
      const { seeFailureAtom } = await loadChanges()
      if (failure) store.set(seeFailureAtom, failure)
    }
    if (notice) return onceNear(notice, () => void see(), '0px')
  }, [failure, store, panel])
}
