import { expect } from '@open-wc/testing'
import { productLink, searchUrl } from '../../../src/shop/search/search-links.ts'
import { foldText, markMatches } from '../../../src/shop/search/search-matches.ts'
import { cutTerm, searchTerm } from '../../../src/shop/search/search-term.ts'
import { LOCALES, type Locale } from '../../../src/shop/sites/sites.ts'

describe('the term that a submit searches for (specification 1 §5)', () => {
  it('is cut to 200 characters', () => {
    expect(searchTerm('x'.repeat(200))).to.equal('x'.repeat(200))
    expect(searchTerm('x'.repeat(201))).to.equal('x'.repeat(200))
  })

  it('is never cut in the middle of a letter', () => {
    expect(cutTerm(`${'x'.repeat(199)}🫘🫘`)).to.equal('x'.repeat(199))
    expect(cutTerm(`${'x'.repeat(198)}🫘🫘`)).to.equal(`${'x'.repeat(198)}🫘`)
  })

  it('loses its whitespace when it is only digits and spaces', () => {
    expect(searchTerm(' 12 34\t56\u00a078 ')).to.equal('12345678')
  })

  it('keeps its whitespace otherwise', () => {
    expect(searchTerm('1 kg Kaffee')).to.equal('1 kg Kaffee')
    expect(searchTerm(' Kaffee ')).to.equal(' Kaffee ')
  })

  it('is cut before its whitespace is removed', () => {
    expect(searchTerm(`${'1 '.repeat(100)}22`)).to.equal('1'.repeat(100))
  })

  it('is empty when there are but spaces', () => {
    for (const text of ['', ' ', ' \t\u00a0 ']) expect(searchTerm(text)).to.equal('')
  })
})

describe('links of suggestions (specification 1 §2)', () => {
  it('lead to the search results of the site', () => {
    expect(searchUrl('CH_FR', 'café & thé')).to.equal('/search?query=caf%C3%A9+%26+th%C3%A9&site=CH_FR')
  })

  it('lead to the product with the term, and with dim1 when there is a dimension key', () => {
    expect(productLink('/product/1', 'bio')).to.equal('/product/1?query=bio')
    expect(productLink('/product/1', 'bio', '4711')).to.equal('/product/1?query=bio&dim1=4711')
    expect(productLink('/product/1', 'bio', '')).to.equal('/product/1?query=bio')
  })

  it('keep the query and the fragment that an address has already', () => {
    expect(productLink('/p?a=1#top', 'x&y=ü')).to.equal('/p?a=1&query=x%26y%3D%C3%BC#top')
  })

  it('hold half a surrogate without breaking', () => {
    expect(searchUrl('DE', 'a\ud83d')).to.equal('/search?query=a%EF%BF%BD&site=DE')
  })
})

describe('marked letters', () => {
  const marked = (text: string, typed: string, locale: Locale = 'de-DE') =>
    markMatches(text, typed, locale)
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('')

  it('are those that were typed, whatever their case and diacritics', () => {
    expect(marked('Kaffeemühle', 'MUHL')).to.equal('Kaffee[mühl]e')
    expect(marked('Kaffeemuhle', 'mühl')).to.equal('Kaffee[muhl]e')
    expect(marked('Hrnek na čaj a Čajník', 'caj', 'cs-CZ')).to.equal('Hrnek na [čaj] a [Čaj]ník')
    expect(marked('Őrölt kávé', 'orolt kave', 'hu-HU')).to.equal('[Őrölt] [kávé]')
    expect(marked('Łyżeczka', 'lyz', 'pl-PL')).to.equal('[Łyż]eczka')
  })

  it('know the Turkish dotted and dotless i', () => {
    for (const typed of ['IŞIL', 'ışıl', 'isil']) expect(marked('Işıltı', typed, 'tr-TR')).to.equal('[Işıl]tı')
    for (const typed of ['İPEK', 'ipek', 'Ipek']) expect(marked('İpek', typed, 'tr-TR')).to.equal('[İpek]')
    expect(marked('İpek', 'ipek', 'de-DE')).to.equal('[İpek]')
  })

  it('are whole letters: ß by ss and by half of it, decomposed ones with their marks', () => {
    expect(marked('Größe', 'gross')).to.equal('[Größ]e')
    expect(marked('Größe', 'gros')).to.equal('[Größ]e')
    expect(marked('Mu\u0308hle', 'mu')).to.equal('[Mu\u0308]hle')
  })

  it('are those of every word that was typed, wherever it stands, overlapping ones as one', () => {
    expect(marked('Tasse für Kaffee', 'kaf  tas')).to.equal('[Tas]se für [Kaf]fee')
    expect(marked('banana', 'ana nan')).to.equal('b[anana]')
  })

  it('are none for nothing, for spaces, and for what is not there', () => {
    for (const typed of ['', '  ', 'xyz', '.*']) expect(marked('Kaffee', typed)).to.equal('Kaffee')
    expect(markMatches('', 'a', 'de-DE')).to.deep.equal([])
  })

  it('lose no letter of the text, emoji and combining marks included', () => {
    const text = 'A🫘\u0301ﬁß I\u0307ıİ e\u0301'
    for (const locale of LOCALES) {
      for (const typed of [...text, 'i', 'ss', 'fi', '\u0301']) {
        const pieces = markMatches(text, typed, locale)
        expect(pieces.map((piece) => piece.text).join('')).to.equal(text)
      }
    }
  })

  it('fold the same as a search does', () => {
    expect(foldText('Größe ÆØ', 'de-DE')).to.equal('grosse aeo')
  })
})
