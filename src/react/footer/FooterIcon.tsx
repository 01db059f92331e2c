import {
  Coffee,
  CreditCard,
  Info,
  type LucideIcon,
  MessageCircle,
  PackageOpen,
  RotateCcw,
  Store,
  Truck,
} from 'lucide-react'
import { siAndroid, siApple, siFacebook, siInstagram, siPinterest, siYoutube } from 'simple-icons'
import type { FooterIconName } from '../../shop/footer.ts'

const DRAWN: Partial<Record<FooterIconName, LucideIcon>> = {
  easy_pay: CreditCard,
  free_shipping: Truck,
  click_collect: PackageOpen,
  return_shipping: RotateCcw,
  contact: MessageCircle,
  loyalty_card: Coffee,
  service_info: Info,
  branch_store: Store,
}

const BRANDS: Partial<Record<FooterIconName, { path: string }>> = {
  android: siAndroid,
  appleinc: siApple,
  facebook: siFacebook,
  instagram: siInstagram,
  pinterest: siPinterest,
  youtube: siYoutube,
}

/** A decorative icon by its name in the footer's content (specification 2 §3). */
export function FooterIcon({ name, size = 22 }: { name: FooterIconName; size?: number }) {
  const brand = BRANDS[name]
  if (brand) {
    return (
      <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
        <path d={brand.path} />
      </svg>
    )
  }
  const Icon = DRAWN[name]
  return Icon ? <Icon size={size} strokeWidth={1.75} /> : null
}
