import { useText } from '../shell/useText.ts'

interface LogoProps {
  href: string
  product: string
  /** Picture that replaces the drawn sign; empty: none. */
  src: string
  alt: string
}

/** The link to the home page (HEADER-4). */
export function Logo({ href, product, src, alt }: LogoProps) {
  const t = useText('header')
  return (
    <a className="logo" href={href} aria-label={`${alt || product} – ${t('home')}`} part="logo" data-track="icon|logo">
      {src ? (
        <img className="logo__image" src={src} alt="" height="36" />
      ) : (
        <>
          <svg className="logo__bean" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
            <ellipse cx="16" cy="16" rx="10" ry="14" transform="rotate(35 16 16)" fill="currentColor" />
            <path d="M22.5 5.5c-1 6-4.5 6.5-6.5 10.5s-2.5 7-6.5 10.5" className="logo__crease" />
          </svg>
          <span className="logo__word">{product}</span>
        </>
      )}
    </a>
  )
}
