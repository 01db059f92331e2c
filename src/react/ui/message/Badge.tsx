import { warn } from '../../../page/configuration/warn.ts'
import { BADGE_CAP } from '../../../shop/limits.ts'

interface BadgeProps {
  count: number
}

/** A small number on an icon; nothing at 0, '+99' above 99 (specification 1 §5). Its icon says the count in words. */
export function Badge({ count }: BadgeProps) {
  if (!Number.isSafeInteger(count)) warn(`Badge: ${count} is no count; none is shown.`)
  else if (count > 0) return <span className="badge">{count > BADGE_CAP ? `+${BADGE_CAP}` : count}</span>
  return null
}
