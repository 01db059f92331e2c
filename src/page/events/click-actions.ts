const NAME = 'the name of a button or link'
const TERM = 'the search term, with `*` for what may name somebody'
const ARTICLE = 'the name of an article'

/** Records of clicks (EVENT-26): by action, what the label is. docs/privacy.md is written from it, and a test compares it with the markup. */
export const CLICK_ACTIONS: Readonly<Record<string, string>> = {
  icon: NAME,
  level: 'the titles of the entries that lead to an opened level, with ` / ` between them',
  navigation: 'the title of an entry',
  app_banner: NAME,
  store_finder: NAME,
  user_menu: NAME,
  search: TERM,
  search_all: TERM,
  search_term: TERM,
  search_product: 'the number of an article',
  message: 'the id of an operator’s message, or `close`',
  top_banner: 'the name of a campaign',
  category_banner: 'the name of a campaign',
  pi_teaser: 'the name of a campaign',
  benefits: 'the place of a benefit',
  voucher: 'the code of a campaign',
  legal_text: NAME,
  promotion_text:
    'an address, without fragment, without parameters but those of `tracking.parameters`, with `*` for what may name somebody',
  minicart: NAME,
  minicart_product: ARTICLE,
  minicart_delete: ARTICLE,
  minicart_undo: ARTICLE,
}
