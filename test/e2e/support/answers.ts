/** The answers that the servers of this process still have to give. Browsers report the same, which takes them a sixth of the time of a page. */
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

const unanswered = new Set<ServerResponse>()
/** When an answer last began or ended. */
let answersChangedAt = 0
/** Long enough for a click or an answer to cause the next request. */
export const QUIET_MS = 100

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  answersChangedAt = Date.now()
  // The connection that reloads the pages of `npm run dev` stays open.
  if (request.headers.accept === 'text/event-stream') return
  unanswered.add(response)
  response.once('close', () => {
    unanswered.delete(response)
    answersChangedAt = Date.now()
  })
})

/** Whether all requests are answered, and nothing has happened for a while. */
export const answersEnded = (): boolean => unanswered.size === 0 && Date.now() > answersChangedAt + QUIET_MS
