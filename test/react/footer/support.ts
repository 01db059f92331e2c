import { html } from 'lit-html'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import '../../../src/elements/shop-footer.ts'

export const CONTENT_CALL = 'GET /service/promotion/api/promotion/SHOP_FOOTER'

/** A footer of a site. Its content stays as long as the page: tests of other content take another site. */
export const showFooter = (site: Site = 'DE') => page.mount(html`<shop-footer site=${site}></shop-footer>`)

/** Answers with content of the content service. */
export const contentOf = (content: object) => () => json({ contentJSON: JSON.stringify(content) })

export const groups = () => page.selectAll('[part=groups] > section')
export const hasGroups = (count: number) => page.until(() => groups().length === count, `there are ${count} groups`)
export const newsletterBox = () => page.select('section[part=newsletter]')
/** The links of the bottom bar. */
export const legalLinks = () => page.within(page.get('navigation')).names('link')

/** Long enough for what must not happen to happen. */
export async function aFewFrames(): Promise<void> {
  for (let frame = 0; frame < 6; frame += 1) await page.frame()
}
