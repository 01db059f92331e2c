/**
 * The network in the hands of a test that runs thousands of times: nothing of it takes the browser a turn of its own, as
 * the bodies of real requests and answers do.
 */

export interface FakeAnswer {
  status: number
  text: string
}

export const responseOf = ({ status, text }: FakeAnswer): Response =>
  ({ status, ok: status >= 200 && status < 300, text: async () => text, body: null }) as unknown as Response

/** Puts a handler in the place of the network; it gets each request and its body. Returns what brings the network back. */
export function fakeNet(handle: (request: Request, body: string) => Promise<Response>): () => void {
  const original = { fetch: window.fetch, Request: window.Request }
  const bodies = new WeakMap<object, string>()
  window.Request = class extends original.Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init)
      bodies.set(this, String(init?.body ?? ''))
    }
  }
  window.fetch = (request) => handle(request as Request, bodies.get(request as Request) ?? '')
  return () => Object.assign(window, original)
}

const { port1, port2 } = new MessageChannel()

/** A turn of the browser's own loop; nested real timers would be slowed down. */
export const turn = () =>
  new Promise<void>((resolve) => {
    port1.onmessage = () => resolve()
    port2.postMessage(0)
  })

const { setTimeout: realTimeout } = window

/** For what the browser does in its own time, whatever a test's clock says. */
export const realMoment = () => new Promise<void>((resolve) => void realTimeout.call(window, resolve, 10))
