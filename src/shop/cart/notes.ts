/** A note on goods that laws ask for (LAW-12). */

export interface Note {
  text: string
  /** Checked to be http(s) or relative. */
  url?: string | undefined
}

/** Given by the service that tells of the goods. */
export interface Noted {
  /** The producer's guarantee of durability. */
  guaranteeLabel?: { years: number; producer: string; url?: string | undefined } | null | undefined
  disclosures?: readonly Note[] | null | undefined
}

/** In the order in which they show. `guarantee` says the label in the element's language. */
export function notesOf(
  { guaranteeLabel: label, disclosures }: Noted,
  guarantee: (values: { years: string; producer: string }) => string,
  locale: string,
): Note[] {
  const { years = 0, producer = '', url } = label ?? {}
  const first = label ? [{ text: guarantee({ years: years.toLocaleString(locale), producer }), url }] : []
  return [...first, ...(disclosures ?? [])]
}
