import { useMemo } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { CommonProps } from '../../page/attributes.ts'
import { ROUTES } from '../../shop/links.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { builtInContent } from './builtInContent.ts'
import { IconLinks } from './IconLinks.tsx'
import { LegalBar } from './LegalBar.tsx'
import { ServiceGroups } from './ServiceGroups.tsx'

export interface FooterProps extends CommonProps {
  /** Hides the newsletter box, groups that the checkout does without, categories, social and app icons. */
  reduced: boolean
  newsletter: boolean
}

/** The country's foot of the shop (specification 2 §2), all of it real links. */
export function Footer({ site, reduced, newsletter }: FooterProps) {
  const t = useText('footer')
  const content = useMemo(() => builtInContent(site, t), [site, t])
  return (
    <footer className="footer" part="footer">
      {newsletter && !reduced && <NewsletterBox />}
      <div className="footer__main">
        <h2 className="visually-hidden">{content.headline}</h2>
        <ServiceGroups groups={content.teaser.groups.filter((group) => !reduced || !group.hideGroupInCheckout)} />
        {!reduced && (
          <>
            <section className="footer__seo" aria-labelledby="seo-heading">
              <h3 id="seo-heading" className="footer__heading">
                {content.seo.heading}
              </h3>
              <ul className="footer__seo-links">
                {content.seo.columns.flat().map(({ url, text }) => (
                  <li key={url}>
                    <a className="footer__link" href={url}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
            <div className="footer__icons">
              <IconLinks heading={content.socialMedia.heading} links={content.socialMedia.icons} />
              <IconLinks heading={content.appReferences.heading} links={content.appReferences.appIcons} />
            </div>
          </>
        )}
      </div>
      <LegalBar content={content} site={site} />
    </footer>
  )
}

function NewsletterBox() {
  const t = useText('footer')
  return (
    <section className="footer__newsletter" aria-labelledby="newsletter-heading" part="newsletter">
      <div className="footer__newsletter-inner">
        <div>
          <h2 id="newsletter-heading" className="footer__newsletter-heading">
            {t('newsletter.heading')}
          </h2>
          <p>{t('newsletter.text')}</p>
        </div>
        <ButtonLink href={ROUTES.newsletter}>{t('newsletter.link')}</ButtonLink>
      </div>
    </section>
  )
}
