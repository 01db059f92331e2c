import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react'

/** A ref for a component's own use, with the caller's ref kept in step. */
export function useForwardedRef<E>(outer: Ref<E> | undefined): RefObject<E | null> {
  const inner = useRef<E>(null)
  useImperativeHandle(outer, () => inner.current as E, [])
  return inner
}
