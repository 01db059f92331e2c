import { expect } from '@open-wc/testing'
import { getNavigation } from '../../../src/api/navigation/navigation-service.ts'
import { getThemeWorlds } from '../../../src/api/navigation/theme-worlds-service.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { dropped, failureOf } from '../support.ts'

const context = { site: 'PL', apiBase: '', element: 'shop-header' } as const
const TREE = 'GET /jsonflyoutnavigation'
const THEMES = 'GET /service/themeworld-frontend/api/themeworlds/navigation'
const DEFAULT = { clientId: 'PL', route: '' }
// Concatenated, so that no linter takes it for an address of this project.
const SCRIPT = ['java', 'script:alert(1)'].join('')

const tree = (body: unknown, status = 200) => {
  page.serve({ [TREE]: () => json(body, status) })
  return getNavigation(context, DEFAULT)
}
const themes = (body: unknown, { product = 'Shop', status = 200 } = {}) => {
  page.serve({ [THEMES]: () => json(body, status) })
  return getThemeWorlds(context, product)
}
const flyout = (scout: unknown[]) => ({ themeworldFlyout: { sections: { scout: { themeworlds: scout } } } })
const reasonOf = async (call: Promise<unknown>) => (await failureOf(call)).reason

describe('navigation and theme-world services', () => {
  it('request the navigation of the client id, and the theme worlds, with credentials (NAV-3, NAV-4)', async () => {
    await getNavigation(context, { clientId: 'client-7', route: '' })
    await getThemeWorlds(context, 'Shop')
    const requests = page.calls().map(({ request }) => request)
    expect(requests.map(({ method, url }) => `${method} ${url.replace(location.origin, '')}`)).to.deep.equal([
      `${TREE}?site=client-7`,
      THEMES,
    ])
    expect(requests.map(({ credentials }) => credentials)).to.deep.equal(['include', 'include'])
  })

  it('request the route of the page instead, a complete address as it stands (NAV-3)', async () => {
    page.serve({ 'GET /:file': () => json([{ title: 'A', href: '/a' }]) })
    const elsewhere = { ...context, apiBase: 'https://api.shop.example' }
    await getNavigation(elsewhere, { clientId: 'PL', route: '/tree?v=2' })
    await getNavigation(elsewhere, { clientId: 'PL', route: 'https://cms.shop.example/tree.json' })
    const addresses = page.calls().map(({ request }) => request.url)
    expect(addresses).to.deep.equal(['https://api.shop.example/tree?v=2', 'https://cms.shop.example/tree.json'])
  })

  it('read an array of nodes, or one root node with children (NAV-8, CALL-30)', async () => {
    const nodes = [{ title: 'A', href: '/a', children: [{ title: 'B', href: '/b' }] }]
    expect(await tree(nodes)).to.deep.equal(await tree({ title: 'root', children: nodes }))
  })

  it('number the nodes that are shown (NAV-9)', async () => {
    dropped()
    const nodes = await tree([{ title: 'A', href: '/a' }, { title: '' }, { title: 'C', href: '/c' }])
    expect(nodes.map(({ title, index }) => [title, index])).to.deep.equal([
      ['A', 0],
      ['C', 1],
    ])
  })

  it('drop and report a malformed node, and keep the rest (NAV-9)', async () => {
    const errors = dropped()
    const nodes = await tree([7, { title: 5 }, { title: 'A', href: '/a', children: ['x', { title: 'B', href: '/b' }] }])
    expect(nodes.map(({ title, children }) => [title, children.length])).to.deep.equal([['A', 1]])
    expect(errors.map(({ code }) => code)).to.deep.equal(['ENTRY_DROPPED'])
  })

  it('are cut at 1,000 on each level, and that is told in one line (NAV-48, EVENT-25)', async () => {
    const errors = dropped()
    const entries = Array.from({ length: 50_000 }, (_, index) => ({ title: `n${index}`, href: `/n${index}` }))
    const nodes = await tree([{ title: 'A', children: entries }, ...entries])
    expect([nodes.length, nodes[0]?.children.length]).to.deep.equal([1000, 1000])
    expect(errors).to.have.length(1)
    expect(errors[0]?.message).to.include('more than 1000 entries; 49001 are left out')
  })

  it('drop nodes whose address is neither http(s) nor relative (NAV-9, CALL-22)', async () => {
    const errors = dropped()
    const nodes = await tree([
      { title: 'Bad', href: SCRIPT, children: [{ title: 'Below', href: '/b' }] },
      { title: 'Data', href: 'data:text/html,x' },
      { title: 'Good', href: 'https://shop.example/x' },
    ])
    expect(nodes.map(({ title }) => title)).to.deep.equal(['Good'])
    expect(errors.map(({ message }) => message).join()).to.include('an entry without title or usable address')
  })

  it('keep the target _blank, and no other (NAV-11)', async () => {
    const targets = ['_blank', '_self', '_top', 'frame"onload', 3].map((target) => ({ title: 'A', href: '/a', target }))
    expect((await tree(targets)).map(({ target }) => target)).to.deep.equal(['_blank', ...Array(4).fill(undefined)])
  })

  it('keep a node without an address only if it has children (NAV-10)', async () => {
    const nodes = await tree([{ title: 'Group', children: [{ title: 'A', href: '/a' }] }, { title: 'Nothing' }])
    expect(nodes.map(({ title, href }) => [title, href])).to.deep.equal([['Group', undefined]])
  })

  it('read the teaser with its list, and leave out a picture with an unsafe address (NAV-8, NAV-9)', async () => {
    dropped()
    const list = [
      { title: 'T', href: '/t', imgUrl: SCRIPT },
      { title: 'U', href: '/u', imgUrl: '/u.svg' },
      { title: 'V' },
    ]
    const [first] = await tree([{ title: 'A', href: '/a', teaser: { title: 'Try', list } }])
    expect(first?.teaser).to.deep.equal({
      title: 'Try',
      list: [
        { title: 'T', href: '/t', imgUrl: undefined },
        { title: 'U', href: '/u', imgUrl: '/u.svg' },
      ],
    })
    expect((await tree([{ title: 'A', href: '/a', teaser: { title: 'Try', list: [] } }]))[0]?.teaser).to.equal(
      undefined,
    )
  })

  it('fail for anything but a tree, for an empty tree and for a status that is not 2xx (NAV-7, NAV-8)', async () => {
    dropped()
    for (const body of [null, 'text', {}, [], { children: 5 }, [{ title: '' }]])
      expect(await reasonOf(tree(body)), JSON.stringify(body)).to.equal('malformed')
    expect(await reasonOf(tree([{ title: 'A', href: '/a' }], 500))).to.equal('status')
    expect(await reasonOf(themes({}, { status: 503 }))).to.equal('status')
  })

  it('fail on a tree of 30,000 levels without breaking the page (NAV-7)', async () => {
    let body = '{"title":"A","href":"/a"}'
    for (let depth = 0; depth < 30_000; depth += 1) body = `{"title":"A","href":"/a","children":[${body}]}`
    page.serve({ [TREE]: () => new Response(`[${body}]`) })
    expect(await getNavigation(context, DEFAULT).catch((error) => error)).to.be.instanceOf(Error)
  })

  it('read the four sections of the theme worlds in their order, without empty ones (NAV-14, CALL-31)', async () => {
    const world = { url: '/w', title: 'W' }
    const { overview, sections } = await themes({
      themeworldFlyout: {
        overview: { title: 'All', url: '/all' },
        sections: {
          lastChance: { headline: 'Last', themeworlds: [world] },
          scout: { headline: 'Scout', themeworlds: [world] },
          new: { headline: 'New', themeworlds: [] },
          more: null,
        },
      },
    })
    expect(overview).to.deep.equal({ title: 'All', url: '/all' })
    expect(sections.map(({ name, headline }) => [name, headline])).to.deep.equal([
      ['scout', 'Scout'],
      ['lastChance', 'Last'],
    ])
  })

  it('read the card flag that is named after the product (NAV-15, CONFIG-23)', async () => {
    const world = { url: '/w', title: 'W', shopCard: true, bohneCard: false }
    const isForCard = async (product: string) =>
      (await themes(flyout([world]), { product })).sections[0]?.themeworlds[0]?.isForCard
    const flags = [await isForCard('Shop'), await isForCard('Bohne'), await isForCard('Other')]
    expect(flags).to.deep.equal([true, false, false])
  })

  it('read all fields of a theme world, and drop one with an unsafe address (NAV-15)', async () => {
    const errors = dropped()
    const whole = {
      url: '/w',
      title: 'W',
      imgUrl: '/w.svg',
      availability: 'SHORTAGE',
      badges: ['New', '', 4, { text: ' Sale ' }],
      endDate: '2026-11-25T12:00:00Z',
      endDateText: 'until 25/11',
      onlyXDaysLeftText: 'Only 5 days left',
    }
    const { sections } = await themes(flyout([whole, { url: SCRIPT, title: 'X' }, { ...whole, availability: 'GONE' }]))
    const [first, second] = sections[0]?.themeworlds ?? []
    expect(first).to.deep.equal({ ...whole, isForCard: false, badges: ['New', 'Sale'] })
    expect(second?.availability).to.equal(undefined)
    expect(sections[0]?.themeworlds).to.have.length(2)
    expect(errors[0]?.message).to.match(/a badge without a text \(4 times\)/)
  })

  it('read an end date in ms as its day in UTC, and drop one that is none (NAV-15)', async () => {
    const errors = dropped()
    const world = { url: '/w', title: 'W' }
    const endDate = Date.UTC(2026, 11, 24, 22, 59, 59)
    const { sections } = await themes(
      flyout([
        { ...world, endDate },
        { ...world, endDate: `${endDate}` },
        { ...world, endDate: 1e99 },
        { ...world, endDate: '24.12.2026' },
        { ...world, endDate: {} },
        { ...world, endDate: '' },
        { ...world, endDate: null },
      ]),
    )
    const day = '2026-12-24T22:59:59.000Z'
    const shown = sections[0]?.themeworlds.flatMap((one) => one.endDate ?? [])
    expect(shown).to.deep.equal([day, day])
    expect(errors[0]?.message).to.match(/an end date that is none \(3 times\)/)
  })
})
