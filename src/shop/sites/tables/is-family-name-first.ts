// Written by `npm run sites` from the country files; do not edit.
import type { SiteFacts } from '../site.ts'
import type { LOCALE } from './locale.ts'

export const IS_FAMILY_NAME_FIRST: { readonly [Of in keyof typeof LOCALE]?: NonNullable<SiteFacts['isFamilyNameFirst']> } = {
  HU: true,
}
