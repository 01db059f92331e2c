import { hasPreviewToken } from '../page/preview-token.ts'

/**
 * How an answer is asked for that a preview changes: past all caches by who holds a preview token, and whenever something
 * else is previewed than before, back to the present too. A cache may hold what was previewed.
 */
export const freshness = (isAnew = false): { cache?: RequestCache } =>
  isAnew || hasPreviewToken() ? { cache: 'reload' } : {}
