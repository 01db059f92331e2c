import linkedin from '@iconify-json/tabler/icons.json?brand-linkedin'
import twitter from '@iconify-json/tabler/icons.json?brand-x'
import xing from '@iconify-json/tabler/icons.json?brand-xing'
import thirtyDayReturn from '@iconify-json/tabler/icons.json?calendar-repeat'
import mapPin from '@iconify-json/tabler/icons.json?map-pin'
import users from '@iconify-json/tabler/icons.json?users'

/** Icons that only the content service uses (FOOTER-22), drawn as those of `footer-drawings.ts` are. */
export const SERVICE_DRAWINGS: Readonly<Record<string, string>> = {
  thirty_day_return: thirtyDayReturn,
  product_nearby: mapPin,
  product_meeting: users,
  linkedin,
  twitter,
  xing,
}
