import type { FooterProps } from '../../page/configuration/tables/shop-footer.ts'
import { viewUrl } from '../../shop/footer/view-changer.ts'
import { footerContentAtom } from '../../state/footer/footer.ts'
import { viewSettingsAtom } from '../../state/footer/footer-facts.ts'
import { addressAtom } from '../../state/page-facts.ts'
import type { View } from '../view.ts'

/**
 * Leads to the desktop view or the mobile one (FOOTER-41, FOOTER-42); which of them is offered the style sheet decides, by the platform (FOOTER-40).
 * `key`: `toDesktop` or `toMobile`. Without script it is as painted, since the page's address is not known.
 */
export const viewChanger: View<FooterProps> = (get, { props }, key) => {
  const address = get(addressAtom)
  const settings = get(viewSettingsAtom)
  const isToMobile = key === 'toMobile'
  const text = get(footerContentAtom(props.contentId)).content?.viewChanger?.[isToMobile ? key : 'toDesktop']
  const url = address && viewUrl(address, settings, isToMobile)
  return {
    attributes: url ? { href: url.href, hidden: !isToMobile && url.isDesktopForced ? '' : undefined } : {},
    children: text ? [text] : undefined,
  }
}
