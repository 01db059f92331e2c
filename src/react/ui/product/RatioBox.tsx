import type { ReactNode } from 'react'
import { warn } from '../../../page/configuration/warn.ts'

const NAMED_RATIOS = ['16/9', '4/3', '3/2', '1/1'] as const

/** Width by height: a number, or one of four names (specification 1 §5). */
export type Ratio = number | (typeof NAMED_RATIOS)[number]

interface RatioBoxProps {
  ratio: Ratio
  /** Fills the box. */
  children?: ReactNode
}

/**
 * Keeps the place of what is still on its way, so that nothing shifts. A named ratio is a class. A number can be neither
 * a class nor a style attribute, which a strict CSP blocks in prerendered markup: an empty drawing with the wanted
 * viewBox holds the height then, without a script and in every engine (`attr()` for lengths is in one only).
 */
export function RatioBox({ ratio, children }: RatioBoxProps) {
  const shown = isRatio(ratio) ? ratio : insteadOf(ratio)
  const isFree = typeof shown === 'number'
  return (
    <span className={`ratio-box${isFree ? '' : ` ratio-box--${shown.replace('/', '-')}`}`}>
      {isFree && <svg className="ratio-box__spacer" viewBox={`0 0 ${shown} 1`} aria-hidden="true" />}
      <span className="ratio-box__content">{children}</span>
    </span>
  )
}

const isRatio = (ratio: unknown): ratio is Ratio =>
  typeof ratio === 'number' ? Number.isFinite(ratio) && ratio > 0 : NAMED_RATIOS.includes(ratio as '1/1')

function insteadOf(ratio: unknown): Ratio {
  warn(`RatioBox: ${String(ratio)} is neither a number above 0 nor one of ${NAMED_RATIOS.join(', ')}; 1/1 is shown.`)
  return '1/1'
}
