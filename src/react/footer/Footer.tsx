import { useAtomValue } from 'jotai'
import { useMemo, useRef, useState } from 'react'
import type { RemoteFooter } from '../../api/footer/footer-schema.late.ts'
import type { CommonProps } from '../../page/configuration/tables/common.ts'
import type { FooterProps } from '../../page/configuration/tables/shop-footer.ts'
import type { FooterContent, LegalLink } from '../../shop/footer/footer.ts'
import { footerContentAtom, isSubscribedAtom } from '../../state/footer/footer.ts'
import { footerFactsAtom } from '../../state/footer/footer-facts.ts'
import { useText } from '../shell/useText.ts'
import { useView } from '../shell/useView.tsx'
import { builtInContent } from './builtInContent.ts'
import { IconLinks } from './IconLinks.tsx'
import { LegalBar } from './LegalBar.tsx'
import { Logos } from './Logos.tsx'
import { NewsletterBox } from './NewsletterBox.tsx'
import { SeoPanel } from './SeoPanel.tsx'
import { ServiceGroups } from './ServiceGroups.tsx'
import { useContentInUse } from './useContentInUse.ts'

/** All parts of the footer (FOOTER-1), some of which the reduced one leaves out (FOOTER-35). */
export function Footer(props: FooterProps & { loadNewsletter(): Promise<unknown> }) {
  const { newsletter, contentId, reduced, loadNewsletter, ...common } = props
  const { site, product } = common
  const facts = useAtomValue(footerFactsAtom)
  const isSubscribed = useAtomValue(isSubscribedAtom)
  const main = useRef<HTMLDivElement>(null)
  const { content, hasHeadline } = useContent(common, contentId, main)
  const isReduced = reduced || facts.isReduced
  const groups = content.teaser.groups.filter((group) => !isReduced || !group.hideGroupInCheckout)
  return (
    <footer {...useView('footer')} part="footer">
      {newsletter && (
        <NewsletterBox
          {...common}
          isHidden={isReduced || facts.isNewsletterFormHidden || isSubscribed}
          loadNewsletter={loadNewsletter}
        />
      )}
      <div ref={main} className="footer__main">
        <h2 className={hasHeadline ? 'footer__headline' : 'visually-hidden'}>{content.headline}</h2>
        <ServiceGroups groups={groups} product={product} />
        {!isReduced && (
          <>
            <SeoPanel {...content.seo} />
            <div className="footer__icons">
              <IconLinks {...content.socialMedia} links={content.socialMedia.icons} product={product} />
              <IconLinks {...content.appReferences} links={content.appReferences.appIcons} product={product} />
            </div>
          </>
        )}
        {content.qualityLogos.logos.length > 0 && (
          <section className="footer__quality">
            <h3 className="footer__heading">{content.qualityLogos.heading}</h3>
            <Logos images={content.qualityLogos.logos} />
          </section>
        )}
      </div>
      <LegalBar content={content} site={site} />
    </footer>
  )
}

/** The content of the service, or the built-in content. Content of another id is shown until this one's has come (FOOTER-12). */
function useContent({ site, product }: CommonProps, contentId: string, main: { readonly current: Element | null }) {
  const t = useText('footer')
  const { content, isSettled, isPreview = false } = useAtomValue(footerContentAtom(contentId))
  const [settled, setSettled] = useState({ content, site })
  const isCurrent = isSettled || settled.site !== site
  if (isCurrent && (settled.content !== content || settled.site !== site)) setSettled({ content, site })
  const latest = isCurrent ? content : settled.content
  const remote = useContentInUse(main, latest, { owner: site, isUrgent: isPreview })
  return useMemo(() => {
    const builtIn = builtInContent(site, product, t)
    return { content: remote ? complete(remote, builtIn) : builtIn, hasHeadline: !!remote?.headline }
  }, [remote, site, product, t])
}

/** Fills in headings, legal links, texts of the view changer and the consent link, which are optional (FOOTER-15, FOOTER-16). */
function complete(remote: RemoteFooter, builtIn: FooterContent): FooterContent {
  const { headline, seo, socialMedia, appReferences, qualityLogos, legalLinks, viewChanger } = builtIn
  const isConsent = ({ opensConsentSettings }: LegalLink) => opensConsentSettings === true
  return {
    ...remote,
    headline: remote.headline || headline,
    seo: { ...remote.seo, heading: remote.seo.heading || seo.heading },
    socialMedia: { ...remote.socialMedia, heading: remote.socialMedia.heading || socialMedia.heading },
    appReferences: { ...remote.appReferences, heading: remote.appReferences.heading || appReferences.heading },
    qualityLogos: { ...remote.qualityLogos, heading: remote.qualityLogos.heading || qualityLogos.heading },
    legalLinks:
      remote.legalLinks.length === 0
        ? legalLinks
        : remote.legalLinks.some(isConsent)
          ? remote.legalLinks
          : [...remote.legalLinks, ...legalLinks.filter(isConsent)],
    viewChanger: remote.viewChanger ?? viewChanger,
  }
}
