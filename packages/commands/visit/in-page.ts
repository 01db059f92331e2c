/**
 * Runs in the page that is visited. All but `askDoctor` run in a world of their own: they share the page's document with it, but no globals,
 * so that neither disturbs the other. Each function is sent as text, and uses nothing from outside of it.
 */

/** Facts that a document tells from its start on. */
export interface Watched {
  layoutShift: number
  blockingMs: number
  violations: string[]
  /** Reads what the browser has not yet told. */
  update(): void
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Watches a document for layout shifts, long tasks and broken policies. */
export function watch(): void {
  if (window !== window.top) return
  let [session, startMs, endMs] = [0, 0, 0]
  const addShift = ({ value, hadRecentInput, startTime }: LayoutShift) => {
    if (hadRecentInput) return
    // Shifts that follow each other within a second are one, for at most five seconds.
    if (startTime - endMs > 1000 || startTime - startMs > 5000) [session, startMs] = [0, startTime]
    session += value
    endMs = startTime
    watched.layoutShift = Math.max(watched.layoutShift, session)
  }
  const addTask = ({ duration }: PerformanceEntry) => {
    watched.blockingMs += Math.max(0, duration - 50)
  }
  const observed = (
    [
      ['layout-shift', (entry: PerformanceEntry) => addShift(entry as LayoutShift)],
      ['longtask', addTask],
    ] as const
  ).map(([type, add]) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(add))
    observer.observe({ type, buffered: true })
    return { observer, add }
  })
  const watched: Watched = {
    layoutShift: 0,
    blockingMs: 0,
    violations: [],
    update() {
      for (const { observer, add } of observed) observer.takeRecords().forEach(add)
    },
  }
  document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) => {
    const text = `${effectiveDirective} blocks ${blockedURI.split('?')[0]}`
    if (disposition === 'enforce' && watched.violations.length < 50 && !watched.violations.includes(text))
      watched.violations.push(text)
  })
  Object.assign(globalThis, { watched })
}

/** Watched facts, and the boxes of tags: of a tag that is not there, that of what it will take the place of. */
export function measure(tags: readonly string[], places: Readonly<Record<string, string>>) {
  const { watched } = globalThis as unknown as { watched: Watched }
  watched.update()
  const find = (selector: string) => {
    try {
      return document.querySelector(selector)
    } catch {
      return null
    }
  }
  /** The header has no box of its own: what is in it has. */
  const sizeOf = (element: Element) => {
    const own = element.getBoundingClientRect()
    if (getComputedStyle(element).display !== 'contents') return own
    const inner = [...(element.shadowRoot?.querySelectorAll('.shop-base > *') ?? [])].filter(
      (one) => getComputedStyle(one).position !== 'fixed',
    )
    const rects = inner.map((one) => one.getBoundingClientRect())
    return {
      width: Math.max(0, ...rects.map(({ width }) => width)),
      height: rects.reduce((sum, { height }) => sum + height, 0),
    }
  }
  const root = document.documentElement
  const block = document.querySelector('script[data-shop-elements]')?.textContent ?? ''
  const [, ofBlock = 'DE'] = /"site"\s*:\s*"(\w+)"/.exec(block) ?? []
  const boxes = tags.flatMap((name) => {
    const tag = document.querySelector(name)
    const element = tag ?? (places[name] ? find(places[name]) : null)
    if (!element) return []
    const { width, height } = sizeOf(element)
    const site = tag ? (tag.getAttribute('site') ?? root.getAttribute('data-site') ?? ofBlock) : ''
    return [{ name, width: Math.round(width), height: Math.round(height), site }]
  })
  const { layoutShift, blockingMs, violations } = watched
  return { boxes, layoutShift, blockingMs, violations, heightPx: Math.max(root.scrollHeight, window.innerHeight) }
}

/** The version of ours that runs; undefined where it has not started. */
export async function askVersion(): Promise<unknown> {
  const { shopElements } = window
  // A tag that never gets there is a finding of the doctor, not a reason to wait.
  await Promise.race([shopElements?.ready, new Promise((resolve) => setTimeout(resolve, 3000))])
  return shopElements?.version
}

/** In the page's own world, where `shopElements` is. */
export async function askDoctor(): Promise<unknown> {
  const findings = (await window.shopElements?.doctor()) ?? []
  return findings.map(({ code, message, remedy }) => ({ code, message, remedy }))
}
