import { ChevronDown } from 'lucide'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../Icon.tsx'
import { known } from '../known.ts'
import { usePanelGroup } from './ExpansionPanelGroup.tsx'
import { useValue } from './useValue.ts'

const HEADINGS = ['h3', 'h2', 'h4'] as const

interface ExpansionPanelProps {
  /** Words only where it collapses: they stand in a button then. */
  heading: ReactNode
  /** Of the heading, in the page's outline. */
  level?: 2 | 3 | 4
  /** Its name in a group, which keeps what is open. */
  panelId?: string
  /** Outside of a group. */
  defaultOpen?: boolean
  /** Outside of a group, where the caller keeps it. */
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  /** It does nothing on click then (specification 1 §5). */
  isDisabled?: boolean
  /** Not collapsible: heading and content, always. */
  isCollapsible?: boolean
  children: ReactNode
}

/**
 * A heading that shows and hides what belongs to it, by click, Enter or Space (specification 1 §4). What belongs to it is no
 * landmark: a page would have too many.
 */
export function ExpansionPanel(props: ExpansionPanelProps) {
  const { heading, level = 3, isDisabled = false, isCollapsible = true, children } = props
  const id = useId()
  const { isOpen, mayToggle, toggle } = useOpenState(props)
  const isFixed = isDisabled || !mayToggle
  const content = useFindable(isCollapsible && !isOpen, isFixed, toggle)
  const Heading = known(HEADINGS, `h${level}`, 'ExpansionPanel: heading')
  return (
    <div className={`expansion-panel${isCollapsible ? '' : ' expansion-panel--plain'}`}>
      <Heading className="expansion-panel__heading">
        {isCollapsible ? (
          <button
            type="button"
            className="expansion-panel__toggle"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-disabled={isFixed || undefined}
            onClick={() => !isFixed && toggle()}
          >
            {heading}
            <span className="expansion-panel__arrow">
              <Icon icon={ChevronDown} size={20} />
            </span>
          </button>
        ) : (
          heading
        )}
      </Heading>
      <div ref={content} id={id} className="expansion-panel__content" hidden={isCollapsible && !isOpen}>
        <div className="expansion-panel__inner">{children}</div>
      </div>
    </div>
  )
}

/** Its own state, or its group's. */
function useOpenState({ panelId, isOpen, defaultOpen = false, onToggle }: ExpansionPanelProps) {
  const ownId = useId()
  const [isOwnOpen, setOwnOpen] = useValue(isOpen, defaultOpen, onToggle)
  const group = usePanelGroup()
  if (!group) return { isOpen: isOwnOpen, mayToggle: true, toggle: () => setOwnOpen(!isOwnOpen) }
  const id = panelId ?? ownId
  const isInOpen = group.openIds.includes(id)
  return { isOpen: isInOpen, mayToggle: group.mayClose || !isInOpen, toggle: () => group.toggle(id) }
}

/** What is hidden can still be found by the browser's search in the page, which opens it; React knows no such `hidden`. */
function useFindable(isHidden: boolean, isFixed: boolean, open: () => void) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = content.current
    if (!isHidden || !element) return
    element.setAttribute('hidden', isFixed ? '' : 'until-found')
    element.addEventListener('beforematch', open)
    return () => element.removeEventListener('beforematch', open)
  })
  return content
}
