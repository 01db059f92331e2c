import { ChevronLeft, ChevronRight } from 'lucide'
import { useLayoutEffect, useState } from 'react'
import type { NavigationNode } from '../../shop/navigation/navigation.ts'
import { useText } from '../shell/useText.ts'
import { IconButton } from '../ui/action/IconButton.tsx'
import { type Overflow, scrollByPage, watchOverflow } from '../ui/list/useOverflow.ts'

/** The part of the visible width that a press scrolls. */
const PAGE_RATIO = 0.7

const listOf = (bar: HTMLElement) => bar.querySelector<HTMLElement>('[data-live="navigation.list"]')

interface RowButtonsProps {
  bar: HTMLElement
  entries: readonly NavigationNode[]
}

/** Scroll buttons for a mouse without a horizontal wheel, where the entries overflow (NAV-13). */
export function RowButtons({ bar, entries }: RowButtonsProps) {
  const t = useText('navigation')
  const overflow = useBarOverflow(bar, entries)
  const turn = (direction: 1 | -1) => {
    const list = listOf(bar)
    if (list) scrollByPage(list, direction, PAGE_RATIO)
  }
  return (
    <>
      {overflow.before && (
        <span className="navigation__more navigation__more--before">
          <IconButton icon={ChevronLeft} label={t('previous')} tabIndex={-1} onClick={() => turn(-1)} />
        </span>
      )}
      {overflow.after && (
        <span className="navigation__more navigation__more--after">
          <IconButton icon={ChevronRight} label={t('next')} tabIndex={-1} onClick={() => turn(1)} />
        </span>
      )}
    </>
  )
}

function useBarOverflow(bar: HTMLElement, entries: readonly NavigationNode[]): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ before: false, after: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries may come in a new list element.
  useLayoutEffect(() => {
    const list = listOf(bar)
    if (list) return watchOverflow(list, setOverflow)
  }, [bar, entries])
  return overflow
}
