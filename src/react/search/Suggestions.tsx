import { type ReactNode, type RefObject, useId, useRef } from 'react'
import type { Site } from '../../shop/sites/sites.ts'
import { useText } from '../shell/useText.ts'
import { optionId, SuggestionList } from './SuggestionList.tsx'
import { useCombobox } from './useCombobox.ts'
import { usePanelPlace } from './usePanelPlace.ts'
import { type ShownSuggestions, useSuggestions } from './useSuggestions.ts'

interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>
  site: Site
  isInFlyout: boolean
}

/** Terms and, outside the flyout, products for what is typed (specification 1 §2): a combobox after the APG pattern. */
export function Suggestions({ field, site, isInFlyout }: SuggestionsProps) {
  const t = useText('search')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { isOpen, isBusy, shown, ask, hold, close } = useSuggestions(isInFlyout)
  const { terms, products } = shown
  // Nothing to show yet, not even that there is nothing.
  const isWaiting = isBusy && shown.term === ''
  const hasOptions = isOpen && terms.length + products.length > 0
  const { activeId, leave } = useCombobox({
    field,
    panel,
    listId: hasOptions ? id : undefined,
    optionId,
    isOpen,
    options: [...terms, ...products.map(({ title }) => title)],
    onType: ask,
    onMove: hold,
    onClose: close,
  })

  return (
    <>
      {isOpen && (
        <Panel
          innerRef={panel}
          field={field}
          isInFlyout={isInFlyout}
          isBusy={isBusy}
          isWaiting={isWaiting}
          onLeave={leave}
        >
          {hasOptions ? (
            <SuggestionList id={id} site={site} shown={shown} activeId={activeId} />
          ) : (
            <p className="suggestions__message">{isWaiting ? t('busy') : t('none', { term: shown.term })}</p>
          )}
        </Panel>
      )}
      <p className="visually-hidden" role="status">
        {isOpen && !isBusy && <Count {...shown} />}
      </p>
    </>
  )
}

function Count({ term, terms, products }: ShownSuggestions) {
  const t = useText('search')
  const counts = []
  if (terms.length > 0) counts.push(t('termCount', { count: terms.length }))
  if (products.length > 0) counts.push(t('productCount', { count: products.length }))
  return counts.length > 0 ? counts.join(', ') : t('none', { term })
}

interface PanelProps {
  innerRef: RefObject<HTMLDivElement | null>
  field: RefObject<HTMLInputElement | null>
  isInFlyout: boolean
  isBusy: boolean
  isWaiting: boolean
  onLeave(goesTo: EventTarget | null): void
  children: ReactNode
}

/** Over the page in the top layer, so that no z-index covers it; in a flyout, which is there already, in its place. */
function Panel({ innerRef, field, isInFlyout, isBusy, isWaiting, onLeave, children }: PanelProps) {
  usePanelPlace(innerRef, field, !isInFlyout)
  const looks = [!isInFlyout && 'overlay', isBusy && 'busy', isWaiting && 'waiting'].filter(Boolean)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer must not take the focus from the field.
    <div
      ref={innerRef}
      className={['suggestions', ...looks.map((look) => `suggestions--${look}`)].join(' ')}
      part="suggestions"
      aria-busy={isBusy}
      popover={isInFlyout ? undefined : 'manual'}
      onMouseDown={(event) => event.preventDefault()}
      onBlur={({ relatedTarget }) => onLeave(relatedTarget)}
    >
      {children}
    </div>
  )
}
