import { expect } from '@open-wc/testing'
import { foldText, markMatches } from '../../../src/shop/search/mark-matches.ts'
import { cutTerm, searchTerm } from '../../../src/shop/search/search-term.ts'
import { productLink, searchUrl } from '../../../src/shop/search/suggestions.ts'
import { LOCALES, type Locale } from '../../../src/shop/sites/sites.ts'

describe('search term', () => {
  it('is cut to 200 characters (SEARCH-2)', () => {
    expect(searchTerm('x'.repeat(200))).to.equal('x'.repeat(200))
    expect(searchTerm('x'.repeat(201))).to.equal('x'.repeat(200))
  })

  it('is never cut inside a surrogate pair (SEARCH-2)', () => {
    expect(cutTerm(`${'x'.repeat(199)}🫘🫘`)).to.equal('x'.repeat(199))
    expect(cutTerm(`${'x'.repeat(198)}🫘🫘`)).to.equal(`${'x'.repeat(198)}🫘`)
  })

  it('loses its white space when it has only digits and spaces (SEARCH-3)', () => {
    expect(searchTerm(' 12 34\t56\u00a078 ')).to.equal('12345678')
  })

  it('keeps its white space otherwise (SEARCH-3)', () => {
    expect(searchTerm('1 kg Kaffee')).to.equal('1 kg Kaffee')
    expect(searchTerm(' Kaffee ')).to.equal(' Kaffee ')
  })

  it('is cut before its white space is removed (SEARCH-2, SEARCH-3)', () => {
    expect(searchTerm(`${'1 '.repeat(100)}22`)).to.equal('1'.repeat(100))
  })

  it('is empty for white space only (SEARCH-4)', () => {
    for (const text of ['', ' ', ' \t\u00a0 ']) expect(searchTerm(text)).to.equal('')
  })
})

describe('links of suggestions', () => {
  it('lead to the search results of the site (SEARCH-27)', () => {
    expect(searchUrl('CH_FR', 'café & thé')).to.equal('/search?query=caf%C3%A9+%26+th%C3%A9&site=CH_FR')
  })

  it('lead to the product with the term, and with dim1 for a dimension key (SEARCH-28)', () => {
    expect(productLink('/product/1', 'bio')).to.equal('/product/1?query=bio')
    expect(productLink('/product/1', 'bio', '4711')).to.equal('/product/1?query=bio&dim1=4711')
    expect(productLink('/product/1', 'bio', '')).to.equal('/product/1?query=bio')
  })

  it('keep the query and the fragment of an address (SEARCH-28)', () => {
    expect(productLink('/p?a=1#top', 'x&y=ü')).to.equal('/p?a=1&query=x%26y%3D%C3%BC#top')
  })

  it('accept a lone surrogate', () => {
    expect(searchUrl('DE', 'a\ud83d')).to.equal('/search?query=a%EF%BF%BD&site=DE')
  })
})

describe('highlighted letters (SEARCH-23)', () => {
  const marked = (text: string, typed: string, locale: Locale = 'de-DE') =>
    markMatches(text, typed, locale)
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('')

  it('ignore case and diacritics', () => {
    expect(marked('Kaffeemühle', 'MUHL')).to.equal('Kaffee[mühl]e')
    expect(marked('Kaffeemuhle', 'mühl')).to.equal('Kaffee[muhl]e')
    expect(marked('Hrnek na čaj a Čajník', 'caj', 'cs-CZ')).to.equal('Hrnek na [čaj] a [Čaj]ník')
    expect(marked('Őrölt kávé', 'orolt kave', 'hu-HU')).to.equal('[Őrölt] [kávé]')
    expect(marked('Łyżeczka', 'lyz', 'pl-PL')).to.equal('[Łyż]eczka')
  })

  it('distinguish the Turkish dotted and dotless i, and match both by a plain i', () => {
    for (const typed of ['IŞIL', 'ışıl', 'isil']) expect(marked('Işıltı', typed, 'tr-TR')).to.equal('[Işıl]tı')
    for (const typed of ['İPEK', 'ipek', 'Ipek']) expect(marked('İpek', typed, 'tr-TR')).to.equal('[İpek]')
    expect(marked('İpek', 'ipek', 'de-DE')).to.equal('[İpek]')
  })

  it('are whole letters: ß for ss and for s, decomposed letters with their combining marks', () => {
    expect(marked('Größe', 'gross')).to.equal('[Größ]e')
    expect(marked('Größe', 'gros')).to.equal('[Größ]e')
    expect(marked('Mu\u0308hle', 'mu')).to.equal('[Mu\u0308]hle')
  })

  it('match every word of the query anywhere, and merge overlapping matches', () => {
    expect(marked('Tasse für Kaffee', 'kaf  tas')).to.equal('[Tas]se für [Kaf]fee')
    expect(marked('banana', 'ana nan')).to.equal('b[anana]')
  })

  it('match nothing for an empty query, spaces, and text that does not occur', () => {
    for (const typed of ['', '  ', 'xyz', '.*']) expect(marked('Kaffee', typed)).to.equal('Kaffee')
    expect(markMatches('', 'a', 'de-DE')).to.deep.equal([])
  })

  it('leave the text complete, emoji and combining marks included', () => {
    const text = 'A🫘\u0301ﬁß I\u0307ıİ e\u0301'
    for (const locale of LOCALES) {
      for (const typed of [...text, 'i', 'ss', 'fi', '\u0301']) {
        const pieces = markMatches(text, typed, locale)
        expect(pieces.map((piece) => piece.text).join('')).to.equal(text)
      }
    }
  })

  it('fold special letters such as ß and Æ', () => {
    expect(foldText('Größe ÆØ', 'de-DE')).to.equal('grosse aeo')
  })
})
