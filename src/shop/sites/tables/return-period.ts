// Written by `npm run sites` from the country files; do not edit.
import type { SiteFacts } from '../site.ts'
import type { LOCALE } from './locale.ts'

export const RETURN_PERIOD: { readonly [Of in keyof typeof LOCALE]?: NonNullable<SiteFacts['returnPeriod']> } = {
  CH: {"count":3,"unit":"months"},
  CH_FR: {"count":3,"unit":"months"},
  PL: {"count":30,"unit":"days"},
  HU: {"count":30,"unit":"days"},
}
