import { type CSSProperties, type ReactNode, useId } from 'react'
import { type ColourPair, darkThemeOf, type Promotion, type RichText } from '../../shop/promotion/promotion.ts'
import { useText } from '../shell/useText.ts'
import { type Legal, LegalPanel } from './LegalText.tsx'
import { Rich } from './Rich.tsx'
import { dismissalOf } from './useLegalPanel.ts'

interface PromotionFrameProps {
  promotion: Promotion
  theme: string
  /** Its first words, and its name. */
  headline?: RichText
  /** Its name without a headline. */
  label?: string
  /** Its conditions, opened below it. */
  legal?: Legal
  /** What the layout makes of the headline, and all the rest. */
  children(headline: ReactNode): ReactNode
}

/** What all campaigns have in common: the look that the answer asks for, a name, and the panel of their conditions. */
export function PromotionFrame({ promotion, theme, headline, label, legal, children }: PromotionFrameProps) {
  const t = useText('promotion')
  const id = useId()
  const { isDark, colours, layout } = promotion
  const frame = (
    <section
      className={`promotion promotion--${layout}${colours ? ' promotion--coloured' : ''}`}
      {...(headline ? { 'aria-labelledby': id } : { 'aria-label': label ?? t('region') })}
      part="promotion"
      {...(legal && dismissalOf(legal))}
    >
      {/* Never prerendered: React sets these by CSSOM, which a strict CSP allows. */}
      <div className="promotion__body" style={colours && coloursOf(colours)}>
        {children(
          headline && (
            <div className="promotion__headline" id={id}>
              <Rich text={headline} />
            </div>
          ),
        )}
      </div>
      {legal && <LegalPanel {...legal} />}
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

const coloursOf = ({ background, text }: ColourPair) => ({ '--_surface': background, '--_text': text }) as CSSProperties
