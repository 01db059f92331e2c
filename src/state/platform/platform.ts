/** The platform, as the page root names it or by the window's width (PART-35, PART-37). */
import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import { joinCleanups, on } from '../../page/browser/on.ts'
import { observePageRoot } from '../../page/configuration/page-root.ts'
import { pageRootValue } from '../../page/configuration/settings.ts'
import { warn } from '../../page/configuration/warn.ts'
import {
  DEFAULT_PLATFORM,
  isPlatform,
  PLATFORMS,
  type Platform,
  platformByWidth,
} from '../../shop/platform/platform.ts'
import { sharedConnection } from '../store.ts'

const byWidthAtom = atom<Platform>(DEFAULT_PLATFORM)

/** The platform that the page root names, if any. Without one, style sheets go by the width, as `platformAtom` does. */
export const namedPlatformAtom: Atom<Platform | undefined> = atom<Platform | undefined>(undefined)
/** To be written here only. */
const namedAtom = namedPlatformAtom as PrimitiveAtom<Platform | undefined>
export const platformAtom = atom((get) => get(namedAtom) ?? get(byWidthAtom))

/** Ignores an unknown name, with a warning (PART-36). */
function namedPlatform(): Platform | undefined {
  const named = pageRootValue('platform')
  if (isPlatform(named)) return named
  if (named) warn(`page root data-platform: "${named}" is none of ${PLATFORMS.join(', ')}; the width decides.`)
}

/** Follows the page root and the window's width. Returns the cleanup. */
export const connectPlatform = sharedConnection((store) => {
  const update = () => {
    store.set(namedAtom, namedPlatform())
    store.set(byWidthAtom, platformByWidth(window.innerWidth))
  }
  update()
  return joinCleanups(observePageRoot(update), on(window, 'resize', update))
})
