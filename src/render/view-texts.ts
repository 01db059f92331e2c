import { CATEGORIES, type Category } from '../shop/navigation/navigation.ts'
import type { TextName } from '../view/view.ts'
import type { ViewName } from '../view/views.ts'

const NAMES = Object.keys(CATEGORIES) as Category[]

/** The texts that views may need: a fragment carries them for the live layer. */
export const VIEW_TEXTS: { readonly [Name in ViewName]?: readonly TextName[] } = {
  'cart-icon.details': ['header.cartItems'],
  'visitor-icon.label': ['header.account', 'header.signedInShort'],
  'visitor-icon.details': ['header.account'],
  'navigation.list': [...NAMES.map((name) => `header.category.${name}` as const), 'header.newWindow'],
  'promotion.place': [
    'promotion.benefits',
    'promotion.region',
    'promotion.discover',
    'promotion.newWindow',
    'promotion.message.close',
    'promotion.legal.hint',
    'promotion.legal.close',
    'promotion.voucher.instruction',
    'promotion.voucher.copy',
    'promotion.voucher.copied',
    'promotion.voucher.copyFailed',
  ],
}
