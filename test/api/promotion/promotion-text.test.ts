import { expect } from '@open-wc/testing'
import { loadPurifier, needsPurifier, toPlainText, toRichText } from '../../../src/api/promotion/promotion-text.ts'
import { RICH_TAGS, type RichElement, type RichText } from '../../../src/shop/promotion/promotion.ts'
import { ATTACKS, GOOD_TEXT } from './promotion-attacks.ts'
import type { FrameReport } from './promotion-frame.ts'

const elementsOf = (text: RichText): RichElement[] =>
  text.flatMap((part) => (typeof part === 'string' ? [] : [part, ...elementsOf(part.children)]))

/** Runs the attacks in a document with its own policy. */
async function underPolicy(policy: string): Promise<FrameReport> {
  const frame = document.createElement('iframe')
  const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><body><script type="module" src="${new URL('promotion-frame.ts', import.meta.url)}"></script>`
  frame.srcdoc = page
  const report = new Promise<FrameReport>((resolve) =>
    window.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  )
  document.body.append(frame)
  try {
    return await report
  } finally {
    frame.remove()
  }
}

describe('a text of a promotion', () => {
  it('is unchanged without markup, also with ampersands and comparisons (PROMO-33)', () => {
    for (const text of ['Tee & Kaffee', 'Preis < 20 €', 'a <3 b', 'R&B;', 'x > y', '']) {
      if (text !== 'R&B;') expect(needsPurifier(text), text).to.equal(false)
      if (text && text !== 'R&B;') expect(toRichText(text)).to.deep.equal([text])
    }
    for (const text of ['<b class="x">x</b>', '<a href="/x" rel="x">x</a>', '&#39;', '<!-- x -->', '</p>'])
      expect(needsPurifier(text), text).to.equal(true)
  })

  it('loses its markup while DOMPurify is not loaded', () => {
    expect(toPlainText('<b>20 %</b> auf Tee &amp; Kaffee<script>x()</script>')).to.equal('20 % auf Tee & Kaffee')
    expect(toRichText('<p class="x">eins</p>')).to.deep.equal(['eins'])
  })

  it('keeps plain markup without DOMPurify (PROMO-33)', () => {
    expect(needsPurifier('<p>Nur <b>hier</b> &amp; jetzt</p>')).to.equal(false)
    expect(toRichText('<p>eins</p>')).to.deep.equal([{ tag: 'p', children: ['eins'] }])
  })

  describe('with DOMPurify', () => {
    before(loadPurifier)

    it('keeps the allowed tags, and address and target of links (PROMO-33)', () => {
      const elements = elementsOf(toRichText(GOOD_TEXT))
      expect(elements.map(({ tag }) => tag)).to.deep.equal(['p', 'b', 'em', 'br', 'a', 'sup', 'ul', 'li'])
      expect(elements.find(({ tag }) => tag === 'a')).to.deep.include({ href: '/help', opensWindow: true })
    })

    it('keeps the text of a link without a valid address (PROMO-33)', () => {
      expect(toRichText('<a href="javascript:x">Hilfe</a>')).to.deep.equal([{ tag: 'span', children: ['Hilfe'] }])
      expect(toRichText('<a>Hilfe</a>')).to.deep.equal([{ tag: 'span', children: ['Hilfe'] }])
    })

    it('is empty when nothing allowed is left', () => {
      expect(toRichText('<img src=x>')).to.deep.equal([])
      expect(toRichText(' <b> </b> ')).to.deep.equal([])
    })

    it('is plain text in one line for names of links and buttons (PROMO-34)', () => {
      expect(toPlainText('<p>Mehr\n  <b>dazu</b></p>')).to.equal('Mehr dazu')
      expect(toPlainText('ab 20\u00a0€ \n frei')).to.equal('ab 20\u00a0€ frei')
    })

    for (const attack of ATTACKS) {
      it(`contains only allowed tags and addresses (PROMO-35): ${JSON.stringify(attack.slice(0, 60))}`, () => {
        for (const { tag, href, ...rest } of elementsOf(toRichText(attack))) {
          expect(RICH_TAGS).to.include(tag)
          if (href !== undefined) expect(new URL(href, location.href).protocol).to.match(/^https?:$/)
          expect(Object.keys(rest)).to.have.members(tag === 'a' ? ['children', 'opensWindow'] : ['children'])
        }
      })
    }
  })

  describe('under Trusted Types', () => {
    it('is cleaned where the page allows the policy dompurify (PROMO-35)', async () => {
      const report = await underPolicy("require-trusted-types-for 'script'; trusted-types dompurify")
      expect(report.failures).to.deep.equal([])
      expect(report.good).to.include('<b>20 %</b>').and.include('<a href="/help"')
    })

    it('is shown without markup that is not plain where the page forbids every policy (PROMO-36)', async () => {
      const report = await underPolicy("require-trusted-types-for 'script'; trusted-types 'none'")
      expect(report.failures).to.deep.equal([])
      expect(report.good).to.equal('20 % auf alles bis Sonntag 1 eins')
      expect(report.plain).to.include('<b>20 %</b>').and.include('<a href="/help"')
    })
  })
})
