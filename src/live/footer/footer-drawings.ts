/** Icons of the footer's built-in content, by name; others are fetched when the content service names them (FOOTER-22). */
import android from '@iconify-json/tabler/brand-android'
import apple from '@iconify-json/tabler/brand-apple'
import facebook from '@iconify-json/tabler/brand-facebook'
import instagram from '@iconify-json/tabler/brand-instagram'
import pinterest from '@iconify-json/tabler/brand-pinterest'
import youtube from '@iconify-json/tabler/brand-youtube'
import { Coffee, CreditCard, type IconNode, Info, MessageCircle, PackageOpen, RotateCcw, Store, Truck } from 'lucide'

export const BUILT_IN_DRAWINGS: Readonly<Record<string, IconNode>> = {
  easy_pay: CreditCard,
  free_shipping: Truck,
  click_collect: PackageOpen,
  return_shipping: RotateCcw,
  contact: MessageCircle,
  product_card: Coffee,
  service_info: Info,
  branch_store: Store,
  android,
  appleinc: apple,
  facebook,
  instagram,
  pinterest,
  youtube,
}
