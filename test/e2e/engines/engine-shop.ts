/** The built shop, and a browser of an engine, for the journeys. */
import { readFileSync } from 'node:fs'
import { after, before } from 'node:test'
import { type Demo, startDemo } from '../../../demo/server.ts'
import type { Engine } from '../../../tools/engines/engines.ts'
import { root } from '../../../tools/paths.ts'
import { inHead, type Loss, startHost } from '../support/host.ts'
import type { Running } from '../support/release.ts'
import { type EngineBrowser, startEngine } from './engine-browser.ts'
import { type EnginePage, enginePage } from './engine-page.ts'

export type EngineShop = ReturnType<typeof engineShop>

const WATCH = inHead('<script src="/watch.js"></script>')
/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9'

/** Runs a shop under its own strict policy, whose pages have a further script, and an engine during the tests of a suite. */
export function engineShop(engine: Engine) {
  let demo: Demo
  let host: Running
  let withoutCdn: Running
  let browser: EngineBrowser
  const others: Running[] = []

  const files = { '/watch.js': readFileSync(root('test/e2e/engines/watch.js'), 'utf8'), '/robots.txt': '' }
  /** The shop with another CDN. */
  const hostWith = (cdnUrl: string) => {
    const moved = (text: string) => text.replaceAll(demo.cdnUrl, cdnUrl)
    return startHost(demo.url, { files, policy: moved, change: (html) => WATCH(moved(html)) })
  }
  before(async () => {
    demo = await startDemo({ hasFonts: false })
    host = await hostWith(demo.cdnUrl)
    withoutCdn = await startHost(demo.url, {
      files,
      policy: (given) => given,
      change: (html) => WATCH(html.replaceAll(demo.cdnUrl, NOWHERE)),
    })
    browser = await startEngine(engine)
  })
  after(async () => {
    await browser?.close()
    for (const running of [host, withoutCdn, ...others]) running?.close()
    await demo?.close()
  })

  const visitor = async (width = 1280, height = 800) => {
    const { page, choose } = await browser.visitor(host.url)
    await page.setViewport({ width, height })
    return enginePage({ page, choose }, host.url)
  }
  return {
    get url() {
      return host.url
    },
    visitor,
    /** A page that a new visitor opens, in a window of this size. */
    async open(path: string, width?: number, height?: number): Promise<EnginePage> {
      const page = await visitor(width, height)
      await page.open(path)
      return page
    },
    /** The same, with a CDN that loses the first request for such a file. `requests`: what it was asked for. */
    async openLosing(
      isLost: (file: string) => boolean,
      path: string,
      how: Loss = '404',
    ): Promise<EnginePage & { requests: string[] }> {
      const requests: string[] = []
      const loses = (file: string) => {
        const isFirst = isLost(file) && !requests.some(isLost)
        requests.push(file)
        return isFirst && how
      }
      const cdn = await startHost(demo.cdnUrl, { loses })
      const losing = await hostWith(cdn.url)
      others.push(cdn, losing)
      const page = await visitor()
      await page.open(losing.url + path)
      return { ...page, requests }
    },
    /** A page without a policy whose HTML something has changed on its way. */
    async openChanged(change: (html: string) => string, path: string, width?: number): Promise<EnginePage> {
      const changing = await startHost(demo.url, { files, change: (html) => WATCH(change(html)) })
      others.push(changing)
      const page = await visitor(width)
      await page.open(changing.url + path)
      return page
    },
    /** Another window of the same visitor. */
    secondWindow: async () => enginePage(await browser.secondWindow(), host.url),
    /** The address of a page whose CDN does not answer. */
    urlWithoutCdn: (path: string) => withoutCdn.url + path,
  }
}
