/** A browser that looks at pages of others: each visit has a context of its own, and nothing is written anywhere (FLEET-4). */
import { existsSync } from 'node:fs'
import type { Browser, BrowserContext, CDPSession } from 'puppeteer-core'
import { findBrowser } from './find-browser.ts'

/** Only requests with these methods leave the browser, from any frame, worker and window. */
const READS = ['GET', 'HEAD', 'OPTIONS']

const CLOSE_AFTER_MS = 500

export interface VisitBrowser {
  /** A context without cookies, permissions and downloads. `held` grows by the address of each request that was held back. */
  newContext(held: string[]): Promise<BrowserContext>
  close(): Promise<void>
}

/** @throws {Error} that says what to install, or which browser to name. */
export async function startBrowser(named: string | undefined): Promise<VisitBrowser> {
  const { launch } = await driver()
  const path = named ?? findBrowser()
  if (!path)
    throw new Error('A Chrome or Chromium is needed: install one, or name its program by --browser or CHROME_PATH.')
  if (!existsSync(path)) throw new Error(`--browser: there is no ${path}.`)
  // Chromium has no sandbox for root.
  const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-dev-shm-usage']
  const start = async () => {
    const browser = await launch({ executablePath: path, args, issuesEnabled: false })
    const session = await browser.target().createCDPSession()
    return { browser, session, guard: await guardOf(session) }
  }
  let running = await start()
  return {
    async newContext(held) {
      // A page may have brought it down.
      if (!running.browser.connected) running = await start()
      running.guard.held = held
      return contextOf(running.browser, running.session)
    },
    close: () => running.browser.close(),
  }
}

async function driver(): Promise<Pick<typeof import('puppeteer-core').default, 'launch'>> {
  try {
    const { default: puppeteer } = await import('puppeteer-core')
    return puppeteer
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error(
      'This needs a package that drives a browser. Install it beside shop-elements: npm install puppeteer-core',
    )
  }
}

interface Guard {
  /** Addresses of requests that were held back. */
  held: string[]
  /** The window of a visit, by context; others are opened by pages. */
  windows: Map<string, string>
}

/** Holds back what writes, and all of windows that a page opens. One session of the whole browser sees workers and other windows too. */
async function guardOf(session: CDPSession): Promise<Guard> {
  const guard: Guard = { held: [], windows: new Map() }
  const opened = new Set<string>()
  // A page that is gone meanwhile needs no answer.
  const ignore = () => {}
  /** A window shares the process of the page that opens it: a loop in it would stop that page. */
  const isOpened = async (frameId: string) => {
    const { targetInfos } = await session.send('Target.getTargets')
    const { browserContextId = '' } = targetInfos.find(({ targetId }) => targetId === frameId) ?? {}
    const own = guard.windows.get(browserContextId)
    return opened.has(frameId) || (own !== undefined && own !== frameId)
  }
  session.on('Fetch.requestPaused', async ({ requestId, frameId, resourceType, request: { method, url } }) => {
    const isHeld =
      !READS.includes(method) || (resourceType === 'Document' && (await isOpened(frameId).catch(() => true)))
    if (!isHeld) return void session.send('Fetch.continueRequest', { requestId }).catch(ignore)
    guard.held.push(url)
    session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(ignore)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
  session.on('Target.targetCreated', ({ targetInfo: { type, targetId, browserContextId = '' } }) => {
    if (type !== 'page') return
    if (!guard.windows.has(browserContextId)) return void guard.windows.set(browserContextId, targetId)
    opened.add(targetId)
    // The driver stops each new window until it has looked at it: one that is closed meanwhile would stop its page for good.
    setTimeout(() => session.send('Target.closeTarget', { targetId }).catch(ignore), CLOSE_AFTER_MS).unref()
  })
  await session.send('Target.setDiscoverTargets', { discover: true })
  return guard
}

async function contextOf(browser: Browser, session: CDPSession): Promise<BrowserContext> {
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } })
  const browserContextId = context.id
  await session.send('Browser.grantPermissions', { permissions: [], ...(browserContextId && { browserContextId }) })
  return context
}
