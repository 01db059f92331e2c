import type { FooterProps } from '../../page/configuration/tables/shop-footer.ts'
import { DEFAULT_VIEW_SETTINGS, desktopViewUrl, mobileViewUrl } from '../../shop/footer/view-changer.ts'
import { DEFAULT_PLATFORM } from '../../shop/platform/platform.ts'
import { footerContentAtom } from '../../state/footer/footer.ts'
import { viewSettingsAtom } from '../../state/footer/footer-facts.ts'
import { addressAtom } from '../../state/page-facts.ts'
import { namedPlatformAtom, platformAtom } from '../../state/platform/platform.ts'
import { node, type View } from '../view.ts'

/** Without JavaScript the page's address is not known. */
const PAINTED_HREF = `?${DEFAULT_VIEW_SETTINGS.desktopParameter}`

/** Leads to the desktop view, or back from it (FOOTER-41, FOOTER-42). Who has the desktop view already is offered the mobile one, or nothing (FOOTER-57). */
export const viewChanger: View<FooterProps> = (get, { props, text }) => {
  const address = get(addressAtom)
  const settings = get(viewSettingsAtom)
  const isDesktopPage = get(namedPlatformAtom) === DEFAULT_PLATFORM
  const mobile = address && mobileViewUrl(address, settings, isDesktopPage)
  if (address && !mobile && get(platformAtom) === DEFAULT_PLATFORM) return { children: [] }
  const desktop = address ? desktopViewUrl(address, settings) : PAINTED_HREF
  const { toDesktop, toMobile } = get(footerContentAtom(props.contentId)).content?.viewChanger ?? {
    toDesktop: text('footer.view.toDesktop'),
    toMobile: text('footer.view.toMobile'),
  }
  return {
    children: [node('a', { class: 'footer__link', href: mobile || desktop }, mobile ? toMobile : toDesktop)],
  }
}
