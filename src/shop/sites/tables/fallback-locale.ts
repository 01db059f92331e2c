// Written by `npm run sites` from the country files; do not edit.
import type { SiteFacts } from '../site.ts'
import type { LOCALE } from './locale.ts'

export const FALLBACK_LOCALE: { readonly [Of in keyof typeof LOCALE]?: NonNullable<SiteFacts['fallbackLocale']> } = {
  AT: "de-DE",
  CH: "de-DE",
}
