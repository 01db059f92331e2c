import { type ReactNode, useMemo } from 'react'
import { FORM_LANGUAGES, formTexts } from './form-texts.ts'
import { InvalidMessage } from './ui/input/Field.tsx'

interface PartsRootProps {
  theme?: 'light' | 'dark' | 'coffee-light' | 'coffee-dark'
  /** The language of what is inside, also of what a field in error says by itself (FIELD-40): one of the sites' or `en`, which is the default. */
  lang?: string
  children: ReactNode
}

/** Its content has the tokens, the theme and the reset of the elements; the page's own styles stay outside (PART-39). */
export function PartsRoot({ theme = 'light', lang, children }: PartsRootProps) {
  const { invalid } = useMemo(
    () => formTexts(FORM_LANGUAGES.find((one) => one.split('-')[0] === lang || one === lang) ?? 'en'),
    [lang],
  )
  return (
    <div className="shop-base" data-theme={theme} lang={lang}>
      <InvalidMessage value={invalid}>{children}</InvalidMessage>
    </div>
  )
}
