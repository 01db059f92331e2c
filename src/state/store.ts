import { createStore } from 'jotai/vanilla'
import type { Site } from '../shop/sites/sites.ts'

export type Store = ReturnType<typeof createStore>

const stores = new Map<Site, Store>()

/** One store per site and page: elements of one site share what is known, elements of another site never see it. */
export function storeOf(site: Site): Store {
  const store = stores.get(site) ?? createStore()
  stores.set(site, store)
  return store
}
