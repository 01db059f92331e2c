import { createContext, type ReactNode, useContext, useState } from 'react'
import { warn } from '../../../page/configuration/warn.ts'

/** A value that the caller controls, or else the component's own state; changes are reported either way. */
export function useControllableState<T>(
  controlled: T | undefined,
  initial: T,
  onChange?: (value: T) => void,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(initial)
  const change = (value: T) => {
    setOwn(value)
    onChange?.(value)
  }
  return [controlled ?? own, change]
}

interface PanelGroup {
  openIds: readonly string[]
  canClose: boolean
  toggle(id: string): void
}

const GroupContext = createContext<PanelGroup | undefined>(undefined)

export const usePanelGroup = (): PanelGroup | undefined => useContext(GroupContext)

interface ExpansionPanelGroupProps {
  /** Several panels can be open; by default one at most. */
  isMulti?: boolean
  /** False: an open panel closes only when another one is opened (PART-14). */
  canClose?: boolean
  /** Ids of the panels that are open initially. */
  defaultOpen?: readonly string[]
  /** Ids of the open panels, where the caller controls them. */
  open?: readonly string[]
  onChange?: (open: readonly string[]) => void
  children: ReactNode
}

const NONE: readonly string[] = []

/** Panels of which one at most, or several, are open (PART-13). */
export function ExpansionPanelGroup(props: ExpansionPanelGroupProps) {
  const { isMulti = false, canClose = true, children } = props
  const [ids, setIds] = useControllableState(props.open, props.defaultOpen ?? NONE, props.onChange)
  const openIds = isMulti ? ids : singleId(ids)
  const toggle = (id: string) => {
    if (!openIds.includes(id)) setIds(isMulti ? [...openIds, id] : [id])
    else if (canClose) setIds(openIds.filter((other) => other !== id))
  }
  return (
    <GroupContext value={{ openIds, canClose, toggle }}>
      <div className="expansion-panels">{children}</div>
    </GroupContext>
  )
}

function singleId(ids: readonly string[]): readonly string[] {
  if (ids.length < 2) return ids
  warn(`ExpansionPanelGroup: without isMulti only one panel is open, not ${ids.length}; the first is shown.`)
  return ids.slice(0, 1)
}
