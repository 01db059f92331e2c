/** A page with one example: a shop's services for it, then the loader of the release. */
import { mockServices } from './mock.ts'

interface Settings {
  visitor?: string
  cart?: readonly string[]
  opens?: string
  loader: string
  worker: string
}

const settings: Settings = JSON.parse(document.querySelector('#example')?.textContent ?? '{}')
const chosen = new URLSearchParams(location.search)

/** Each frame has a storage of its own: the elements of one origin share what is in it. */
class FrameStorage implements Storage {
  readonly #items = new Map<string, string>()
  get length() {
    return this.#items.size
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null
  getItem = (name: string) => this.#items.get(name) ?? null
  setItem = (name: string, value: string) => void this.#items.set(name, String(value))
  removeItem = (name: string) => void this.#items.delete(name)
  clear = () => this.#items.clear()
}

function standAlone(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: new FrameStorage(), configurable: true })
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} ${location.pathname}`)
    }
  }
}

const NOTE_MS = 4000
let noteEnds: ReturnType<typeof setTimeout> | undefined

/** In the page around, where there is one: the foot of a high frame is out of sight. */
function say(text: string): void {
  const note = parent.document.querySelector<HTMLElement>('#leads')
  if (!note) return
  note.textContent = text
  note.showPopover()
  clearTimeout(noteEnds)
  noteEnds = setTimeout(() => note.hidePopover(), NOTE_MS)
}

/** Links and forms of an example lead nowhere: it says where they would. */
function stayHere(): void {
  const lead = (event: Event, url: string) => {
    event.preventDefault()
    say(`On your page this leads to ${url.replace(location.origin, '')}`)
  }
  for (const type of ['click', 'auxclick'])
    window.addEventListener(type, (event) => {
      const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement)
      if (link && !event.defaultPrevented) lead(event, link.href)
    })
  // History is that of the whole tab.
  for (const name of ['back', 'forward', 'go'])
    Object.defineProperty(history, name, { value: () => say('On your page this leads one page back') })
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { cancelable, hashChange, destination, navigationType } = event as Event & {
      hashChange: boolean
      navigationType: string
      destination: { url: string }
    }
    // The switches of the site choose another query.
    const isOwn = new URL(destination.url).pathname === location.pathname
    if (cancelable && !hashChange && !isOwn && navigationType === 'push') lead(event, destination.url)
  })
}

/** Until it answers, or not at all: in a private window of Firefox there is no service worker, and no picture. */
async function registerPictures(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const controlled = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  try {
    await serviceWorker.register(new URL(settings.worker, location.href))
    if (!serviceWorker.controller) await Promise.race([controlled, new Promise((resolve) => setTimeout(resolve, 2000))])
  } catch (error) {
    console.info(`Without pictures: ${error}`)
  }
}

const { dataset } = document.documentElement
const site = chosen.get('site')
const theme = chosen.get('theme')
if (site) dataset.site = site
if (theme) dataset.theme = theme
standAlone()
stayHere()
mockServices(new URLSearchParams(`site=${site ?? 'DE'}&${settings.visitor ?? ''}`).toString())
for (const add of settings.cart ?? []) await fetch('/demo/cart', { method: 'POST', body: JSON.stringify({ add }) })
await registerPictures()

const script = document.createElement('script')
script.type = 'module'
script.src = settings.loader
script.addEventListener('load', async () => {
  await window.shopElements?.ready
  if (settings.opens) window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout: settings.opens } }))
})
document.head.append(script)
