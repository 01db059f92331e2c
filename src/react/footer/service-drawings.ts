import linkedin from 'bootstrap-icons/icons/linkedin.svg'
import { CalendarSync, MapPin, Users } from 'lucide'
import twitter from 'simple-icons/icons/x.svg'
import xing from 'simple-icons/icons/xing.svg'
import type { FooterDrawing } from './FooterDrawing.ts'

/** Icons that only the content service uses (FOOTER-22). */
export const SERVICE_DRAWINGS: Record<string, FooterDrawing> = {
  thirty_day_return: { strokes: CalendarSync },
  product_nearby: { strokes: MapPin },
  product_meeting: { strokes: Users },
  linkedin: { path: linkedin, box: 16 },
  twitter: { path: twitter, box: 24 },
  xing: { path: xing, box: 24 },
}
