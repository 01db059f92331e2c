import { Coffee, CreditCard, Info, MessageCircle, PackageOpen, RotateCcw, Store, Truck } from 'lucide'
import { useEffect, useState } from 'react'
import android from 'simple-icons/icons/android.svg'
import apple from 'simple-icons/icons/apple.svg'
import facebook from 'simple-icons/icons/facebook.svg'
import instagram from 'simple-icons/icons/instagram.svg'
import pinterest from 'simple-icons/icons/pinterest.svg'
import youtube from 'simple-icons/icons/youtube.svg'
import { reportError } from '../../page/events/events.ts'
import { iconKey } from '../../shop/footer/footer.ts'
import { Icon } from '../ui/Icon.tsx'
import type { FooterDrawing } from './FooterDrawing.ts'

const brandMark = (path: string): FooterDrawing => ({ path, box: 24 })

/** Icons of the built-in content; others are fetched when the content service names them (FOOTER-22). */
const BUILT_IN_DRAWINGS: Record<string, FooterDrawing> = {
  easy_pay: { strokes: CreditCard },
  free_shipping: { strokes: Truck },
  click_collect: { strokes: PackageOpen },
  return_shipping: { strokes: RotateCcw },
  contact: { strokes: MessageCircle },
  product_card: { strokes: Coffee },
  service_info: { strokes: Info },
  branch_store: { strokes: Store },
  android: brandMark(android),
  appleinc: brandMark(apple),
  facebook: brandMark(facebook),
  instagram: brandMark(instagram),
  pinterest: brandMark(pinterest),
  youtube: brandMark(youtube),
}

interface FooterIconProps {
  name: string
  product: string
  /** Side length in px. */
  size?: number
}

/** A decorative icon. Its space is reserved until the drawing has loaded. */
export function FooterIcon({ name, product, size = 22 }: FooterIconProps) {
  const drawing = useDrawing(iconKey(name, product), name)
  if (drawing && 'strokes' in drawing) return <Icon icon={drawing.strokes} size={size} />
  const box = drawing?.box ?? 24
  return (
    <svg viewBox={`0 0 ${box} ${box}`} width={size} height={size} fill="currentColor" aria-hidden="true">
      {drawing && <path d={drawing.path} />}
    </svg>
  )
}

/** An icon that can't be shown is reported, and stays empty (FOOTER-23). */
function useDrawing(key: string, name: string): FooterDrawing | undefined {
  const [loaded, setLoaded] = useState<FooterDrawing>()
  useEffect(() => {
    if (BUILT_IN_DRAWINGS[key]) return
    const report = (why: string) => reportError('shop-footer', 'UNKNOWN_ICON', `The icon "${name}" ${why}.`)
    import('./service-drawings.ts').then(
      ({ SERVICE_DRAWINGS }) => (SERVICE_DRAWINGS[key] ? setLoaded(SERVICE_DRAWINGS[key]) : report('is unknown')),
      (error) => report(`can't be loaded (${error})`),
    )
  }, [key, name])
  return BUILT_IN_DRAWINGS[key] ?? loaded
}
