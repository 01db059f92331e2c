import { onceNear } from '../../page/browser/once-near.ts'
import type { FooterProps } from '../../page/configuration/tables/shop-footer.ts'
import { reportMissingCode } from '../../page/events/events.ts'
import { addDrawingsAtom } from '../../state/footer/drawings.ts'
import type { LiveElement } from '../live-element.ts'

/** Loads the drawings of the icons, for which most fragments have room only, when they are nearly in sight (FOOTER-46). Returns the cleanup. */
export function drawIcons({ root, store, host, tag }: LiveElement<FooterProps>): () => void {
  const isMissing = () =>
    [...root.querySelectorAll('[data-live^=drawing]')].some(({ firstElementChild }) => !firstElementChild)
  const load = async () => {
    try {
      if (isMissing())
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
