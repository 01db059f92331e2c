/** @jsxRuntime classic */ /** @jsx node */
import { ChevronLeft, ChevronRight } from 'lucide'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { ViewContext, ViewNode } from '../view.ts'

/** A button that scrolls the row towards a side that has more (NAV-13). Keys scroll it by the focus. */
export const rowButton = (side: 'before' | 'after', text: ViewContext['text']): ViewNode => (
  <span class={`navigation__more navigation__more--${side}`} data-beside="">
    <button
      type="button"
      class="icon-button"
      aria-label={text(side === 'before' ? 'navigation.previous' : 'navigation.next')}
      tabindex="-1"
    >
      {icon(side === 'before' ? ChevronLeft : ChevronRight, 22)}
    </button>
  </span>
)
