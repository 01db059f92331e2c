import { atom } from 'jotai/vanilla'
import { useMemo } from 'react'
import type { NavigationNode } from '../../shop/navigation/navigation.ts'
import { shownEntries } from '../../view/navigation/navigation-list.tsx'
import { useAtomNow, useViewContext } from './useView.tsx'

/** The entries of the main navigation, as its bar shows them. */
export function useEntries(): readonly NavigationNode[] {
  const context = useViewContext()
  return useAtomNow(useMemo(() => atom((get) => shownEntries(get, context)), [context]))
}
