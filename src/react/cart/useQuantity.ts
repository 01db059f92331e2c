import { useText } from '../shell/useText.ts'

/** A quantity in words; undefined for none that is known (CART-49). */
export function useQuantity(count: number | undefined): string | undefined {
  const t = useText('minicart')
  return count ? t('quantity', { count }) : undefined
}
