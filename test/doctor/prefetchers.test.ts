import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { examinePrefetchers } from '../../src/doctor/page.ts'
import '../../src/elements/shop-header.ts'
import { nextPageRules } from '../../src/shop/next-page/rules.ts'
import { page } from '../support/page.ts'

describe('the doctor says of speculation rules', () => {
  const write = (rules: unknown) =>
    page.insert(`<script type="speculationrules">${typeof rules === 'string' ? rules : JSON.stringify(rules)}</script>`)
  const found = () =>
    examinePrefetchers().map(({ code, message }) => [
      code,
      [...message.matchAll(/\("([\w-]+)"\)/g)].map(([, word]) => word),
    ])

  it('which links they open that change something: of the page, and ours that are not there yet (NEXT-7)', async () => {
    await page.mount(html`<shop-header site="DE"></shop-header>`)
    page.insert('<a href="/p/17?add-to-cart=17">Buy</a><a href="/p/17">See</a>')
    write({ prefetch: [{ where: { href_matches: '/*' } }] })
    expect(found()).to.deep.equal([['PREFETCHES_EFFECT', ['add-to-cart', 'logout', 'checkout']]])
    const [finding] = examinePrefetchers()
    expect(finding?.element?.localName).to.equal('script')
  })

  it('nothing where they leave these out, and of ours (NEXT-7)', async () => {
    await page.mount(html`<shop-header site="DE"></shop-header>`)
    expect(found()).to.deep.equal([])
    write(nextPageRules('prerender'))
    const and = [{ href_matches: '/*' }, { not: { selector_matches: '.no-prefetch, [data-track$=checkout]' } }]
    write({ prefetch: [{ where: { and } }] })
    write('{ no JSON')
    expect(found()).to.deep.equal([])
  })
})
