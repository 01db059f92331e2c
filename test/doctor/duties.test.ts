import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { examineAttributes } from '../../src/doctor/attributes.ts'
import { examineDuties } from '../../src/doctor/duties.ts'
import '../../src/elements/shop-footer.ts'
import { page } from '../support/page.ts'

describe('the doctor says of what the law asks for', () => {
  // Settings are read once.
  beforeEach(() => page.settings({ duties: { cancelContracts: false } }))
  const found = () => examineDuties().map(({ code, message }) => `${code} ${/"(\w+)"/.exec(message)?.[1]}`)
  const mount = (site: string, notice = 'true') =>
    page.mount(html`<shop-footer site=${site} content-id="" guarantee-notice=${notice}></shop-footer>`)

  it('what the page leaves out by its name or by the attribute, which is no error (LAW-9)', async () => {
    page.logs(/"duties" leaves out "cancelContracts"/)
    await mount('DE', 'false')
    expect(found()).to.deep.equal(['DUTY_LEFT_OUT cancelContracts', 'DUTY_LEFT_OUT guaranteeNotice'])
  })

  for (const site of ['AT', 'CH', 'CZ', 'HU', 'PL', 'SK', 'TR'])
    it(`nothing where the footer of ${site} shows it (LAW-9)`, async () => {
      await mount(site)
      expect(found()).to.deep.equal([])
    })

  it('what is not seen is missing, with its law and the remedy (LAW-9)', async () => {
    const footer = await mount('AT')
    const link = footer.shadowRoot?.querySelector<HTMLElement>('[data-live="link:withdrawContract"]')
    link?.style.setProperty('visibility', 'hidden')
    expect(found()).to.deep.equal(['DUTY_MISSING withdrawContract'])
    const [finding] = examineDuties()
    expect(finding?.message).to.include('Directive 2011/83/EU, Article 11a')
    expect(finding?.remedy).to.include('style')
    footer.toggleAttribute('data-hidden', true)
    expect(found()).to.deep.equal([])
  })

  it('a page with a header and no footer lacks all, but on sites without duties (LAW-9)', () => {
    page.insert('<shop-header site="HU"></shop-header>')
    expect(found()).to.deep.equal(['DUTY_MISSING withdrawContract'])
    page.select('shop-header').setAttribute('site', 'TR')
    expect(found()).to.deep.equal([])
  })

  it('a name that is no duty, with the one that is meant (LAW-9)', () => {
    page.insert(
      '<script type="application/json" data-shop-elements>{ "duties": { "withdrawContracts": false } }</script>',
    )
    const [finding] = examineAttributes()
    expect([finding?.code, finding?.remedy]).to.deep.equal(['UNKNOWN_SETTING', 'Write "withdrawContract".'])
  })
})
