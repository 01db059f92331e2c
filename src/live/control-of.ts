import { type ControlName, controlIn } from '../view/controls.ts'

/** The control of the markup that an event is on, as its registry describes it. */
export function controlOf({ target }: Event) {
  const node = target instanceof Element ? target.closest<HTMLElement>('[data-control]') : null
  const control = node && controlIn(node.getAttribute('data-control'))
  return node && control ? { ...control, node } : undefined
}

export type EventControl = NonNullable<ReturnType<typeof controlOf>> & { name: ControlName }
