import { useContext } from 'react'
import { type Noted, notesOf } from '../../shop/cart/notes.ts'
import { LanguageContext, useText } from '../shell/useText.ts'

/** Notes on an article that laws ask for: the producer's guarantee, and disclosures (LAW-12). */
export function Notes({ of }: { of: Noted }) {
  const t = useText('minicart')
  const { locale } = useContext(LanguageContext)
  const notes = notesOf(of, (values) => t('guaranteeLabel', values), locale)
  if (notes.length === 0) return null
  return (
    <ul className="tile__notes">
      {notes.map(({ text, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other identity.
        <li key={index}>{url ? <a href={url}>{text}</a> : text}</li>
      ))}
    </ul>
  )
}
