/** Finds all interactive nodes of fragments by itself, uses one, and says what has come of it. */
import type { ElementHandle, Page } from 'puppeteer-core'

/** An interactive node of a shadow root. */
export interface Control {
  /** Of what kind it is: the name of its control, else what HTML makes of it. */
  kind: string
  /** Finds it again in the same root, also when it was rendered anew. */
  id: string
  isVisible: boolean
}

/** What using a control has come to. */
export interface Outcome {
  /** Where the page was led to. */
  url?: string
  /** What the page could hear and see else. */
  page?: unknown
}

/** `click`: what a tap comes to, on the control itself, whatever lies over it. */
export type Use = 'mouse' | 'tap' | 'click' | 'Enter' | ' ' | 'ArrowDown'

interface ControlsPage {
  controls(host: string): (Control & { node: HTMLElement })[]
  used: { events: string[]; copied: [text: string, isByVisitor: boolean][] }
}

/** Runs in each page before its own scripts. */
function watch(): void {
  const page = window as unknown as ControlsPage
  page.used = { events: [], copied: [] }
  const names = [
    'icon-flyout-opened',
    'icon-flyout-closed',
    'navigation-flyout-opened',
    'navigation-flyout-closed',
    'shop-consent-settings',
    'shop-newsletter-submitted',
  ]
  for (const name of names)
    addEventListener(name, (event) =>
      page.used.events.push(`${name} ${JSON.stringify((event as CustomEvent).detail ?? '')}`),
    )
  // What it needs of a browser: the visitor's own click.
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: async (text: string) => void page.used.copied.push([text, navigator.userActivation.isActive]),
    },
  })
  const INTERACTIVE =
    'a, button, input:not([type=hidden]), select, textarea, summary, form, [role=button], [tabindex="0"]'
  const LEGAL = '[data-legal-text] > :not(summary)'
  const isIn = (selector: string, node: Element) =>
    node.closest(selector) !== null && node.closest('[data-legal-text]')?.checkVisibility() === true
  const kindOf = (host: string, node: Element) => {
    const name = node.getAttribute('data-control')?.split(':')[0]
    if (name) return name
    const details = node.localName === 'summary' ? node.parentElement : undefined
    if (details)
      return `${host} summary ${details.getAttribute('part') ?? (details.hasAttribute('data-legal-text') ? 'legal' : 'group')}`
    if (node.localName === 'button' && node.getAttribute('type') === 'submit')
      return `submit of ${node.closest('form')?.getAttribute('data-control') ?? 'nothing'}`
    if (node.localName === 'input') return `${host} field ${node.getAttribute('name')}`
    return `${host} ${node.localName}${node.hasAttribute('href') ? ' with address' : ''}`
  }
  page.controls = (host) => {
    const root = document.querySelector(host)?.shadowRoot
    const nodes = [...(root?.querySelectorAll<HTMLElement>(INTERACTIVE) ?? [])].filter(
      (node) => !node.closest('[inert]'),
    )
    return nodes.map((node) => ({
      node,
      kind: kindOf(host, node),
      id: ['data-control', 'data-path', 'data-live', 'href', 'name', 'part', 'action']
        .map((name) => node.getAttribute(name) ?? '')
        .concat(node.localName === 'summary' ? (node.textContent ?? '') : '')
        .join('|'),
      // A closed legal text is opened before its button is used.
      isVisible:
        isIn(LEGAL, node) || (node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0),
    }))
  }
}

/** Watches the pages that are opened from now on; addresses that a control leads to are answered by an empty page. */
export async function watchControls(page: Page, isLate: (url: string) => 'no' | 'late' | 'missing'): Promise<void> {
  // TypeScript's runner names functions by it.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named')
  await page.evaluateOnNewDocument(watch)
  await page.setRequestInterception(true)
  let isOpened = false
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      if (isOpened)
        return void request.respond({ contentType: 'text/html', body: '<!doctype html><title>There</title>' })
      isOpened = true
    }
    const late = isLate(request.url())
    if (late === 'missing') return void request.abort()
    if (late === 'late') return void setTimeout(() => void request.continue().catch(() => {}), LATE_MS)
    void request.continue()
  })
}

/** How late the code comes. */
const LATE_MS = 2000

export const controlsOf = (page: Page, host: string): Promise<Control[]> =>
  page.evaluate(
    (name) => (window as unknown as ControlsPage).controls(name).map(({ node: _, ...control }) => control),
    host,
  )

export async function handleOf(page: Page, host: string, { kind, id }: Control): Promise<ElementHandle<Element>> {
  const handle = await page.evaluateHandle(
    (name, wanted) =>
      (window as unknown as ControlsPage).controls(name).find((one) => one.kind === wanted.kind && one.id === wanted.id)
        ?.node,
    host,
    { kind, id },
  )
  const element = handle.asElement()
  if (!element) throw new Error(`${kind} (${id}) is not in ${host}.`)
  return element as ElementHandle<Element>
}

/** Uses a control, once or several times as fast as it goes. A press of the mouse first comes over it. */
export async function use(page: Page, host: string, control: Control, by: Use, times = 1): Promise<void> {
  const handle = await handleOf(page, host, control)
  if (control.kind === 'close-legal-text')
    await handle.evaluate((node) => node.closest('details')?.toggleAttribute('open', true))
  await handle.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  if (by === 'mouse') {
    await handle.click({ count: times })
    // What it came over after the text has gone is no part of it.
    if (control.kind === 'close-legal-text') await page.mouse.move(1, (page.viewport()?.height ?? 2) - 1)
  } else if (by === 'tap') {
    const box = await handle.boundingBox()
    if (!box) throw new Error(`${control.kind} has no box.`)
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const
    const left = new Promise((resolve) => page.once('framenavigated', resolve))
    for (let time = 0; time < times; time += 1) await Promise.race([page.touchscreen.tap(...at), left])
  } else if (by === 'click')
    await handle.evaluate((node, count) => {
      const click = { bubbles: true, cancelable: true, composed: true, detail: 1, pointerType: 'touch' }
      for (let time = 0; time < count; time += 1) node.dispatchEvent(new PointerEvent('click', click))
    }, times)
  else {
    await handle.focus()
    for (let time = 0; time < times; time += 1) await page.keyboard.press(by)
  }
}

/** What has come of it up to now. */
export async function outcomeOf(page: Page, start: string, host: string): Promise<Outcome> {
  const url = page.url()
  if (url !== start) return { url: url.replace(new URL(start).origin, '') }
  try {
    return {
      page: await page.evaluate((name) => {
        const { used } = window as unknown as ControlsPage
        const root = document.querySelector(name)?.shadowRoot
        const texts = (selector: string) =>
          [...(root?.querySelectorAll(selector) ?? [])].map((node) => node.textContent)
        const { dataLayer = [] } = window as unknown as { dataLayer?: object[] }
        return {
          ...used,
          records: dataLayer,
          open: texts('details[open] > summary'),
          expanded: texts('[aria-expanded=true]:not(.group__toggle)'),
          dialogs: root?.querySelectorAll('dialog[open], .flyout__panel').length,
          values: [...(root?.querySelectorAll('input:not([type=hidden])') ?? [])].map(
            (input) => (input as HTMLInputElement).value,
          ),
          errors: texts('[role=alert], .field__error'),
        }
      }, host),
    }
  } catch {
    // The page is being left.
    return {}
  }
}
