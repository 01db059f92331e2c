import { ChevronLeft, ChevronRight, type IconNode } from 'lucide'
import { Children, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { focusedBeside } from '../overlay/focusedBeside.ts'
import { turnPage, useOverflow } from './useOverflow.ts'

interface OverflowRowProps {
  /** What the row holds. */
  label: string
  previousLabel: string
  nextLabel: string
  children: ReactNode
}

/**
 * A row that scrolls sideways when it has more than fits: by finger, by wheel, by arrow keys, and by a button where there
 * is more.
 */
export function OverflowRow({ label, previousLabel, nextLabel, children }: OverflowRowProps) {
  const scroller = useRef<HTMLElement>(null)
  const more = useOverflow(scroller, Children.count(children))
  const turn = (direction: 1 | -1) => scroller.current && turnPage(scroller.current, direction)
  return (
    <div className="overflow-row">
      {more.before && (
        <Turn side="previous" icon={ChevronLeft} label={previousLabel} scroller={scroller} onTurn={() => turn(-1)} />
      )}
      <section
        ref={scroller}
        className="overflow-row__scroller"
        aria-label={label}
        // What scrolls must scroll by key too.
        tabIndex={more.before || more.after ? 0 : undefined}
      >
        {children}
      </section>
      {more.after && (
        <Turn side="next" icon={ChevronRight} label={nextLabel} scroller={scroller} onTurn={() => turn(1)} />
      )}
    </div>
  )
}

interface TurnProps {
  side: 'previous' | 'next'
  icon: IconNode
  label: string
  scroller: RefObject<HTMLElement | null>
  onTurn(): void
}

function Turn({ side, icon, label, scroller, onTurn }: TurnProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      // At the end of the row the button goes, and would take the focus along.
      if (element?.contains(focusedBeside(element))) scroller.current?.focus({ preventScroll: true })
    }
  }, [scroller])
  return (
    <div ref={place} className={`overflow-row__button overflow-row__button--${side}`}>
      <IconButton icon={icon} label={label} onClick={onTurn} />
    </div>
  )
}
