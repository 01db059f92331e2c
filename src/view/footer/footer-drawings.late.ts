/** Icons of the footer's built-in content, by name; others are fetched when the content service names them (FOOTER-22). */
import returnShipping from '@iconify-json/tabler/icons.json?arrow-back-up'
import android from '@iconify-json/tabler/icons.json?brand-android'
import apple from '@iconify-json/tabler/icons.json?brand-apple'
import facebook from '@iconify-json/tabler/icons.json?brand-facebook'
import instagram from '@iconify-json/tabler/icons.json?brand-instagram'
import pinterest from '@iconify-json/tabler/icons.json?brand-pinterest'
import youtube from '@iconify-json/tabler/icons.json?brand-youtube'
import branchStore from '@iconify-json/tabler/icons.json?building-store'
import coffee from '@iconify-json/tabler/icons.json?coffee'
import creditCard from '@iconify-json/tabler/icons.json?credit-card'
import info from '@iconify-json/tabler/icons.json?info-circle'
import contact from '@iconify-json/tabler/icons.json?message'
import parcel from '@iconify-json/tabler/icons.json?package'
import truck from '@iconify-json/tabler/icons.json?truck'

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
