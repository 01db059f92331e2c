/** @jsxRuntime classic */ /** @jsx node */
import { ChevronLeft, ChevronRight } from 'lucide'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { ViewContext, ViewNode } from '../view.ts'

/** A button that scrolls the row towards a side that has more (NAV-13). Keys scroll it by the focus. */
export const rowButton = (isAfter: boolean, text: ViewContext['text']): ViewNode => (
  <span class={`navigation__more navigation__more--${isAfter ? 'after' : 'before'}`} data-beside="">
    <button
      type="button"
      class="icon-button"
      aria-label={text(isAfter ? 'navigation.next' : 'navigation.previous')}
      tabindex="-1"
    >
      {icon(isAfter ? ChevronRight : ChevronLeft, 22)}
    </button>
  </span>
)
