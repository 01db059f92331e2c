import { Coffee, CreditCard, type IconNode, Info, MessageCircle, PackageOpen, RotateCcw, Store, Truck } from 'lucide'
import android from 'simple-icons/icons/android.svg'
import apple from 'simple-icons/icons/apple.svg'
import facebook from 'simple-icons/icons/facebook.svg'
import instagram from 'simple-icons/icons/instagram.svg'
import pinterest from 'simple-icons/icons/pinterest.svg'
import youtube from 'simple-icons/icons/youtube.svg'
import type { FooterIconName } from '../../shop/footer.ts'
import { Icon } from '../ui/Icon.tsx'

const DRAWN: Partial<Record<FooterIconName, IconNode>> = {
  easy_pay: CreditCard,
  free_shipping: Truck,
  click_collect: PackageOpen,
  return_shipping: RotateCcw,
  contact: MessageCircle,
  loyalty_card: Coffee,
  service_info: Info,
  branch_store: Store,
}

const BRANDS: Partial<Record<FooterIconName, string>> = {
  android,
  appleinc: apple,
  facebook,
  instagram,
  pinterest,
  youtube,
}

/** A decorative icon by its name in the footer's content (specification 2 §3). */
export function FooterIcon({ name, size = 22 }: { name: FooterIconName; size?: number }) {
  const brand = BRANDS[name]
  if (brand) {
    return (
      <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
        <path d={brand} />
      </svg>
    )
  }
  const icon = DRAWN[name]
  return icon ? <Icon icon={icon} size={size} /> : null
}
