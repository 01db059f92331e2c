import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, it } from 'node:test'
import { type Locale, localeOf, SITES } from '../../../src/shop/sites/sites.ts'
import { navigationOf } from '../navigation.ts'
import { themeWorldsOf } from '../theme-worlds.ts'
import { openServices, type Shopper, visit } from './support.ts'

const isGerman = (locale: Locale) => locale.startsWith('de')
const THEME_WORLDS = '/service/themeworld-frontend/api/themeworlds/navigation'
const NOW = new Date('2026-11-20T12:00:00Z')

/** The texts of the header, which include the built-in entries. */
const texts = (locale: Locale): { category: Record<string, string> } => ({
  category: {},
  ...JSON.parse(readFileSync(new URL(`../../../locales/${locale}/header.json`, import.meta.url), 'utf8')),
})

describe('demo navigation', () => {
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
      assert.equal(themeworldFlyout.overview.title, themeWorldsOf(localeOf(site), NOW).themeworldFlyout.overview.title)
    })
  }

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
