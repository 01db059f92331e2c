import { Info, X } from 'lucide'
import { useText } from '../../i18n/useText.ts'
import type { LegalText } from '../../shop/promotion.ts'
import { IconButton } from '../ui/action/IconButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from './Rich.tsx'
import type { LegalPanelState } from './useLegalPanel.ts'

export interface Legal extends LegalPanelState {
  text: LegalText
}

/** Opens and closes the conditions; its words are the answer's own hint. */
export function LegalToggle({ text, panelId, isOpen, toggle, buttonRef }: Legal) {
  const t = useText('promotion')
  const { hint, shortHint } = text
  return (
    <button
      ref={buttonRef}
      type="button"
      className="legal-text__toggle"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={toggle}
    >
      <Icon icon={Info} size={16} />
      {hint && shortHint ? (
        <>
          <span className="promotion__long">{hint}</span>
          <span className="promotion__short">{shortHint}</span>
        </>
      ) : (
        (hint ?? shortHint ?? t('legal.hint'))
      )}
    </button>
  )
}

/** Lies over what is below it, so that nothing moves when it opens or closes. */
export function LegalPanel({ text, panelId, isOpen, close }: Legal) {
  const t = useText('promotion')
  if (!isOpen) return null
  return (
    <div className="legal-text" id={panelId}>
      <div className="legal-text__content">
        <div className="legal-text__words">
          <Rich text={text.text} />
        </div>
        <IconButton icon={X} iconSize={20} label={t('legal.close')} onClick={close} />
      </div>
    </div>
  )
}
