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
