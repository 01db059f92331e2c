/** Where the header shows campaigns (PROMO-1): the prop that names each, and its name in the markup. */
export const PROMOTION_PLACES = [
  { prop: 'message', place: 'message' },
  { prop: 'topBanner', place: 'top-banner' },
  { prop: 'benefits', place: 'benefits' },
  { prop: 'categoryBanner', place: 'category-banner' },
  { prop: 'piTeaser', place: 'pi-teaser' },
] as const
