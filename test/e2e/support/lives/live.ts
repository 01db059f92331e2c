/** Lives a script in a real browser. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { elementsLive, waitUntil } from '../../../../tools/engines/page-waits.ts'
import { judge } from '../../../simulation/judge.ts'
import type { Shop } from '../shop.ts'
import { FIRST_PERSON, lastPersonOf, type Script, type Step } from './script.ts'
import { type Service, startService } from './service.ts'

const SHOP = '/'
const AWAY = '/help'
/** After the last call, twice the latency: nothing more is on its way. */
const QUIET_MS = 300

/** The result of a change that its page has got, and whether the page has been left since. */
interface ReportedResult {
  tab: number
  isOk?: boolean
  isLeft: boolean
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

export async function live(script: Script, shop: Shop): Promise<Outcome> {
  const service = await startService(shop.cdnUrl, script)
  const { page: first } = await shop.visitor({ inWholeBrowser: true, withRequests: true })
  const context = first.browserContext()
  const results = new Map<number, ReportedResult>()
  let restored = 0
  try {
    await first.setCookie({ name: 'longTermToken', value: FIRST_PERSON, url: service.url })
    const tabs: Page[] = [first, await context.newPage()]
    for (const [tab, page] of tabs.entries()) {
      const latency = script.latencies[tab] ?? 0
      if (latency > 0) await page.emulateNetworkConditions({ latency, download: -1, upload: -1 })
      await page.exposeFunction('report', (number: number, isOk: boolean) => {
        results.set(number, { ...(results.get(number) as ReportedResult), isOk })
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
    for (const step of script.steps) await take(step, tabs, service, results)
    await settle(tabs, service)
    await waitUntil('each page has the results of its changes', async () =>
      [...results.values()].every(({ isOk, isLeft }) => isLeft || isOk !== undefined),
    ).catch(() => {})
    const wrong = judge(askedIn(script, results), service.arrivals)
    const person = lastPersonOf(script)
    for (const [tab, page] of tabs.entries()) {
      const count = () => page.evaluate(() => window.shopElements?.state().itemCount)
      // A tab hears of the other one's last change a moment later.
      await waitUntil('the tab is up to date', async () => (await count()) === service.countOf(person)).catch(
        async () => wrong.push(`Tab ${tab} shows ${await count()} of ${service.countOf(person)}.`),
      )
    }
    const repeated = service.arrivals.length - new Set(service.arrivals.map(({ number }) => number)).size
    return { wrong, changes: script.changes.length, restored, repeated }
  } finally {
    await context.close()
    service.close()
  }
}

/** The changes of a script, with what their pages were told. */
const askedIn = ({ changes, steps }: Script, results: ReadonlyMap<number, ReportedResult>) =>
  changes.map((change) => {
    const { isOk, isLeft } = results.get(change.number) as ReportedResult
    const at = steps.findIndex((step) => step.kind === 'change' && step.change === change)
    return { ...change, isOk, isAwaited: !isLeft, isExcused: steps.slice(at).some(({ kind }) => kind === 'login') }
  })

async function take(step: Step, tabs: readonly Page[], { url }: Service, results: Map<number, ReportedResult>) {
  if (step.kind === 'wait') return wait(step.ms)
  const page = tabs[step.tab] as Page
  const isLoaded = { waitUntil: 'domcontentloaded' } as const
  const leave = () => {
    for (const [number, result] of results) {
      if (result.isOk === undefined && result.tab === step.tab) results.set(number, { ...result, isLeft: true })
    }
  }
  switch (step.kind) {
    case 'login':
      await page.evaluate((name) => {
        document.cookie = `longTermToken=${name}; path=/`
      }, step.person)
      // Each tab is a process, and hears of cookies a moment later: until then it is the person before who shops there.
      return waitUntil('all tabs have the cookie', async () => {
        const cookies = await Promise.all(tabs.map((tab) => tab.evaluate(() => document.cookie)))
        return cookies.every((all) => all.includes(`longTermToken=${step.person}`))
      })
    case 'change': {
      const { number, product } = step.change
      results.set(number, { tab: step.tab, isLeft: false })
      const making = page.evaluate(change, product, number, step.isLeaving ? AWAY : '')
      if (!step.isLeaving) return making
      leave()
      return Promise.all([page.waitForNavigation(isLoaded), making])
    }
    case 'return':
      return page.goBack(isLoaded)
    case 'visit':
      return page.goto(url + SHOP, isLoaded)
    case 'leave':
      leave()
      return page.goto(url + AWAY, isLoaded)
    case 'reload':
      leave()
      return page.reload(isLoaded)
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
