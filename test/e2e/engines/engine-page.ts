/** What journeys do on a page, in any engine. A selector goes through shadow roots with ` >>> `. */
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { EngineWindow } from './engine-browser.ts'

export interface Places {
  main: number
  header: number
  footer: number
  logo: number
  cart: number
}

/** By watch.js. */
interface Watched {
  problems: string[]
  hydrated: string[]
  painted: Places
  placesOf(): Places
  find(selector: string): HTMLElement | null
}

declare global {
  interface Window {
    watched: Watched
  }
}

type Answer = boolean | undefined

export class EnginePage {
  readonly window: EngineWindow

  constructor(window: EngineWindow) {
    this.window = window
  }

  /** Opens a page, and waits until its elements are live. */
  async open(url: string): Promise<void> {
    await this.window.open(url)
    await this.until('the loader has run', () => window.shopElements !== undefined)
    await this.window.run(async () => void (await window.shopElements?.ready))
  }

  /** As after a touch of each element. */
  async wake(): Promise<void> {
    await this.window.run(async () => void (await window.shopElements?.wake()))
  }

  /** Polls a condition of the page. Elements don't come out of every engine: ask whether they are there. */
  async until<A extends unknown[]>(
    what: string,
    isSo: (...args: A) => Answer | Promise<Answer>,
    ...args: A
  ): Promise<void> {
    const end = Date.now() + 10_000
    for (;;) {
      // A page that is just being left answers with an error.
      const is = await this.window.run(isSo as (...args: A) => boolean, ...args).catch(() => false)
      if (is) return
      if (Date.now() > end) throw new Error(`Waited for 10 s: ${what}.`)
      await wait(30)
    }
  }

  shows(selector: string): Promise<void> {
    return this.until(
      `${selector} shows`,
      (wanted) => window.watched.find(wanted)?.checkVisibility() === true,
      selector,
    )
  }

  hides(selector: string): Promise<void> {
    return this.until(`${selector} is gone`, (wanted) => !window.watched.find(wanted)?.checkVisibility(), selector)
  }

  contains(selector: string, text: string): Promise<void> {
    const has = (wanted: string, part: string) => window.watched.find(wanted)?.textContent?.includes(part)
    return this.until(`${selector} contains "${text}"`, has, selector, text)
  }

  badge(count: string): Promise<void> {
    const has = (wanted: string) => (window.watched.find('shop-header >>> .badge')?.textContent ?? '') === wanted
    return this.until(`the badge shows "${count}"`, has, count)
  }

  focus(selector: string): Promise<void> {
    return this.window.run((wanted) => window.watched.find(wanted)?.focus(), selector)
  }

  hasFocus(selector: string): Promise<void> {
    return this.until(
      `${selector} has the focus`,
      (wanted) => {
        const element = window.watched.find(wanted)
        return element !== null && (element.getRootNode() as ShadowRoot).activeElement === element
      },
      selector,
    )
  }

  /** The middle of an element that has come to rest in the window. */
  private async middleOf(selector: string): Promise<[x: number, y: number]> {
    await this.shows(selector)
    const middle = await this.window.run(async (wanted) => {
      let last = ''
      let still = 0
      for (let frames = 0; frames < 120; frames += 1) {
        const element = window.watched.find(wanted)
        const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
        if (element && (top < 0 || top + height > innerHeight))
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const place = [left, top, width, height].join()
        const x = left + width / 2
        still = place === last ? still + 1 : 0
        // Firefox scrolls to a typed text some frames later. What slides in from beside the window has yet to start.
        if (still > 5 && top >= 0 && x > 0 && x < innerWidth) return [x, top + height / 2] as [number, number]
        last = place
        await new Promise((next) => requestAnimationFrame(next))
      }
      return undefined
    }, selector)
    assert.ok(middle, `${selector} does not come to rest.`)
    return middle
  }

  async hover(selector: string): Promise<void> {
    await this.window.move(...(await this.middleOf(selector)))
  }

  async click(selector: string): Promise<void> {
    await this.window.click(...(await this.middleOf(selector)))
  }

  /** Console errors and warnings, uncaught errors, and violations of the policy. */
  async problems(): Promise<string[]> {
    return this.window.run(() => window.watched.problems)
  }
}
