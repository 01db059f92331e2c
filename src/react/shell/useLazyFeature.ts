import { useContext, useRef, useState } from 'react'
import { type Feature, hasTexts, loadTexts } from '../../i18n/texts.ts'
import { reportError } from '../../page/events/events.ts'
import type { Locale } from '../../shop/sites/sites.ts'
import { useElement } from './ElementContext.ts'
import { LanguageContext } from './useText.ts'

/**
 * Code and texts that the first paint does not need, loaded once per language when `fetchCode` is called. On a change of
 * language the code stays: its texts have been loaded by then. A failure is reported as `CODE_UNAVAILABLE`; the caller
 * goes on without the feature.
 */
export function useLazyFeature<Code>(features: readonly Feature[], load: () => Promise<Code>) {
  const { tag } = useElement()
  const { locale } = useContext(LanguageContext)
  const [loaded, setLoaded] = useState<{ code?: Code }>()
  const requestedLocale = useRef<Locale>(undefined)
  const fetchCode = () => {
    if (requestedLocale.current === locale) return
    requestedLocale.current = locale
    const settle = (code?: Code) => requestedLocale.current === locale && setLoaded(code ? { code } : {})
    Promise.all([load(), loadTexts(locale, features)]).then(
      ([code]) => settle(code),
      (error) => {
        // Told once; the next time it is needed it is tried again (LIVE-9).
        if (requestedLocale.current === locale) requestedLocale.current = undefined
        if (!loaded) reportError(tag, 'CODE_UNAVAILABLE', String(error))
        setLoaded((before) => before ?? {})
      },
    )
  }
  const isTranslated = features.every((feature) => hasTexts(locale, feature))
  return { code: isTranslated ? loaded?.code : undefined, hasFailed: loaded !== undefined && !loaded.code, fetchCode }
}
