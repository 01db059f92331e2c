import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, it } from 'node:test'
import { type NavigationNode, navigationOf } from '../../services/navigation.ts'
import { parseTextTable } from '../../services/text-table.ts'
import { themeWorldsOf } from '../../services/theme-worlds.ts'
import { LOCALES, type Locale, localeOf, SITES } from '../../src/shop/sites/sites.ts'
import { openServices, type Shopper, visit } from './support.ts'

const flat = (nodes: NavigationNode[]): NavigationNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])
const titlesOf = (locale: Locale) => flat(navigationOf(locale)).map(({ title }) => title)
const isGerman = (locale: Locale) => locale.startsWith('de')
const THEME_WORLDS = '/service/themeworld-frontend/api/themeworlds/navigation'
const NOW = new Date('2026-11-20T12:00:00Z')

/** All texts of the theme worlds. */
function themeTexts(locale: Locale): string[] {
  const { overview, sections } = themeWorldsOf(locale, NOW).themeworldFlyout
  const entries = Object.values(sections).flatMap(({ headline, themeworlds }) => [
    headline,
    ...themeworlds.flatMap((entry) => [
      entry.title,
      ...entry.badges,
      ...('onlyXDaysLeftText' in entry ? [String(entry.onlyXDaysLeftText)] : []),
    ]),
  ])
  return [overview.title, ...entries]
}

const textsOf = (locale: Locale) => [...titlesOf(locale), ...themeTexts(locale)]

/** The texts of the header, which include the built-in entries. */
const texts = (locale: Locale): { category: Record<string, string> } => ({
  category: {},
  ...JSON.parse(readFileSync(new URL(`../../locales/${locale}/header.json`, import.meta.url), 'utf8')),
})

describe('demo navigation', () => {
  for (const locale of LOCALES) {
    it(`has a title for every node in ${locale}`, () => {
      assert.ok(textsOf(locale).every((text) => text.length > 1))
    })
  }

  for (const locale of LOCALES.filter((one) => !isGerman(one))) {
    it(`has no German left in ${locale}`, () => {
      const german = new Set(textsOf('de-DE'))
      const left = textsOf(locale).filter((text) => german.has(text))
      assert.deepEqual(left, [])
    })
  }

  it('has no ß in Swiss German', () => {
    assert.doesNotMatch(textsOf('de-CH').join(), /ß/)
  })

  it('writes percentages and quotes of Swiss German as they are written there', () => {
    const [line] = parseTextTable('row | 20 % auf „Pause“')
    assert.deepEqual([line?.texts['de-DE'], line?.texts['de-CH']], ['20\u00a0% auf „Pause“', '20% auf «Pause»'])
  })

  it('has eight entries, two and three levels deep, each path below its parent', () => {
    const roots = navigationOf('de-DE')
    assert.equal(roots.length, 8)
    for (const root of roots) {
      assert.match(root.href, /^\/categories\/[a-z-]+$/)
      assert.ok(root.children.length >= 3)
      for (const child of root.children) {
        assert.ok(child.href.startsWith(`${root.href}/`))
        assert.ok(child.children.every(({ href }) => href.startsWith(`${child.href}/`)))
      }
    }
    assert.ok(roots.some(({ children }) => children.some((child) => child.children.length > 1)))
  })

  for (const site of SITES) {
    it(`starts with the titles of the built-in entries of ${site}, so that nothing moves when it arrives`, () => {
      const locale = localeOf(site)
      const { category } = texts(locale)
      const { offers, ...others } = { ...texts('de-DE').category, ...(!isGerman(locale) && category), ...category }
      const titles = navigationOf(locale).map(({ title }) => title)
      const { overview } = themeWorldsOf(locale, NOW).themeworldFlyout
      assert.deepEqual([overview.title, ...titles], [...Object.values(others), offers])
    })
  }

  it('has every case: four levels, a new window, a teaser link without a picture', () => {
    const nodes = flat(navigationOf('de-DE'))
    assert.ok(nodes.some(({ href }) => href.split('/').length === 6))
    const opening = nodes.filter(({ target }) => target === '_blank').map(({ title }) => title)
    assert.deepEqual(opening, ['Kaffeewissen'])
    assert.ok(nodes.some(({ teaser }) => teaser?.list.some(({ imgUrl }) => imgUrl === undefined)))
  })

  it('numbers siblings, and has teasers with a picture', () => {
    for (const [place, { index, teaser }] of navigationOf('tr-TR').entries()) {
      assert.equal(index, place)
      assert.ok(teaser?.list.every(({ title, href }) => title && href))
      assert.ok(teaser?.list.some(({ imgUrl }) => imgUrl))
    }
  })

  it('has distinct paths', () => {
    const paths = flat(navigationOf('de-DE')).map(({ href }) => href)
    assert.equal(new Set(paths).size, paths.length)
  })
})

describe('demo navigation services', () => {
  let shopper: Shopper

  before(async () => {
    shopper = await visit(openServices())
  })

  for (const site of SITES) {
    it(`answer in the language of ${site}`, async () => {
      const navigation = (await shopper.get(`/jsonflyoutnavigation?site=${site}`)).json
      assert.deepEqual(navigation, navigationOf(localeOf(site)))
      const { themeworldFlyout } = (await shopper.get(THEME_WORLDS, { 'x-hunter-site': site })).json
      assert.equal(themeworldFlyout.overview.title, themeTexts(localeOf(site))[0])
    })
  }

  it('have four sections of theme worlds, with pictures numbered from 1 on', () => {
    const { sections } = themeWorldsOf('de-DE', NOW).themeworldFlyout
    assert.deepEqual(Object.keys(sections), ['scout', 'new', 'more', 'lastChance'])
    const worlds = Object.values(sections).flatMap(({ themeworlds }) => themeworlds)
    for (const [index, { imgUrl }] of worlds.entries()) assert.equal(imgUrl, `/pictures/theme-${index + 1}.svg`)
    const [last] = sections.lastChance?.themeworlds ?? []
    assert.deepEqual(last && 'endDate' in last && [last.endDate, last.endDateText, last.onlyXDaysLeftText], [
      '2026-11-25T12:00:00.000Z',
      'bis 25.11.',
      'Nur noch 5\u00a0Tage',
    ])
  })

  it('have every case of a theme world: card, badges, availability, and end date', async () => {
    const { sections } = (await shopper.get(THEME_WORLDS)).json.themeworldFlyout
    const all: Record<string, unknown>[] = Object.values(sections as Record<string, { themeworlds: [] }>).flatMap(
      ({ themeworlds }) => themeworlds,
    )
    const cases: [count: number, isCase: (world: Record<string, unknown>) => unknown][] = [
      [2, ({ shopCard }) => shopCard === true],
      [1, ({ badges }) => (badges as string[]).length > 1],
      [1, ({ availability }) => availability === 'SHORTAGE'],
      [1, ({ availability }) => availability === 'SOLDOUT'],
      [1, ({ endDate, endDateText, onlyXDaysLeftText }) => endDate && endDateText && onlyXDaysLeftText],
    ]
    for (const [count, isCase] of cases) assert.equal(all.filter(isCase).length, count, String(isCase))
  })
})
