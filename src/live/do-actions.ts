import type { Acting } from './action.ts'
import { ACTIONS } from './actions.ts'
import { controlOf } from './control-of.ts'

/** Does what the live layer does for its controls, also when React renders them (LIVE-17). Returns the cleanup. */
export function doActions(element: Acting): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const onEvent = (event: Event) => {
    const control = controlOf(event)
    if (!control || (control.node.localName === 'form') !== (event.type === 'submit')) return
    if (Object.hasOwn(ACTIONS, control.name)) ACTIONS[control.name as keyof typeof ACTIONS](element, event, control)
  }
  for (const type of ['click', 'submit']) element.root.addEventListener(type, onEvent, { signal })
  return () => controller.abort()
}
