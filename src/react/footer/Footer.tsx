import { useAtomValue, useStore } from 'jotai'
import { atom } from 'jotai/vanilla'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { drawContent } from '../../live/footer/draw-content.ts'
import { whenUnused } from '../../page/browser/when-unused.ts'
import { isLeftOut } from '../../page/configuration/left-out-links.ts'
import type { CommonProps } from '../../page/configuration/tables/common.ts'
import type { FooterProps } from '../../page/configuration/tables/shop-footer.ts'
import type { FooterContent, LegalLink } from '../../shop/footer/footer.ts'
import { footerContentAtom, isSubscribedAtom } from '../../state/footer/footer.ts'
import { footerFactsAtom } from '../../state/footer/footer-facts.ts'
import { pageSettingsAtom } from '../../state/page-facts.ts'
import { builtInParts } from '../../view/footer/built-in-parts.ts'
import { completeFooter } from '../../view/footer/complete-footer.ts'
import { contentLink } from '../../view/footer/footer.tsx'
import { type FooterOptions, legalNodes, mainNodes, taxNodes } from '../../view/footer/footer-content.tsx'
import { BUILT_IN_DRAWINGS } from '../../view/footer/footer-drawings.late.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useText } from '../shell/useText.ts'
import { useAtomNow, useView, useViewContext } from '../shell/useView.tsx'
import { builtInContent } from './builtInContent.ts'
import { contentNode } from './ContentNode.tsx'
import { LegalBar } from './LegalBar.tsx'
import { NewsletterBox } from './NewsletterBox.tsx'

/**
 * Follows a value, but not while someone is at the element, so that nothing moves under a pointer or a focus (FOOTER-17). With
 * `isUrgent`, and when the owner changes (FOOTER-19), the value changes at once.
 */
function useContentInUse<Value>(
  element: { readonly current: Element | null },
  value: Value,
  { owner, isUrgent }: { owner: string; isUrgent: boolean },
): Value {
  const [shown, setShown] = useState({ value, owner })
  const isAtOnce = shown.owner !== owner || isUrgent
  if (isAtOnce && (shown.owner !== owner || !Object.is(shown.value, value))) setShown({ value, owner })
  useEffect(() => {
    const { current } = element
    if (Object.is(shown.value, value) || !current) return
    return whenUnused(current, () => setShown({ value, owner }))
  }, [element, shown, value, owner])
  return isAtOnce ? value : shown.value
}

/** All parts of the footer (FOOTER-1), some of which the reduced one leaves out (FOOTER-35). */
export function Footer(props: FooterProps & { loadNewsletter(): Promise<unknown> }) {
  const { newsletter, contentId, reduced, guaranteeNotice, loadNewsletter, ...common } = props
  const { site, product } = common
  const facts = useAtomValue(footerFactsAtom)
  const isSubscribed = useAtomValue(isSubscribedAtom)
  const main = useRef<HTMLDivElement>(null)
  const { content, hasHeadline } = useContent(common, contentId, main)
  const isReduced = reduced || facts.isReduced
  // A reduced footer may be in the first window: its icons are there with their texts (FOOTER-46).
  const drawings = reduced ? BUILT_IN_DRAWINGS : undefined
  const options = useMemo(
    () => ({ product, hasHeadline, isReduced, drawings }),
    [product, hasHeadline, isReduced, drawings],
  )
  useDrawings(content, options)
  const shown = useNodes(content, options, guaranteeNotice)
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
        {shown.main.map(contentNode)}
      </div>
      <LegalBar links={shown.legal} tax={shown.tax} site={site} />
    </footer>
  )
}

/** Built-in links lead where the page says, which leaves some legal ones out. */
function useNodes(content: FooterContent, options: FooterOptions, guaranteeNotice: boolean) {
  const context = useViewContext()
  const nodesAtom = useMemo(
    () =>
      atom((get) => {
        const addressOf = (name: string) => contentLink(get, context, name).attributes?.href
        const own = { site: context.props.site, guaranteeNotice }
        const isOff = (link: LegalLink) => isLeftOut(link, own, get(pageSettingsAtom))
        const all = { ...options, addressOf, isOff }
        return { main: mainNodes(content, all), legal: legalNodes(content, all), tax: taxNodes(content, all) }
      }),
    [content, options, guaranteeNotice, context],
  )
  return useAtomNow(nodesAtom)
}

/** Before the next paint; those of the service later. */
function useDrawings(content: FooterContent, options: FooterOptions): void {
  const { isHydrated } = useElement()
  const store = useStore()
  useLayoutEffect(() => {
    if (isHydrated) drawContent(store, content, options)
  }, [isHydrated, store, content, options])
}

/** The content of the service, or the built-in content. Content of another id is shown until this one's has come (FOOTER-12). */
function useContent({ site, product }: CommonProps, contentId: string, main: { readonly current: Element | null }) {
  const t = useText('footer')
  const { content, isSettled, isPreview = false, isShown = false } = useAtomValue(footerContentAtom(contentId))
  const [settled, setSettled] = useState({ content, site })
  const isCurrent = isSettled || settled.site !== site
  if (isCurrent && (settled.content !== content || settled.site !== site)) setSettled({ content, site })
  const latest = isCurrent ? content : settled.content
  const remote = useContentInUse(main, latest, { owner: site, isUrgent: isPreview || isShown })
  const own = useAtomNow(pageSettingsAtom)?.links?.[site]
  return useMemo(() => {
    const content = remote ? completeFooter(remote, builtInParts(site, t), own) : builtInContent(site, product, t)
    return { content, hasHeadline: !!remote?.headline }
  }, [remote, site, product, t, own])
}
