import type { ReactNode } from 'react'
import { Button } from '../../src/react/ui/action/Button.tsx'
import { useCopyFeedback } from '../../src/react/ui/action/ShareButton.tsx'

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
  /** How an application writes it; of parts that the package exports (PART-40). */
  code?: string
  children: ReactNode
}

/** One part in one state. */
export function Specimen({ name, isWide = false, code, children }: SpecimenProps) {
  return (
    <figure className={`gallery__specimen${isWide ? ' gallery__specimen--wide' : ''}`}>
      <figcaption className="gallery__name">{name}</figcaption>
      <div className="gallery__stage">{children}</div>
      {code && <Code code={code} />}
    </figure>
  )
}

/** Code to copy, with what it imports. */
function Code({ code }: { code: string }) {
  const { state, copy } = useCopyFeedback()
  const parts = [...new Set([...code.matchAll(/<([A-Z]\w+)|\b(formTexts)\b/g)].map(([, part, text]) => part ?? text))]
  const text = `import { ${parts.sort().join(', ')} } from 'shop-elements/parts'\nimport 'shop-elements/parts.css'\n\n${code}`
  const labels = { idle: 'Copy the code', copied: 'Copied', failed: 'Select and copy it' }
  return (
    <details className="gallery__code">
      <summary>Code</summary>
      <pre className="gallery__source">{text}</pre>
      <Button size="small" variant="secondary" onClick={() => void copy(text)}>
        {labels[state]}
      </Button>
    </details>
  )
}
