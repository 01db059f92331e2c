/** The platform, from the page's root or by the window's width (specification 1 §4). */
import { atom } from 'jotai'
import { observePageRoot } from '../page/configuration/page-root.ts'
import { pageRootValue } from '../page/configuration/settings.ts'
import { warn } from '../page/configuration/warn.ts'
import { DEFAULT_PLATFORM, isPlatform, PLATFORMS, type Platform, platformByWidth } from '../shop/platform/platform.ts'
import type { Store } from './store.ts'

const byWidthAtom = atom<Platform>(DEFAULT_PLATFORM)
const namedAtom = atom<Platform | undefined>(undefined)

/** What the page's root says; where it says nothing, style sheets follow the width as `platformAtom` does. */
export const namedPlatformAtom = atom((get) => get(namedAtom))
export const platformAtom = atom((get) => get(namedAtom) ?? get(byWidthAtom))

function namedPlatform(): Platform | undefined {
  const named = pageRootValue('platform')
  if (isPlatform(named)) return named
  if (named) warn(`page root data-platform: "${named}" is none of ${PLATFORMS.join(', ')}; the width decides.`)
}

/** Follows the page's root and the window's width; returns what ends it. */
export function connectPlatform(store: Store): () => void {
  const update = () => {
    store.set(namedAtom, namedPlatform())
    store.set(byWidthAtom, platformByWidth(window.innerWidth))
  }
  update()
  window.addEventListener('resize', update)
  const endRoot = observePageRoot(update)
  return () => {
    window.removeEventListener('resize', update)
    endRoot()
  }
}
