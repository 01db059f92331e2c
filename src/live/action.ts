import { type ControlName, controlIn } from '../view/controls.ts'
import type { LiveElement } from './live-element.ts'

/** The parts of its element that an action may use. */
export type Acting = Pick<LiveElement, 'root' | 'store' | 'props'>

/** A function of the live layer for the use of a control. */
export type Action = (element: Acting, event: Event, control: EventControl) => void

/** The control of the markup that an event is on, as its registry describes it. */
export function controlOf({ target }: Event) {
  const node = target instanceof Element ? target.closest<HTMLElement>('[data-control]') : null
  const control = node && controlIn(node.getAttribute('data-control'))
  return node && control ? { ...control, node } : undefined
}

export type EventControl = NonNullable<ReturnType<typeof controlOf>> & { name: ControlName }
