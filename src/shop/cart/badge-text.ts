/** Above it the badge shows '+99' (PART-28). */
export const BADGE_CAP = 99

/** The text of a badge (PART-28): the count up to 99, then `+99`; empty for 0. */
export const badgeText = (count: number): string => {
  if (count > BADGE_CAP) return `+${BADGE_CAP}`
  return count > 0 ? String(count) : ''
}
