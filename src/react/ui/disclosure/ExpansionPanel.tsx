import { ChevronDown } from 'lucide'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../Icon.tsx'
import { validChoice } from '../validChoice.ts'
import { useControllableState, usePanelGroup } from './ExpansionPanelGroup.tsx'

const HEADINGS = ['h3', 'h2', 'h4'] as const

interface ExpansionPanelProps {
  /** Text only where the panel collapses: it is inside a button then. */
  heading: ReactNode
  /** The heading's level in the page's outline. */
  level?: 2 | 3 | 4
  /** Identifies the panel in a group, which keeps the ids of the open ones. */
  panelId?: string
  /** Outside of a group. */
  defaultOpen?: boolean
  /** Outside of a group, where the caller controls it. */
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  /** Does nothing on click (PART-12). */
  isDisabled?: boolean
  /** False: heading and content, without a button (PART-16). */
  isCollapsible?: boolean
  children: ReactNode
}

/**
 * A heading with a button that shows and hides its content (PART-11). The content is no landmark: a page would get too
 * many.
 */
export function ExpansionPanel(props: ExpansionPanelProps) {
  const { heading, level = 3, isDisabled = false, isCollapsible = true, children } = props
  const id = useId()
  const { isOpen, canToggle, toggle } = useOpenState(props)
  const isFixed = isDisabled || !canToggle
  const content = useFindable(isCollapsible && !isOpen, isFixed, toggle)
  const Heading = validChoice(HEADINGS, `h${level}`, 'ExpansionPanel: heading')
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

/** The panel's own state, or that of its group. */
function useOpenState({ panelId, isOpen, defaultOpen = false, onToggle }: ExpansionPanelProps) {
  const ownId = useId()
  const [isOwnOpen, setOwnOpen] = useControllableState(isOpen, defaultOpen, onToggle)
  const group = usePanelGroup()
  if (!group) return { isOpen: isOwnOpen, canToggle: true, toggle: () => setOwnOpen(!isOwnOpen) }
  const id = panelId ?? ownId
  const isOpenInGroup = group.openIds.includes(id)
  return { isOpen: isOpenInGroup, canToggle: group.canClose || !isOpenInGroup, toggle: () => group.toggle(id) }
}

/** Lets the browser's search in the page find and open hidden content (PART-15); React can't set `until-found`. */
function useFindable(isHidden: boolean, isFixed: boolean, open: () => void) {
  const content = useRef<HTMLDivElement>(null)
  const onBeforeMatch = useEffectEvent(open)
  useLayoutEffect(() => {
    const element = content.current
    if (!isHidden || !element) return
    element.setAttribute('hidden', isFixed ? '' : 'until-found')
    const handle = () => onBeforeMatch()
    element.addEventListener('beforematch', handle)
    return () => element.removeEventListener('beforematch', handle)
  }, [isHidden, isFixed])
  return content
}
