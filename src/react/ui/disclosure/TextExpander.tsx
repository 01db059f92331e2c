import { ChevronDown } from 'lucide'
import { type ReactNode, type RefObject, type UIEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { warn } from '../../../page/configuration/warn.ts'
import { Icon } from '../Icon.tsx'
import { focusedBeside } from '../overlay/focusedBeside.ts'

const LINES = [1, 2, 3, 4, 6] as const
type Lines = (typeof LINES)[number]

interface TextExpanderProps {
  /** "Mehr anzeigen" */
  moreLabel: string
  /** "Weniger anzeigen" */
  lessLabel: string
  /** Lines that are shown when it is collapsed. */
  lines?: Lines
  /** Instead of lines: px. Known after mounting only, since prerendered markup has no styles of its own. */
  height?: number
  /** A text that is only this many px longer is shown whole (specification 2 §9). */
  offset?: number
  children: ReactNode
}

/**
 * Switches a long text between collapsed and expanded (specification 2 §2); a short one has no switch. A screen reader
 * reads it whole, and it expands by itself where the focus or the browser's search goes to a line that is cut off.
 */
export function TextExpander({ moreLabel, lessLabel, lines = 3, height, offset = 0, children }: TextExpanderProps) {
  const [isExpanded, setExpanded] = useState(false)
  const text = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const isLong = useIsLong(text, height, offset)
  const id = useId()
  const isCut = !isExpanded && isLong !== false
  useSight(text, toggle, isExpanded)
  return (
    <div className={`text-expander text-expander--${knownLines(lines)}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears where the focus in it goes. */}
      <div
        ref={text}
        id={id}
        className={`text-expander__text${isCut ? ' text-expander__text--cut' : ''}`}
        // What is cut off must be seen when the focus goes there, or the browser for its search.
        onFocus={({ target, currentTarget }) => {
          if (bottomOf(target) > bottomOf(currentTarget) + 1) setExpanded(true)
        }}
        onScroll={({ currentTarget }: UIEvent<HTMLElement>) => {
          if (currentTarget.scrollTop === 0) return
          currentTarget.scrollTop = 0
          setExpanded(true)
        }}
      >
        <div>{children}</div>
        <span className="text-expander__limit" />
      </div>
      {isLong && (
        <button
          ref={toggle}
          type="button"
          className="text-expander__toggle"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? lessLabel : moreLabel}
          <Icon icon={ChevronDown} size={18} />
        </button>
      )}
    </div>
  )
}

function knownLines(lines: Lines): Lines {
  if (LINES.includes(lines)) return lines
  warn(`TextExpander: ${String(lines)} lines are none of ${LINES.join(', ')}; 3 are shown.`)
  return 3
}

const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom

/** Whether the text is longer than its limit; unknown until it is measured. */
function useIsLong(box: RefObject<HTMLElement | null>, height: number | undefined, offset: number) {
  const [isLong, setLong] = useState<boolean>()
  // After each render: another text may be as high as the one before, as long as it is cut off.
  useLayoutEffect(() => {
    const element = box.current
    const [text, limit] = element?.children ?? []
    if (!element || !text || !limit) return
    element.style.setProperty('--_limit', height === undefined ? '' : `${height}px`)
    element.style.setProperty('--_lines', height === undefined ? '' : 'none')
    // Less than a px is rounding.
    const measure = () => setLong(text.scrollHeight - limit.getBoundingClientRect().height >= offset + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(text)
    observer.observe(limit)
    return () => observer.disconnect()
  })
  return isLong
}

/** What has the focus stays in sight, however much the text above it grew or shrank. */
function useSight(text: RefObject<HTMLElement | null>, toggle: RefObject<HTMLElement | null>, isExpanded: boolean) {
  useLayoutEffect(() => {
    const focused = text.current && focusedBeside(text.current)
    const isOurs = isExpanded ? text.current?.contains(focused) : focused === toggle.current
    if (isOurs) focused?.scrollIntoView({ block: 'nearest' })
  }, [text, toggle, isExpanded])
}
