/** The cookies whose names the JSON block may replace. A file of its own: only what checks the block reads the list. */
export const COOKIES = [
  'longTermToken',
  'csrfToken',
  'LoginToken',
  'mobileApp',
  'previewToken',
  'staffAuth',
  'content',
  'affiliateNumber',
  'newApp',
] as const

export type CookieKey = (typeof COOKIES)[number]
