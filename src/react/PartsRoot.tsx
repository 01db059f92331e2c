import type { ReactNode } from 'react'

interface PartsRootProps {
  theme?: 'light' | 'dark' | 'coffee-light' | 'coffee-dark'
  /** The language of what is inside. */
  lang?: string
  children: ReactNode
}

/** What is inside has the tokens, the theme and the reset of the elements; the page's own styles stay outside (PART-39). */
export const PartsRoot = ({ theme = 'light', lang, children }: PartsRootProps) => (
  <div className="shop-base" data-theme={theme} lang={lang}>
    {children}
  </div>
)
