import { warn } from '../../../page/configuration/warn.ts'
import { validChoice } from '../validChoice.ts'

const DEFAULT_LINES = 3
const MAX_LINES = 20
const SIZES = ['m', 's', 'l'] as const

type SkeletonProps =
  | { shape: 'lines'; lines?: number }
  /** Fills its parent, e.g. a RatioBox. */
  | { shape: 'box' }
  | { shape: 'circle'; size?: (typeof SIZES)[number] }

/**
 * A placeholder for loading content, hidden from screen readers (PART-29): the region around it sets `aria-busy`, and the
 * caller announces the content.
 */
export function Skeleton(props: SkeletonProps) {
  if (props.shape === 'box') return <span className="skeleton skeleton--box" aria-hidden="true" />
  if (props.shape === 'circle')
    return (
      <span
        className={`skeleton skeleton--circle skeleton--${validChoice(SIZES, props.size ?? 'm', 'Skeleton: size')}`}
        aria-hidden="true"
      />
    )
  const bars = []
  for (let bar = validCount(props.lines ?? DEFAULT_LINES); bar > 0; bar--)
    bars.push(<span key={bar} className="skeleton skeleton--line" />)
  return (
    <span className="skeleton-lines" aria-hidden="true">
      {bars}
    </span>
  )
}

function validCount(lines: number): number {
  if (Number.isInteger(lines) && lines >= 1 && lines <= MAX_LINES) return lines
  warn(
    `Skeleton: the number of lines (${typeof lines}) is not whole from 1 to ${MAX_LINES}; ${DEFAULT_LINES} are shown.`,
  )
  return DEFAULT_LINES
}
