// Written by `npm run sites` from the country files; do not edit.
import type { SiteFacts } from '../site.ts'
import type { LOCALE } from './locale.ts'

export const SHOP_URL: Readonly<Record<keyof typeof LOCALE, SiteFacts['shopUrl']>> = {
  DE: "https://www.shop.example/",
  AT: "https://www.shop.at.example/",
  CH: "https://www.shop.ch.example/",
  CH_FR: "https://fr.shop.ch.example/",
  PL: "https://www.shop.pl.example/",
  CZ: "https://www.shop.cz.example/",
  HU: "https://www.shop.hu.example/",
  SK: "https://www.shop.sk.example/",
  TR: "https://www.shop.tr.example/",
}
