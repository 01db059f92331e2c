import { ChevronDown } from 'lucide'
import { type ReactNode, type RefObject, type UIEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { warn } from '../../../page/configuration/warn.ts'
import { Icon } from '../Icon.tsx'
import { rootActiveElement } from '../overlay/rootActiveElement.ts'

const LINES = [1, 2, 3, 4, 6] as const
type Lines = (typeof LINES)[number]

interface TextExpanderProps {
  /** "Mehr anzeigen" */
  moreLabel: string
  /** "Weniger anzeigen" */
  lessLabel: string
  /** How many lines show while it is collapsed. */
  lines?: Lines
  /** In px, instead of lines. Applied after mounting only, since painted markup has no style attributes. */
  height?: number
  /** A text that exceeds the limit by no more than this, in px, is shown whole (PART-18). */
  offset?: number
  children: ReactNode
}

/**
 * Collapses a long text behind a button (PART-17). Screen readers read all of it, and it expands when the focus or the
 * browser's search goes to a line that is cut off (PART-19).
 */
export function TextExpander({ moreLabel, lessLabel, lines = 3, height, offset = 0, children }: TextExpanderProps) {
  const [isExpanded, setExpanded] = useState(false)
  const text = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const isLong = useIsLong(text, height, offset, children)
  const id = useId()
  const isCut = !isExpanded && isLong !== false
  useFocusInView(text, toggle, isExpanded)
  return (
    <div className={`text-expander text-expander--${validLines(lines)}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes where the focus inside goes. */}
      <div
        ref={text}
        id={id}
        className={`text-expander__text${isCut ? ' text-expander__text--cut' : ''}`}
        onFocus={({ target, currentTarget }) => {
          if (lastLineOf(target) > currentTarget.getBoundingClientRect().bottom) setExpanded(true)
        }}
        // The browser's search scrolls to the hidden line that it has found.
        onScroll={({ currentTarget }: UIEvent<HTMLElement>) => {
          const { scrollTop } = currentTarget
          if (scrollTop === 0) return
          currentTarget.scrollTop = 0
          // Less than half a line only shows the rest of the glyphs above it.
          if (!(scrollTop < Number.parseFloat(getComputedStyle(currentTarget).lineHeight) / 2)) setExpanded(true)
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

function validLines(lines: Lines): Lines {
  if (LINES.includes(lines)) return lines
  warn(`TextExpander: the number of lines (${typeof lines}) is none of ${LINES.join(', ')}; 3 are shown.`)
  return 3
}

/** The middle of an element's last line: a font that is taller than its line hangs over as much above as below. */
function lastLineOf(element: Element): number {
  const { top = 0, bottom = 0 } = [...element.getClientRects()].at(-1) ?? {}
  return (top + bottom) / 2
}

/** Whether the text exceeds its limit; undefined until it is measured. */
function useIsLong(
  box: RefObject<HTMLElement | null>,
  height: number | undefined,
  offset: number,
  content: ReactNode,
): boolean | undefined {
  const [isLong, setLong] = useState<boolean>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content that is cut off at the same height resizes nothing.
  useLayoutEffect(() => {
    const element = box.current
    const [text, limit] = element?.children ?? []
    if (!element || !text || !limit) return
    element.style.setProperty('--_limit', height === undefined ? '' : `${height}px`)
    element.style.setProperty('--_lines', height === undefined ? '' : 'none')
    const measure = () => {
      // Clamped, the text would be as high as its limit; its `scrollHeight` counts what a tall font hangs below the last line.
      element.style.display = 'block'
      const overhang = text.getBoundingClientRect().height - limit.getBoundingClientRect().height
      element.style.display = ''
      // A difference of less than 1 px is rounding.
      setLong(overhang >= offset + 1)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(text)
    observer.observe(limit)
    return () => observer.disconnect()
  }, [box, height, offset, content])
  return isLong
}

/** Keeps the focused element in view when the text grows or shrinks. */
function useFocusInView(
  text: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
  isExpanded: boolean,
): void {
  useLayoutEffect(() => {
    const focused = text.current && rootActiveElement(text.current)
    const isInside = isExpanded ? text.current?.contains(focused) : focused === toggle.current
    if (isInside) focused?.scrollIntoView({ block: 'nearest' })
  }, [text, toggle, isExpanded])
}
