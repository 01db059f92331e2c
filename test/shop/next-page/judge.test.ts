import { expect } from '@open-wc/testing'
import { fetchedEffects } from '../../../src/shop/next-page/judge.ts'
import { nextPageRules } from '../../../src/shop/next-page/rules.ts'

const BASE = 'https://shop.example/de/'
const linkOf = (attributes: Record<string, string>) => {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  return { href: new URL(attributes.href ?? '', BASE).href, matches: (selector: string) => link.matches(selector) }
}
const LINKS = [
  linkOf({ href: '/logout', class: 'no-prefetch', rel: 'nofollow' }),
  linkOf({ href: '/checkout' }),
  linkOf({ href: '/categories/coffee' }),
]
const judged = (rules: unknown) =>
  fetchedEffects(typeof rules === 'string' ? rules : JSON.stringify(rules), LINKS, BASE).map(({ href }) =>
    href.replace('https://shop.example', ''),
  )

describe('the judge of speculation rules', () => {
  it('names what rules would fetch that changes something (NEXT-7)', () => {
    expect(judged({ prefetch: [{ where: { href_matches: '/*' } }] })).to.deep.equal(['/logout', '/checkout'])
    expect(judged({ prerender: [{ where: { and: [{ href_matches: ['/x', '/c*'] }] } }] })).to.deep.equal(['/checkout'])
    expect(
      judged({ prefetch: [{ where: { or: [{ href_matches: '/x' }, { selector_matches: 'a' }] } }] }),
    ).to.have.length(2)
    expect(judged({ prefetch: [{ urls: ['/a', '/sign-out', '/?add-to-cart=3'] }] })).to.deep.equal([
      '/sign-out',
      '/?add-to-cart=3',
    ])
    expect(judged({ prefetch: [{}] }), 'without a condition').to.have.length(2)
  })

  it('is content with rules that leave it out: by address or by selector, ours among them (NEXT-7)', () => {
    const and = [{ href_matches: '/*' }, { not: { href_matches: ['/logout', '/checkout*'] } }]
    expect(judged({ prefetch: [{ where: { and } }] })).to.deep.equal([])
    const left = [{ href_matches: '/*' }, { not: { selector_matches: '.no-prefetch, [rel~=nofollow]' } }]
    expect(judged({ prefetch: [{ where: { and: left } }] })).to.deep.equal(['/checkout'])
    expect(judged({ prefetch: [{ where: { href_matches: '/categories/*' } }] })).to.deep.equal([])
    expect(judged(nextPageRules('prerender'))).to.deep.equal([])
  })

  it('says nothing of what it can’t tell: no JSON, other hosts, what is no rule (NEXT-7)', () => {
    for (const rules of [
      '{ {{ rules }} }',
      'null',
      '[]',
      { prefetch: 'all' },
      { prefetch: [{ where: { href_matches: 'https://other.example/*' } }] },
      { prefetch: [{ where: { selector_matches: '][' } }] },
      { prefetch: [{ where: { nothing: true } }] },
      { prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { selector_matches: ']' } }] } }] },
    ])
      expect(judged(rules), JSON.stringify(rules)).to.deep.equal([])
  })
})
