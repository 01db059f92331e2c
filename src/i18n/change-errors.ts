import type { CartChangeError } from '../shop/cart/cart.ts'
import { CART_LIMIT_ERRORS } from '../shop/cart/cart.ts'
import type { Locale } from '../shop/sites/sites.ts'
import { loadTexts, type Translate, translator } from './texts.ts'

const isLimit = (error: CartChangeError): error is (typeof CART_LIMIT_ERRORS)[number] =>
  CART_LIMIT_ERRORS.includes(error as never)

/** A cart change error in the shopper's words (specification 1 §8). A limit error without its limit is UNKNOWN. */
export function changeErrorText(t: Translate<'minicart'>, error: CartChangeError, limit?: number): string {
  return isLimit(error) && limit !== undefined
    ? t(`changeError.${error}`, { limit, count: limit })
    : t('changeError.UNKNOWN')
}

/** The same for code that has no texts at hand; loads them. */
export async function describeChangeError(locale: Locale, product: string, error: CartChangeError, limit?: number) {
  await loadTexts(locale, ['minicart'])
  return changeErrorText(translator(locale, 'minicart', product), error, limit)
}
