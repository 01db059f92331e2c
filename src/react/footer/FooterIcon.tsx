import { useEffect, useState } from 'react'
import { BUILT_IN_DRAWINGS } from '../../live/footer/footer-drawings.ts'
import { reportError } from '../../page/events/events.ts'
import { iconKey } from '../../shop/footer/footer.ts'
import { useElement } from '../shell/ElementContext.ts'
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
  const { isHydrated } = useElement()
  const key = iconKey(name, product)
  const drawing = useDrawing(key)
  return <Icon icon={isHydrated && drawing ? [['path', { d: drawing }]] : []} size={size} data-icon={key} />
}

/** An icon that can't be shown is reported, and stays empty (FOOTER-23). */
function useDrawing(key: string): string | undefined {
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    if (BUILT_IN_DRAWINGS[key]) return
    const report = (why: string) => reportError('shop-footer', 'UNKNOWN_ICON', `An icon of the content ${why}.`)
    import('../../live/footer/service-drawings.ts').then(
      ({ SERVICE_DRAWINGS }) => (SERVICE_DRAWINGS[key] ? setLoaded(SERVICE_DRAWINGS[key]) : report('is unknown')),
      (error) => report(`can't be loaded (${error})`),
    )
  }, [key])
  return BUILT_IN_DRAWINGS[key] ?? loaded
}
