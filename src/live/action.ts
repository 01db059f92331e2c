import type { EventControl } from './control-of.ts'
import type { LiveElement } from './live-element.ts'

/** What an action may use of its element. */
export type Acting = Pick<LiveElement, 'root' | 'store' | 'props'>

/** What the live layer does when a control is used. */
export type Action = (element: Acting, event: Event, control: EventControl) => void
