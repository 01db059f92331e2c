import { useEntries } from '../shell/useEntries.ts'
import { useText } from '../shell/useText.ts'

/** Says that a term has no suggestions, and leads on to the entries of the main navigation (SEARCH-25, SEARCH-61); without a term it only leads on (SEARCH-63). */
export function NoSuggestions({ term }: { term: string }) {
  const t = useText('search')
  return (
    <>
      {term && <p className="suggestions__message">{t('none', { term })}</p>}
      <p className="suggestions__heading" aria-hidden="true">
        {t('browse')}
      </p>
      <nav className="suggestions__list" aria-label={t('browse')}>
        {useEntries().map(
          ({ title, href, index }) =>
            href && (
              <a key={index} className="suggestions__option" href={href} data-track={`navigation|${title}`}>
                {title}
              </a>
            ),
        )}
      </nav>
    </>
  )
}
