import { useStore } from 'jotai'
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
import { onceNear } from '../../page/browser/moments.ts'
import { whenSeen } from '../../page/browser/when-seen.ts'
import { loadChanges } from '../../state/cart/cart-connection.ts'
import { changeFailureAtom } from '../../state/cart/cart-outcomes.ts'
import { shownRowsAtom } from '../../state/cart/cart-panel.ts'
import type { CartContext } from '../../view/cart/cart-parts.ts'
import { FIRST_ROWS, MORE_ROWS, panelAtom, ROWS } from '../../view/cart/panel.ts'
import type { ViewNode } from '../../view/view.ts'
import { useElement } from '../shell/ElementContext.ts'
import { reactProps, useAtomNow, useViewContext } from '../shell/useView.tsx'
import { startRipple } from '../ui/action/ripple.ts'
import { cartElement } from './cart-element.tsx'
import { useCartActions } from './useCartActions.ts'
import { useFocusRecovery } from './useFocusRecovery.ts'

/** The panel of the cart, shown at once (MINICART-1). */
export function MiniCart() {
  const { isHydrated } = useElement()
  const shown = useShownPanel()
  return isHydrated && shown && <Panel shown={shown} />
}

/** The nodes of the view (src/view/cart/panel.ts), with one listener for all that its parts do. */
function Panel({ shown }: { shown: ViewNode }): ReactNode {
  const panel = useRef<HTMLDivElement>(null)
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
function useShownPanel(): ViewNode | undefined {
  const { host } = useElement()
  const context = useViewContext() as CartContext
  const [limit, setLimit] = useState(() => rowsIn(host))
  const isPartial = limit < useAtomNow(shownRowsAtom).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendered step begins the next one.
  useLayoutEffect(() => {
    if (isPartial) startTransition(() => setLimit((before) => before + MORE_ROWS))
  }, [isPartial, limit])
  return useAtomNow(useMemo(() => panelAtom(context, limit), [context, limit]))
}

/** As many rows as the live layer has written into a list, or as are shown at once. */
function rowsIn(host: HTMLElement | undefined): number {
  const lists = host?.shadowRoot?.querySelectorAll(`.${ROWS}`) ?? []
  return Math.max(FIRST_ROWS, ...[...lists].map(({ children }) => children.length))
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
