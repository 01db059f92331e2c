import { expect } from '@open-wc/testing'
import { page } from '../../support/page.ts'
import { expanded, field, mount } from './support.ts'

describe('the newsletter', () => {
  it('links to the site’s pages or to those of the JSON block, in a new window (NEWS-6, PART-43)', async () => {
    // Read once, by the first element of the page.
    page.settings({
      links: { TR: { privacy: '/gizlilik', personalMarketing: '/riza', contact: 'javascript:alert(1)' } },
    })
    await mount('TR')
    await page.click(field('email'))
    await expanded()
    const links = page.selectAll('a') as HTMLAnchorElement[]
    expect(links.map((link) => link.getAttribute('href'))).to.include.members([
      '/gizlilik',
      '/riza',
      '/contact',
      '/pages/kupon-kosullari',
      '/pages/ornek-e-bulten',
      '/pages/ticari-elektronik-ileti-onayi',
      '/pages/e-bulten-bilgilendirme',
      '/pages/aydinlatma-metni',
    ])
    for (const { target, rel, textContent } of links) {
      expect([target, rel]).to.deep.equal(['_blank', 'noopener'])
      expect(textContent?.endsWith(' (yeni pencerede açılır)'), textContent ?? '').to.equal(true)
    }
  })
})
