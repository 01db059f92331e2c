// Written by `npm run sites` from the country files; do not edit.
import type { SiteFacts } from '../site.ts'
import type { LOCALE } from './locale.ts'

export const FOOTER: Readonly<Record<keyof typeof LOCALE, SiteFacts['footer']>> = {
  DE: {"logos":{"payment":"visa mastercard amex paypal klarna invoice","delivery":"dhl hermes","quality":"trustedShops"},"contractPages":{"cancelContracts":"/pages/vertraege-kuendigen","withdrawContract":"/pages/vertrag-widerrufen"}},
  AT: {"logos":{"payment":"visa mastercard paypal klarna invoice","delivery":"post dpd","quality":"trustedShops"}},
  CH: {"logos":{"payment":"visa mastercard postFinance twint paypal invoice","delivery":"swissPost","quality":"trustedShops"}},
  CH_FR: {"logos":{"payment":"visa mastercard postFinance twint paypal invoice","delivery":"swissPost","quality":"trustedShops"}},
  PL: {"logos":{"payment":"visa mastercard blik przelewy24 cashOnDelivery","delivery":"inpost dpd","quality":"trustedShops"}},
  CZ: {"logos":{"payment":"visa mastercard applePay googlePay cashOnDelivery","delivery":"ppl packeta dpd","quality":"heureka"}},
  HU: {"logos":{"payment":"visa mastercard applePay paypal cashOnDelivery","delivery":"gls","quality":"arukereso"}},
  SK: {"logos":{"payment":"visa mastercard googlePay cashOnDelivery","delivery":"packeta dpd gls","quality":"heureka"},"hasSalesTaxNote":true},
  TR: {"logos":{"payment":"visa mastercard trAmex trBkm trTroy","delivery":"yurticikargo","quality":"etbis"},"linksAccount":true},
}
