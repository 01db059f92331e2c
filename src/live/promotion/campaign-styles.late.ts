import type { Promotion } from '../../shop/promotion/promotion.ts'
import { campaignCss } from '../../view/promotion/promotion-styles.ts'
import { SNAPSHOT } from '../read-snapshot.ts'
import rules from './campaign.css'

/** What each root has of it. */
const adopted = new WeakMap<ShadowRoot, readonly CSSStyleSheet[]>()

/**
 * Gives the campaigns of a header their colours and picture positions, in place of the fragment's `<style>` (PROMO-40). With `hasRules`
 * the rules of campaigns too, which a fragment without one leaves out.
 */
export function adoptCampaignStyles(
  root: ShadowRoot,
  promotions: Readonly<Record<string, Promotion>>,
  props: Readonly<Record<string, unknown>>,
  hasRules: boolean,
): void {
  const before = adopted.get(root) ?? []
  // New ones with each change: WebKit may crash when one is changed.
  const sheets = [hasRules ? rules : '', campaignCss(promotions, props)].map((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  })
  adopted.set(root, sheets)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((sheet) => !before.includes(sheet)), ...sheets]
  root.querySelector(`style[${SNAPSHOT}]`)?.remove()
}
