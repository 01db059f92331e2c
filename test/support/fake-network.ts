/**
 * Replaces `fetch` for tests that run thousands of times: nothing takes a task of its own, as the bodies of
 * real requests and responses do.
 */

export interface FakeAnswer {
  status: number
  text: string
}

export const responseOf = ({ status, text }: FakeAnswer): Response =>
  ({ status, ok: status >= 200 && status < 300, text: async () => text, body: null }) as unknown as Response

/** Calls the handler with each request and its body. Returns the function that restores the real network. */
export function fakeNetwork(handle: (request: Request, body: string) => Promise<Response>): () => void {
  const original = window.fetch
  window.fetch = (input, init) => handle(new Request(input, init), String(init?.body ?? ''))
  return () => {
    window.fetch = original
  }
}

const { port1, port2 } = new MessageChannel()

/** Resolves in the next task; nested real timers would be throttled. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    port1.onmessage = () => resolve()
    port2.postMessage(0)
  })

const { setTimeout: realTimeout } = window

/** 10 ms of real time, for what the browser does on its own while a fake clock is installed. */
export const realDelay = () => new Promise<void>((resolve) => void realTimeout.call(window, resolve, 10))
