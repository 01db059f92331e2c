/** Services for the fragment service: they answer by call, can be broken, held back and counted. */
import { pathToFileURL } from 'node:url'
import type { FragmentFailure, FragmentServiceOptions } from '../../src/fragment-service/fragment-service.ts'
import { ROOT } from '../e2e/support/release.ts'

type Module = typeof import('../../src/fragment-service/fragment-service.ts')
export const { createFragmentService }: Module = await import(pathToFileURL(`${ROOT}/dist/fragment-service.js`).href)

type Name = 'navigation' | 'theme-worlds' | 'promotion' | 'footer'
type Answer = () => Response | Promise<Response>

export const NAVIGATION = [{ title: 'Kaffee & Tee', href: '/kaffee', children: [{ title: 'Bohnen', href: '/bohnen' }] }]
const FOOTER = {
  groups: [{ title: 'Aus dem Dienst', links: [{ text: 'Ein Verweis', url: '/verweis' }] }],
}

const ANSWERS: Readonly<Record<Name, Answer>> = {
  navigation: () => Response.json(NAVIGATION),
  'theme-worlds': () => Response.json({ themeworldFlyout: { overview: { title: 'Themen', url: '/t' }, sections: {} } }),
  promotion: () => new Response('{}', { status: 404 }),
  footer: () => Response.json({ contentJSON: JSON.stringify(FOOTER) }),
}

const nameOf = (url: URL): Name => {
  if (url.pathname.includes('themeworld')) return 'theme-worlds'
  if (url.pathname.endsWith('/SHOP_FOOTER')) return 'footer'
  return url.pathname.startsWith('/service/promotion/') ? 'promotion' : 'navigation'
}

export interface Call {
  name: Name
  /** Path and query. */
  path: string
  host: string
  headers: Record<string, string>
}

/** A fragment service in front of services that answer well until `answer` says otherwise. */
export function fakeShop(options: Partial<FragmentServiceOptions> = {}) {
  const calls: Call[] = []
  const failures: FragmentFailure[] = []
  const answers = new Map<Name, Answer>(Object.entries(ANSWERS) as [Name, Answer][])
  /** What goes on after an answer, such as the making of a newer fragment. */
  const running: Promise<unknown>[] = []
  const handler = createFragmentService({
    services: 'https://shop.example',
    onError: (failure) => failures.push(failure),
    fetch: async (address, init) => {
      const url = new URL(address)
      const name = nameOf(url)
      calls.push({ name, path: url.pathname + url.search, host: url.host, headers: init.headers as Call['headers'] })
      return (answers.get(name) as Answer)()
    },
    ...options,
  })
  return {
    calls,
    failures,
    callsOf: (name: Name) => calls.filter((call) => call.name === name).length,
    answer: (name: Name, answer: Answer = ANSWERS[name]) => answers.set(name, answer),
    get: (path: string, init?: RequestInit) =>
      handler(new Request(`http://service${path}`, init), undefined, {
        waitUntil: (promise) => void running.push(promise),
      }),
    /** Waits until nothing goes on any more. */
    async settled() {
      while (running.length > 0) await running.pop()
    },
    async metric(name: string, labels: string): Promise<number> {
      const text = await (await handler(new Request('http://service/metrics'))).text()
      const line = text.split('\n').find((one) => one.startsWith(`shop_fragments_${name}{${labels}}`))
      return Number(line?.split(' ').at(-1) ?? 0)
    },
  }
}

/** An answer that is held back until it is let go. */
export function heldBack(answer: () => Response) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  return { answer: () => isReleased.then(answer), release }
}

/** Whole: it begins with the tag and ends with it. */
export const isWhole = (html: string, tag: string): boolean =>
  html.startsWith(`<${tag} `) &&
  html.endsWith(`</template></${tag}>\n`) &&
  html.includes('</footer>') === (tag === 'shop-footer')

/** What the service says of its cache. */
export const cacheOf = (response: Response): string | undefined =>
  response.headers.get('cache-status')?.replace('shop-elements; ', '')

/** Runs what is waiting: promises that are settled, and timers without a delay. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
