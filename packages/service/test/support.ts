/** Services for the fragment service: they can be broken, held back and counted. */
import type { TestContext } from 'node:test'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../../../test/e2e/support/release.ts'
import { createServices } from '../../shop/services.ts'
import type { FragmentFailure, FragmentServiceOptions } from '../fragment-service/fragment-service.ts'

type Module = typeof import('../fragment-service/fragment-service.ts')
export const { createFragmentService }: Module = await import(pathToFileURL(`${ROOT}/dist/fragment-service.js`).href)

type Answer = () => Response | Promise<Response>

export const NAVIGATION = 'GET /jsonflyoutnavigation'
export const THEME_WORLDS = 'GET /service/themeworld-frontend/api/themeworlds/navigation'
/** The call that proves the token of a preview. */
export const PROOF = 'GET /service/preview/api/auth/checkauth'

const ANSWERS: Readonly<Record<string, Answer>> = {
  [NAVIGATION]: () =>
    Response.json([{ title: 'Kaffee & Tee', href: '/kaffee', children: [{ title: 'Bohnen', href: '/bohnen' }] }]),
  [THEME_WORLDS]: () => Response.json({ themeworldFlyout: { overview: { title: 'Themen', url: '/t' }, sections: {} } }),
  [PROOF]: () => Response.json({ status: 'SUCCESS' }),
}

/** The services of a shop without campaigns and footer content, which know the token of each preview. */
export function backEnd() {
  const requests: Request[] = []
  let answers = ANSWERS
  return {
    /** The calls so far; with a call, such as `GET /json/psdata`, only that. */
    calls: (call?: string) =>
      requests.filter(({ method, url }) => call === undefined || `${method} ${new URL(url).pathname}` === call),
    /** Answers these calls in another way from now on; without an answer as at first. */
    serve(call: string, answer: Answer | undefined = ANSWERS[call]) {
      answers = { ...answers, ...(answer && { [call]: answer }) }
    },
    handle(request: Request): Promise<Response> {
      requests.push(request)
      const routes = Object.entries(answers).map(([call, answer]) => [call, { answer }])
      return createServices({ routes: Object.fromEntries(routes) }).handle(request)
    },
  }
}

/** A fragment service in front of these services. */
export function fakeShop(options: Partial<FragmentServiceOptions> = {}) {
  const services = backEnd()
  const failures: FragmentFailure[] = []
  /** Work that goes on after an answer, such as the making of a newer fragment. */
  const running: Promise<unknown>[] = []
  const service = createFragmentService({
    services: 'https://shop.example',
    onError: (failure) => failures.push(failure),
    fetch: (address, init) => services.handle(new Request(address, init)),
    ...options,
  })
  const get = (path: string, init?: RequestInit) =>
    service(new Request(`http://service${path}`, init), undefined, {
      waitUntil: (promise) => void running.push(promise),
    })
  return {
    ...services,
    failures,
    service,
    /** Asks as on workerd, where what goes on after an answer is known. */
    get,
    /** Waits until nothing goes on any more. */
    async settled() {
      while (running.length > 0) await running.pop()
    },
    async metric(name: string, labels: string): Promise<number> {
      const text = await (await get('/metrics')).text()
      const line = text.split('\n').find((one) => one.startsWith(`shop_fragments_${name}{${labels}}`))
      return Number(line?.split(' ').at(-1) ?? 0)
    },
  }
}

/** Puts the clock forward: sets by how many ms it is late. It goes on, or stands still between. */
export function lateClock(test: TestContext, { isStill = false } = {}): (ms: number) => void {
  let lateMs = 0
  const { now } = Date
  const start = now()
  test.mock.method(Date, 'now', () => (isStill ? start : now()) + lateMs)
  return (ms) => {
    lateMs = ms
  }
}

/** An answer that is held back until it is let go. */
export function heldBack(answer: () => Response) {
  let release = () => {}
  let ask = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const isAsked = new Promise<void>((resolve) => {
    ask = resolve
  })
  return {
    isAsked,
    release,
    answer() {
      ask()
      return isReleased.then(answer)
    },
  }
}

/** Whole: it begins with the tag and ends with it. */
export const isWhole = (html: string, tag: string): boolean =>
  html.startsWith(`<${tag} `) &&
  html.endsWith(`</template></${tag}>\n`) &&
  html.includes('</footer>') === (tag === 'shop-footer')

/** The service's words about its cache. */
export const cacheOf = (response: Response): string | undefined =>
  response.headers.get('cache-status')?.replace('shop-elements; ', '')
