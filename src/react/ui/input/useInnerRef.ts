import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react'

/** A part's own ref to its control, beside the one that its user passes in. */
export function useInnerRef<E>(outer: Ref<E> | undefined): RefObject<E | null> {
  const inner = useRef<E>(null)
  useImperativeHandle(outer, () => inner.current as E, [])
  return inner
}
