import type { ReactNode } from 'react'
import { warn } from '../../../page/configuration/warn.ts'

const NAMED_RATIOS = ['16/9', '4/3', '3/2', '1/1'] as const

/** Width by height: a number, or one of four names (PART-32). */
export type Ratio = number | (typeof NAMED_RATIOS)[number]

interface RatioBoxProps {
  ratio: Ratio
  /** Fills the box. */
  children?: ReactNode
}

/**
 * Reserves the space of content that is loading, so that nothing shifts. A named ratio is a class. A number can't be a style
 * attribute, because a strict CSP blocks it in painted markup: an empty `<svg>` with that viewBox sets the height, without
 * a script and in every browser (only one supports `attr()` for lengths).
 */
export function RatioBox({ ratio, children }: RatioBoxProps) {
  const shown = isRatio(ratio) ? ratio : fallbackOf(ratio)
  const isNumber = typeof shown === 'number'
  return (
    <span className={`ratio-box${isNumber ? '' : ` ratio-box--${shown.replace('/', '-')}`}`}>
      {isNumber && <svg className="ratio-box__spacer" viewBox={`0 0 ${shown} 1`} aria-hidden="true" />}
      <span className="ratio-box__content">{children}</span>
    </span>
  )
}

const isRatio = (ratio: unknown): ratio is Ratio =>
  typeof ratio === 'number' ? Number.isFinite(ratio) && ratio > 0 : NAMED_RATIOS.includes(ratio as '1/1')

function fallbackOf(ratio: unknown): Ratio {
  warn(
    `RatioBox: the ratio (${typeof ratio}) is neither a number above 0 nor one of ${NAMED_RATIOS.join(', ')}; 1/1 is shown.`,
  )
  return '1/1'
}
