import { warn } from '../../../page/configuration/warn.ts'
import { badgeText } from '../../../shop/cart/badge-text.ts'

interface BadgeProps {
  count: number
}

/** A small number on an icon, whose label gives the count in words (PART-28). */
export function Badge({ count }: BadgeProps) {
  if (!Number.isSafeInteger(count)) warn(`Badge: the count (${typeof count}) is no whole number; no badge.`)
  else if (count > 0) return <span className="badge">{badgeText(count)}</span>
  return null
}
