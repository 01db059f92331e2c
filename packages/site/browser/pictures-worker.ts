/** A service worker with the pictures of the demo shop, which the elements ask for at the root of their host. */

import { picture, type Routes } from '../../../packages/shop/call.ts'
import { FOOTER_IMAGES } from '../../../packages/shop/footer-images.ts'
import { createServices } from '../../../packages/shop/services.ts'

interface WorkerScope {
  registration: { scope: string }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}
interface WorkerEvent {
  request: Request
  waitUntil(done: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
}

const worker = self as unknown as WorkerScope

const drawing = async (name: string): Promise<Response> => {
  const answer = await fetch(new URL(`pictures/${name}.svg`, worker.registration.scope))
  return picture(answer.ok ? await answer.text() : undefined)
}

const PICTURES: Routes = {
  ...FOOTER_IMAGES,
  'GET /pictures/:file': { answer: ({ params: { file = '' } }) => drawing(file.replace(/\.svg$/, '')) },
  'GET /service/newsletter-subscription-form/images/:file': {
    answer: ({ params: { file = '' } }) => drawing(`newsletter-${file.replace(/\.jpg$/, '')}`),
  },
}
const services = createServices({ routes: PICTURES })

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (new URL(request.url).origin === location.origin && services.serves(request))
    event.respondWith(services.handle(request))
})
