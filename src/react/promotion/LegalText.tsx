import { Info, X } from 'lucide'
import { type ReactNode, useRef } from 'react'
import type { LegalText, RichText } from '../../shop/promotion/promotion.ts'
import { useText } from '../shell/useText.ts'
import { IconButton } from '../ui/action/IconButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useFocusReturn } from '../ui/overlay/useFocusReturn.ts'
import { Rich } from './Rich.tsx'
import type { LegalPanelState } from './useLegalPanel.ts'

export interface Legal extends LegalPanelState {
  text: LegalText
}

/** Opens and closes the legal text; a hint without a legal text is plain text (PROMO-23). */
export function LegalToggle({ text, panelId, isOpen, toggle, buttonRef }: Legal) {
  if (!text.text)
    return (
      <p className="legal-text__hint">
        <Hint {...text} />
      </p>
    )
  return (
    <button
      ref={buttonRef}
      type="button"
      className="legal-text__toggle"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      data-track="legal_text|toggle"
      onClick={toggle}
    >
      <Icon icon={Info} size={16} />
      <Hint {...text} />
    </button>
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

/** Lies over the content below, so that nothing moves (PROMO-24). */
export function LegalPanel({ text: { text }, isOpen, ...panel }: Legal) {
  return text && isOpen && <OpenLegalPanel {...panel} text={text} />
}

function OpenLegalPanel({ text, panelId, close, buttonRef }: Omit<Legal, 'text' | 'isOpen'> & { text: RichText }) {
  const t = useText('promotion')
  const panel = useRef<HTMLDivElement>(null)
  useFocusReturn(panel, buttonRef)
  return (
    <div ref={panel} className="legal-text" id={panelId}>
      <div className="legal-text__content">
        <div className="legal-text__words">
          <Rich text={text} />
        </div>
        <IconButton icon={X} iconSize={20} label={t('legal.close')} data-track="legal_text|close" onClick={close} />
      </div>
    </div>
  )
}
