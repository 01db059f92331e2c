/** The acts of journeys on a page, in any engine. A selector goes through shadow roots with ` >>> `. */
import { waitUntil } from '../../../tools/engines/page-waits.ts'
import type { EngineWindow } from './engine-browser.ts'

type Places = Record<'main' | 'header' | 'footer' | 'logo' | 'cart', number>

declare global {
  interface Window {
    /** By watch.js. */
    watched: {
      problems: string[]
      hydrated: string[]
      painted: Places
      placesOf(): Places
      find(selector: string): HTMLElement | null
    }
  }
}

type Answer = boolean | undefined

export type EnginePage = ReturnType<typeof enginePage>

/** `origin` is that of the shop. */
export function enginePage({ page, choose }: EngineWindow, origin: string) {
  const chosen = async () => {
    await choose()
    return page
  }
  /** Runs a function in the page, and waits for its promise. It sees nothing of the test but its arguments. */
  const run = async <A extends unknown[], R>(script: (...args: A) => R | Promise<R>, ...args: A): Promise<R> =>
    (await chosen()).evaluate(script, ...args)
  /** Waits for what is so in the page. Elements don't come out of every engine: ask whether they are there. */
  const until = <A extends unknown[]>(what: string, isSo: (...args: A) => Answer | Promise<Answer>, ...args: A) =>
    // A page that is just being left answers with an error.
    waitUntil(what, async () => (await run(isSo, ...args).catch(() => false)) === true)
  /** Opens a path of the shop, or a whole address. */
  const goto = async (path: string) => (await chosen()).goto(new URL(path, origin).href)
  const live = async () => {
    await until('the loader has run', () => window.shopElements !== undefined)
    await run(async () => void (await window.shopElements?.ready))
  }
  const shows = (selector: string) =>
    until(`${selector} shows`, (wanted) => window.watched.find(wanted)?.checkVisibility() === true, selector)
  const move = async (x: number, y: number) => (await chosen()).mouse.move(x, y)

  /** The middle of an element that has come to rest in the window. */
  async function middleOf(selector: string): Promise<[x: number, y: number]> {
    await shows(selector)
    let middle: [number, number] = [0, 0]
    let last = ''
    let still = 0
    await waitUntil(`${selector} comes to rest`, async () => {
      const { place, isInSight } = await run((wanted) => {
        const element = window.watched.find(wanted)
        const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
        if (element && (top < 0 || top + height > innerHeight))
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const x = left + width / 2
        return { place: [x, top + height / 2, width, height], isInSight: top >= 0 && x > 0 && x < innerWidth }
      }, selector)
      still = place.join() === last ? still + 1 : 0
      last = place.join()
      middle = [place[0] as number, place[1] as number]
      // Firefox scrolls to a typed text some frames later. What slides in from beside the window has yet to start.
      return still > 5 && isInSight
    })
    return middle
  }

  return {
    run,
    until,
    goto,
    live,
    /** Opens a page, and waits until its elements are live. */
    async open(path: string): Promise<void> {
      await goto(path)
      await live()
    },
    /** As the browser's own button does. A page that comes from memory may be there before the one that is left answers. */
    goBack: () => run(() => history.back()).catch(() => {}),
    /** As after a touch of each element. */
    wake: () => run(async () => void (await window.shopElements?.wake())),
    shows,
    hides: (selector: string) =>
      until(`${selector} is gone`, (wanted) => !window.watched.find(wanted)?.checkVisibility(), selector),
    contains: (selector: string, text: string) =>
      until(
        `${selector} contains "${text}"`,
        (wanted, part) => window.watched.find(wanted)?.textContent?.includes(part),
        selector,
        text,
      ),
    badge: (count: string) =>
      until(
        `the badge shows "${count}"`,
        (wanted) => (window.watched.find('shop-header >>> .badge')?.textContent ?? '') === wanted,
        count,
      ),
    focus: (selector: string) => run((wanted) => window.watched.find(wanted)?.focus(), selector),
    hasFocus: (selector: string) =>
      until(
        `${selector} has the focus`,
        (wanted) => {
          const element = window.watched.find(wanted)
          return element !== null && (element.getRootNode() as ShadowRoot).activeElement === element
        },
        selector,
      ),
    /** Moves the mouse to a point of the window. */
    move,
    /** In two steps, as a mouse comes: what moves under a mouse that rests is no hover. */
    async hover(selector: string): Promise<void> {
      const [x, y] = await middleOf(selector)
      await move(x - 2, y)
      await move(x, y)
    },
    async click(selector: string): Promise<void> {
      const middle = await middleOf(selector)
      await (await chosen()).mouse.click(...middle)
    },
    type: async (text: string) => (await chosen()).keyboard.type(text),
    /** A key by its name, e.g. `Enter`. */
    press: async (key: string) => (await chosen()).keyboard.press(key),
    /** Console errors and warnings, uncaught errors, and violations of the policy. */
    problems: () => run(() => window.watched.problems),
  }
}
