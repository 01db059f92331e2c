import { Check } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { pageSettings } from '../../page/configuration/settings.ts'
import { flagUrl } from '../../shop/footer/footer.ts'
import { shopUrlOf } from '../../shop/links.ts'
import { SITES, type Site } from '../../shop/sites/sites.ts'
import { useText } from '../shell/useText.ts'
import { Icon } from '../ui/Icon.tsx'

/** Opens without JavaScript too; each country is a link to its own shop (specification 2 §3). */
export function CountrySwitcher({ site }: { site: Site }) {
  const t = useText('footer')
  const urls = useShopUrls()
  const details = useRef<HTMLDetailsElement>(null)
  useClosing(details)
  return (
    <details ref={details} className="countries" part="countries">
      <summary className="countries__current">
        <Flag site={site} />
        <span>
          <span className="visually-hidden">{t('country.label')}: </span>
          {t(`country.${site}`)}
        </span>
      </summary>
      <ul className="countries__list">
        {SITES.map((code) => (
          <li key={code}>
            <a
              className="countries__link"
              href={urls[code] ?? shopUrlOf(code)}
              aria-current={code === site ? 'true' : undefined}
            >
              <Flag site={code} />
              <span className="countries__name">{t(`country.${code}`)}</span>
              {code === site && <Icon icon={Check} size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const Flag = ({ site }: { site: Site }) => (
  <img className="countries__flag" src={flagUrl(site)} alt="" width="24" height="16" loading="lazy" decoding="async" />
)

/** The page may name the shops' hosts; known after mounting, so that prerendered markup stays as it is until then. */
function useShopUrls(): Partial<Record<Site, string>> {
  const [urls, setUrls] = useState<Partial<Record<Site, string>>>({})
  useEffect(() => setUrls(pageSettings().shopUrls), [])
  return urls
}

/** Closes by Escape, by a press elsewhere, and when the focus goes on. */
function useClosing(details: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const { current } = details
    if (!current) return
    const ends = new AbortController()
    const close = () => {
      current.open = false
    }
    const isOutside = (event: Event) => !event.composedPath().includes(current)
    const { signal } = ends
    document.addEventListener('pointerdown', (event) => isOutside(event) && close(), { signal })
    document.addEventListener('focusin', (event) => isOutside(event) && close(), { signal })
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !current.open) return
      close()
      current.querySelector('summary')?.focus()
    }
    current.addEventListener('keydown', onKey, { signal })
    return () => ends.abort()
  }, [details])
}
