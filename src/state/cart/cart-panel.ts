/** State of a site's mini carts besides the cart: places of rows, the last deletion, pictures that have failed. */
import { atom } from 'jotai/vanilla'
import type { DeletedItem } from './cart-machine.ts'
import { REFETCH } from './cart-machine.ts'
import { deletedItemsAtom } from './cart-outcomes.ts'
import { type CartRow, cartRowsAtom, inPlaces } from './cart-rows.ts'
import { cartStateAtom } from './cart-store.ts'

/** Each store has its own: an atom's first value would be that of all. */
const placesAtom = atom(() => ({ rows: [] as readonly CartRow[] }))
const closesAtom = atom(0)

/** The rows, each in its place until the flyout closes (MINICART-68). */
export const shownRowsAtom = atom((get) => {
  get(closesAtom)
  const places = get(placesAtom)
  places.rows = inPlaces(get(cartRowsAtom), places.rows)
  return places.rows
})

/** The flyout has closed. */
export const forgetPlacesAtom = atom(null, (get, set) => {
  get(placesAtom).rows = []
  set(closesAtom, (count) => count + 1)
})

const deletionsAtom = atom(() => ({ known: new WeakMap<DeletedItem, number>(), count: 0 }))

/** The last deletion with its number, until it is undone or over: each is announced once (MINICART-34). */
export const lastDeletionAtom = atom((get) => {
  const deletions = get(deletionsAtom)
  const items = get(deletedItemsAtom)
  for (const item of items) {
    if (deletions.known.has(item)) continue
    deletions.count += 1
    deletions.known.set(item, deletions.count)
  }
  const { known, count } = deletions
  const last = items.find((item) => known.get(item) === count)
  return last && { item: last.item, number: count }
})

/** The page or the shopper tries again to read the cart, whatever the service has kept (MINICART-9). */
export const isRetryingAtom = atom((get) => get(cartStateAtom).refetch?.rank === REFETCH.forced)

/** Something is being changed, or just was. */
export const isChangingAtom = atom((get) => {
  const { pending, deleted, failure } = get(cartStateAtom)
  return pending.length > 0 || deleted.length > 0 || failure !== undefined
})

/** Addresses of pictures that could not be loaded. */
export const failedPicturesAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Whether the picture of an address could be loaded. */
export const notePictureAtom = atom(null, (get, set, address: string, isLoaded: boolean) => {
  const failed = get(failedPicturesAtom)
  if (failed.has(address) !== isLoaded) return
  const others = [...failed].filter((one) => one !== address)
  set(failedPicturesAtom, new Set(isLoaded ? others : [...others, address]))
})
