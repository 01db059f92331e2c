/** An element's props as an external store, so that a change before hydration causes no mismatch (DELIVERY-21). */
export interface PropsSource<Props> {
  subscribe(onChange: () => void): () => void
  current(): Props
  /** The props that the fragment was rendered with. */
  painted(): Props
  set(props: Props): void
  /** Not while the fragment's own markup is rendered once more. */
  isCurrent(): boolean
  /** The first render is of what the live layer has written by the current props and store, not of a fragment. */
  isWritten(): boolean
}

export function createPropsSource<Props extends object>(
  initial: Props,
  painted: Props = initial,
  isWritten = false,
): PropsSource<Props> {
  let props = initial
  const listeners = new Set<() => void>()
  return {
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    current: () => props,
    painted: () => (isWritten ? props : painted),
    isCurrent: () => true,
    isWritten: () => isWritten,
    set(next) {
      if (isSame(props, next)) return
      props = next
      for (const notify of listeners) notify()
    },
  }
}

/** An attribute that is set to the value it has causes no render (CONFIG-5). */
function isSame(before: object, after: object): boolean {
  const old = new Map(Object.entries(before))
  const entries = Object.entries(after)
  return entries.length === old.size && entries.every(([name, value]) => Object.is(old.get(name), value))
}
