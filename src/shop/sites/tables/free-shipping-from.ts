// Written by `npm run sites` from the country files; do not edit.
import type { SiteFacts } from '../site.ts'
import type { LOCALE } from './locale.ts'

export const FREE_SHIPPING_FROM: { readonly [Of in keyof typeof LOCALE]?: NonNullable<SiteFacts['freeShippingFrom']> } = {
  DE: 20,
  AT: 20,
  CH: 30,
  CH_FR: 30,
  TR: 175,
}
