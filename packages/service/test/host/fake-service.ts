/** A fragment service that answers as it is told, and breaks in every way. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame } from '../../host/host.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

const SITE = /^\/frame\/(\w+)/

export const frameOf = (site: string, text: string): Frame => ({
  version: '9.9.9',
  head: '<link rel="preconnect" href="https://cdn.example" crossorigin>',
  header: `<shop-header site="${site}">${text}</shop-header>\n`,
  footer: `<shop-footer site="${site}">${text}</shop-footer>\n`,
  scripts: '<script type="module" src="https://cdn.example/shop-elements/1/shop-elements.js"></script>',
  csp: { 'script-src': ["'self'"] },
  vary: ['previewToken'],
})

/** Each answer has the next number in it. `maxAge`: in seconds. */
export const answering = (maxAge: number, text = 'frame'): Answer => {
  let number = 0
  return ({ url = '' }, response) => {
    number += 1
    response.setHeader('cache-control', `public, max-age=${maxAge}, stale-while-revalidate=86400`)
    response.end(JSON.stringify(frameOf(SITE.exec(url)?.[1] ?? '', `${text} ${number}`)))
  }
}

const whole = JSON.stringify(frameOf('DE', 'broken'))

/** By name: what a service does when it fails, and the code by which it is told. */
export const FAULTS: Readonly<Record<string, readonly [code: string, answer: Answer]>> = {
  'closes the connection': ['NO_ANSWER', (request) => void request.socket.destroy()],
  'does not answer': ['LATE', () => {}],
  'answers with half a frame, and goes': [
    'NO_ANSWER',
    (request, response) => {
      response.setHeader('content-length', whole.length)
      response.write(whole.slice(0, 100), () => request.socket.destroy())
    },
  ],
  'answers with half a frame, and ends': ['WRONG_ANSWER', (_, response) => void response.end(whole.slice(0, 100))],
  'answers with 503': ['STATUS', (_, response) => void response.writeHead(503).end('down')],
  'leads to a login page': ['STATUS', (_, response) => void response.writeHead(302, { location: '/login' }).end()],
  'answers with a page': ['WRONG_ANSWER', (_, response) => void response.end('<!doctype html><p>Log in')],
  'answers with other JSON': ['WRONG_ANSWER', (_, response) => void response.end('{"header":null}')],
  'answers with the frame of another site': [
    'WRONG_ANSWER',
    (_, response) => void response.end(JSON.stringify(frameOf('AT', 'other'))),
  ],
  'answers with a header that has no end': [
    'WRONG_ANSWER',
    (_, response) => void response.end(JSON.stringify({ ...frameOf('DE', ''), header: '<shop-header site="DE">' })),
  ],
  'answers without end': [
    'WRONG_ANSWER',
    (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      }
      response.on('drain', more)
      more()
    },
  ],
}

export async function fakeService() {
  const requests: IncomingMessage[] = []
  let answer: Answer = answering(60)
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** From now on. */
    does(next: Answer) {
      answer = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type FakeService = Awaited<ReturnType<typeof fakeService>>
