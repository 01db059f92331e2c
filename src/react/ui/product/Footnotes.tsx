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

export interface Footnote {
  /** The visible mark, e.g. "1". */
  mark: string
  /** Replaces the mark for screen readers, e.g. "Footnote 1". */
  label: string
  /** The address of the footnote. A `#id` is found in the page only, not in a shadow root. */
  href?: string
}

/** A mark to see, a label for screen readers (PRICE-14). */
export function FootnoteMark({ mark, label, href }: Footnote) {
  return (
    <sup className="footnote-mark">
      {href ? (
        <a className="footnote-mark__link" href={href} aria-label={label}>
          {mark}
        </a>
      ) : (
        <>
          <span className="visually-hidden">{label}</span>
          <span aria-hidden="true">{mark}</span>
        </>
      )}
    </sup>
  )
}
