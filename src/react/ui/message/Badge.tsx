import { warn } from '../../../page/configuration/warn.ts'
import { BADGE_CAP } from '../../../shop/limits.ts'

interface BadgeProps {
  count: number
}

/** A small number on an icon, whose label gives the count in words (PART-28). */
export function Badge({ count }: BadgeProps) {
  if (!Number.isSafeInteger(count)) warn(`Badge: ${count} is not a count; no badge.`)
  else if (count > 0) return <span className="badge">{count > BADGE_CAP ? `+${BADGE_CAP}` : count}</span>
  return null
}
