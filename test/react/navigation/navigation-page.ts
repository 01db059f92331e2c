/** Setup for tests of the navigation: window size, services, a quiet console, and fake timers. */
import { install } from '@sinonjs/fake-timers'
import { setViewport } from '@web/test-runner-commands'
import { captureConsole } from '../../support/console.ts'
import { clearPage } from '../../support/elements.ts'
import type { Handler, Served } from '../../support/services.ts'
import { serveNavigation } from './answers.ts'

export interface NavigationPage {
  readonly calls: Served[]
  /** Replaces answers of the services. */
  serveInstead(handlers: Record<string, Handler>): void
  /** Affects timers that are started from now on. */
  fakeTimers(): ReturnType<typeof install>
}

/** Sets up and tears down every test of a suite. */
export function setUpNavigationPage(width: number, height = 800): NavigationPage {
  let services: { calls: Served[]; end(): void }
  let clock: ReturnType<typeof install> | undefined
  let stopHush = () => {}
  const address = location.href

  before(() => setViewport({ width, height }))
  after(() => setViewport({ width: 800, height: 600 }))
  beforeEach(() => {
    localStorage.clear()
    stopHush = captureConsole('error', [])
    services = serveNavigation()
  })
  afterEach(async () => {
    clock?.uninstall()
    clock = undefined
    history.replaceState(null, '', address)
    delete document.documentElement.dataset.platform
    clearPage()
    // Elements clean up a moment after their removal.
    await new Promise((resolve) => setTimeout(resolve, 5))
    services.end()
    stopHush()
  })

  return {
    get calls() {
      return services.calls
    },
    serveInstead(handlers) {
      services.end()
      services = serveNavigation(handlers)
    },
    fakeTimers() {
      clock = install({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true })
      return clock
    },
  }
}
