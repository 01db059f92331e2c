import linkedin from '@iconify-json/tabler/brand-linkedin'
import twitter from '@iconify-json/tabler/brand-x'
import xing from '@iconify-json/tabler/brand-xing'
import { CalendarSync, type IconNode, MapPin, Users } from 'lucide'

/** Icons that only the content service uses (FOOTER-22). */
export const SERVICE_DRAWINGS: Record<string, IconNode> = {
  thirty_day_return: CalendarSync,
  product_nearby: MapPin,
  product_meeting: Users,
  linkedin,
  twitter,
  xing,
}
