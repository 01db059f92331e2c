import { joinCleanups } from './join-cleanups.ts'
import { on } from './on.ts'

/**
 * Calls back when the page returns: visible again after another tab, or restored from the back/forward cache
 * (`isRestored`), where no script ran and no answer or event arrived, for seconds or hours. What the page shows may be
 * stale, or another person's. Returns the cleanup.
 */
export const onPageReturn = (handle: (isRestored: boolean) => void): (() => void) =>
  joinCleanups(
    on<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && handle(true)),
    on(document, 'visibilitychange', () => document.hidden || handle(false)),
  )
