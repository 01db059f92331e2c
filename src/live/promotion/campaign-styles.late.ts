import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { reportMissingCode } from '../../page/events/events.ts'
import type { Promotion } from '../../shop/promotion/promotion.ts'
import rules from '../../view/promotion/campaign.css'
import { shownCampaignsAtom } from '../../view/promotion/promotion-place.tsx'
import { campaignCss } from '../../view/promotion/promotion-styles.ts'
import { SNAPSHOT } from '../fragment-scripts.ts'
import type { LiveElement } from '../live-element.ts'

/** Few pages have one. */
let message: typeof import('./operator-message.late.ts') | undefined

/** The sheets of it in each root. */
const adopted = new WeakMap<ShadowRoot, readonly CSSStyleSheet[]>()

/**
 * Gives the campaigns of a header their colours and picture positions, in place of the fragment's `<style>` (PROMO-40), with the
 * rules of campaigns, which a fragment without one leaves out. Fetches what shows an operator's message.
 */
export function adoptCampaignStyles(
  element: LiveElement<HeaderProps>,
  promotions: Readonly<Record<string, Promotion>>,
): void {
  const { root, store, tag, props } = element
  const before = adopted.get(root) ?? []
  // New ones with each change: WebKit may crash when one is changed.
  const sheets = [rules, campaignCss(promotions, props)].map((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  })
  adopted.set(root, sheets)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((sheet) => !before.includes(sheet)), ...sheets]
  root.querySelector(`style[${SNAPSHOT}]`)?.remove()
  if (!Object.values(promotions).some(({ layout }) => layout === 'message')) return
  // In this task, once it is there: what was closed is never seen.
  if (message) message.watchMessage(element)
  else
    import('./operator-message.late.ts').then(
      (code) => {
        message = code
        code.watchMessage(element)
        store.set(shownCampaignsAtom, {})
      },
      (error) => reportMissingCode(tag, error),
    )
}
