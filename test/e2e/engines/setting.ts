/** The shop around an engine, for the journeys. */
import { readFileSync } from 'node:fs'
import { startDemo } from '../../../demo/server.ts'
import type { Engine } from '../../../tools/engines/engines.ts'
import { root } from '../../../tools/paths.ts'
import { inHead, startHost } from '../support/host.ts'
import { startEngine } from './engine-browser.ts'
import { EnginePage } from './engine-page.ts'

export interface Setting {
  /** A page of a new visitor, with the window's size. */
  visitor(width?: number, height?: number): Promise<EnginePage>
  /** Another window of the same visitor. */
  secondWindow(): Promise<EnginePage>
  /** The shop under its own strict policy. */
  url(path: string): string
  /** The same without its CDN. */
  urlWithoutCdn(path: string): string
  close(): Promise<void>
}

const WATCH = inHead('<script src="/watch.js"></script>')
/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9'

/** Starts the built shop, a host that adds a script to its pages, and the engine. */
export async function startSetting(engine: Engine): Promise<Setting> {
  const demo = await startDemo()
  const options = {
    files: { '/watch.js': readFileSync(root('test/e2e/engines/watch.js'), 'utf8'), '/robots.txt': '' },
    policy: (given: string) => given,
  }
  const host = await startHost(demo.url, { ...options, change: WATCH })
  const withoutCdn = (html: string) => WATCH(html.replaceAll(demo.cdnUrl, NOWHERE))
  const other = await startHost(demo.url, { ...options, change: withoutCdn })
  const browser = await startEngine(engine)
  return {
    async visitor(width = 1280, height = 800) {
      const window = await browser.visitor(host.url)
      await window.resize(width, height)
      return new EnginePage(window)
    },
    secondWindow: async () => new EnginePage(await browser.secondWindow()),
    url: (path) => host.url + path,
    urlWithoutCdn: (path) => other.url + path,
    async close() {
      await browser.close()
      for (const { close } of [host, other]) close()
      await demo.close()
    },
  }
}
