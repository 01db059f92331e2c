/**
 * Field data: when elements were painted, live and awake, how long the first flyout took (EVENT-21), and each control's slowest click,
 * tap or key (EVENT-31), as `shop-element-timing`; all but the last as marks too. Fetched by a share of the page views only, and after
 * an element is live, so it reads what was marked before.
 */
import { emit, type Interaction, listen, type TimingPhase } from './events.ts'

const MARK = /^shop-elements:([\w-]+):(live|awake)$/
const CONTROL = '[aria-expanded]'

const nameOf = (element: string, phase: TimingPhase) => `shop-elements:${element}:${phase}`

/** A page that was prerendered counts from when it was shown. */
const shownAt = (): number => {
  const [entry] = performance.getEntriesByType('navigation') as { activationStart?: number }[]
  return entry?.activationStart ?? 0
}

const reported = new Set<string>()

/** Only the first of several elements of a tag is reported. */
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

/** Hands over each entry, also those that came before. Browsers ignore types that they do not know. */
function observe(type: string, onEntry: (entry: PerformanceEntry) => void, more: PerformanceObserverInit = {}): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry)
  })
  observer.observe({ type, buffered: true, ...more })
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

/** Parts of our elements that people press and type into. */
const USED = 'a, button, input, select, textarea, summary, label, [role=option]'
/** The events that may end in a frame that somebody waits for. */
const USES = ['pointerdown', 'pointerup', 'click', 'keydown', 'keypress', 'keyup']
/** Events that may still be told; a browser tells them within a frame or two, and those that are quick never. */
const KEPT = 50
/** The least that browsers tell. */
const TOLD_FROM_MS = 16

/** The innermost control that an event happened in, and the element of ours that it is in. */
function usedBy(event: Event): (Pick<Interaction, 'control' | 'isAwake'> & { element: string }) | undefined {
  const path = event.composedPath()
  const root = path.find((node) => node instanceof ShadowRoot && node.querySelector('[data-root]'))
  const inside = path.slice(0, path.indexOf(root as ShadowRoot)).filter((node) => node instanceof Element)
  const control = inside.find((node) => node.matches(USED))
  if (!(root instanceof ShadowRoot) || !control) return undefined
  const names = ['part', 'data-control', 'name', 'data-track'].map((name) => control.getAttribute(name))
  return {
    element: root.host.localName,
    // The rest of the name is what it is about, such as a code.
    control: /^[\w-]+/.exec(names.find(Boolean) ?? '')?.[0] ?? control.localName,
    isAwake: root.host.matches(':defined'),
  }
}

/** Tells the slowest click, tap or key of each control: the first one, and each that takes longer. */
function timeInteractions(): void {
  // By the time at which it happened: inside a shadow root the browser does not tell the target.
  const uses = new Map<number, ReturnType<typeof usedBy>>()
  const slowest: Record<string, number> = {}
  const onUse = (event: Event) => {
    uses.set(event.timeStamp, usedBy(event))
    for (const time of [...uses.keys()].slice(0, -KEPT)) uses.delete(time)
  }
  for (const type of USES) window.addEventListener(type, onUse, { capture: true, passive: true })
  const onEntry = (entry: PerformanceEntry) => {
    const { name: type, startTime, duration, processingStart, processingEnd } = entry as PerformanceEventTiming
    const used = USES.includes(type) && uses.get(startTime)
    if (!used) return
    const { element, control, isAwake } = used
    const key = `${element} ${control} ${isAwake}`
    if (duration <= (slowest[key] ?? 0)) return
    slowest[key] = duration
    const [inputDelayMs, processingMs, presentationMs] = [
      processingStart - startTime,
      processingEnd - processingStart,
      startTime + duration - processingEnd,
    ].map((ms) => Math.max(0, Math.round(ms))) as [number, number, number]
    const interaction = { control, type, inputDelayMs, processingMs, presentationMs, isAwake }
    emit('shop-element-timing', { element, phase: 'interaction', durationMs: Math.round(duration), interaction })
  }
  observe('event', onEntry, { durationThreshold: TOLD_FROM_MS } as PerformanceObserverInit)
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
  timeInteractions()
}
