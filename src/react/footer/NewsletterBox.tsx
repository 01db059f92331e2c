import { createElement, useEffect, useRef } from 'react'
import type { CommonProps } from '../../page/configuration/attributes.ts'
import { ROUTES } from '../../shop/links.ts'
import { useText } from '../shell/useText.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { useLeaving } from './useLeaving.ts'

interface NewsletterBoxProps extends CommonProps {
  isHidden: boolean
  /** Fetches the sign-up form's code. */
  loadNewsletter(): Promise<unknown>
}

/** So far below the window the form's code is fetched, in px. */
const AHEAD = '400px'

/**
 * The sign-up form, a `shop-newsletter`. Until its code has come, and without JavaScript, a link to its page stands in its
 * place. A box that is to go while it is seen keeps its room until it is not.
 */
export function NewsletterBox(props: NewsletterBoxProps) {
  const box = useRef<HTMLElement>(null)
  const leaving = useLeaving(box, props.isHidden)
  if (leaving === 'gone') return null
  return (
    <section
      ref={box}
      className={`footer__newsletter${leaving === 'unseen' ? ' footer__newsletter--hidden' : ''}`}
      part="newsletter"
    >
      <NewsletterForm {...props} />
    </section>
  )
}

function NewsletterForm({ isHidden, loadNewsletter, ...common }: NewsletterBoxProps) {
  const t = useText('footer')
  const { site, locale, product, theme, stage, apiBase } = common
  const form = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = form
    if (isHidden || !current) return
    const load = () => {
      observer.disconnect()
      // The link stays when the code can't be had; the loader's own tag tells of it.
      loadNewsletter().catch(() => {})
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: AHEAD })
    observer.observe(current)
    current.addEventListener('focusin', load, { once: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('focusin', load)
    }
  }, [isHidden, loadNewsletter])
  const attributes = { ref: form, site, locale, product, theme, stage, 'api-base': apiBase || undefined }
  return createElement(
    'shop-newsletter',
    attributes,
    <div className="footer__newsletter-inner">
      <div>
        <h2 className="footer__newsletter-heading">{t('newsletter.heading')}</h2>
        <p>{t('newsletter.text')}</p>
      </div>
      <ButtonLink href={ROUTES.newsletter}>{t('newsletter.link')}</ButtonLink>
    </div>,
  )
}
