// every engine: focus, hydration
import { expect } from '@open-wc/testing'
import { FOOTER } from '../../../src/live/footer/footer.ts'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { placeSleeping } from '../../support/sleeping-element.ts'

const GROUP = {
  heading: { iconName: 'thirty_day_return', link: { url: '/returns', text: 'Rückgabe' } },
  links: [{ url: '/always', text: 'Immer' }],
}
const IMAGES = [{ source: 'pigeon', label: 'Taube', width: 60, height: 20 }]
const icon = (iconName: string) => ({ iconName, link: { url: `/${iconName}`, text: iconName } })
const CONTENT = {
  headline: 'Service',
  teaser: { groups: [GROUP] },
  socialMedia: { icons: [icon('xing')] },
  legalLinks: [{ url: '/impressum', text: 'Eigener' }],
  salesTax: { textBeforeLink: 'Zzgl. ', link: { url: '/v', text: 'Versand' }, textAfterLink: '.' },
}
// Settings are read once.
const SETTINGS = { links: { DE: { cancelContracts: '', withdrawContract: '/own' } } }

/** Content stays as long as the page: each has an id of its own. */
let contents = 0

describe('the service’s content in a footer without React', () => {
  /** A painted footer; `say` gives it a content of the service, which it then has. */
  async function place() {
    page.settings(SETTINGS)
    const { template } = await prerenderElement('shop-footer', { site: 'DE', newsletter: 'false' })
    const { host, element, fetches } = placeSleeping(FOOTER, template.replace(/<\/?template[^>]*>/g, ''))
    element.connect()
    const say = (content: object | undefined) => {
      contents += 1
      const answer = () => (content ? json({ contentJSON: JSON.stringify(content) }) : json({}, 404))
      page.serve({ [`GET /service/promotion/api/promotion/LIVE_${contents}`]: answer })
      host.setAttribute('content-id', `LIVE_${contents}`)
    }
    return { host, element, fetches, say }
  }
  const headline = () => page.select('.footer__headline')?.textContent
  const shows = (text: string | undefined) => page.until(() => headline() === text || undefined)
  const groups = () => page.selectAll('[part=groups] > section').length
  const hrefs = () => page.selectAll('nav a').map((link) => link.getAttribute('href'))

  it('is completed by the built-in one, and has the duties that it lacks, by the page’s addresses (FOOTER-11, FOOTER-15, FOOTER-16, LAW-2, LAW-5)', async () => {
    const { element, fetches, say } = await place()
    page.logs(/A logo of the content is unknown|UNKNOWN_LOGO/)
    say({ ...CONTENT, teaser: { groups: [{ ...GROUP, images: IMAGES }] } })
    await shows('Service')
    expect(groups()).to.equal(1)
    const logo = page.get('img', 'Taube')
    expect(['width', 'height'].map((name) => logo.getAttribute(name))).to.deep.equal(['60', '20'])
    expect(page.names('heading')).to.include('Folgen Sie uns')
    expect(page.text()).to.include('Zzgl. Versand.')
    const [cancel, guarantee] = ['/pages/vertraege-kuendigen', '/pages/gewaehrleistungsrecht']
    expect(hrefs()).to.deep.equal(['/impressum', cancel, '/own', guarantee, '/pages/datenschutz'])
    expect([element.phase, fetches()]).to.deep.equal(['asleep', 0])
  })

  it('is completed by the locale’s texts, whatever a translator has made of the painted ones (FOOTER-15, FOOTER-16)', async () => {
    const { say } = await place()
    for (const text of page.selectAll('h3, nav a')) text.textContent = 'Übersetzt'
    say(CONTENT)
    await shows('Service')
    expect(page.names('heading')).to.include('Folgen Sie uns')
    expect(page.get('link', 'Cookie-Einstellungen').getAttribute('href')).to.equal('/pages/datenschutz')
    expect(page.text()).not.to.include('Übersetzt')
  })

  it('may have an icon that nobody knows, which is reported (FOOTER-23)', async () => {
    const { say } = await place()
    page.logs(/UNKNOWN_ICON/)
    say({ ...CONTENT, socialMedia: { icons: [icon('myspace')] } })
    await page.see('link', 'myspace')
  })

  it('waits while the footer is used (FOOTER-17)', async () => {
    const { say } = await place()
    page.select('[part=groups] a').focus()
    say(CONTENT)
    await page.until(() => page.calls(`GET /service/promotion/api/promotion/LIVE_${contents}`).length > 0)
    await page.rest()
    expect([groups(), headline()]).to.deep.equal([8, undefined])
    ;(page.focused() as HTMLElement).blur()
    await shows('Service')
  })

  it('follows preview, content id and site: only that of a former site goes before the next has come (FOOTER-12, FOOTER-19, FOOTER-20)', async () => {
    const { host, say } = await place()
    say(CONTENT)
    await shows('Service')
    // At once, while it is used too.
    page.select('.footer__main a').focus()
    page.serve({
      [`GET /service/promotion/api/promotion/LIVE_${contents}`]: () =>
        json({ contentJSON: JSON.stringify({ ...CONTENT, headline: 'Vorschau' }) }),
    })
    page.dispatch('shop-preview-changed', {})
    await shows('Vorschau')
    ;(page.focused() as HTMLElement).blur()
    say({ ...CONTENT, headline: 'Anders' })
    await shows('Anders')
    say(undefined)
    await shows(undefined)
    expect(groups()).to.equal(8)
    host.setAttribute('content-id', '')
    say(CONTENT)
    await shows('Service')
    host.setAttribute('site', 'AT')
    // Attributes are heard of in a microtask.
    await Promise.resolve()
    await Promise.resolve()
    expect(headline()).to.equal(undefined)
  })
})
