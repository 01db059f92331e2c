/**
 * Field data: when elements were painted, live and awake, and how long the first flyout took, as `shop-element-timing` and as
 * marks (EVENT-21). Fetched by a share of the page views only, and after an element is live, so it reads what was marked before.
 */
import { emit, listen, type TimingPhase } from './events.ts'

const MARK = /^shop-elements:([\w-]+):(live|awake)$/
const CONTROL = '[aria-expanded]'

const nameOf = (element: string, phase: TimingPhase) => `shop-elements:${element}:${phase}`

/** A page that was prerendered counts from when it was shown. */
const shownAt = (): number => {
  const [entry] = performance.getEntriesByType('navigation') as { activationStart?: number }[]
  return entry?.activationStart ?? 0
}

const reported = new Set<string>()

/** Of several elements of a tag only the first is reported. */
function report(element: string, phase: TimingPhase, durationMs: number): void {
  const name = nameOf(element, phase)
  if (reported.has(name)) return
  reported.add(name)
  emit('shop-element-timing', { element, phase, durationMs: Math.max(0, Math.round(durationMs)) })
}

function reportPainted(element: string, startTime: number): void {
  if (reported.has(nameOf(element, 'painted'))) return
  performance.mark(nameOf(element, 'painted'), { startTime })
  report(element, 'painted', startTime - shownAt())
}

/** Hands over each entry, also those that came before. */
function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry)
  })
  observer.observe({ type, buffered: true })
}

/** The page's first paint with content; never settles in a tab that nobody looks at. */
const firstPaint = (): Promise<number> =>
  new Promise((resolve) =>
    observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && resolve(startTime)),
  )

/** From the first touch of a control to the flyout that it opens: the first one of a page view. */
function timeFirstFlyout(): void {
  let control: EventTarget | undefined
  let since = 0
  const ended = new AbortController()
  const onTouch = (event: Event) => {
    const found = event.composedPath().find((node) => node instanceof Element && node.matches(CONTROL))
    if (found !== control) since = event.timeStamp
    control = found
  }
  for (const type of ['pointerover', 'pointerdown', 'keydown'])
    window.addEventListener(type, onTouch, { signal: ended.signal, capture: true, passive: true })
  const onOpened = () => {
    // A page may open a flyout without a touch.
    if (!control || ended.signal.aborted) return
    ended.abort()
    for (const stop of stops) stop()
    // When it is painted.
    requestAnimationFrame(() => {
      const end = performance.now()
      performance.measure(nameOf('shop-header', 'touched'), { start: since, end })
      report('shop-header', 'touched', end - since)
    })
  }
  const stops = [listen('icon-flyout-opened', onOpened), listen('navigation-flyout-opened', onOpened)]
}

export function startTiming(): void {
  const painted = firstPaint()
  observe('mark', ({ name, startTime }) => {
    const [, element = '', phase] = MARK.exec(name) ?? []
    if (!phase) return
    const isFragment = reported.has(nameOf(element, 'live'))
    report(element, phase as TimingPhase, startTime - shownAt())
    // A fragment is part of the page's own HTML; a bare tag is painted after React has rendered it.
    if (phase === 'live') void painted.then((time) => reportPainted(element, time))
    else if (!isFragment) requestAnimationFrame((time) => reportPainted(element, time))
  })
  timeFirstFlyout()
}
