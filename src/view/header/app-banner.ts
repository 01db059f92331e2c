/** The bar that offers the shop's app (HEADER-30): hidden until there is an app to offer. */
import { appOfferAtom } from '../../state/header/app-offer.ts'
import type { View } from '../view.ts'

export const appBanner: View = (get) => ({ attributes: { hidden: get(appOfferAtom) ? undefined : '' } })

export const appBannerLink: View = (get) => ({ attributes: { href: get(appOfferAtom) ?? '/' } })
