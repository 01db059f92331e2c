import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { page } from '../../support/page.ts'
import { contentOf, hasGroups, legalLinks } from './support.ts'

const GROUPS = [{ heading: { iconName: 'contact', link: { url: '/c', text: 'Contact' } } }]
const IMPRINT = { url: '/imprint', text: 'Imprint' }

/** Content stays as long as the page: each has an id of its own. */
let contents = 0

/** A footer whose content has these legal links. */
async function showLegal(site: Site, ...given: object[]): Promise<void> {
  contents += 1
  const id = `LEGAL_${contents}`
  const content = { teaser: { groups: GROUPS }, legalLinks: given }
  page.serve({ [`GET /service/promotion/api/promotion/${id}`]: contentOf(content) })
  await page.mount(html`<shop-footer site=${site} content-id=${id}></shop-footer>`)
  await hasGroups(1)
}
/** Without the last, that to the consent settings. */
const links = () =>
  legalLinks()
    .slice(0, -1)
    .map((name) => name.replace(/\u00a0/g, ' '))

describe('legal links of a footer with content of the service', () => {
  for (const [site, ...demanded] of [
    ['DE', 'Verträge hier kündigen', 'Vertrag widerrufen'],
    ['AT', 'Vom Vertrag zurücktreten'],
    ['PL', 'Odstąp od umowy'],
    ['CZ', 'Odstoupit od smlouvy'],
    ['HU', 'Elállás a szerződéstől'],
    ['SK', 'Odstúpiť od zmluvy'],
    ['CH'],
    ['TR'],
  ] as const)
    it(`have what the law of ${site} demands added: ${demanded.join(', ') || 'nothing'} (FOOTER-47)`, async () => {
      await showLegal(site, IMPRINT)
      expect(links()).to.deep.equal(['Imprint', ...demanded])
    })

  for (const [title, url] of [
    ['as it is', '/pages/vertrag-widerrufen'],
    ['at a host, with a query', 'https://shop.example/pages/vertrag-widerrufen/?from=footer#form'],
  ] as const)
    it(`are not doubled: the content has that path ${title} (FOOTER-47)`, async () => {
      await showLegal('DE', { url, text: 'Widerruf' }, IMPRINT)
      expect(links()).to.deep.equal(['Widerruf', 'Imprint', 'Verträge hier kündigen'])
    })
})
