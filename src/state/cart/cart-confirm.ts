import { atom } from 'jotai'
import { toJson } from '../../page/browser/json.ts'
import type { Tabs } from '../../page/browser/tabs.ts'
import type { Cart } from '../../shop/cart/cart.ts'
import { pageContextAtom } from '../page-context.ts'
import { confirmedCartAtom } from './cart.ts'
import { writeMirror } from './cart-mirror.ts'
import { personAtom } from './cart-person.ts'

export interface ServerWord {
  cart: Cart
  /** When the server was asked. */
  asked: number
  /** Other tabs know it, or ask themselves: two of them could go on telling each other for ever. */
  isEcho?: boolean | undefined
}

/** The other tabs of this site, while there is a connection to them. */
export const tabsAtom = atom<Tabs | undefined>(undefined)

/** When the server's last word was heard: what another tab asked for later is newer for certain. */
export const heardAtAtom = atom(0)

/** The server's word on the cart: shown, kept, and told to the other tabs when it is news. */
export const confirmCartAtom = atom(null, (get, set, { cart, asked, isEcho }: ServerWord) => {
  const context = get(pageContextAtom)
  if (!context) return
  const before = get(confirmedCartAtom)
  const isNews = before.status !== 'known' || toJson(before.cart) !== toJson(cart)
  set(heardAtAtom, Date.now())
  if (isNews) set(confirmedCartAtom, { status: 'known', cart })
  const kept = writeMirror(context.site, get(personAtom), cart)
  if (isNews && !isEcho) get(tabsAtom)?.tell({ ...kept, asked })
})
