import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect } from 'react'
import { reportError } from '../../page/events/events.ts'
import { iconKey } from '../../shop/footer/footer.ts'
import { addDrawingsAtom, drawingsAtom } from '../../state/footer/drawings.ts'
import { BUILT_IN_DRAWINGS } from '../../view/footer/footer-drawings.late.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useView } from '../shell/useView.tsx'
import { Icon } from '../ui/Icon.tsx'

interface FooterIconProps {
  name: string
  product: string
  /** Side length in px. */
  size?: number
}

/**
 * A decorative icon. A fragment only reserves its space and names it, and the live layer draws it when it is nearly in sight
 * (FOOTER-46).
 */
export function FooterIcon({ name, product, size = 22 }: FooterIconProps) {
  const key = iconKey(name, product)
  useDrawing(key)
  return <Icon icon={[]} size={size} {...useView('drawing', key)} />
}

/** An icon that can't be shown is reported, and stays empty (FOOTER-23). */
function useDrawing(key: string): void {
  const { isHydrated } = useElement()
  const hasDrawing = key in useAtomValue(drawingsAtom)
  const addDrawings = useSetAtom(addDrawingsAtom)
  // Before the next paint.
  useLayoutEffect(() => {
    if (isHydrated && !hasDrawing && BUILT_IN_DRAWINGS[key]) addDrawings(BUILT_IN_DRAWINGS)
  }, [isHydrated, hasDrawing, key, addDrawings])
  useEffect(() => {
    if (!isHydrated || hasDrawing || BUILT_IN_DRAWINGS[key]) return
    const report = (why: string) => reportError('shop-footer', 'UNKNOWN_ICON', `An icon of the content ${why}.`)
    import('../../view/footer/service-drawings.late.ts').then(
      ({ SERVICE_DRAWINGS }) => (SERVICE_DRAWINGS[key] ? addDrawings(SERVICE_DRAWINGS) : report('is unknown')),
      (error) => report(`can't be loaded (${error})`),
    )
  }, [isHydrated, hasDrawing, key, addDrawings])
}
