import { createContext, type ReactNode, useContext } from 'react'
import { warn } from '../../../page/configuration/warn.ts'
import { useValue } from './useValue.ts'

interface PanelGroup {
  openIds: readonly string[]
  mayClose: boolean
  toggle(id: string): void
}

const GroupContext = createContext<PanelGroup | undefined>(undefined)

export const usePanelGroup = (): PanelGroup | undefined => useContext(GroupContext)

interface ExpansionPanelGroupProps {
  /** Several may be open; by default one at most. */
  isMulti?: boolean
  /** Whether an open panel can be closed again, or only by opening another one. */
  mayClose?: boolean
  /** Ids of the panels that are open at first. */
  defaultOpen?: readonly string[]
  /** Ids of the panels that are open, where the caller keeps them. */
  open?: readonly string[]
  onChange?: (open: readonly string[]) => void
  children: ReactNode
}

const NONE: readonly string[] = []

/** Panels that know of each other (specification 1 §4). */
export function ExpansionPanelGroup(props: ExpansionPanelGroupProps) {
  const { isMulti = false, mayClose = true, children } = props
  const [ids, setIds] = useValue(props.open, props.defaultOpen ?? NONE, props.onChange)
  const openIds = isMulti ? ids : onlyOne(ids)
  const toggle = (id: string) => {
    if (!openIds.includes(id)) setIds(isMulti ? [...openIds, id] : [id])
    else if (mayClose) setIds(openIds.filter((other) => other !== id))
  }
  return (
    <GroupContext value={{ openIds, mayClose, toggle }}>
      <div className="expansion-panels">{children}</div>
    </GroupContext>
  )
}

function onlyOne(ids: readonly string[]): readonly string[] {
  if (ids.length < 2) return ids
  warn(`ExpansionPanelGroup: without isMulti only one panel is open, not ${ids.join(', ')}; ${ids[0]} is shown.`)
  return ids.slice(0, 1)
}
