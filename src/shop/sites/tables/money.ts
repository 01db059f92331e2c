// Written by `npm run sites` from the country files; do not edit.
import type { SiteFacts } from '../site.ts'
import type { LOCALE } from './locale.ts'

export const MONEY: Readonly<Record<keyof typeof LOCALE, SiteFacts['money']>> = {
  DE: {"currency":"EUR","symbol":"€","thousands":".","decimals":",","isSymbolHiddenByDefault":true},
  AT: {"currency":"EUR","symbol":"€","thousands":".","decimals":","},
  CH: {"currency":"CHF","symbol":"CHF","isSymbolFirst":true,"thousands":"'","decimals":"."},
  CH_FR: {"currency":"CHF","symbol":"CHF","isSymbolFirst":true,"thousands":"'","decimals":"."},
  PL: {"currency":"PLN","symbol":"zł","thousands":"\u00a0","decimals":","},
  CZ: {"currency":"CZK","symbol":"Kč","thousands":"\u00a0","decimals":""},
  HU: {"currency":"HUF","symbol":"Ft","thousands":"\u00a0","decimals":""},
  SK: {"currency":"EUR","symbol":"€","thousands":".","decimals":","},
  TR: {"currency":"TRY","symbol":"TL","thousands":".","decimals":","},
}
