import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  /** One sentence on when to use these parts. */
  hint?: string
  children: ReactNode
}

export function Section({ title, hint, children }: SectionProps) {
  return (
    <section className="gallery__section" aria-label={title}>
      <h2 className="gallery__title">{title}</h2>
      {hint && <p className="gallery__hint">{hint}</p>}
      <div className="gallery__specimens">{children}</div>
    </section>
  )
}

interface SpecimenProps {
  /** The part and its state. */
  name: string
  /** Spans the whole row. */
  isWide?: boolean
  children: ReactNode
}

/** One part in one state. */
export function Specimen({ name, isWide = false, children }: SpecimenProps) {
  return (
    <figure className={`gallery__specimen${isWide ? ' gallery__specimen--wide' : ''}`}>
      <figcaption className="gallery__name">{name}</figcaption>
      <div className="gallery__stage">{children}</div>
    </figure>
  )
}
