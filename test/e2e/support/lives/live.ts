/** Lives a script of the simulation in a real browser: what a browser does not do on demand is a moment in which nothing is done. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { elementsLive, waitUntil } from '../../../../tools/engines/page-waits.ts'
import { Draw } from '../../../simulation/draw.ts'
import { type AskedChange, judge } from '../../../simulation/judge.ts'
import { type Step, scriptOf } from '../../../simulation/script.ts'
import type { Shop } from '../shop.ts'
import { type Service, startService } from './service.ts'

const SHOP = '/'
const AWAY = '/help'
/** After the last call, twice the latency: nothing more is on its way. */
const QUIET_MS = 300

const PERSONS = ['anna', 'bert', 'carla']
const [FIRST_PERSON = ''] = PERSONS

/** A change that a page has asked for. Its page awaits the result until it is left. */
type Asked = { -readonly [Key in keyof AskedChange]: AskedChange[Key] } & { tab: number }

/** The knowledge of a life. */
interface World {
  readonly service: Service
  readonly tabs: readonly Page[]
  readonly asked: Asked[]
  person: string
}

interface Outcome {
  /** Nothing of it must be. */
  wrong: string[]
  changes: number
  /** How often a page came back from the back/forward cache. */
  restored: number
  /** How often a change arrived again. */
  repeated: number
}

interface Watched extends Window {
  report(number: number, isOk: boolean): void
  restored(): void
}

export async function live(seed: number, shop: Shop): Promise<Outcome> {
  const script = scriptOf(seed)
  const draw = new Draw(seed)
  const service = await startService(shop.cdnUrl, seed, script.isCalm)
  const { page: first } = await shop.visitor({ inWholeBrowser: true, withRequests: true })
  const context = first.browserContext()
  const tabs: Page[] = [first]
  const world: World = { service, tabs, asked: [], person: FIRST_PERSON }
  const { asked } = world
  let restored = 0
  try {
    await first.setCookie({ name: 'longTermToken', value: FIRST_PERSON, url: service.url })
    while (tabs.length < script.tabs) tabs.push(await context.newPage())
    for (const page of tabs) {
      // The latency of all that the tab loads.
      const latency = draw.pick([0, 0, 20, 100])
      if (latency > 0) await page.emulateNetworkConditions({ latency, download: -1, upload: -1 })
      await page.exposeFunction('report', (number: number, isOk: boolean) => {
        Object.assign(asked[number - 1] as Asked, { isOk })
      })
      await page.exposeFunction('restored', () => {
        restored += 1
      })
      await page.evaluateOnNewDocument(() => {
        addEventListener('pageshow', ({ persisted }) => {
          if (persisted) (window as unknown as Watched).restored()
        })
      })
      await page.goto(service.url + SHOP, { waitUntil: 'domcontentloaded' })
    }
    for (const step of script.steps) await take(step, world)
    await settle(tabs, service)
    await waitUntil('each page has the results of its changes', async () =>
      asked.every(({ isOk, isAwaited }) => !isAwaited || isOk !== undefined),
    ).catch(() => {})
    const wrong = judge(asked, service.arrivals)
    const expected = service.countOf(world.person)
    for (const [tab, page] of tabs.entries()) {
      const count = () => page.evaluate(() => window.shopElements?.state().itemCount)
      // A tab hears of the other one's last change a moment later.
      await waitUntil('the tab is up to date', async () => (await count()) === expected).catch(async () =>
        wrong.push(`Tab ${tab} shows ${await count()} of ${expected}.`),
      )
    }
    const repeated = service.arrivals.length - new Set(service.arrivals.map(({ number }) => number)).size
    return { wrong, changes: asked.length, restored, repeated }
  } finally {
    await context.close()
    service.close()
  }
}

async function take({ kind, tab, seed }: Step, world: World): Promise<unknown> {
  const { service, tabs, asked } = world
  const draw = new Draw(seed)
  const page = tabs[tab] as Page
  const isLoaded = { waitUntil: 'domcontentloaded' } as const
  const leave = () => {
    for (const one of asked) if (one.tab === tab && one.isOk === undefined) one.isAwaited = false
  }
  const dispatch = (name: string, detail?: object) =>
    page.evaluate((type, given) => void dispatchEvent(new CustomEvent(type, { detail: given })), name, detail)
  switch (kind) {
    case 'login':
      world.person = draw.pick(PERSONS)
      for (const one of asked) one.isExcused ||= one.person !== world.person
      await page.evaluate((name) => {
        document.cookie = `longTermToken=${name}; path=/`
      }, world.person)
      // Each tab is a process, and hears of cookies a moment later: until then it is the person before who shops there.
      return waitUntil('all tabs have the cookie', async () => {
        const cookies = await Promise.all(tabs.map((each) => each.evaluate(() => document.cookie)))
        return cookies.every((all) => all.includes(`longTermToken=${world.person}`))
      })
    case 'request':
    case 'click':
    case 'left': {
      const number = asked.length + 1
      const product = `${tab}${draw.pick(['x', 'y'])}`
      asked.push({ tab, number, product, person: world.person, isOk: undefined, isAwaited: true, isExcused: false })
      const making = page.evaluate(change, product, number, kind === 'left' ? AWAY : '')
      if (kind !== 'left') return making
      leave()
      return Promise.all([page.waitForNavigation(isLoaded), making])
    }
    case 'update':
      return dispatch('cartTriggerUpdate')
    case 'force':
      return dispatch('cartTriggerUpdate', { forceReload: true })
    case 'reset':
      return dispatch('shop-personal-data-reset')
    case 'clear':
      return page.evaluate(() => localStorage.clear())
    case 'show':
    case 'focus':
      return page.bringToFront()
    case 'back':
      return page.goBack(isLoaded)
    case 'visit':
      return page.goto(service.url + SHOP, isLoaded)
    case 'leave':
      leave()
      return page.goto(service.url + AWAY, isLoaded)
    case 'reload':
      leave()
      return page.reload(isLoaded)
    default:
      return wait(draw.pick([5, 30, 100, 300]))
  }
}

/** Runs in the page: makes a change, and leaves in the same task if an address is given. */
function change(productId: string, quantity: number, address: string): void {
  const { report } = window as unknown as Watched
  void window.shopElements
    ?.changeCart({ setArticle: { productId, tcm: 't', quantity } })
    .then(({ ok }) => report(quantity, ok))
  if (address) location.href = address
}

/** Nothing is under way; then both tabs come back to the shop, until nothing is under way again. */
async function settle(tabs: readonly Page[], { quietMs }: Service): Promise<void> {
  const isQuiet = () => waitUntil('nothing is under way', async () => quietMs() > QUIET_MS)
  await isQuiet()
  for (const page of tabs) {
    if (!(await page.evaluate(() => window.shopElements !== undefined)))
      await page.goBack({ waitUntil: 'domcontentloaded' })
    await elementsLive(page)
    // A page that becomes visible notices who is logged in now (CART-29).
    await page.bringToFront()
    await waitUntil('the tab is seen', () => page.evaluate(() => !document.hidden))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  await isQuiet()
}
