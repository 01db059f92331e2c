import { onceNear } from '../../page/browser/once-near.ts'
import type { FooterProps } from '../../page/configuration/tables/shop-footer.ts'
import { reportMissingCode } from '../../page/events/events.ts'
import { addDrawingsAtom, drawingsAtom } from '../../state/footer/drawings.ts'
import { viewOf } from '../../view/views.ts'
import type { LiveElement } from '../live-element.ts'

/** Loads the drawings of the icons, for which a fragment has room only, when they are nearly in sight (FOOTER-46). Returns the cleanup. */
export function drawIcons({ root, store, host, tag }: LiveElement<FooterProps>): () => void {
  const isMissing = () => {
    const drawn = store.get(drawingsAtom)
    return [...root.querySelectorAll('[data-live^=drawing]')].some(
      (hooked) => !drawn[viewOf(hooked.getAttribute('data-live') ?? '')?.key ?? ''],
    )
  }
  const load = async () => {
    try {
      store.set(addDrawingsAtom, (await import('../../view/footer/footer-drawings.late.ts')).BUILT_IN_DRAWINGS)
      // Icons of the services' content.
      if (isMissing())
        store.set(addDrawingsAtom, (await import('../../view/footer/service-drawings.late.ts')).SERVICE_DRAWINGS)
    } catch (error) {
      reportMissingCode(tag, error)
    }
  }
  return onceNear(host, () => void load())
}
