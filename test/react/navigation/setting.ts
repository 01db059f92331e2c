/** What all tests of the bar stand in: a wide window, services that answer, a quiet console, and a clock to stop. */

import { install } from '@sinonjs/fake-timers'
import { setViewport } from '@web/test-runner-commands'
import { hush } from '../../support/console.ts'
import { allInside, clearPage, inside } from '../../support/elements.ts'
import type { Handler, Served } from '../../support/services.ts'
import { serving } from './support.ts'

export interface Setting {
  readonly calls: Served[]
  /** Other services instead. */
  using(handlers: Record<string, Handler>): void
  /** Only for what is started from now on. */
  stopTime(): ReturnType<typeof install>
}

/** Sets up before each test of a suite, and tidies up after it. */
export function setting(width: number, height = 800): Setting {
  let services: { calls: Served[]; end(): void }
  let clock: ReturnType<typeof install> | undefined
  let stopHush = () => {}
  const address = location.href

  before(() => setViewport({ width, height }))
  after(() => setViewport({ width: 800, height: 600 }))
  beforeEach(() => {
    localStorage.clear()
    stopHush = hush('error', [])
    services = serving()
  })
  afterEach(async () => {
    clock?.uninstall()
    clock = undefined
    history.replaceState(null, '', address)
    delete document.documentElement.dataset.platform
    clearPage()
    // Elements end when they have stayed away for a moment.
    await new Promise((resolve) => setTimeout(resolve, 5))
    services.end()
    stopHush()
  })

  return {
    get calls() {
      return services.calls
    },
    using(handlers) {
      services.end()
      services = serving(handlers)
    },
    stopTime() {
      clock = install({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true })
      return clock
    },
  }
}

export const panel = (element: HTMLElement) => inside(element, '.flyout__panel')
/** What is open, by its name. */
export const openTitle = (element: HTMLElement) => panel(element)?.getAttribute('aria-label') ?? null
export const levels = (element: HTMLElement) =>
  allInside(element, '.drill-down__level ul').map((list) => list.getAttribute('aria-label'))
