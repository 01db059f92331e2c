import type { ReactNode } from 'react'
import { warn } from '../../../page/configuration/warn.ts'
import { RATING_MAX } from '../../../shop/awake-limits.ts'

/** The distance between stars, and where in it a star is drawn. */
const PITCH = 24
const STAR_START = 2
const STAR_WIDTH = 20
const STAR = 'l3.09 6.26 6.91 1.01-5 4.87 1.18 6.88-6.18-3.25-6.18 3.25 1.18-6.88-5-4.87 6.91-1.01z'

interface RatingProps {
  value: number
  /** The text for screen readers, e.g. "4.5 of 5 stars". */
  label: string
  max?: number
  /** `half` rounds to the nearest half star. */
  precision?: 'exact' | 'half'
  /** The number of ratings, or any other text beside the stars. */
  count?: ReactNode
  /**
   * Alphanumeric id of what is rated, for tracking (PART-31). Set as `data-rating-id`: as an `id` it would be a duplicate
   * when a page shows a product twice.
   */
  id?: string
}

/**
 * Stars as one image with one name (PART-30). The full stars are a second row over the first, cut off by its view box: this needs no
 * ids for gradients, no style attribute, which a strict CSP would block, and no `<svg>` in another one (DELIVERY-91).
 */
export function Rating({ value, label, max = RATING_MAX, precision = 'exact', count, id }: RatingProps) {
  if (!Number.isFinite(value)) {
    warn(`Rating: the value (${typeof value}) is not a number; no stars are shown.`)
    return null
  }
  const stars = validStars(max)
  const row = `M${PITCH / 2} 2${STAR}${`m${PITCH} 0${STAR}`.repeat(stars - 1)}`
  const shown = clamp(value, stars)
  const width = stars * PITCH - 2
  const full = Math.min(width, widthOf(precision === 'half' ? Math.round(shown * 2) / 2 : shown) - 1)
  return (
    <span className="rating" data-rating-id={validId(id)}>
      <span className="rating__stars" role="img" aria-label={label}>
        <svg viewBox={`1 1 ${width} 22`} aria-hidden="true">
          <path className="rating__empty" d={row} />
        </svg>
        {full > 0 && (
          <svg viewBox={`1 1 ${full} 22`} aria-hidden="true">
            <path className="rating__full" d={row} />
          </svg>
        )}
      </span>
      {count !== undefined && <span className="rating__count">{count}</span>}
    </span>
  )
}

/** The gaps between the stars don't count. */
function widthOf(value: number): number {
  const whole = Math.floor(value)
  return whole * PITCH + (value > whole ? STAR_START + (value - whole) * STAR_WIDTH : 0)
}

function validStars(max: number): number {
  if (Number.isInteger(max) && max >= 1 && max <= RATING_MAX) return max
  warn(`Rating: the number of stars (${typeof max}) is not from 1 to ${RATING_MAX}; ${RATING_MAX} are shown.`)
  return RATING_MAX
}

function clamp(value: number, max: number): number {
  const shown = Math.min(Math.max(value, 0), max)
  if (shown !== value) warn(`Rating: the value is not between 0 and the number of stars; the nearest end is shown.`)
  return shown
}

function validId(id: string | undefined): string | undefined {
  if (id === undefined || /^[a-z\d]+$/i.test(id)) return id
  warn(`Rating: the id is not alphanumeric; the stars are shown without it.`)
  return undefined
}
