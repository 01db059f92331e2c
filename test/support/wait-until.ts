import { waitUntil as waitUntilWithin } from '@open-wc/testing'

/** Polls until something is so. The library's own second is short where two engines share a busy machine. */
export const waitUntil = (isSo: () => unknown, message?: string, { timeout = 10_000 } = {}): Promise<void> =>
  waitUntilWithin(isSo as () => boolean, message, { timeout })
