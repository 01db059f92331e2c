import { expect } from '@open-wc/testing'
import { errorOf } from '../../../src/react/newsletter/useFieldErrors.ts'
import { isValidName, normalizeName } from '../../../src/shop/newsletter/field-errors.ts'
import {
  categoryOf,
  type FieldName,
  fieldsOf,
  INTERESTS,
  isRequired,
  minimumAge,
  newsletterLinks,
  personFieldsOf,
} from '../../../src/shop/newsletter/newsletter.ts'
import { localeOf, SITES, type Site } from '../../../src/shop/sites/sites.ts'

/** `*` required, `+` optional, `-` not shown (NEWS-2, NEWS-3). */
const TABLE = `
  site   email salutation firstName lastName legals
  DE     *     -          -         -        +
  AT     *     +          +         +        +
  CH     *     -          -         -        +
  CH_FR  *     -          -         -        +
  PL     *     -          -         -        +
  CZ     *     -          -         -        +
  HU     *     *          *         *        +
  SK     *     -          -         -        +
  TR     *     -          *         *        *
`
const [header = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/))

describe('fields of the sign-up', () => {
  for (const [site, ...cells] of rows as [Site, ...string[]][]) {
    for (const [place, cell] of cells.entries()) {
      const field = header[place + 1] as FieldName
      const says = { '*': 'shown and required', '+': 'shown and optional', '-': 'not shown' }[cell]
      it(`${site}: ${field} is ${says} (${field === 'legals' ? 'NEWS-3' : 'NEWS-2'})`, () => {
        expect(fieldsOf(site).includes(field)).to.equal(cell !== '-')
        if (cell === '-') return
        expect(isRequired(site, field)).to.equal(cell === '*')
        expect(errorOf(site, field, '')).to.equal(cell === '*' ? `${field}Required` : undefined)
        expect(errorOf(site, field, '   ')).to.equal(cell === '*' ? `${field}Required` : undefined)
      })
    }
  }

  it('cover all nine sites', () => {
    expect(rows.map(([site]) => site)).to.deep.equal([...SITES])
  })

  it('put the last name first in HU (NEWS-2)', () => {
    expect(personFieldsOf('HU')).to.deep.equal(['salutation', 'lastName', 'firstName'])
    expect(personFieldsOf('AT')).to.deep.equal(['salutation', 'firstName', 'lastName'])
  })
})

