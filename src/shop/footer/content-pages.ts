import { LOGO_SOURCES } from './footer.ts'

/** The names that `links[site]` of the JSON block takes (CONFIG-26), as docs/elements.md lists them, and logos by their source. */
export const CONTENT_PAGES = [
  ...'card help stores community communityHome mobilePlan supermarketOffers'.split(' '),
  ...'voucherConditions privacy exampleNewsletter contact newsletterHint commercialMessages personalMarketing informationNotice'.split(
    ' ',
  ),
  ...'paymentMethods giftCards delivery tracking clickAndCollect returns warranty cardRegister privateCardRegister'.split(
    ' ',
  ),
  ...'coffeeSubscription about sustainability careers press imprint terms withdrawal accessibility'.split(' '),
  ...'withdrawContract cancelContracts guaranteeNotice guaranteeNoticePicture instagram facebook youtube pinterest'.split(
    ' ',
  ),
  ...LOGO_SOURCES,
]
