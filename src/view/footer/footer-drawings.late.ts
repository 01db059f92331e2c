/** Icons of the footer's built-in content, by name; others are fetched when the content service names them (FOOTER-22). */
import returnShipping from '@iconify-json/tabler/arrow-back-up'
import android from '@iconify-json/tabler/brand-android'
import apple from '@iconify-json/tabler/brand-apple'
import facebook from '@iconify-json/tabler/brand-facebook'
import instagram from '@iconify-json/tabler/brand-instagram'
import pinterest from '@iconify-json/tabler/brand-pinterest'
import youtube from '@iconify-json/tabler/brand-youtube'
import branchStore from '@iconify-json/tabler/building-store'
import coffee from '@iconify-json/tabler/coffee'
import creditCard from '@iconify-json/tabler/credit-card'
import info from '@iconify-json/tabler/info-circle'
import contact from '@iconify-json/tabler/message'
import parcel from '@iconify-json/tabler/package'
import truck from '@iconify-json/tabler/truck'

/** Each is the path of a stroke (`d`) on a 24 by 24 box. */
export const BUILT_IN_DRAWINGS: Readonly<Record<string, string>> = {
  easy_pay: creditCard,
  free_shipping: truck,
  click_collect: parcel,
  return_shipping: returnShipping,
  contact,
  product_card: coffee,
  service_info: info,
  branch_store: branchStore,
  android,
  appleinc: apple,
  facebook,
  instagram,
  pinterest,
  youtube,
}
