import { loadTexts, type Translate, translator } from '../../i18n/texts.ts'
import type { CartChangeError } from '../../shop/cart/cart.ts'
import { CART_LIMIT_ERRORS } from '../../shop/cart/cart-change-errors.ts'
import type { Locale } from '../../shop/sites/sites.ts'

const isLimit = (error: CartChangeError): error is (typeof CART_LIMIT_ERRORS)[number] =>
  CART_LIMIT_ERRORS.includes(error as never)

/** The message of a failed change (CART-45). */
export function changeErrorText(t: Translate<'minicart'>, error: CartChangeError, limit?: number): string {
  return isLimit(error) && limit !== undefined
    ? t(`changeError.${error}`, { limit, count: limit })
    : t('changeError.UNKNOWN')
}

/**
 * The same message outside a component.
 *
 * @throws when the texts can't be loaded.
 */
export async function describeChangeError(
  { locale, product }: { locale: Locale; product: string },
  error: CartChangeError,
  limit?: number,
): Promise<string> {
  await loadTexts(locale, ['minicart'])
  return changeErrorText(translator(locale, 'minicart', product), error, limit)
}
