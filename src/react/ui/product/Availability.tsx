import { CircleAlert, Info } from 'lucide'
import type { ReactNode } from 'react'
import { warn } from '../../../page/configuration/warn.ts'
import type { Availability as AvailabilityValue } from '../../../shop/cart/cart.ts'
import { Icon } from '../Icon.tsx'

const ICONS = { error: CircleAlert, info: Info }

/** Goods that can be bought need no emphasis (MINICART-21). */
const STYLES = new Map<AvailabilityValue, 'error' | 'info' | 'none'>([
  ['IN_STOCK', 'none'],
  ['AVAILABLE', 'none'],
  ['NOT_AVAILABLE', 'error'],
  ['SOLDOUT', 'error'],
  ['SHORTAGE', 'info'],
])

interface AvailabilityProps {
  /** Nothing is shown when it is undefined. */
  value: AvailabilityValue | undefined
  /** The text; nothing is shown without it. */
  children?: ReactNode
}

/** The availability of an article, by icon and text, not by colour alone. */
export function Availability({ value, children }: AvailabilityProps) {
  if (value === undefined) return null
  const style = STYLES.get(value)
  if (!style) {
    warn(`Availability: the value (${typeof value}) is not one of ${[...STYLES.keys()].join(', ')}; nothing is shown.`)
    return null
  }
  if (!children) return null
  return (
    <span className={`availability availability--${style}`}>
      {style !== 'none' && (
        <span className="availability__icon">
          <Icon icon={ICONS[style]} size={16} strokeWidth={2} />
        </span>
      )}
      <span className="availability__text">{children}</span>
    </span>
  )
}
