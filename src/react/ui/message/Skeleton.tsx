import { warn } from '../../../page/configuration/warn.ts'
import { known } from '../known.ts'

const DEFAULT_LINES = 3
const MOST_LINES = 20
const SIZES = ['m', 's', 'l'] as const

type SkeletonProps =
  | { shape: 'lines'; lines?: number }
  /** As large as its place; in a RatioBox it takes its shape. */
  | { shape: 'box' }
  | { shape: 'circle'; size?: (typeof SIZES)[number] }

/**
 * Stands in the place of what is still loading. It is for the eye only: the region that it fills says `aria-busy`, and
 * whoever fills it announces what has come.
 */
export function Skeleton(props: SkeletonProps) {
  if (props.shape === 'box') return <span className="skeleton skeleton--box" aria-hidden="true" />
  if (props.shape === 'circle')
    return (
      <span
        className={`skeleton skeleton--circle skeleton--${known(SIZES, props.size ?? 'm', 'Skeleton: size')}`}
        aria-hidden="true"
      />
    )
  const bars = []
  for (let bar = countOf(props.lines ?? DEFAULT_LINES); bar > 0; bar--)
    bars.push(<span key={bar} className="skeleton skeleton--line" />)
  return (
    <span className="skeleton-lines" aria-hidden="true">
      {bars}
    </span>
  )
}

function countOf(lines: number): number {
  if (Number.isInteger(lines) && lines >= 1 && lines <= MOST_LINES) return lines
  warn(`Skeleton: ${String(lines)} is no number of lines from 1 to ${MOST_LINES}; ${DEFAULT_LINES} are shown.`)
  return DEFAULT_LINES
}
