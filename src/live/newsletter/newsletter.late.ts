/** A newsletter form's behaviour without React: only a blank sign-up form waits for a touch. */
import { hasCookie } from '../../page/browser/cookies.ts'
import { cookieName } from '../../page/configuration/cookie-name.ts'
import { NEWSLETTER_ATTRIBUTES, type NewsletterProps } from '../../page/configuration/tables/shop-newsletter.ts'
import { listen } from '../../page/events/events.ts'
import { fetchAhead } from '../fetch-ahead.ts'
import { holdTouches } from '../hold-touches.ts'
import { liveTag } from '../live-element.ts'
import { wearTheme } from '../wear-theme.ts'

export const NEWSLETTER = liveTag<NewsletterProps>({
  attributes: NEWSLETTER_ATTRIBUTES,
  liveProps: ['stage', 'apiBase', 'theme'],
  behaviours: [
    { start: holdTouches },
    { isPaintedOnly: true, start: fetchAhead },
    { isPaintedOnly: true, dependsOn: ['theme'], start: wearTheme },
    {
      // Later React does (NEWS-60).
      isPaintedOnly: true,
      start: ({ root }) => listen('shop-personal-data-reset', () => root.querySelector('form')?.reset()),
    },
    {
      isPaintedOnly: true,
      start(element) {
        const isSignUp = element.props.mode === 'sign-up'
        // Known data are filled in, and so is a draft after a return to the page (NEWS-43).
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const isFilledIn = hasCookie(cookieName('LoginToken')) || visit?.type !== 'navigate'
        if (!isSignUp || isFilledIn) element.wakeWhenIdle()
        return undefined
      },
    },
  ],
})
