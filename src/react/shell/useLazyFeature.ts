import { useContext, useRef, useState } from 'react'
import { type Feature, hasTexts, loadTexts } from '../../i18n/texts.ts'
import { reportError } from '../../page/events/events.ts'
import type { Locale } from '../../shop/sites/sites.ts'
import { useElement } from './ElementContext.ts'
import { LanguageContext } from './useText.ts'

/**
 * Code and texts that no first paint needs, fetched when asked for, once a language. What is shown stays when the language
 * changes: its texts are there by then. When they can't be had it is told,
 * and whoever asked goes on without.
 */
export function useLazyFeature<Code>(features: readonly Feature[], load: () => Promise<Code>) {
  const { tag } = useElement()
  const { locale } = useContext(LanguageContext)
  const [late, setLate] = useState<{ code?: Code }>()
  const asked = useRef<Locale>(undefined)
  const fetchCode = () => {
    if (asked.current === locale) return
    asked.current = locale
    const settle = (code?: Code) => asked.current === locale && setLate(code ? { code } : {})
    Promise.all([load(), loadTexts(locale, features)]).then(
      ([code]) => settle(code),
      (error) => {
        settle()
        reportError(tag, 'CODE_UNAVAILABLE', String(error))
      },
    )
  }
  const isSayable = features.every((feature) => hasTexts(locale, feature))
  return { code: isSayable ? late?.code : undefined, hasFailed: late !== undefined && !late.code, fetchCode }
}
