import { on } from '../../page/browser/on.ts'
import { failedPicturesAtom } from '../../state/navigation/navigation-flyout.ts'
import type { LiveElement } from '../live-element.ts'

/** Runs when the page has moved the header, which removes what is open from the top layer, or the row has got other items. Returns the cleanup. */
export function followPage({ host }: Pick<LiveElement, 'host'>, bar: Element, run: () => void): () => void {
  const observer = new MutationObserver(run)
  observer.observe(host.getRootNode(), { childList: true, subtree: true })
  observer.observe(bar, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Pictures come and fail: their events do not bubble, so one listener hears them all on their way down. Returns the cleanup. */
export const watchPictures = (node: Element, store: LiveElement['store']): (() => void) =>
  on(
    node,
    'load error',
    ({ type, target }) => {
      if (!(target instanceof HTMLImageElement)) return
      // Without a render: nothing but the placeholder's colour goes.
      if (type === 'load') target.parentElement?.classList.add('navigation-card__picture--loaded')
      else store.set(failedPicturesAtom, (before) => new Set([...before, target.getAttribute('src') ?? '']))
    },
    { capture: true },
  )
