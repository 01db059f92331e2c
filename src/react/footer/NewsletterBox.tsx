import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isFilled, whenUnused } from '../../live/footer/newsletter-box.late.ts'
import { onceNear } from '../../page/browser/moments.ts'
import { joinCleanups } from '../../page/browser/on.ts'
import { toCamelCase } from '../../page/configuration/attribute.ts'
import { pageRootValue, pageSettings } from '../../page/configuration/settings.ts'
import { COMMON_ATTRIBUTES, type CommonProps } from '../../page/configuration/tables/common.ts'
import { ROUTES } from '../../shop/links.ts'
import { localeOf } from '../../shop/sites/sites.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useText } from '../shell/useText.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'

/**
 * Whether a box is removed: not while it has the focus or typed text, nor while its success message is in view (FOOTER-32,
 * FOOTER-33).
 */
function useGracefulRemoval(box: { readonly current: HTMLElement | null }, isUnwanted: boolean): boolean {
  const [isRemoved, setRemoved] = useState(isUnwanted)
  // Prefilled fields do not count: only a person's typing dispatches `input`. What was there before this code may be typed.
  const hasTyped = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a box that is shown again is another element.
  useLayoutEffect(() => {
    const { current } = box
    hasTyped.current = current !== null && isFilled(current)
    const onInput = () => {
      hasTyped.current = true
    }
    current?.addEventListener('input', onInput)
    return () => current?.removeEventListener('input', onInput)
  }, [box, isRemoved])

  useLayoutEffect(() => {
    if (!isUnwanted) return setRemoved(false)
    const { current } = box
    return current
      ? whenUnused(
          current,
          () => hasTyped.current,
          () => setRemoved(true),
        )
      : undefined
  }, [box, isUnwanted])
  return isUnwanted && isRemoved
}

interface NewsletterBoxProps extends CommonProps {
  isHidden: boolean
  /** Fetches the code of the sign-up form. */
  loadNewsletter(): Promise<unknown>
}

/** How far below the window the box is when the code of the form is fetched (FOOTER-27). */
const PRELOAD_MARGIN = '400px'

/** Whether the page says for all its elements what an attribute is. */
const isSaidByPage = (name: string): boolean =>
  pageRootValue(name) !== null || pageSettings().block[toCamelCase(name)] !== undefined

/** Those of the form in a footer: without the defaults, which it has by itself where the page says nothing else. Its fragment has them too. */
export function newsletterAttributes(
  { site, locale, product, theme, stage, apiBase }: CommonProps,
  isSaid = (_name: string) => false,
): Record<string, string> {
  const given = { locale, product, theme, stage, 'api-base': apiBase }
  const defaults = { ...COMMON_ATTRIBUTES, locale: { default: localeOf(site) } }
  const names = (Object.keys(given) as (keyof typeof given)[]).filter(
    (name) => given[name] !== defaults[name].default || isSaid(name),
  )
  return { site, images: 'false', ...Object.fromEntries(names.map((name) => [name, given[name]])) }
}

/** A `shop-newsletter`. Without a fragment of its own it has a link until its code has loaded (FOOTER-26). */
export function NewsletterBox(props: NewsletterBoxProps) {
  const box = useRef<HTMLElement>(null)
  const isRemoved = useGracefulRemoval(box, props.isHidden)
  if (isRemoved) return null
  return (
    <section ref={box} className="footer__newsletter" part="newsletter">
      <NewsletterForm {...props} />
    </section>
  )
}

function NewsletterForm({ isHidden, loadNewsletter, ...common }: NewsletterBoxProps) {
  const t = useText('footer')
  // Markup that is hydrated keeps its link: the form is beside it, in a shadow root of its own.
  const { isHydrated } = useElement()
  const [isBare] = useState(isHydrated)
  const form = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = form
    if (isHidden || !current) return
    // The link stays when the code can't be loaded.
    const load = () => void loadNewsletter().catch(() => {})
    current.addEventListener('focusin', load, { once: true })
    return joinCleanups(onceNear(current, load, PRELOAD_MARGIN), () => current.removeEventListener('focusin', load))
  }, [isHidden, loadNewsletter])
  return createElement(
    'shop-newsletter',
    { ref: form, ...newsletterAttributes(common, isHydrated ? isSaidByPage : undefined) },
    isBare ? (
      <div className="footer__newsletter-inner">
        <h2 className="footer__newsletter-heading">{t('newsletter.heading')}</h2>
        <p>{t('newsletter.text')}</p>
        <ButtonLink href={ROUTES.newsletter}>{t('newsletter.link')}</ButtonLink>
      </div>
    ) : (
      // A fragment has the form. Where its shadow root is not attached, the link shows.
      <a href={ROUTES.newsletter}>{t('newsletter.link')}</a>
    ),
  )
}
