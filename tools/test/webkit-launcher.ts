import type { BrowserLauncher } from '@web/test-runner'
import { startWebKit, type WebKit } from '../engines/webkit.ts'
import { WebKitPage } from '../engines/webkit-page.ts'

/** Runs web-test-runner's test files in WebKit, one after the other in one window. */
class WebKitLauncher implements BrowserLauncher {
  readonly name = 'WebKit'
  /** The runner's commands for keys, mouse and viewport then ask `getPage` for a page with puppeteer's methods. */
  readonly type = 'puppeteer'
  readonly concurrency = 1
  private webkit: WebKit | undefined
  private page: WebKitPage | undefined
  private active: string | undefined

  async startSession(sessionId: string, url: string): Promise<void> {
    this.active = sessionId
    this.webkit ??= await startWebKit({ waitFor: 'none' })
    this.page = new WebKitPage(this.webkit.driver)
    await this.page.setViewport({ width: 800, height: 600 })
    await this.page.goto(url)
  }

  isActive(sessionId: string): boolean {
    return this.active === sessionId
  }

  /** The runner asks when it has lost the page. */
  getBrowserUrl(): Promise<string> {
    return this.getPage()
      .url()
      .catch(() => '')
  }

  /** Leaves the page, which ends its timers. */
  async stopSession(): ReturnType<BrowserLauncher['stopSession']> {
    this.active = undefined
    try {
      await this.getPage().mouse.reset()
      await this.getPage().leave()
    } catch (error) {
      // The next file gets a new browser.
      console.error(String(error))
      await this.stop()
      return { errors: [{ message: 'WebKit has crashed.' }] }
    }
    return {}
  }

  startDebugSession(): Promise<void> {
    throw new Error('WebKit has no visible window here.')
  }

  async stop(): Promise<void> {
    await this.webkit?.close()
    this.webkit = undefined
  }

  getPage(): WebKitPage {
    if (!this.page) throw new Error('WebKit is not started.')
    return this.page
  }
}

export const webkitLauncher = (): BrowserLauncher => new WebKitLauncher()
