import { expect } from '@open-wc/testing'
import { ApiError } from '../../src/api/api-error.ts'
import { getNavigation } from '../../src/api/navigation-service.ts'
import { getThemeWorlds } from '../../src/api/theme-worlds-service.ts'
import { hush } from '../support/console.ts'
import { record } from '../support/events.ts'
import { json, type Served, serve } from '../support/services.ts'

const context = { site: 'PL', apiBase: '', element: 'shop-header' } as const
const TREE = 'GET /jsonflyoutnavigation'
const THEMES = 'GET /service/themeworld-frontend/api/themeworlds/navigation'
const DEFAULT = { clientId: 'PL', route: '' }
// Pieced together, so that no tool takes it for an address of this project.
const SCRIPT = ['java', 'script:alert(1)'].join('')

async function reasonOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error.reason
    throw error
  }
  throw new Error('It did not fail.')
}

describe('the navigation and theme-world services', () => {
  let services: ReturnType<typeof serve> | undefined
  let told: ReturnType<typeof record<{ code: string; message: string }>>
  let stopHush = () => {}
  const answering = (body: unknown, status = 200, path = TREE) => {
    services?.end()
    services = serve({ [path]: () => json(body, status) })
  }
  const tree = async (body: unknown) => {
    answering(body)
    return await getNavigation(context, DEFAULT)
  }
  const themes = async (body: unknown, product = 'Shop') => {
    answering(body, 200, THEMES)
    return await getThemeWorlds(context, product)
  }
  const flyout = (scout: unknown[]) => ({ themeworldFlyout: { sections: { scout: { themeworlds: scout } } } })

  beforeEach(() => {
    stopHush = hush('error', [])
    told = record('shop-element-error')
  })
  afterEach(() => {
    services?.end()
    services = undefined
    told.end()
    stopHush()
  })

  it('ask /jsonflyoutnavigation for the client id, with credentials (specification 1 §7)', async () => {
    let call: Served | undefined
    let credentials: RequestCredentials | undefined
    services = serve({
      [TREE]: (asked) => {
        call = asked
        return json([{ title: 'A', href: '/a' }])
      },
    })
    const served = window.fetch
    window.fetch = (input, init) => {
      credentials = new Request(input, init).credentials
      return served(input, init)
    }
    await getNavigation(context, { clientId: 'client-7', route: '' })
    expect(call?.query.get('site')).to.equal('client-7')
    expect(credentials).to.equal('include')
  })

  it('ask a supplied route instead, as it stands', async () => {
    const asked: string[] = []
    const original = window.fetch
    window.fetch = async (input, init) => {
      asked.push(new Request(input, init).url)
      return json([{ title: 'A', href: '/a' }])
    }
    try {
      const elsewhere = { ...context, apiBase: 'https://api.shop.example' }
      await getNavigation(elsewhere, { clientId: 'PL', route: '/own/tree?v=2' })
      await getNavigation(elsewhere, { clientId: 'PL', route: 'https://cms.shop.example/tree.json' })
    } finally {
      window.fetch = original
    }
    expect(asked).to.deep.equal(['https://api.shop.example/own/tree?v=2', 'https://cms.shop.example/tree.json'])
  })

  it('read an array of nodes, or one root node with children (public contract, section 6)', async () => {
    const nodes = [{ title: 'A', href: '/a', children: [{ title: 'B', href: '/b' }] }]
    expect(await tree(nodes)).to.deep.equal(await tree({ title: 'root', children: nodes }))
  })

  it('number the nodes among those that are shown', async () => {
    const nodes = await tree([{ title: 'A', href: '/a' }, { title: '' }, { title: 'C', href: '/c' }])
    expect(nodes.map(({ title, index }) => [title, index])).to.deep.equal([
      ['A', 0],
      ['C', 1],
    ])
  })

  it('drop a wrong node, tell it, and show the rest (public contract, section 6)', async () => {
    const nodes = await tree([7, { title: 5 }, { title: 'A', href: '/a', children: ['x', { title: 'B', href: '/b' }] }])
    expect(nodes.map(({ title, children }) => [title, children.length])).to.deep.equal([['A', 1]])
    expect(told.details.map(({ code }) => code)).to.deep.equal(['ENTRY_DROPPED', 'ENTRY_DROPPED', 'ENTRY_DROPPED'])
  })

  it('let no address become a link that is neither http(s) nor relative', async () => {
    const nodes = await tree([
      { title: 'Bad', href: SCRIPT, children: [{ title: 'Below', href: '/b' }] },
      { title: 'Data', href: 'data:text/html,x' },
      { title: 'Good', href: 'https://shop.example/x' },
    ])
    expect(nodes.map(({ title }) => title)).to.deep.equal(['Good'])
    expect(told.details.map(({ message }) => message).join()).to.include('neither http(s) nor relative')
  })

  it('know _blank as a target, and take any other for the own window', async () => {
    const targets = ['_blank', '_self', '_top', 'frame"onload', 3].map((target) => ({ title: 'A', href: '/a', target }))
    expect((await tree(targets)).map(({ target }) => target)).to.deep.equal(['_blank', ...Array(4).fill(undefined)])
  })

  it('keep a node without an address for what is below it, and drop it when nothing is', async () => {
    const nodes = await tree([{ title: 'Group', children: [{ title: 'A', href: '/a' }] }, { title: 'Nothing' }])
    expect(nodes.map(({ title, href }) => [title, href])).to.deep.equal([['Group', undefined]])
    expect(told.details).to.deep.equal([])
  })

  it('read the teaser with its list; a picture of a wrong address costs only itself', async () => {
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

  it('refuse what is no tree, an empty one, and a status that is not 2xx', async () => {
    for (const body of [null, 'text', {}, [], { children: 5 }, [{ title: '' }]])
      expect(await reasonOf(tree(body)), JSON.stringify(body)).to.equal('malformed')
    answering([{ title: 'A', href: '/a' }], 500)
    expect(await reasonOf(getNavigation(context, DEFAULT))).to.equal('status')
    answering({}, 503, THEMES)
    expect(await reasonOf(getThemeWorlds(context, 'Shop'))).to.equal('status')
  })

  it('fail on a tree that is deeper than anyone can read, and do not take the page with them', async () => {
    let body = '{"title":"A","href":"/a"}'
    for (let depth = 0; depth < 30_000; depth += 1) body = `{"title":"A","href":"/a","children":[${body}]}`
    services = serve({ [TREE]: () => new Response(`[${body}]`) })
    let hasFailed = false
    await getNavigation(context, DEFAULT).catch(() => {
      hasFailed = true
    })
    expect(hasFailed).to.equal(true)
  })

  it('read the four sections of the theme worlds in their order, without the empty ones (specification 1 §3)', async () => {
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

  it('read the card flag by the name of the product (public contract, section 2)', async () => {
    const world = { url: '/w', title: 'W', shopCard: true, bohneCard: false }
    const isForCard = async (product: string) =>
      (await themes(flyout([world]), product)).sections[0]?.themeworlds[0]?.isForCard
    expect([await isForCard('Shop'), await isForCard('Bohne'), await isForCard('Other')]).to.deep.equal([
      true,
      false,
      false,
    ])
  })

  it('read all that an entry says, and drop an entry whose address is none', async () => {
    const whole = {
      url: '/w',
      title: 'W',
      imgUrl: '/w.svg',
      availability: 'SHORTAGE',
      badges: ['New', '', 4, 'Sale'],
      endDate: '2026-11-25T12:00:00Z',
      endDateText: 'until 25/11',
      onlyXDaysLeftText: 'Only 5 days left',
    }
    const { sections } = await themes(flyout([whole, { url: SCRIPT, title: 'X' }, { ...whole, availability: 'GONE' }]))
    const [first, second] = sections[0]?.themeworlds ?? []
    expect(first).to.deep.equal({ ...whole, isForCard: false, badges: ['New', 'Sale'] })
    expect(second?.availability).to.equal(undefined)
    expect(sections[0]?.themeworlds).to.have.length(2)
  })
})
