/** A footer's behaviour without React. */
import { toJson } from '../../page/browser/json.ts'
import { onceNear } from '../../page/browser/moments.ts'
import { on } from '../../page/browser/on.ts'
import { isHiddenByContent } from '../../page/configuration/cookie-name.ts'
import { FOOTER_LIVE_PROPS } from '../../page/configuration/live-props.ts'
import { FOOTER_ATTRIBUTES, type FooterProps } from '../../page/configuration/tables/shop-footer.ts'
import { reportMissingCode } from '../../page/events/events.ts'
import {
  addDrawingsAtom,
  assignTestGroupsAtom,
  connectFooter,
  footerContentAtom,
  isSubscribedAtom,
} from '../../state/footer/footer.ts'
import { connectFooterFacts, footerFactsAtom } from '../../state/footer/footer-facts.ts'
import { readAddressAtom } from '../../state/page-facts.ts'
import { doActions } from '../actions.ts'
import { fetchAhead } from '../fetch-ahead.ts'
import { readSnapshot } from '../fragment-scripts.ts'
import { holdTouches } from '../hold-touches.ts'
import { type Behaviour, type LiveElement, liveTag } from '../live-element.ts'
import { watchDetails } from '../watch-details.ts'
import { wearTheme } from '../wear-theme.ts'
import { whenFetched } from '../when-fetched.ts'
import { writeViews } from '../write-views.ts'

/** Loads the drawings of the icons, for which most fragments have room only, when they are nearly in sight (FOOTER-46). Returns the cleanup. */
function drawIcons({ root, store, host, tag }: LiveElement<FooterProps>): () => void {
  const isMissing = () =>
    [...root.querySelectorAll('[data-live^=drawing]')].some(({ firstElementChild }) => !firstElementChild)
  const load = async () => {
    try {
      if (isMissing())
        store.set(addDrawingsAtom, (await import('../../view/footer/footer-drawings.late.ts')).BUILT_IN_DRAWINGS)
      // Icons of the services' content.
      if (isMissing())
        store.set(addDrawingsAtom, (await import('../../view/footer/service-drawings.late.ts')).SERVICE_DRAWINGS)
    } catch (error) {
      reportMissingCode(tag, error)
    }
  }
  return onceNear(host, () => void load())
}

const behaviours: readonly Behaviour<FooterProps>[] = [
  {
    start({ host, store }) {
      host.toggleAttribute('data-hidden', isHiddenByContent())
      // Whether the footer is seen or not (FOOTER-44).
      store.set(assignTestGroupsAtom)
      return connectFooterFacts(store)
    },
  },
  { start: holdTouches },
  { isPaintedOnly: true, start: fetchAhead },
  { start: doActions },
  {
    start: (element) => watchDetails(element, 'details[part=countries]', () => import('./countries.late.ts')),
  },
  { start: keepAddress },
  { dependsOn: ['contentId'], start: loadContent },
  { isPaintedOnly: true, dependsOn: ['theme'], start: wearTheme },
  { isPaintedOnly: true, dependsOn: 'all', start: writeViews },
  { isPaintedOnly: true, start: drawIcons },
]

export const FOOTER = liveTag<FooterProps>({
  attributes: FOOTER_ATTRIBUTES,
  behaviours,
  liveProps: FOOTER_LIVE_PROPS,
})

/** Reads the page's address before the view changer is used: it may have changed without a reload (FOOTER-41). */
function keepAddress({ root, store }: LiveElement<FooterProps>): () => void {
  return on(root, 'pointerover focusin click', () => store.set(readAddressAtom), { capture: true })
}

/** The code that shows other content than the fragment's has been asked for. */
let hasOtherContent = false

/** Loads content and newsletter status, for a painted footer when it is nearly in sight. */
function loadContent(element: LiveElement<FooterProps>): () => void {
  const { store, host, phase, root, tag } = element
  const { contentId } = element.props
  let stopContent: (() => void) | undefined
  const stops: (() => void)[] = []
  const contentAtom = footerContentAtom(contentId)
  const connect = () => stops.push(connectFooter(store, contentId))
  const painted = toJson(readSnapshot(root)?.footer ?? null)
  if (phase === 'awake') connect()
  else {
    let showBox: (() => void) | undefined
    const update = () => {
      // React's, soon.
      if (element.phase !== 'asleep') return
      const { isReduced, isNewsletterFormHidden } = store.get(footerFactsAtom)
      hasOtherContent ||= isReduced || toJson(store.get(contentAtom).content ?? null) !== painted
      if (hasOtherContent)
        stopContent ??= whenFetched(tag, import('./footer-content.late.ts'), (code) => code.showContent(element))
      if (isNewsletterFormHidden || store.get(isSubscribedAtom))
        showBox ??= whenFetched(tag, import('./newsletter-box.late.ts'), (code) => code.removeNewsletterBox(element))
      else {
        showBox?.()
        showBox = undefined
      }
    }
    stops.push(
      onceNear(host, () => {
        connect()
        update()
        for (const changing of [contentAtom, isSubscribedAtom, footerFactsAtom]) stops.push(store.sub(changing, update))
      }),
    )
  }
  return () => {
    stopContent?.()
    for (const stop of stops) stop()
  }
}
