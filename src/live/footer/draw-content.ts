import { reportError } from '../../page/events/events.ts'
import type { FooterContent } from '../../shop/footer/footer.ts'
import { addDrawingsAtom, drawingsAtom } from '../../state/footer/footer.ts'
import type { Store } from '../../state/store.ts'
import { type FooterOptions, iconKeys, unknownLogos } from '../../view/footer/footer-content.tsx'
import { BUILT_IN_DRAWINGS } from '../../view/footer/footer-drawings.late.ts'

const report = (code: 'UNKNOWN_ICON' | 'UNKNOWN_LOGO', message: string) => reportError('shop-footer', code, message)

/**
 * Draws the icons of a content: the built-in ones at once, those of the service when their code has come. What it can't show is
 * reported: an icon (FOOTER-23), a logo (FOOTER-25).
 */
export function drawContent(store: Store, content: FooterContent, options: FooterOptions): void {
  const missing = () => iconKeys(content, options).filter((name) => !(name in store.get(drawingsAtom)))
  if (missing().length > 0) store.set(addDrawingsAtom, BUILT_IN_DRAWINGS)
  if (missing().length > 0)
    import('../../view/footer/service-drawings.late.ts').then(
      ({ SERVICE_DRAWINGS }) => {
        store.set(addDrawingsAtom, SERVICE_DRAWINGS)
        for (const _ of missing()) report('UNKNOWN_ICON', 'An icon of the content is unknown.')
      },
      (error) => report('UNKNOWN_ICON', `An icon of the content can't be loaded (${error}).`),
    )
  for (const _ of unknownLogos(content, options)) report('UNKNOWN_LOGO', 'A logo of the content is unknown.')
}
