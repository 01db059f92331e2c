import { type CSSProperties, type ReactNode, useId } from 'react'
import { darkThemeOf, type Promotion, type RichText } from '../../shop/promotion/promotion.ts'
import { coloursOf } from '../../view/promotion/promotion-styles.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useText } from '../shell/useText.ts'
import { Rich } from './Rich.tsx'

interface PromotionFrameProps {
  promotion: Promotion
  theme: string
  /** Shown first, and the name of the region (PROMO-19). */
  headline?: RichText
  /** The name of the region without a headline. */
  label?: string
  /** The layout; it places the rendered headline. */
  children(headline: ReactNode): ReactNode
}

/** What all layouts have in common: colours and theme (PROMO-31, PROMO-32), a name, and the legal text. */
export function PromotionFrame({ promotion, theme, headline, label, children }: PromotionFrameProps) {
  const t = useText('promotion')
  const id = useId()
  const { isHydrated } = useElement()
  const { isDark, colours, layout } = promotion
  const frame = (
    <section
      className={`promotion promotion--${layout}${colours ? ' promotion--coloured' : ''}`}
      {...(headline ? { 'aria-labelledby': id } : { 'aria-label': label ?? t('region') })}
      part="promotion"
    >
      {/* Once hydrated: React sets the style by CSSOM, which a strict CSP allows. A fragment has a sheet for it (PROMO-40). */}
      <div
        className="promotion__body"
        style={isHydrated && colours ? (coloursOf(colours) as CSSProperties) : undefined}
      >
        {children(
          headline && (
            <div className="promotion__headline" id={id}>
              <Rich text={headline} />
            </div>
          ),
        )}
      </div>
    </section>
  )
  return isDark ? (
    <div className="shop-base" data-theme={darkThemeOf(theme)}>
      {frame}
    </div>
  ) : (
    frame
  )
}
