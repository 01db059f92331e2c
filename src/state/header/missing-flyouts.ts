import { atom } from 'jotai/vanilla'
import type { FlyoutName } from '../../page/events/events.ts'
import { missingFlyoutsAtom } from './flyout.ts'

/** Says whether the code of a flyout is missing (FLYOUT-10). Not among what the live layer knows: only React fetches it. */
export const reportFlyoutCodeAtom = atom(null, (get, set, flyout: FlyoutName, isMissing: boolean) => {
  if (get(missingFlyoutsAtom).includes(flyout) !== isMissing)
    set(missingFlyoutsAtom, (others) => (isMissing ? [...others, flyout] : others.filter((other) => other !== flyout)))
})
