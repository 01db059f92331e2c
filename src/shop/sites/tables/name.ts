// Written by `npm run sites` from the country files; do not edit.
import type { SiteFacts } from '../site.ts'
import type { LOCALE } from './locale.ts'

export const NAME: Readonly<Record<keyof typeof LOCALE, SiteFacts['name']>> = {
  DE: "Deutschland",
  AT: "Österreich",
  CH: "Schweiz",
  CH_FR: "Suisse",
  PL: "Polska",
  CZ: "Česko",
  HU: "Magyarország",
  SK: "Slovensko",
  TR: "Türkiye",
}
