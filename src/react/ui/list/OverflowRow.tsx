import { ChevronLeft, ChevronRight, type IconNode } from 'lucide'
import { Children, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Overflow, scrollByPage, watchOverflow } from '../../../page/browser/overflow.ts'
import { IconButton } from '../action/IconButton.tsx'
import { rootActiveElement } from '../overlay/rootActiveElement.ts'

/** Whether a row that scrolls sideways overflows at its start and end; measured again when its count changes. */
function useOverflow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [overflow, setOverflow] = useState<Overflow>({ before: false, after: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count means new children to observe.
  useLayoutEffect(() => {
    if (scroller.current) return watchOverflow(scroller.current, setOverflow)
  }, [scroller, count])
  return overflow
}

interface OverflowRowProps {
  /** Names the row for screen readers. */
  label: string
  previousLabel: string
  nextLabel: string
  children: ReactNode
}

/** A row that scrolls sideways when it overflows: by touch, wheel and arrow keys, and by a button at each end with more. */
export function OverflowRow({ label, previousLabel, nextLabel, children }: OverflowRowProps) {
  const scroller = useRef<HTMLElement>(null)
  const overflow = useOverflow(scroller, Children.count(children))
  const scroll = (direction: 1 | -1) => scroller.current && scrollByPage(scroller.current, direction)
  return (
    <div className="overflow-row">
      {overflow.before && (
        <ScrollButton
          side="previous"
          icon={ChevronLeft}
          label={previousLabel}
          scroller={scroller}
          onClick={() => scroll(-1)}
        />
      )}
      <section
        ref={scroller}
        className="overflow-row__scroller"
        aria-label={label}
        // Focusable, so that arrow keys scroll it.
        tabIndex={overflow.before || overflow.after ? 0 : undefined}
      >
        {children}
      </section>
      {overflow.after && (
        <ScrollButton side="next" icon={ChevronRight} label={nextLabel} scroller={scroller} onClick={() => scroll(1)} />
      )}
    </div>
  )
}

interface ScrollButtonProps {
  side: 'previous' | 'next'
  icon: IconNode
  label: string
  scroller: RefObject<HTMLElement | null>
  onClick(): void
}

function ScrollButton({ side, icon, label, scroller, onClick }: ScrollButtonProps) {
  const wrapper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = wrapper.current
    return () => {
      // The button unmounts at the end of the row; its focus must not get lost.
      if (element?.contains(rootActiveElement(element))) scroller.current?.focus({ preventScroll: true })
    }
  }, [scroller])
  return (
    <div ref={wrapper} className={`overflow-row__button overflow-row__button--${side}`}>
      <IconButton icon={icon} label={label} onClick={onClick} />
    </div>
  )
}
