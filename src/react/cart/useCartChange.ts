import { useStore } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { reportMissingCode } from '../../page/events/events.ts'
import { loadChanges } from '../../state/cart/cart-connection.ts'

type Order = Parameters<Awaited<ReturnType<typeof loadChanges>>['changeCartAtom']['write']>[2]

/** Changes the cart, by code that comes once the cart shows. Where that can't be loaded the visitor goes on to the cart's page. */
export function useCartChange(cartUrl: string): (order: Order) => Promise<void> {
  const store = useStore()
  useEffect(() => {
    // A visitor who changes something tries again.
    loadChanges().catch(() => {})
  }, [])
  // Until the code is there each row is changed once.
  const waiting = useRef(new Set<string | undefined>())
  return useCallback(
    async (order) => {
      const { key } = order
      if (waiting.current.has(key)) return
      waiting.current.add(key)
      try {
        const { changeCartAtom } = await loadChanges()
        store.set(changeCartAtom, order)
      } catch (error) {
        reportMissingCode('shop-minicart', error)
        location.assign(cartUrl)
      } finally {
        waiting.current.delete(key)
      }
    },
    [store, cartUrl],
  )
}
