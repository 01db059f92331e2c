import { Info, X } from 'lucide'
import type { ReactNode } from 'react'
import type { LegalText } from '../../shop/promotion/promotion.ts'
import { controlAttribute } from '../../view/controls.ts'
import { useText } from '../shell/useText.ts'
import { IconButton } from '../ui/action/IconButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from './Rich.tsx'

/**
 * The legal text, which its hint opens over the content below, so that nothing moves (PROMO-23, PROMO-24). A `<details>`,
 * which works in a fragment without scripts too; the live layer closes it. A hint without a legal text is plain text.
 */
export function LegalDetails({ text }: { text: LegalText }) {
  const t = useText('promotion')
  if (!text.text)
    return (
      <p className="legal-text__hint">
        <Hint {...text} />
      </p>
    )
  return (
    <details className="legal-text__details" data-legal-text="">
      <summary className="legal-text__toggle" data-track="legal_text|toggle">
        <Icon icon={Info} size={16} />
        <Hint {...text} />
      </summary>
      <div className="legal-text">
        <div className="legal-text__content">
          <div className="legal-text__words">
            <Rich text={text.text} />
          </div>
          <IconButton
            icon={X}
            iconSize={20}
            label={t('legal.close')}
            data-track="legal_text|close"
            {...controlAttribute('close-legal-text')}
          />
        </div>
      </div>
    </details>
  )
}

function Hint({ hint, shortHint }: LegalText): ReactNode {
  const t = useText('promotion')
  if (!hint || !shortHint) return hint ?? shortHint ?? t('legal.hint')
  return (
    <>
      <span className="promotion__long">{hint}</span>
      <span className="promotion__short">{shortHint}</span>
    </>
  )
}
