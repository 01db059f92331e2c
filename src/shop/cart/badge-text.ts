import { BADGE_CAP } from '../limits.ts'

/** The text of a badge (PART-28): the count up to 99, then `+99`; empty for 0. */
export const badgeText = (count: number): string => {
  if (count > BADGE_CAP) return `+${BADGE_CAP}`
  return count > 0 ? String(count) : ''
}
