import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Feature, hasTexts, loadTexts } from '../../i18n/texts.ts'
import { liveElementOf } from '../../live/live-element.ts'
import { reportError } from '../../page/events/events.ts'
import type { Locale } from '../../shop/sites/sites.ts'
import { useElement } from './ElementContext.ts'
import { LanguageContext } from './useText.ts'

/**
 * Code and texts that the first paint does not need, loaded once per language when `fetchCode` is called. On a change of
 * language the code stays: its texts have been loaded by then. A failure is reported as `CODE_UNAVAILABLE`; the caller
 * goes on without the feature. `heldAs`: the feature of controls whose touches are held until `useFeatureReady` says that
 * the code is there.
 */
export function useLazyFeature<Code>(features: readonly Feature[], load: () => Promise<Code>, heldAs?: string) {
  const { tag, host } = useElement()
  const { locale } = useContext(LanguageContext)
  const [loaded, setLoaded] = useState<{ code?: Code }>()
  const requestedLocale = useRef<Locale>(undefined)
  const hasFailed = loaded !== undefined && !loaded.code
  const live = host && heldAs ? liveElementOf(host) : undefined
  const fetchCode = () => {
    if (requestedLocale.current === locale) return
    requestedLocale.current = locale
    if (hasFailed) setLoaded(undefined)
    const settle = (code?: Code) => requestedLocale.current === locale && setLoaded(code ? { code } : {})
    Promise.all([load(), loadTexts(locale, features)]).then(
      ([code]) => settle(code),
      (error) => {
        // Reported once; the next time it is needed it is tried again (LIVE-9).
        if (requestedLocale.current === locale) requestedLocale.current = undefined
        if (!loaded) reportError(tag, 'CODE_UNAVAILABLE', String(error))
        setLoaded((before) => before ?? {})
        if (heldAs) live?.features.fail(heldAs)
      },
    )
  }
  const onNeeded = useEffectEvent(fetchCode)
  useEffect(() => (heldAs ? live?.features.offer(heldAs, () => onNeeded()) : undefined), [live, heldAs])
  const isTranslated = features.every((feature) => hasTexts(locale, feature))
  return { code: isTranslated ? loaded?.code : undefined, hasFailed, fetchCode }
}

/** Says that the code of a feature listens: what was held for it is done now (LIVE-7). Called after its own layout effects. */
export function useFeatureReady(name: string): void {
  const { host } = useElement()
  useLayoutEffect(() => (host ? liveElementOf(host)?.features.provide(name) : undefined), [host, name])
}
