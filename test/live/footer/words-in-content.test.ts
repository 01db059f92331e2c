// one engine: hydration is not its subject: React is never there
import { expect } from '@open-wc/testing'
import { FOOTER } from '../../../src/live/footer/footer.ts'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { placeSleeping } from '../../support/sleeping-element.ts'

const GROUP = { heading: { iconName: 'contact', link: { url: '/help', text: 'Hilfe' } }, links: [] }

describe('content of the service on a page with words of its own', () => {
  it('wakes the footer: React says both (CONFIG-28, LIVE-10)', async () => {
    page.settings({ texts: { 'de-DE': { 'footer.social': 'Folgt uns' } } })
    const contentJSON = JSON.stringify({ headline: 'Service', teaser: { groups: [GROUP] } })
    page.serve({ 'GET /service/promotion/api/promotion/WORDS': () => json({ contentJSON }) })
    const { template } = await prerenderElement('shop-footer', { site: 'DE', newsletter: 'false' })
    const { host, element, fetches } = placeSleeping(FOOTER, template.replace(/<\/?template[^>]*>/g, ''))
    element.connect()
    host.setAttribute('content-id', 'WORDS')
    await page.until(() => fetches() > 0)
    expect(page.text()).not.to.include('Folgt uns')
    expect(page.selectAll('.footer__headline').length).to.equal(0)
  })
})
