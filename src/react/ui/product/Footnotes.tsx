import type { ReactNode } from 'react'

interface Note {
  mark: string
  /** The id that the mark's link leads to. */
  id?: string
  text: ReactNode
}

interface FootnotesProps {
  /** Names the list for screen readers, e.g. "Footnotes". */
  label: string
  notes: readonly Note[]
}

/** The notes that the marks of prices lead to (PART-41). */
export function Footnotes({ label, notes }: FootnotesProps) {
  if (notes.length === 0) return null
  return (
    <ol className="footnotes" aria-label={label}>
      {notes.map(({ mark, id, text }) => (
        <li key={mark} id={id} className="footnotes__note">
          <span className="footnotes__mark">{mark}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
