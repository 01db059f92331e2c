import { ChevronLeft, ChevronRight } from 'lucide'
import { useLayoutEffect, useState } from 'react'
import { useText } from '../shell/useText.ts'
import { IconButton } from '../ui/action/IconButton.tsx'
import { type Overflow, turnPage, watchOverflow } from '../ui/list/useOverflow.ts'

/** How much of what is seen goes by with one press. */
const PAGE = 0.7

const listOf = (bar: HTMLElement) => bar.querySelector<HTMLElement>('.navigation__list')

/** For a mouse without a sideways wheel: buttons where the bar has more entries than fit. A key's focus scrolls anyway. */
export function RowButtons({ bar }: { bar: HTMLElement }) {
  const t = useText('navigation')
  const more = useMore(bar)
  const turn = (direction: 1 | -1) => {
    const list = listOf(bar)
    if (list) turnPage(list, direction, PAGE)
  }
  return (
    <>
      {more.before && (
        <span className="navigation__more navigation__more--before">
          <IconButton icon={ChevronLeft} label={t('previous')} tabIndex={-1} onClick={() => turn(-1)} />
        </span>
      )}
      {more.after && (
        <span className="navigation__more navigation__more--after">
          <IconButton icon={ChevronRight} label={t('next')} tabIndex={-1} onClick={() => turn(1)} />
        </span>
      )}
    </>
  )
}

/** Whether there are entries before and after those that are seen; the list itself may be replaced by another one. */
function useMore(bar: HTMLElement) {
  const [more, setMore] = useState<Overflow>({ before: false, after: false })
  useLayoutEffect(() => {
    const list = listOf(bar)
    if (list) return watchOverflow(list, setMore)
  })
  return more
}
