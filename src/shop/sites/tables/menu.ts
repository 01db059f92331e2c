// Written by `npm run sites` from the country files; do not edit.
import type { SiteFacts } from '../site.ts'
import type { LOCALE } from './locale.ts'

export const MENU: { readonly [Of in keyof typeof LOCALE]?: NonNullable<SiteFacts['menu']> } = {
  DE: {"mobilePlan":"/mobile","community":"/community","supermarketOffers":"/pages/supermarkt-angebote"},
  TR: {"hidesCard":true,"hidesHelp":true},
}
