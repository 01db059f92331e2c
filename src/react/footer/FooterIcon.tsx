import { Coffee, CreditCard, type IconNode, Info, MessageCircle, PackageOpen, RotateCcw, Store, Truck } from 'lucide'
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

/** A drawing of strokes, or a brand mark's path in a box of this many px. */
export type FooterDrawing = { strokes: IconNode } | { path: string; box: 16 | 24 }

const mark = (path: string): FooterDrawing => ({ path, box: 24 })

/** What the built-in footers show; the others are fetched when a content service names them. */
const DRAWINGS: Record<string, FooterDrawing> = {
  easy_pay: { strokes: CreditCard },
  free_shipping: { strokes: Truck },
  click_collect: { strokes: PackageOpen },
  return_shipping: { strokes: RotateCcw },
  contact: { strokes: MessageCircle },
  product_card: { strokes: Coffee },
  service_info: { strokes: Info },
  branch_store: { strokes: Store },
  android: mark(android),
  appleinc: mark(apple),
  facebook: mark(facebook),
  instagram: mark(instagram),
  pinterest: mark(pinterest),
  youtube: mark(youtube),
}

interface FooterIconProps {
  name: string
  product: string
  /** Side length in px. */
  size?: number
}

/** A decorative icon by its name in the footer's content (specification 2 §3). It has its room before it is there. */
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

function useDrawing(key: string, name: string): FooterDrawing | undefined {
  const [late, setLate] = useState<FooterDrawing>()
  useEffect(() => {
    if (DRAWINGS[key]) return
    const tell = (why: string) =>
      reportError('shop-footer', 'UNKNOWN_ICON', `The icon "${name}" ${why}; none is shown.`)
    import('./more-drawings.ts').then(
      ({ MORE_DRAWINGS }) => (MORE_DRAWINGS[key] ? setLate(MORE_DRAWINGS[key]) : tell('is unknown')),
      (error) => tell(`can't be loaded (${error})`),
    )
  }, [key, name])
  return DRAWINGS[key] ?? late
}