describe('rules of the sign-up', () => {
  it('accept a standard address of at most 256 characters (NEWS-14)', () => {
    const long = (length: number) => `ada@${`${'a'.repeat(50)}.`.repeat(5)}`.slice(0, length - 3).concat('.de')
    for (const good of [
      'ada@mail.example',
      'a.b+c@x-y.co.uk',
      ' ada@mail.example ',
      'ada@müller.de',
      'ada@kőszeg.hu',
      'ada@xn--mller-kva.de',
      "o'neil@mail.example",
      'anna@müller.de',
      'jürgen@müller.de',
      long(255),
      long(256),
    ])
      expect(errorOf('DE', 'email', good), good).to.equal(undefined)
    for (const bad of [
      'ada',
      'ada@',
      '@mail.example',
      'ada@mail',
      'a b@mail.example',
      'ada@mail..example',
      '..@x.de',
      'a..b@x.de',
      '.a@x.de',
      'a@b.123',
      'a@-b.de',
      long(257),
    ])
      expect(errorOf('DE', 'email', bad), bad).to.equal('emailInvalid')
  })

  it("accept names of at most 40 letters, digits, whitespace and + & ' ` ´ , ( ) / . - (NEWS-15)", () => {
    for (const good of [
      'Ada',
      'Zoë-Łucja',
      'Őry',
      'İpek',
      'Anna & Béla',
      "O'Neil",
      'J. R. R.',
      '4Jahreszeiten GmbH (AT)',
      "+&'`´,()/.-",
      'a'.repeat(40),
    ])
      expect(errorOf('HU', 'firstName', good), good).to.equal(undefined)
    for (const bad of ['Ada!', '<b>', 'a@b', 'Ada_', 'ad"a', 'Ada;', '☕'])
      expect(errorOf('HU', 'lastName', bad), bad).to.equal('invalidCharacters')
  })

  it('refuse a name that is too long (NEWS-15)', () => {
    expect(errorOf('HU', 'lastName', 'a'.repeat(41))).to.equal('invalidCharacters')
    expect(errorOf('AT', 'firstName', `${'a'.repeat(40)} `)).to.equal(undefined)
  })

  describe('about URL-like text in a name (NEWS-16)', () => {
    const HOSTILE = [
      ...'www.spam|http//spam|Visit spam.example.com now|spam.pl/x|x//y|bit.ly/abc|t.me|T.me|T.ME|x.com|X.DE|X.DE Angebote'.split(
        '|',
      ),
      ...'Visit casino.co.uk now|Casino.Co.Uk|dr.com|Prof.Net|mag.shop|DR.LY|2win.com|Maria.Huber|ein.zwei.drei|id.me|j.smith'.split(
        '|',
      ),
      ...'casino Win bet spam gewinn Bonus sex poker money Crypto Slots'
        .split(' ')
        .flatMap((word) =>
          'com co.uk Me games ly cam TOP de live ai Shop li sk istanbul онлайн 中国'
            .split(' ')
            .map((ending) => `${word}.${ending}`),
        ),
      ...'casino.games klick.hier.jetzt'
        .split(' ')
        .flatMap((host) => [host.toUpperCase(), `Anna ${host}`, `${host} Anna`]),
    ]
    /** Each before each ending is a host: `bc.game`. */
    const TITLES = 'dr ddr prof mag ing di dipl med hr st bc mgr judr doc id op doç ostr kommr pd'.split(' ')
    const AFTER_TITLES = 'game click bet club online eu in de at ru st la fr games.com de-shop.eu'.split(' ')
    const REAL = [
      ...'St.John|Dipl.-Ing. Huber|Dipl.-Ing.Huber|Meier/Schulze|Comte|Prof.Ly|Dr.Me|Ch. de la Tour|Kovács J.né|Netti'.split(
        '|',
      ),
      ...'Ing.in Maria|Prof.in Huber|Mag.in|Dr.med.|Dr.med.Huber|Dr.med.univ. Huber|Mag.rer.soc.oec. Weiß|Dr.h.c. Sommer'.split(
        '|',
      ),
      ...'J.Ch. Bach|H.Ch.Müller|M.de Groot|A.van Dyck|J.R.R. Tolkien|J.R.R.Tolkien|B.Sc. Gruber|LL.M. Gruber|Anna (geb.Huber)'.split(
        '|',
      ),
      ...'Öğr.Gör. Yılmaz|Yrd.Doç.Dr. Şahin|Uzm.Dr.Demir|Özv.Kovács Jánosné|Ifj.Szabó Béla|RNDr.Novák|JUDr.Ing.Dvořák|Inż.Nowak'.split(
        '|',
      ),
      ...'Dr|Prof|Ing|Mag|Mgr|MUDr|dr|prof'
        .split('|')
        .flatMap((title) =>
          'Meier|Novák|Kovács|Yılmaz|Ünal|Łukasz|Étienne|von Thun|Weiß'.split('|').map((name) => `${title}.${name}`),
        ),
      ...'J|Á|İ|Ch|Sz|Th|Gy|Č'
        .split('|')
        .flatMap((initial) =>
          'Meier|Novák|Szabó|Öztürk|Świątek|de Groot|van Dyck|Žižka|Le Clerc|Li|Weiß'
            .split('|')
            .map((name) => `${initial}.${name}`),
        ),
      ...'DI.in Eva|OStR.Meier|Ök.Rat Franz|Komm.Rätin Huber|Reg.Rat Huber|Ao.Univ.Prof.Huber|Ass.Prof. Huber|Dr.h.c.mult. Sommer'.split(
        '|',
      ),
      ...'Mag.a.Eva Huber|KommR.in Huber|Prof.dr.Kovács|DR.MEIER|PROF.DR.MEIER|Dr.med.dent. Weiß|Dr.zu Salm|Vit.Kovács|Ecz.Yılmaz'.split(
        '|',
      ),
      ...'A.B. Meier|M. K. Nagy|Anna M.Huber|Karl-H.Wagner|Müller, Dr.Eva|Sommer (Ing.)|M.A. Huber'.split('|'),
    ]

    it('refuses 200 hosts', () => {
      expect(HOSTILE.length).to.be.at.least(200)
      expect(HOSTILE.filter(isValidName)).to.deep.equal([])
    })

    it('refuses each host that begins with a title, whatever is around it (NEWS-51)', () => {
      const hosts = TITLES.flatMap((title) => AFTER_TITLES.map((ending) => `${title}.${ending}`))
      const all = hosts.flatMap((host) => [host, `${host} Angebote`, `Anna ${host}`, `(${host})`, `win-${host}`])
      expect(all.filter(isValidName)).to.deep.equal([])
    })

    it('takes 200 names with titles and initials (NEWS-51)', () => {
      expect(REAL.length).to.be.at.least(200)
      expect(REAL.filter((name) => !isValidName(name))).to.deep.equal([])
    })
  })

  it('replace a typographic apostrophe by the one that is allowed (NEWS-18)', () => {
    expect(normalizeName(' O’Neil ')).to.equal("O'Neil")
    expect(isValidName(normalizeName('O’Neil'))).to.equal(true)
  })

  it('have a minimum age of 16, in CZ and SK of 18 (NEWS-7)', () => {
    for (const site of SITES) expect(minimumAge(site), site).to.equal(site === 'CZ' || site === 'SK' ? 18 : 16)
  })

  it("have 13 interests, the loyalty card's with the product's name (NEWS-40)", () => {
    expect(INTERESTS.map((interest) => categoryOf(interest, 'Bohne'))).to.deep.equal([
      'WOMEN_FASHION',
      'MEN_FASHION',
      'SPORT',
      'LIVING_FURNITURE',
      'HOBBY',
      'KIDS',
      'KITCHEN',
      'SLEEPING',
      'DISCOUNTS',
      'COFFEE',
      'MOBILE',
      'STORE',
      'BOHNECARD',
    ])
  })
})

