import css from './Spinner.css'
import { useSheet } from './useSheet.ts'

/** Something is on its way; the label says what to those who don't see it turn. */
export function Spinner({ label }: { label: string }) {
  useSheet(css)
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
