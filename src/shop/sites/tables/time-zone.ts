// Written by `npm run sites` from the country files; do not edit.
import type { SiteFacts } from '../site.ts'
import type { LOCALE } from './locale.ts'

export const TIME_ZONE: Readonly<Record<keyof typeof LOCALE, SiteFacts['timeZone']>> = {
  DE: "Europe/Berlin",
  AT: "Europe/Vienna",
  CH: "Europe/Zurich",
  CH_FR: "Europe/Zurich",
  PL: "Europe/Warsaw",
  CZ: "Europe/Prague",
  HU: "Europe/Budapest",
  SK: "Europe/Bratislava",
  TR: "Europe/Istanbul",
}