describe('links of the sign-up', () => {
  const TURKISH = ['newsletterHint', 'commercialMessages', 'personalMarketing', 'informationNotice']

  for (const site of SITES) {
    it(`${site}: voucher conditions, privacy, contact and an example newsletter${site === 'TR' ? ', and four pages of its own' : ''} (NEWS-6)`, () => {
      const links = newsletterLinks(site)
      const names = ['voucherConditions', 'privacy', 'exampleNewsletter', 'contact', ...(site === 'TR' ? TURKISH : [])]
      expect(Object.keys(links).sort()).to.deep.equal(names.sort())
      expect(new Set(Object.values(links)).size).to.equal(names.length)
      for (const path of Object.values(links)) expect(path).to.match(/^\/(contact|pages\/[a-z-]+)$/)
    })

    it(`${site}: every link is used in a text, and every link of a text has a page (NEWS-6)`, async () => {
      const linked = new Set<string>()
      const read = async (feature: string) => {
        const own = (await import(`../../../locales/${localeOf(site)}/${feature}.json`)).default
        const german = (await import(`../../../locales/de-DE/${feature}.json`)).default
        return localeOf(site).startsWith('de') ? { ...german, ...own } : own
      }
      for (const texts of [await read('newsletter'), await read('newsletter-form')]) {
        const text = JSON.stringify(texts)
        for (const [, name = ''] of text.matchAll(/<(\w+)>/g)) {
          linked.add(name)
          expect(text).to.match(new RegExp(`<${name}>[^<]+</${name}>`))
        }
      }
      expect([...linked].sort()).to.deep.equal(Object.keys(newsletterLinks(site)).sort())
    })

    it(`${site}: privacy has the same path as in the footer (NEWS-6)`, async () => {
      const locale = localeOf(site).startsWith('de') ? 'de-DE' : localeOf(site)
      const footer = (await import(`../../../locales/${locale}/footer.json`)).default
      expect(newsletterLinks(site).privacy).to.equal(footer.path.privacy)
    })
  }
})
