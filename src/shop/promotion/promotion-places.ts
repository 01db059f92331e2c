/** Places of the header for campaigns (PROMO-1): by its name in the markup, the prop that names each. */
export const PROMOTION_PLACES = {
  message: 'message',
  'top-banner': 'topBanner',
  benefits: 'benefits',
  'category-banner': 'categoryBanner',
  'pi-teaser': 'piTeaser',
} as const

export type PromotionPlaceName = keyof typeof PROMOTION_PLACES
