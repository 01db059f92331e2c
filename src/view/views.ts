/** All views by the names of their hooks: `data-live="name"`, or `data-live="name:key"` where several elements have one. */
import { type Atom, atom } from 'jotai/vanilla'
import { contentLink, countryLink, footerFrame, footerIcon, viewChanger } from './footer/footer.tsx'
import {
  appBanner,
  appBannerLink,
  cartBadge,
  cartDetails,
  flyoutIcon,
  headerBack,
  headerBar,
  visitorDetails,
  visitorLabel,
} from './header/header-controls.tsx'
import { navigationList } from './navigation/navigation-list.tsx'
import { promotionPlace } from './promotion/promotion-place.tsx'
import { voucherButton, voucherLabel, voucherStatus } from './promotion/voucher.ts'
import { searchField } from './search/search-field.ts'
import type { Shown, View, ViewContext } from './view.ts'

export const VIEWS = {
  'app-banner': appBanner,
  'app-banner.link': appBannerLink,
  'header.bar': headerBar,
  'header.back': headerBack,
  'flyout-icon': flyoutIcon,
  'cart-icon.badge': cartBadge,
  'cart-icon.details': cartDetails,
  'visitor-icon.label': visitorLabel,
  'visitor-icon.details': visitorDetails,
  'search.field': searchField,
  'navigation.list': navigationList,
  'promotion.place': promotionPlace,
  'voucher.button': voucherButton,
  'voucher.label': voucherLabel,
  'voucher.status': voucherStatus,
  footer: footerFrame,
  drawing: footerIcon,
  link: contentLink,
  country: countryLink,
  'view-changer': viewChanger,
} as const satisfies Record<string, View>

export type ViewName = keyof typeof VIEWS

/** The value of the attribute `data-live`. */
export const hookOf = (name: ViewName, key: string): string => (key ? `${name}:${key}` : name)

/** The view and the key of a hook; undefined for one of another release. */
export function viewOf(hook: string): { view: View; key: string } | undefined {
  const [name = '', ...key] = hook.split(':')
  return Object.hasOwn(VIEWS, name) ? { view: VIEWS[name as ViewName], key: key.join(':') } : undefined
}

export const shownAtom = (view: View, key: string, context: ViewContext): Atom<Shown> =>
  atom((get) => view(get, context, key))
